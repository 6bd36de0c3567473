public import Sessions
import Simulator

/// Reads a line, runs it, prints what came of it; the same for a terminal, a pipe, a file and `-c`.
///
/// At a prompt an error is reported and the next line is read. Everywhere else the first error ends the run with its code.
@MainActor
public final class ShellLoop {
  private let interpreter: Interpreter
  private let source: any LineSource
  private let output: any ShellOutput
  private let history: History
  private let journal: Journal?
  private let catcher: PrintCatcher?
  private let parser: CommandParser
  private let vocabulary: Vocabulary
  private var interruptions = InterruptionCount()
  private let recording: RecordingDesk

  /// Creates a loop.
  ///
  /// - Parameter environment: The environment of the process, for the one that runs a recorded file again.
  public convenience init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History? = nil, environment: [String: String] = [:]
  ) {
    self.init(
      interpreter: interpreter, source: source, output: output, history: history, journal: nil,
      catcher: nil, environment: environment)
  }

  /// Creates a loop that keeps a journal of what is done, and catches what the app prints.
  convenience init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History?, journal: Journal?, catcher: PrintCatcher?, environment: [String: String]
  ) {
    self.init(
      interpreter: interpreter, source: source, output: output, history: history,
      journal: journal, catcher: catcher
    ) { path, secrets in
      ReplayProcess.run(path, secrets: secrets, environment: environment)
    }
  }

  /// Creates a loop that runs recorded files in another way.
  package convenience init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History? = nil,
    replay: @escaping @MainActor (_ path: String, _ secrets: [String: String]) -> ReplayReport?
  ) {
    self.init(
      interpreter: interpreter, source: source, output: output, history: history, journal: nil,
      catcher: nil, replay: replay)
  }

  private init(
    interpreter: Interpreter, source: any LineSource, output: any ShellOutput,
    history: History?, journal: Journal?, catcher: PrintCatcher?,
    replay: @escaping @MainActor (_ path: String, _ secrets: [String: String]) -> ReplayReport?
  ) {
    recording = RecordingDesk(
      interpreter, handlesSignals: !source.isInteractive, replay: replay)
    self.journal = journal
    self.catcher = catcher
    self.interpreter = interpreter
    self.source = source
    self.output = output
    self.history = history ?? History()
    vocabulary = interpreter.simulator.appType.vocabulary
    parser = CommandParser(mode: source.isInteractive ? .prompt : .batch)
  }

  /// Runs until the end of the input, `quit`, a signal or, away from a prompt, an error.
  ///
  /// - Returns: The exit code.
  public func run() -> Int32 {
    loadHistory()
    let code = closeRecording(readLines())
    journal?.end()
    if let notice = history.save() { output.write(diagnostic: [notice]) }
    return output.failure?.exitCode ?? code
  }

  private func loadHistory() {
    if let notice = history.load() { output.write(diagnostic: [notice]) }
    let services = PromptServices(history: history) { [interpreter] line, cursor in
      let present = Present(of: interpreter, for: line)
      return Completer.complete(line, cursor: cursor, present: present)
    }
    source.attach(services)
  }

  private func readLines() -> Int32 {
    while output.failure == nil {
      switch source.next(prompt: recording.isRecording ? Self.recordingPrompt : Self.prompt) {
      case .line(let text):
        interruptions.reset()
        switch source.isInteractive ? runTyped(text) : run(text) {
        case .done: break
        case .stopped(let code): if !source.isInteractive { return code }
        case .quit: return 0
        }
      case .interrupted(let discardedText):
        if interruptions.isHintDue(discardedText: discardedText) {
          output.write(diagnostic: ["(quit or Ctrl-D to leave)"])
        }
      case .invalid(let diagnostic):
        interruptions.reset()
        report(diagnostic)
        if !source.isInteractive { return 2 }
      case .endOfFile: return 0
      case .terminated(let signal):
        recording.abort(signal: signal)
        return 128 + signal
      }
    }
    return 0
  }

  static let prompt = "nav> "
  static let recordingPrompt = "nav[rec]> "
}

// MARK: - Lines

extension ShellLoop {
  /// What a line means for the lines behind it.
  private enum Progress {
    case done
    case stopped(Int32)
    case quit
  }

  /// Runs what a person typed, or pasted: then each line is shown before it runs, and an error ends the paste.
  private func runTyped(_ text: String) -> Progress {
    let lines = lines(of: text).filter { line in line.contains { $0 != " " && $0 != "\t" } }
    guard lines.count > 1 else { return lines.first.map(runChecked) ?? .done }
    for (index, line) in lines.enumerated() {
      guard !source.isInterruptionPending else {
        output.write(diagnostic: notRun(Array(lines[index...])))
        return .stopped(130)
      }
      output.write(result: [Self.prompt + SessionText.visible(line)])
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

  private func notRun(_ lines: [String]) -> [String] {
    let shown = lines.prefix(20).map { "not run: " + SessionText.visible($0) }
    let rest = lines.count - shown.count
    return rest > 0 ? shown + ["not run: \(rest) more lines"] : shown
  }

  private func runChecked(_ line: String) -> Progress {
    switch checked(line) {
    case .invalid(let diagnostic):
      report(diagnostic)
      return .stopped(2)
    case .line(let text):
      if history.add(text) { source.remember(text) }
      return run(text)
    case .interrupted, .endOfFile, .terminated: return .done
    }
  }

  private func run(_ line: String) -> Progress {
    switch parser.parse(line, vocabulary: vocabulary) {
    case .failure(let diagnostic):
      interpreter.noteError()
      report(diagnostic)
      output.write(diagnostic: recording.keep(line))
      return .stopped(2)
    case .success(nil): return .done
    case .success(let command?):
      output.write(diagnostic: command.notes.map { "note: \($0)" })
      if case .record(let request) = command.instruction {
        return print(recording.answer(request))
      }
      TrapReport.announce(command.hidesText ? command.shownText : line)
      journal?.willRun(command.shownText)
      let draft = recording.draft(of: command)
      let outcome = run(command)
      journal?.didRun(command.shownText, outcome, on: interpreter.simulator)
      TrapReport.clear()
      // What is seen is kept.
      let problem = recording.take(draft, typed: line, outcome)
      let progress = print(outcome)
      output.write(diagnostic: problem)
      return progress
    }
  }

  private func run(_ command: Command) -> CommandOutcome {
    guard let catcher else { return interpreter.run(command) }
    let (outcome, printed) = catcher.catching { interpreter.run(command) }
    output.write(diagnostic: printed)
    return outcome
  }

  private func print(_ outcome: CommandOutcome) -> Progress {
    switch outcome.status {
    case .succeeded:
      output.write(result: outcome.lines)
      return .done
    case .quit:
      output.write(result: outcome.lines)
      return .quit
    case .refused, .failed, .error:
      output.write(diagnostic: located(outcome.lines))
      return .stopped(outcome.exitCode)
    }
  }

  private func print(_ answer: RecordingDesk.Answer) -> Progress {
    output.write(result: answer.result)
    output.write(diagnostic: located(answer.diagnostic))
    return answer.code.map(Progress.stopped) ?? .done
  }

  /// Begins a recording, as the command `record` does.
  ///
  /// - Returns: The exit code if it cannot begin.
  package func record(_ path: String) -> Int32? {
    let answer = recording.answer(.start(path: path, RecordingOptions()))
    // Who asked for it on the command line sees nothing new in a word about it.
    output.write(diagnostic: answer.diagnostic)
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
    output.write(diagnostic: [diagnostic.rendered])
  }

  /// The lines with the place of the command in front, where there is one.
  private func located(_ lines: [String]) -> [String] {
    guard let position = source.position, let first = lines.first else { return lines }
    return ["\(SessionText.visible(position.name)):\(position.line): \(first)"] + lines.dropFirst()
  }
}

extension SessionError {
  /// Whether it is about something that was read, not about the reading.
  fileprivate var concernsALine: Bool {
    if case .unreadableFile = self { false } else { true }
  }
}
