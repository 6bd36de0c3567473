import Coordination
import UIKit

// How a flow ends by itself, and what it takes away.
extension FlowNode {
  /// Ends the flow, takes its screens away, then hands a step to the flow above.
  ///
  /// If screens that leave guard their leaving it ends when they have been asked; if one of them refuses, the flow goes
  /// on and the step is not handed on.
  func finish(with step: any Step, keepingScreens: Bool) {
    // Carrying out the step it may have lost its root.
    if isEnded { return handOn(step, to: parent, coordinator) }
    if !isReady { becomeReady(after: []) }
    let screens = ownScreens
    if screens.isEmpty || keepingScreens {
      let (parent, coordinator) = (parent, coordinator)
      end(.finished, staysBelowParent: true)
      for screen in screens { parent?.own(screen) }
      return handOn(step, to: parent, coordinator)
    }
    takeAway(screens, then: step)
  }

  @discardableResult
  private func takeAway(_ screens: [UIViewController], then step: any Step) -> Transition {
    let (parent, coordinator) = (parent, coordinator)
    // The flow above is not over, since a step is on its way to it.
    parent?.openEnds += 1
    let removal = ScreenRemoval.take(
      screens, "end \(name)",
      again: { [weak self] in
        guard let self, !isEnded else { return .unchanged }
        return takeAway(ownScreens, then: step)
      },
      accept: { [self] in end(.finished, staysBelowParent: true) })
    removal.whenComplete { [self] _ in
      if isEnded { handOn(step, to: parent, coordinator) }
      parent?.openEnds -= 1
      parent?.considerEnd()
    }
    return removal
  }

  /// Hands a step of a flow that has ended to the one above, or to whoever takes those of the outermost.
  private func handOn(_ step: any Step, to parent: FlowNode?, _ coordinator: FlowCoordinator?) {
    if parent == nil { coordinator?.leaveParentIfOver() }
    if type(of: step) == NoneStep.self { return }
    if let parent {
      parent.accept(step)
    } else if coordinator?.takeForwarded(step) != true {
      FlowEngine.state.tell(.noParent(step: String(describing: step), flow: name), coordinator)
    }
  }

  /// Has it looked at in the next turn whether the flow is over: one whose root is another's ends with its screens.
  func considerEnd() {
    guard sharesRoot, hasShownScreens, !isEnded, !isEndDue, showsNothing else { return }
    isEndDue = true
    let reference = Faint(self)
    Engine.inNextTurn("end of a flow") {
      guard let node = reference.object else { return }
      node.isEndDue = false
      if !node.isEnded, node.showsNothing { node.end(.screensLeft(node.lastReason)) }
    }
  }

  /// Whether nothing of it is on the screen, and nothing on its way there.
  private var showsNothing: Bool {
    guard children.isEmpty, started.isEmpty, openEnds == 0, !isThinking else { return false }
    return shown?.isEmpty != false && !listenings.contains { $0.hasShares }
  }
}
