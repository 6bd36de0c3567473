import Sessions
import Simulator

/// What became of playing a file.
@MainActor
struct PlayOutcome {
  /// What is left of a file that was stopped.
  enum Rest {
    case session(CasePlaying, from: Int)
    case trace(TracePlan, isCompared: Bool, from: Int)
  }

  /// How it ended; its lines have been shown.
  var status = CommandOutcome.Status.succeeded
  /// Why it did not succeed.
  var reason: String?
  /// The first step that went otherwise than the file says.
  var failure: CaseFailure?
  /// Why nothing could be played.
  var fault: CommandFault?
  /// What is left, the innermost file first.
  var rest: [Rest] = []
  private var steps: [StepResult] = []
  private var results: [JSONValue] = []
  /// Whether a step took the app back or forth in time.
  private var hasMoved = false
  /// How many steps the file has, and how many of them were done.
  private var counts = (done: 0, all: 0)

  init(of all: Int = 0) { counts.all = all }

  /// Nothing could be played.
  static func failed(_ fault: CommandFault) -> PlayOutcome {
    var outcome = PlayOutcome()
    outcome.status = .error
    outcome.fault = fault
    return outcome
  }

  /// The exit code.
  var code: Int32 { summary.exitCode }

  /// The outcome of the command.
  var summary: CommandOutcome {
    var outcome = CommandOutcome(status, mismatch: failure?.mismatch)
    outcome.reason = reason
    outcome.steps = steps
    outcome.hasMoved = hasMoved
    return outcome
  }

  /// What was played, in parts.
  func value(of path: String?) -> JSONValue {
    .object([
      .init("path", path.map { .string(SessionText.visible($0)) } ?? .null),
      .init("done", .integer(counts.done)), .init("steps", .integer(counts.all)),
      .init("results", .array(results)), .init("failure", failure?.json ?? .null),
    ])
  }

  /// Takes note of a step.
  mutating func add(_ step: String, _ outcome: CommandOutcome?) {
    counts.done += 1
    steps += (outcome?.step.map { [$0] } ?? []) + (outcome?.steps ?? [])
    hasMoved = hasMoved || outcome?.hasMoved == true
    results.append(
      .object([
        .init("cmd", .string(SessionText.visible(step))),
        .init("outcome", .string(outcome?.word ?? "unchanged")),
        .init("output", .strings((outcome?.lines ?? []).map(SessionText.visible))),
      ]))
  }

  /// Takes over what a file did that was played in a step of this one.
  mutating func take(_ other: PlayOutcome) {
    steps += other.steps
    results += other.results
    hasMoved = hasMoved || other.hasMoved
    rest += other.rest
    guard !other.rest.isEmpty else { return }
    status = other.status
    reason = other.reason
  }

  /// Goes on behind another file.
  mutating func append(_ other: PlayOutcome) {
    take(other)
    counts.done += other.counts.done
    counts.all += other.counts.all
    status = other.status
    reason = other.reason
    failure = other.failure
    fault = other.fault
  }

  /// Whether all of it was played, and went as the file says.
  var isDone: Bool { status == .succeeded && rest.isEmpty }
}
