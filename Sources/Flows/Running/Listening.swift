/// A flow's hearing of one stepper, as long as one of the presentables is there for which it was contributed.
@MainActor
final class Listening: Receiver<any Step>, SlotMember {
  /// A presentable for which the stepper was contributed; owned until it has gone.
  struct Share {
    let presentable: any Presentable
    let presence: Presence
    let hidden: HiddenSteps
    let outlives: Bool
  }

  var place = -1
  let stepper: any Stepper
  private weak var node: FlowNode?
  /// Empty for a flow's own stepper, which is heard always.
  private(set) var shares: [Share] = []
  private let isOfFlow: Bool
  /// Steps that wait until a presentable is on the screen.
  private var waiting: [any Step] = []

  init(_ stepper: any Stepper, of node: FlowNode, isOfFlow: Bool) {
    self.stepper = stepper
    self.node = node
    self.isOfFlow = isOfFlow
  }

  /// Begins to listen: the initial step, then what the stepper sends.
  func begin(with share: Share?) {
    if let share { add(share) }
    let first = stepper.initialStep
    receive(first)
    // Its very first step may have ended the flow.
    if node == nil { return }
    stepper.steps.add(self)
    stepper.readyToEmitSteps()
  }

  /// Listens for the sake of another presentable too.
  func add(_ share: Share) {
    shares.append(share)
    share.presence.add(self)
  }

  /// Whether this is how a flow hears a stepper.
  func isHearing(of node: FlowNode) -> Bool { self.node === node }

  override func receive(_ step: any Step) {
    // Not `is`: a cast takes longer than the rest.
    if type(of: step) == NoneStep.self { return }
    guard let node else { return }
    if isOfFlow || isOpen { return node.accept(step) }
    if shares.contains(where: { $0.hidden == .buffer && !$0.presence.isDismissed }) {
      waiting.append(step)
    } else {
      node.drop(step, .hidden(share: shares.last?.presentable))
    }
  }

  private var isOpen: Bool {
    for share in shares {
      if share.hidden == .allow || share.presence.isVisible { return true }
      if share.outlives, share.presence.isDismissed { return true }
    }
    return false
  }

  /// Ends it, and drops what waits.
  func cancel() {
    stepper.steps.remove(self)
    for share in shares { share.presence.remove(self) }
    let dropped = waiting
    waiting = []
    for step in dropped { node?.drop(step, .gone(shares.last?.presentable)) }
    shares = []
    node = nil
  }
}

extension Listening: PresenceObserver {
  func presenceDidChange(_ presence: Presence) {
    if presence.isVisible { release() }
  }

  /// Sends what has waited.
  private func release() {
    let steps = waiting
    waiting = []
    for step in steps { node?.accept(step) }
  }

  func presenceDidEnd(_ presence: Presence) {
    var isHeard = false
    for share in shares where share.outlives || !share.presence.isDismissed { isHeard = true }
    if !isHeard {
      node?.end(self, presence.reason)
      return
    }
    if shares.count > 1 { shares.removeAll { !$0.outlives && $0.presence === presence } }
    if !waiting.isEmpty, isOpen { release() }
  }
}
