import Simulator

/// Writes what is done at a prompt into a session file, each step before the next line is read.
///
/// Everything done since the launch is kept, so that a recording that begins late still tells how to get there.
@MainActor
public final class SessionRecorder {
  /// What was typed, looked at before it runs.
  public struct Draft {
    fileprivate var draft: StepWriter.Draft
  }

  /// A recording that was closed.
  public struct Finished: Hashable, Sendable {
    /// The file.
    public var path: String
    /// How many steps and expectations it has.
    public var steps: Int
    /// What `${secret:…}` stands for in it.
    public var secrets: [String: String]
    /// Whether a test in Swift is to stand beside it.
    package var writesTest = false
    /// Whether something is alive that should be gone.
    package var leavesLeaks = false
  }

  private struct Entry {
    var offset: Int
    /// Whether it changed the app, so that it can be undone.
    var moves: Bool
  }

  private struct Open {
    var file: RecordingFile
    var options: RecordingOptions
    var places: StepWriter.Places
    /// How many steps that were done before stand in the file.
    var before: Int
    /// Where each step and expectation that came behind them begins in the file.
    var entries: [Entry] = []
    var count: Int { before + entries.count }
    /// Expectations written since the last action.
    var written: Set<String> = []
    /// Whether a launch would be the first step of the file, which launches the app and prints nothing.
    var isFirst: Bool
    var secrets: [String: String] = [:]
  }

  /// What was taken last.
  private struct Last {
    var line: String
    /// What it printed.
    var printed: [String]
    /// The lines of its entry behind the first, if it has one.
    var rest: [String]?
    /// Whether its lines stand there already, or cannot.
    var isComplete = false
  }

  private var last: Last?
  private var interpreter: Interpreter
  private var writer: StepWriter
  private var open: Open?
  /// The lines of every step since the launch.
  private var past: [String] = []
  /// Secrets of the steps since the launch.
  private let secrets = SecretNames()
  /// Whether elements get names that last although nothing is recorded yet.
  private let namesElements: Bool

  /// Creates a recorder of what an interpreter does.
  ///
  /// - Parameter namesElements: Whether steps before a recording are kept with lasting names too; that takes a look at all
  ///   rows for each tap.
  public init(_ interpreter: Interpreter, namesElements: Bool = true) {
    self.interpreter = interpreter
    self.namesElements = namesElements
    writer = StepWriter(interpreter)
  }

  /// The file that is open; nil if nothing is recorded.
  public var path: String? { open?.file.path }
  /// The descriptor of that file, for a last comment by whatever ends the process.
  public var descriptor: Int32? { open?.file.descriptor }
  /// How many steps and expectations the file has, those done before it was begun included.
  public var count: Int { open?.count ?? 0 }

  // MARK: beginning and end

  /// Begins a file with what led here.
  ///
  /// - Throws: Why it cannot be written.
  public func start(_ path: String, _ options: RecordingOptions) throws(FileProblem) {
    if path == "-" { throw .standsForStream }
    if PathText.name(path).hasPrefix("_") { throw .namedAsPartial }
    let lines = launchLines + past
    let head = (headLines + lines).map { $0 + "\n" }.joined()
    if !options.replaces, DiskFiles().kind(of: path) == .file {
      throw RecordingFile.isHeld(path) ? .beingRecorded : .exists
    }
    let file = try RecordingFile(path: path, head: head, replaces: options.replaces)
    open = Open(
      file: file, options: options, places: writer.places, before: lines.count,
      isFirst: lines.isEmpty,
      secrets: secrets.texts)
  }

  private var headLines: [String] {
    let simulator = interpreter.simulator
    return [
      "session \(SessionVersion.format)", "# recorded by navwright \(SessionVersion.program)",
      "app \(SessionText.word(simulator.appType.name))", "seed \(simulator.seed)", "",
    ]
  }

  private var launchLines: [String] {
    let parameters = interpreter.simulator.launchParameters
    return parameters.isEmpty ? [] : [UserAction.app(.launch(parameters)).canonicalText]
  }

  /// Closes the file; nil if none is open.
  ///
  /// - Parameter comment: How it ended, if that was not asked for.
  public func stop(comment: String? = nil) -> Finished? {
    guard let open else { return nil }
    if let comment { try? open.file.append(["# \(comment)"]) }
    open.file.close()
    self.open = nil
    var finished = Finished(
      path: open.file.path, steps: open.count, secrets: open.secrets)
    if open.options.writesTest {
      finished.writesTest = true
      finished.leavesLeaks = !interpreter.simulator.survivors.isEmpty
    }
    return finished
  }

  // MARK: steps

  /// A command that nobody looks at before it runs.
  package static func plainDraft(of command: Command) -> Draft {
    Draft(draft: StepWriter.Draft(command: command))
  }

  /// Looks at a command before it runs.
  public func draft(of command: Command) -> Draft {
    guard open != nil || namesElements else { return Draft(draft: .init(command: command)) }
    return Draft(draft: writer.draft(of: command))
  }

  /// Writes a command that has run.
  ///
  /// - Parameters:
  ///   - draft: The command as it was before.
  ///   - typed: The line as it was typed.
  ///   - outcome: What came of it.
  /// - Throws: Why it could not be written; the recording is closed then.
  public func take(
    _ draft: Draft, typed: String, outcome: CommandOutcome
  ) throws(FileProblem) {
    let draft = draft.draft
    last = nil
    switch draft.command.instruction {
    case .act, .begin, .settle, .advance: try takeAction(draft, typed, outcome)
    case .expect:
      let line = writer.line(draft, typed: typed, secret: secret(of: draft.command))
      if outcome.status == .succeeded {
        let isNew = open?.written.insert(draft.command.canonicalText).inserted == true
        if isNew { try append([line]) }
        last = Last(line: line, printed: outcome.lines, rest: isNew ? [] : nil)
      } else {
        try keep(typed)
      }
    case .look(let look):
      try keep(typed)
      let line = writer.line(draft, typed: typed, secret: nil)
      if outcome.status == .succeeded {
        last = look.isTheSameInAFile ? Last(line: line, printed: outcome.lines, rest: nil) : nil
      }
    case .help, .version, .prompt: try keep(typed)
    case .include, .bind, .record, .quit: break
    }
  }

  /// Keeps a line that is no command, if everything is kept.
  public func keep(_ line: String) throws(FileProblem) {
    guard open?.options.keepsAll == true else { return }
    do throws(FileProblem) {
      try open?.file.append(["# \(SessionText.visible(line.trimmingBlanks))"])
    } catch {
      throw close(after: error)
    }
  }

  private func takeAction(
    _ draft: StepWriter.Draft, _ typed: String, _ outcome: CommandOutcome
  ) throws(FileProblem) {
    // An action that makes no sense is no step.
    guard let step = outcome.step else { return try keep(typed) }
    let line = writer.line(draft, typed: typed, secret: secret(of: draft.command))
    switch step.outcome {
    case .refused:
      guard open != nil else { return }
      try append(["! \(line)"] + writer.block(step.lines))
      last = Last(line: line, printed: step.lines, rest: [], isComplete: true)
    case .failed(let reason):
      past.append(line)
      try append([line, "# failed: \(SessionText.visible(reason))"], moves: true)
    case .changed, .unchanged, .begun:
      past.append(line)
      guard let open else { return }
      let after = writer.places
      let claims = writer.expectations(
        from: open.places, to: after, style: open.options.style)
      let isLaunch = open.isFirst && draft.command.canonicalText.hasPrefix("app launch")
      let block = open.options.style == .full && !isLaunch ? writer.block(outcome.lines) : []
      self.open?.places = after
      self.open?.written = Set(claims)
      try append([line] + block + claims, moves: true)
      last = Last(
        line: line, printed: outcome.lines, rest: claims, isComplete: isLaunch || !block.isEmpty)
    }
  }

  /// What came of writing a block.
  public enum Snapshot: Hashable, Sendable {
    /// So many lines stand below a step now.
    case written(Int, below: String)
    /// They stand there already, or the step prints nothing in a file.
    case standsThere
    /// Nothing was printed that a file could have.
    case nothingPrinted
  }

  /// Writes what was printed last as a block below its step; a look is written with it.
  ///
  /// - Returns: Nil if no file is open.
  /// - Throws: Why it could not be written; the recording is closed then.
  public func snapshot() throws(FileProblem) -> Snapshot? {
    guard let open else { return nil }
    guard let last else { return .nothingPrinted }
    if last.isComplete { return .standsThere }
    let lines = [last.line] + writer.block(last.printed)
    if let rest = last.rest, let entry = open.entries.last {
      open.file.truncate(to: entry.offset)
      self.open?.entries.removeLast()
      try append(lines + rest, moves: entry.moves)
    } else {
      try append(lines)
    }
    self.last?.rest = last.rest ?? []
    self.last?.isComplete = true
    return .written(max(1, last.printed.count), below: last.line)
  }

  /// Keeps a step that was done before anything looked on.
  package func remember(_ step: PastStep) {
    let draft = step.draft.draft
    past.append(writer.line(draft, typed: step.typed, secret: secret(of: draft.command)))
  }

  private func append(_ lines: [String], moves: Bool = false) throws(FileProblem) {
    guard let file = open?.file else { return }
    open?.entries.append(Entry(offset: file.size, moves: moves))
    open?.isFirst = false
    do throws(FileProblem) {
      try file.append(lines)
    } catch {
      throw close(after: error)
    }
  }

  private func close(after problem: FileProblem) -> FileProblem {
    _ = stop()
    return problem
  }

  private func secret(of command: Command) -> String? {
    guard let name = secrets.name(for: command) else { return nil }
    open?.secrets[name] = secrets.texts[name]
    return name
  }

  // MARK: time travel

  /// Takes the last steps out again; no trace of them stays.
  ///
  /// - Parameters:
  ///   - count: How many steps were undone.
  ///   - interpreter: The app as it is now.
  /// - Returns: Whether the recording goes on; undoing what was done before it began ends it.
  @discardableResult
  public func undo(_ count: Int, now interpreter: Interpreter) -> Bool {
    self.interpreter = interpreter
    last = nil
    writer = StepWriter(interpreter)
    past.removeLast(min(count, past.count))
    guard let open else { return false }
    let moves = open.entries.indices.filter { open.entries[$0].moves }
    let first =
      count > moves.count ? 0 : count == 0 ? open.entries.count : moves[moves.count - count]
    if first < open.entries.count { open.file.truncate(to: open.entries[first].offset) }
    self.open?.entries.removeLast(open.entries.count - first)
    guard count <= moves.count else {
      _ = stop(comment: "ended: undone to before its beginning")
      return false
    }
    self.open?.places = writer.places
    self.open?.written = []
    return true
  }
}

extension Look {
  /// Whether a file can have it, and shows the same there.
  fileprivate var isTheSameInAFile: Bool {
    switch self {
    // A file knows no number of events of which some came before its first step.
    case .whereabouts, .routes, .lastEvents: false
    case .tree, .stack, .screen, .actions, .coordinators, .closures, .events, .warnings, .leaks,
      .audit, .pending:
      true
    }
  }
}
