import Coordination
import UIKit

// How a flow ends by itself, and what it takes away.
extension FlowNode {
  /// Ends the flow, takes its screens away, then hands a step to the flow above.
  func finish(with step: any Step, keepingScreens: Bool) {
    if !isReady { becomeReady(after: []) }
    let screens = keepingScreens ? [] : ownScreens
    let parent = parent
    let coordinator = coordinator
    let name = name
    if FlowEngine.takesNotes { Engine.note("flow \(name) ended") }
    end(staysBelowParent: true)
    let tell: @MainActor () -> Void = {
      if parent == nil { coordinator?.leaveParentIfOver() }
      if type(of: step) == NoneStep.self { return }
      if let parent {
        parent.accept(step)
      } else if coordinator?.takeForwarded(step) != true {
        FlowEngine.state.tell(.noParent(step: String(describing: step), flow: name), coordinator)
      }
    }
    if screens.isEmpty { return tell() }
    ScreenRemoval.take(screens, animated: true).whenComplete { _ in tell() }
  }

  /// The screens of this flow and those below: what they have contributed, and their roots.
  ///
  /// What stands in one of them goes with it.
  var ownScreens: [UIViewController] {
    var screens: [UIViewController] = []
    var work = [self]
    while let node = work.popLast() {
      if !node.sharesRoot, let root = node.rootController, FlowEngine.isInUse(root) {
        screens.append(root)
      }
      for share in node.listenings.all.flatMap(\.shares) {
        guard let screen = share.presentable as? UIViewController, FlowEngine.isInUse(screen) else {
          continue
        }
        if !node.sharesRoot, let root = node.rootController, stands(screen, within: root) {
          continue
        }
        screens.append(screen)
      }
      for coordinator in node.started.map(\.coordinator) {
        screens += (coordinator as? BaseCoordinator)?.shownScreens ?? []
      }
      work += node.children.all
    }
    return screens
  }

  private func stands(_ screen: UIViewController, within root: UIViewController) -> Bool {
    var next: UIViewController? = screen
    while let current = next {
      if current === root { return true }
      next = current.parent
    }
    return false
  }

  /// The controller that is the root; nil if a window is.
  var rootController: UIViewController? { FlowEngine.controller(of: flow) }

  /// Has it looked at in the next turn whether the flow is over: one whose root is another's ends with its screens.
  func considerEnd() {
    guard sharesRoot, hasShownScreens, !isEnded, showsNothing, !isEndDue else { return }
    isEndDue = true
    Engine.inNextTurn("end of a flow") { [weak self] in
      guard let self else { return }
      isEndDue = false
      guard !isEnded, showsNothing else { return }
      if FlowEngine.takesNotes { Engine.note("flow \(name) ended: its screens have gone") }
      end()
    }
  }

  private var showsNothing: Bool {
    guard children.isEmpty, started.isEmpty else { return false }
    return !listenings.all.contains { !$0.shares.isEmpty }
  }
}
