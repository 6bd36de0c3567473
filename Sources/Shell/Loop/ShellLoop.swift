import Glibc
public import Sessions
import Simulator

/// Reads a line, runs it, prints what came of it; the same for a terminal, a pipe, a file and `-c`.
///
/// At a prompt an error is reported and the next line is read. Everywhere else the first error ends the run with its code.
@MainActor
public final class ShellLoop {
  let interpreter: Interpreter
  let source: any LineSource
  let output: Presentation
  let history: History
  let desk: StepDesk
  let environment: [String: String]
  private let parser: CommandParser
  private let vocabulary: Vocabulary
  private var interruptions = InterruptionCount()
  let recording: RecordingDesk
  /// Whether lines behind the first error are run where nobody types.
  package var keepsGoing = false
  private var firstCode: Int32 = 0
  /// The signal that came while a command waited for a line of its own.
  var termination: Int32?
  /// What is left of the file that was stopped last.
  var stoppedPlay: StoppedPlay?

  /// Creates a loop.
  ///
  /// - Parameter environment: The environment of the process, for the one that runs a recorded file again.
  public convenience init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History? = nil, environment: [String: String] = [:]
  ) {
    self.init(
      travel: TimeTravel(interpreter), source: source, output: output, history: history,
      journal: nil, catcher: nil, environment: environment)
  }

  /// Creates a loop that keeps a journal of what is done, and catches what the app prints.
  convenience init(
    travel: TimeTravel, source: any LineSource, output: any ShellOutput,
    history: History?, journal: Journal?, catcher: PrintCatcher?, environment: [String: String]
  ) {
    self.init(
      travel: travel, source: source, output: output, history: history,
      journal: journal, catcher: catcher, environment: environment
    ) { path, secrets in
      ReplayProcess.run(path, secrets: secrets, environment: environment)
    }
  }

  /// Creates a loop that runs recorded files in another way.
  package convenience init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History? = nil, environment: [String: String] = [:],
    replay: @escaping @MainActor (_ path: String, _ secrets: [String: String]) -> ReplayReport?
  ) {
    self.init(
      travel: TimeTravel(interpreter), source: source, output: output, history: history,
      journal: nil, catcher: nil, environment: environment, replay: replay)
  }

  private init(
    travel: TimeTravel, source: any LineSource, output: any ShellOutput,
    history: History?, journal: Journal?, catcher: PrintCatcher?, environment: [String: String],
    replay: @escaping @MainActor (_ path: String, _ secrets: [String: String]) -> ReplayReport?
  ) {
    interpreter = travel.interpreter
    self.environment = environment
    self.source = source
    self.output =
      output as? Presentation ?? Presentation(output, app: interpreter.simulator.appType.name)
    recording = RecordingDesk(travel, isBatch: !source.isInteractive, replay: replay)
    desk = StepDesk(
      travel, recording: recording, journal: journal, catcher: catcher, output: self.output)
    self.output.hidden = { [interpreter] in interpreter.hidden }
    travel.shouldStop = { [source] in source.isInterruptionPending }
    self.history = history ?? History()
    vocabulary = interpreter.simulator.appType.vocabulary
    parser = CommandParser(mode: source.isInteractive ? .prompt : .batch)
  }

  /// Runs until the end of the input, `quit`, a signal or, away from a prompt, an error.
  ///
  /// - Returns: The exit code.
  public func run() -> Int32 {
    output.greet()
    loadHistory()
    let code = closeRecording(readLines())
    desk.journal?.end()
    if let notice = history.save() { output.write(diagnostic: [notice]) }
    return termination.map { 128 + $0 } ?? output.failure?.exitCode ?? code
  }

  private func loadHistory() {
    if let notice = history.load() { output.write(diagnostic: [notice]) }
    let services = PromptServices(history: history) { [desk, interpreter] line, cursor in
      let head = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
      let present = Present(of: desk.travel, for: head)
      return Completer.complete(line, cursor: cursor, present: present)
        .without(interpreter.hidden)
    }
    source.attach(services)
  }

  private func readLines() -> Int32 {
    while output.failure == nil {
      switch source.next(prompt: prompt) {
      case .line(let text):
        interruptions.reset()
        let progress = source.isInteractive ? runTyped(lines(of: text).map(checked)) : run(text)
        if let code = end(behind: progress) { return code }
      case .pasted(let lines):
        interruptions.reset()
        if let code = end(behind: runTyped(lines)) { return code }
      case .interrupted(let discardedText):
        if interruptions.isHintDue(discardedText: discardedText) {
          output.write(diagnostic: ["(quit or Ctrl-D to leave)"])
        }
      case .invalid(let diagnostic):
        interruptions.reset()
        refuse(diagnostic)
        if ends(with: 2) { return 2 }
      case .endOfFile: return firstCode
      case .terminated(let signal): return end(by: signal)
      }
    }
    return source.isInteractive && HangUp.take() ? end(by: SIGHUP) : 0
  }

  /// The code to end with behind some lines; nil to go on.
  private func end(behind progress: Progress) -> Int32? {
    switch progress {
    case .done: break
    case .stopped(let code): if ends(with: code) { return code }
    case .quit: return firstCode
    }
    return termination.map(end(by:))
  }

  private func end(by signal: Int32) -> Int32 {
    termination = signal
    recording.abort(signal: signal)
    return 128 + signal
  }

  /// Whether the run ends behind something that did not succeed.
  private func ends(with code: Int32) -> Bool {
    guard !source.isInteractive else { return false }
    if firstCode == 0 { firstCode = code }
    return !keepsGoing
  }

  private var prompt: String {
    output.prompt(
      isRecording: recording.isRecording, stack: interpreter.simulator.stack ?? [],
      isStyled: source.marksEscapes)
  }

  static let prompt = "nav> "
}

// MARK: - Lines

extension ShellLoop {
  /// What a line means for the lines behind it.
  enum Progress {
    case done
    case stopped(Int32)
    case quit
  }

  /// Runs what a person typed, or pasted: then each line is shown before it runs, and an error ends the paste.
  private func runTyped(_ lines: [InputEvent]) -> Progress {
    let lines = lines.filter { !$0.isBlankLine }
    guard lines.count > 1 else { return lines.first.map(runChecked) ?? .done }
    for (index, line) in lines.enumerated() {
      guard !source.isInterruptionPending else {
        source.takeInterruption()
        output.write(diagnostic: notRun(Array(lines[index...])))
        return .stopped(130)
      }
      output.echo(Self.prompt + SessionText.visible(line.lineText))
      switch runChecked(line) {
      case .done: continue
      case .quit: return .quit
      case .stopped(let code):
        output.write(diagnostic: notRun(Array(lines[(index + 1)...])))
        return .stopped(code)
      }
    }
    return .done
  }

  private func notRun(_ lines: [InputEvent]) -> [String] {
    let shown = lines.prefix(20).map { "not run: " + SessionText.visible($0.lineText) }
    let rest = lines.count - shown.count
    return rest > 0 ? shown + ["not run: \(rest) more lines"] : shown
  }

  private func runChecked(_ line: InputEvent) -> Progress {
    switch line {
    case .invalid(let diagnostic):
      refuse(diagnostic)
      return .stopped(2)
    case .line(let text):
      if history.add(text) { source.remember(text) }
      return run(text)
    case .pasted(let lines): return runTyped(lines)
    case .interrupted, .endOfFile, .terminated: return .done
    }
  }

  /// A line that cannot even be read.
  private func refuse(_ diagnostic: Diagnostic) {
    interpreter.noteError()
    output.begin(diagnostic.sourceLine, at: source.position)
    report(diagnostic)
    output.end(code: 2, StateFacts(interpreter))
  }

  private func run(_ line: String) -> Progress {
    let parsed = parser.parse(line, vocabulary: vocabulary)
    if case .success(nil) = parsed { return .done }
    let command = try? parsed.get()
    output.begin(command.flatMap { $0.hidesText ? $0.shownText : nil } ?? line, at: source.position)
    let progress = run(parsed, line)
    var code: Int32 = 0
    if case .stopped(let stop) = progress { code = stop }
    if code == 2 { interpreter.noteError() }
    output.end(code: code, StateFacts(interpreter))
    return progress
  }

  private func run(_ parsed: Result<Command?, Diagnostic>, _ line: String) -> Progress {
    switch parsed {
    case .failure(let diagnostic):
      report(diagnostic)
      keep(line)
      return .stopped(2)
    case .success(nil): return .done
    case .success(let command?):
      output.write(diagnostic: command.notes.map { "note: \($0)" })
      switch command.instruction {
      case .record(let request): return record(request)
      case .prompt(let request): return run(request, command, line)
      case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .help, .quit, .version:
        return print(desk.run(command, typed: line), of: command.instruction)
      }
    }
  }

  private func record(_ request: RecordRequest) -> Progress {
    let progress = print(recording.answer(request))
    if case .stopped(2) = progress { interpreter.noteError() }
    // What belongs to a file that is kept should be found again too.
    if request == .stop, let notice = history.save() { output.write(diagnostic: [notice]) }
    return progress
  }

  /// Begins a recording, as the command `record` does.
  ///
  /// - Returns: The exit code if it cannot begin.
  package func record(_ path: String, _ options: RecordingOptions = RecordingOptions()) -> Int32? {
    let answer = recording.answer(.start(path: path, options))
    // Who asked for it on the command line sees nothing new in a word about it.
    if let fault = answer.fault { output.fail(answer.diagnostic, fault) }
    return answer.code
  }

  /// Closes a recording that is open and says whether it holds.
  private func closeRecording(_ code: Int32) -> Int32 {
    guard recording.isRecording else { return code }
    let answer = recording.finish()
    output.write(diagnostic: answer.result + answer.diagnostic)
    return code == 0 ? answer.code ?? 0 : code
  }

  private func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if let position = source.position {
      diagnostic = diagnostic.located(
        file: SessionText.visible(position.name),
        line: diagnostic.error.concernsALine ? position.line : nil)
    }
    output.note(CommandFault(diagnostic))
    output.write(diagnostic: [diagnostic.rendered] + possible(instead: diagnostic))
  }

  /// What could stand there now, for a command that lacks its words.
  private func possible(instead diagnostic: Diagnostic) -> [String] {
    guard case .missingArgument(let name, _, _) = diagnostic.error else { return [] }
    let actions = interpreter.simulator.possibleActions.filter {
      $0.verb.rawValue == name || $0.verb.firstWord == name
    }
    guard !actions.isEmpty else { return [] }
    output.note(value: .strings(actions.map(\.canonicalText)))
    let shown = actions.prefix(Self.shownActions).map { "    \($0.canonicalText)" }
    let rest = actions.count - shown.count
    return ["  possible now:"] + shown + (rest > 0 ? ["    and \(rest) more"] : [])
  }

  private static let shownActions = 7
}

extension SessionError {
  /// Whether it is about something that was read, not about the reading.
  fileprivate var concernsALine: Bool {
    if case .unreadableFile = self { false } else { true }
  }
}
