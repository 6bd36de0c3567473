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
    /// The exit code of a batch that stops here; nil goes on.
    var code: Int32?
  }

  private let recorder: SessionRecorder
  private let replay: Replay
  private let handlesSignals: Bool
  private let app: any HeadlessApp.Type

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - handlesSignals: Whether the signals that end a process are nobody else's.
  ///   - replay: Owned by this object.
  init(_ travel: TimeTravel, handlesSignals: Bool, replay: @escaping Replay) {
    recorder = SessionRecorder(travel.interpreter, namesElements: !handlesSignals)
    for step in travel.steps { recorder.remember(step) }
    self.handlesSignals = handlesSignals
    app = travel.interpreter.simulator.appType
    self.replay = replay
  }

  /// Whether a file is open.
  var isRecording: Bool { recorder.path != nil }
  /// The file that is open.
  var path: String? { recorder.path }
  /// What there is to say once a command is done.
  private var notice: [String] = []

  // MARK: the command

  func answer(_ request: RecordRequest) -> Answer {
    switch request {
    case .start(let path, let options): start(path, options)
    case .stop: stop()
    case .status: Answer(result: [status])
    }
  }

  private var status: String {
    guard let path = recorder.path else { return "not recording" }
    return "recording to \(path): \(words(recorder.count))"
  }

  private func start(_ path: String, _ options: RecordingOptions) -> Answer {
    if let open = recorder.path {
      return wrong("already recording to \"\(open)\"; \"record stop\" ends it")
    }
    let test = RecordedTest.path(besides: path)
    if options.writesTest, !options.replaces, DiskFiles().kind(of: test) != nil {
      return wrong(
        "cannot record to \"\(path)\": its test \"\(test)\": \(FileProblem.exists.words)")
    }
    do throws(FileProblem) {
      try recorder.start(path, options)
    } catch {
      return wrong("cannot record to \"\(path)\": \(error.words)")
    }
    if let descriptor = recorder.descriptor {
      RecordingEnd.begin(descriptor, handlesSignals: handlesSignals)
    }
    return Answer(result: ["recording to \(path)"])
  }

  private func stop() -> Answer {
    guard let finished = close() else { return wrong("not recording") }
    return verified(finished)
  }

  private func wrong(_ message: String) -> Answer {
    Answer(diagnostic: ["error: \(message)"], code: 2)
  }

  private func close(comment: String? = nil) -> SessionRecorder.Finished? {
    RecordingEnd.end()
    return recorder.stop(comment: comment)
  }

  private func verified(_ finished: SessionRecorder.Finished) -> Answer {
    let recorded = "recorded \(words(finished.steps)) to \(finished.path)"
    guard let report = replay(finished.path, finished.secrets) else {
      return answer("\(recorded); not run again", finished)
    }
    guard report.code != 0 else { return answer("\(recorded); it holds", finished) }
    // A file without a step has nothing that could go another way.
    guard report.code != Self.nothingRan else { return Answer(result: [recorded]) }
    var lines = ["\(recorded); it does not replay:"] + report.lines
    if finished.writesTest { lines.append("no test is written") }
    do throws(FileProblem) {
      try finished.markAsNotReplaying()
    } catch {
      lines.append("cannot write into \"\(finished.path)\": \(error.words)")
    }
    return Answer(diagnostic: lines, code: 5)
  }

  /// What is said of a recording that can be used, after its test is written where one is asked for.
  private func answer(_ line: String, _ finished: SessionRecorder.Finished) -> Answer {
    guard finished.writesTest else { return Answer(result: [line]) }
    let test = RecordedTest.write(for: finished, app: app)
    return test.code == 0
      ? Answer(result: [line] + test.lines)
      : Answer(result: [line], diagnostic: test.lines, code: test.code)
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
      case nil: return wrong("not recording; \"record FILE\" begins")
      case .written(let count, let line)?:
        let lines = "\(count) line\(count == 1 ? "" : "s")"
        return Answer(result: ["recorded \(lines) below \(SessionText.visible(line))"])
      case .standsThere?: return refused("the file has all that a step can print there")
      case .nothingPrinted?: return refused("nothing was printed that a file could have")
      }
    } catch {
      RecordingEnd.end()
      return wrong("cannot write to \"\(path)\": \(error.words); the recording has ended")
    }
  }

  private func refused(_ reason: String) -> Answer {
    Answer(diagnostic: ["refused: \(reason)"], code: 1)
  }

  /// What became of the recording in a command that went back in time.
  func takeNotice() -> [String] {
    defer { notice = [] }
    return notice
  }

  func didGoBack(by count: Int, now interpreter: Interpreter) {
    let path = recorder.path
    let goesOn = recorder.undo(count, now: interpreter)
    guard let path, !goesOn else { return }
    RecordingEnd.end()
    notice.append("note: the recording to \(path) has ended: undone to before its beginning")
  }

  func didDoAgain(_ step: PastStep, _ outcome: CommandOutcome) {
    notice += take(step.draft, typed: step.typed, outcome)
  }

  // MARK: what the loop tells

  func draft(of command: Command) -> SessionRecorder.Draft { recorder.draft(of: command) }

  /// Writes a command that has run; what is said if it could not be written.
  func take(_ draft: SessionRecorder.Draft, typed: String, _ outcome: CommandOutcome) -> [String] {
    guarded { recorder throws(FileProblem) in
      try recorder.take(draft, typed: typed, outcome: outcome)
    }
  }

  /// Writes a line that is no command, if everything is kept.
  func keep(_ line: String) -> [String] {
    guarded { recorder throws(FileProblem) in try recorder.keep(line) }
  }

  private func guarded(_ work: (SessionRecorder) throws(FileProblem) -> Void) -> [String] {
    let path = recorder.path ?? ""
    do throws(FileProblem) {
      try work(recorder)
      return []
    } catch {
      RecordingEnd.end()
      return ["error: cannot write to \"\(path)\": \(error.words); the recording has ended"]
    }
  }

  /// The input has ended: the file is closed and run.
  func finish() -> Answer { close().map(verified) ?? Answer() }

  /// Something ended the process; there is no time to run the file.
  func abort(signal: Int32) { _ = close(comment: RecordingEnd.words(of: signal)) }
}
