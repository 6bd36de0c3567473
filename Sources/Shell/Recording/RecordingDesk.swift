import Sessions

/// What the command `record` does at a prompt: opens, writes, closes and runs the file again.
@MainActor
final class RecordingDesk {
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

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - handlesSignals: Whether the signals that end a process are nobody else's.
  ///   - replay: Owned by this object.
  init(_ interpreter: Interpreter, handlesSignals: Bool, replay: @escaping Replay) {
    recorder = SessionRecorder(interpreter, namesElements: !handlesSignals)
    self.handlesSignals = handlesSignals
    self.replay = replay
  }

  /// Whether a file is open.
  var isRecording: Bool { recorder.path != nil }

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
      return Answer(result: ["\(recorded); not run again"])
    }
    guard report.code != 0 else { return Answer(result: ["\(recorded); it holds"]) }
    // A file without a step has nothing that could go another way.
    guard report.code != Self.nothingRan else { return Answer(result: [recorded]) }
    var lines = ["\(recorded); it does not replay:"] + report.lines
    do throws(FileProblem) {
      try finished.markAsNotReplaying()
    } catch {
      lines.append("cannot write into \"\(finished.path)\": \(error.words)")
    }
    return Answer(diagnostic: lines, code: 5)
  }

  /// The exit code of a run that had nothing to run.
  private static let nothingRan: Int32 = 4

  private func words(_ count: Int) -> String { "\(count) step\(count == 1 ? "" : "s")" }

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
