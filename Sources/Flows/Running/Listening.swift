import UIKit

/// A flow's hearing of one stepper, as long as one of the presentables is there for which it was contributed.
@MainActor
final class Listening: Receiver<any Step>, SlotMember {
  /// A presentable for which the stepper was contributed; owned until it has gone.
  struct Share {
    let presentable: any Presentable
    let presence: Presence
    let hidden: HiddenSteps
    let outlives: Bool

    /// Whether steps count now.
    @MainActor
    var isOpen: Bool {
      if hidden == .allow || presence.isVisible { return true }
      return outlives && presence.isDismissed
    }

    /// Whether steps may count yet.
    @MainActor
    var isHeard: Bool { outlives || !presence.isDismissed }
  }

  @exclusivity(unchecked)
  var place = -1
  let stepper: any Stepper
  // Never changed, so that looking at it counts nothing.
  private let nodeReference: Faint<FlowNode>
  @exclusivity(unchecked)
  private var hasEnded = false
  /// For whose sake it began; nil for a flow's own stepper, which is heard always.
  @exclusivity(unchecked)
  private var share: Share?
  /// Mostly there is no other.
  @exclusivity(unchecked)
  private var otherShares: [Share] = []
  private let isOfFlow: Bool
  /// Steps that wait until a presentable is on the screen.
  @exclusivity(unchecked)
  private var waiting: [any Step] = []

  init(_ stepper: any Stepper, of node: FlowNode, isOfFlow: Bool) {
    self.stepper = stepper
    nodeReference = Faint(node)
    self.isOfFlow = isOfFlow
  }

  private var node: FlowNode? { hasEnded ? nil : nodeReference.object }

  /// The presentables for which it listens, oldest first.
  var shares: [Share] {
    guard let share else { return [] }
    return [share] + otherShares
  }

  /// Whether it listens for the sake of a presentable.
  var hasShares: Bool { share != nil }

  /// Begins to listen: the initial step, then what the stepper sends.
  func begin(with share: Share?) {
    if let share { add(share) }
    let first = stepper.initialStep
    receive(first)
    // Its very first step may have ended the flow.
    if hasEnded { return }
    stepper.steps.add(self)
    stepper.readyToEmitSteps()
  }

  /// Listens for the sake of another presentable too.
  func add(_ share: Share) {
    if self.share == nil { self.share = share } else { otherShares.append(share) }
    share.presence.add(.listening(Faint(self)))
  }

  /// Whether this is how a flow hears a stepper.
  func isHearing(of node: FlowNode) -> Bool {
    !hasEnded && nodeReference.refers(to: node)
  }

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
    if share?.isOpen == true { return true }
    if !otherShares.isEmpty {
      for share in otherShares where share.isOpen { return true }
    }
    return false
  }

  /// Ends it, and drops what waits.
  func cancel() {
    stepper.steps.remove(self)
    if let share { share.presence.remove(self) }
    if !otherShares.isEmpty {
      for share in otherShares { share.presence.remove(self) }
    }
    if !waiting.isEmpty { dropWaiting() }
    share = nil
    otherShares = []
    hasEnded = true
  }

  private func dropWaiting() {
    let dropped = waiting
    waiting = []
    for step in dropped { node?.drop(step, .gone(shares.last?.presentable)) }
  }
}

// What its presentables tell.
extension Listening {
  func presenceDidChange(_ presence: Presence) {
    if presence.isVisible, !waiting.isEmpty { release() }
  }

  /// Sends what has waited.
  private func release() {
    let steps = waiting
    waiting = []
    for step in steps { node?.accept(step) }
  }

  func presenceDidEnd(_ presence: Presence) {
    var isHeard = share?.isHeard == true
    if !otherShares.isEmpty {
      for share in otherShares where share.isHeard { isHeard = true }
    }
    if !isHeard {
      node?.end(self, presence.reason)
      return
    }
    if !otherShares.isEmpty {
      let left = shares.filter { $0.outlives || $0.presence !== presence }
      share = left.first
      otherShares = Array(left.dropFirst())
    }
    if !waiting.isEmpty, isOpen { release() }
  }
}
