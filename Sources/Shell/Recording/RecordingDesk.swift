import Sessions
import Simulator

/// What the command `record` does at a prompt: opens, writes, closes and runs the file again.
@MainActor
final class RecordingDesk: TravelObserver {
  /// Runs a recorded file on a fresh app; nil if that cannot be done here.
  typealias Replay = @MainActor (_ path: String, _ secrets: [String: String]) -> ReplayReport?

  /// What the command answers.
  struct Answer {
    var result: [String] = []
    var diagnostic: [String] = []
    /// How it ended.
    var status = CommandOutcome.Status.succeeded
    /// Why it did not succeed, with nothing in front.
    var reason: String?
    /// Both sides of what did not come out again.
    var mismatch: Mismatch?
    /// What is wrong with the command.
    var fault: CommandFault?
    /// What it tells or has made, in parts.
    var value: JSONValue?
    /// The exit code of a batch that stops here; nil goes on.
    var code: Int32?

    /// The command makes no sense here.
    static func wrong(_ message: String) -> Answer {
      Answer(
        diagnostic: ["error: \(message)"], status: .error, fault: CommandFault(message), code: 2)
    }

    static func refused(_ reason: String) -> Answer {
      Answer(diagnostic: ["refused: \(reason)"], status: .refused, reason: reason, code: 1)
    }
  }

  /// What there is to say of the recording behind a command that is about something else.
  struct Remark: Hashable {
    var message: String
    var isError = false

    var line: String { (isError ? "error: " : "note: ") + message }
  }

  private let recorder: SessionRecorder
  private let replay: Replay
  private let app: any HeadlessApp.Type

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - isBatch: Whether nobody types here, so that a recording that begins late is rare.
  ///   - replay: Owned by this object.
  init(_ travel: TimeTravel, isBatch: Bool, replay: @escaping Replay) {
    recorder = SessionRecorder(travel.interpreter, namesElements: !isBatch)
    for step in travel.steps { recorder.remember(step) }
    app = travel.interpreter.simulator.appType
    self.replay = replay
  }

  /// Whether a file is open.
  var isRecording: Bool { recorder.path != nil }
  /// The file that is open.
  var path: String? { recorder.path }
  /// What there is to say once a command is done.
  private var notice: [Remark] = []

  // MARK: the command

  func answer(_ request: RecordRequest) -> Answer {
    switch request {
    case .start(let path, let options): start(path, options)
    case .stop: stop()
    case .status: Answer(result: [status], value: facts)
    }
  }

  private var status: String {
    guard let path = recorder.path else { return "not recording" }
    return "recording to \(path): \(words(recorder.count))"
  }

  private var facts: JSONValue {
    .object([
      .init("path", recorder.path.map { .string(SessionText.visible($0)) } ?? .null),
      .init("steps", .integer(recorder.count)),
    ])
  }

  private func start(_ path: String, _ options: RecordingOptions) -> Answer {
    if let open = recorder.path {
      return .wrong("already recording to \"\(open)\"; \"record stop\" ends it")
    }
    let test = RecordedTest.path(besides: path)
    if options.writesTest, let obstacle = obstacle(to: test, replaces: options.replaces) {
      return .wrong("cannot record to \"\(path)\": its test \"\(test)\" \(obstacle)")
    }
    do throws(FileProblem) {
      try recorder.start(path, options)
    } catch {
      return .wrong("cannot record to \"\(path)\": \(error.words)")
    }
    if let descriptor = recorder.descriptor {
      RecordingEnd.begin(descriptor)
    }
    return Answer(result: ["recording to \(path)"], value: facts)
  }

  /// Why a test cannot be written, in words behind its name.
  private func obstacle(to test: String, replaces: Bool) -> String? {
    switch DiskFiles().kind(of: test) {
    case nil: nil
    case .file: replaces ? nil : "is there already; --force replaces it"
    case .folder, .special: "would stand where something else than a file is"
    }
  }

  private func stop() -> Answer {
    guard let finished = close() else { return .wrong("not recording") }
    return verified(finished)
  }

  private func close(comment: String? = nil) -> SessionRecorder.Finished? {
    RecordingEnd.end()
    return recorder.stop(comment: comment)
  }

  private func verified(_ finished: SessionRecorder.Finished) -> Answer {
    let recorded = "recorded \(words(finished.steps)) to \(finished.path)"
    guard let report = replay(finished.path, finished.secrets) else {
      return answer("\(recorded); not run again", finished, holds: .null)
    }
    guard report.code != 0 else {
      return answer("\(recorded); it holds", finished, holds: .bool(true))
    }
    // A file without a step has nothing that could go another way.
    guard report.code != Self.nothingRan else {
      return Answer(result: [recorded], value: facts(of: finished, holds: .null))
    }
    let reason = "\(recorded); it does not replay"
    var lines = ["\(reason):"] + report.lines
    if finished.writesTest { lines.append("no test is written") }
    do throws(FileProblem) {
      try finished.markAsNotReplaying()
    } catch {
      lines.append("cannot write into \"\(finished.path)\": \(error.words)")
    }
    return Answer(
      diagnostic: lines, status: .notReproducible, reason: reason,
      value: facts(of: finished, holds: .bool(false)), code: 5)
  }

  private func facts(
    of finished: SessionRecorder.Finished, holds: JSONValue, test: String? = nil
  ) -> JSONValue {
    .object([
      .init("path", .string(SessionText.visible(finished.path))),
      .init("steps", .integer(finished.steps)), .init("holds", holds),
      .init("test", test.map { .string(SessionText.visible($0)) } ?? .null),
    ])
  }

  /// What is said of a recording that can be used, after its test is written where one is asked for.
  private func answer(
    _ line: String, _ finished: SessionRecorder.Finished, holds: JSONValue
  ) -> Answer {
    let facts = facts(of: finished, holds: holds)
    guard finished.writesTest else { return Answer(result: [line], value: facts) }
    let test = RecordedTest.write(for: finished, app: app)
    guard test.code == 0 else {
      return Answer(
        result: [line], diagnostic: test.lines, status: .error,
        fault: CommandFault(test.lines.first ?? "the test cannot be written"), value: facts,
        code: test.code)
    }
    let path = RecordedTest.path(besides: finished.path)
    return Answer(
      result: [line] + test.lines,
      value: self.facts(of: finished, holds: holds, test: path))
  }

  /// The exit code of a run that had nothing to run.
  private static let nothingRan: Int32 = 4

  private func words(_ count: Int) -> String { "\(count) step\(count == 1 ? "" : "s")" }

  // MARK: blocks and time travel

  /// What the command `snapshot` answers.
  func snapshot() -> Answer {
    let path = recorder.path ?? ""
    do throws(FileProblem) {
      switch try recorder.snapshot() {
      case nil: return .wrong("not recording; \"record FILE\" begins")
      case .written(let count, let line)?:
        let lines = "\(count) line\(count == 1 ? "" : "s")"
        let below = SessionText.visible(line)
        return Answer(
          result: ["recorded \(lines) below \(below)"],
          value: .object([.init("lines", .integer(count)), .init("below", .string(below))]))
      case .standsThere?: return .refused("the file has all that a step can print there")
      case .nothingPrinted?: return .refused("nothing was printed that a file could have")
      }
    } catch {
      RecordingEnd.end()
      return .wrong("cannot write to \"\(path)\": \(error.words); the recording has ended")
    }
  }

  /// What became of the recording in a command that went back in time.
  func takeNotice() -> [Remark] {
    defer { notice = [] }
    return notice
  }

  func didGoBack(by count: Int, now interpreter: Interpreter) {
    let path = recorder.path
    let goesOn = recorder.undo(count, now: interpreter)
    guard let path, !goesOn else { return }
    RecordingEnd.end()
    notice.append(
      Remark(message: "the recording to \(path) has ended: undone to before its beginning"))
  }

  func didDoAgain(_ step: PastStep, _ outcome: CommandOutcome) {
    notice += take(step.draft, typed: step.typed, outcome)
  }

  // MARK: what the loop tells

  func draft(of command: Command) -> SessionRecorder.Draft { recorder.draft(of: command) }

  /// Writes a command that has run; what is said if it could not be written.
  func take(_ draft: SessionRecorder.Draft, typed: String, _ outcome: CommandOutcome) -> [Remark] {
    guarded { recorder throws(FileProblem) in
      try recorder.take(draft, typed: typed, outcome: outcome)
    }
  }

  /// Writes a line that is no command, if everything is kept.
  func keep(_ line: String) -> [Remark] {
    guarded { recorder throws(FileProblem) in try recorder.keep(line) }
  }

  private func guarded(_ work: (SessionRecorder) throws(FileProblem) -> Void) -> [Remark] {
    let path = recorder.path ?? ""
    do throws(FileProblem) {
      try work(recorder)
      return []
    } catch {
      RecordingEnd.end()
      return [
        Remark(
          message: "cannot write to \"\(path)\": \(error.words); the recording has ended",
          isError: true)
      ]
    }
  }

  /// The input has ended: the file is closed and run.
  func finish() -> Answer { close().map(verified) ?? Answer() }

  /// Something ended the process; there is no time to run the file.
  func abort(signal: Int32) { _ = close(comment: RecordingEnd.words(of: signal)) }
}
