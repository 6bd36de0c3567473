import Simulator

/// A step that was done and can be done again.
@MainActor
package final class PastStep {
  /// What is known of a step beside the way to do it again; kept for the last steps only.
  struct Detail {
    /// What it printed.
    var lines: [String]
    var grounds: StepGrounds
  }

  package let command: Command
  /// The line as it was typed.
  package let typed: String
  /// The command as a recording has it.
  package let draft: SessionRecorder.Draft
  /// What it ended with.
  var check: StepCheck
  var detail: Detail?

  init(
    _ command: Command, typed: String, draft: SessionRecorder.Draft, check: StepCheck,
    detail: Detail
  ) {
    self.command = command
    self.typed = typed
    self.draft = draft
    self.check = check
    self.detail = detail
  }
}

/// What a step ended with, as a few numbers: a step that is done again must end with the same.
struct StepCheck: Hashable {
  private let state: StateHash
  /// What was printed.
  private let answer: StateHash
  private let clock: Duration

  @MainActor
  init(_ lines: [String], on simulator: Simulator) {
    state = StateHash(ofAll: simulator)
    answer = StateHash(of: lines.joined(separator: "\n").utf8)
    clock = simulator.clock
  }

  /// The number of the state, for a message about two that differ in nothing that was printed.
  var text: String { "\(state.text) at \(DurationText.clock(clock))" }
}

/// The steps from a launch on, those that were undone included.
@MainActor
struct TimeLine {
  let launch: [LaunchParameter]
  let seed: UInt64
  /// What the launch ended with; nil as long as nothing has run.
  var start: StepCheck?
  var steps: [PastStep] = []
  /// What came back from outside in them.
  var replies = OutsideWorld.Replies()

  init(_ simulator: Simulator) {
    launch = simulator.launchParameters
    seed = simulator.seed
  }

  /// How many steps are the same as those of another line, up to a number.
  func shared(with other: TimeLine, upTo limit: Int) -> Int {
    guard launch == other.launch, seed == other.seed else { return -1 }
    let most = min(steps.count, other.steps.count, limit)
    var count = 0
    while count < most, steps[count] === other.steps[count] { count += 1 }
    return count
  }
}
