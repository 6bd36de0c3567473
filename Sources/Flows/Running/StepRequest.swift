/// A step that a flow is to take.
struct StepRequest {
  let step: any Step
  /// The flows below that said it was not theirs, the first asked first.
  var asked: [String] = []
  /// The call that sends it to every flow, if one does.
  var broadcast: Broadcast?
}

/// A step that was sent to every flow.
@MainActor
final class Broadcast {
  private let step: any Step
  private var open: Int
  private var isTaken = false
  /// The flows that said it was not theirs.
  var asked: [String] = []
  private weak var coordinator: FlowCoordinator?

  init(_ step: any Step, to count: Int, of coordinator: FlowCoordinator) {
    self.step = step
    open = count
    self.coordinator = coordinator
  }

  /// Takes note of a flow's answer; it is an error if no flow takes the step.
  func answered(isTaken: Bool) {
    open -= 1
    if isTaken { self.isTaken = true }
    if open == 0, !self.isTaken {
      FlowEngine.state.tellUnhandled(step, asked: asked, coordinator)
    }
  }
}
