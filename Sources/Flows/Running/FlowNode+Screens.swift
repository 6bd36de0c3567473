import Coordination
import UIKit

// The screens of a flow: its root, what it has contributed, and what else it has shown.
extension FlowNode {
  /// Has the flow carry a step out; what is shown meanwhile is the flow's.
  func carryOut(_ step: any Step) -> FlowContributors {
    isNavigating = true
    let result = FlowEngine.navigate(self, to: step)
    isNavigating = false
    if !asked.isEmpty { ownWhatWasAsked(result) }
    return result
  }

  /// Takes note of a screen that the flow asks to be shown, now or, by a router that waits, later.
  ///
  /// - Parameter stack: Whose member it is to be; nil if it is to be presented.
  func asks(for screen: UIViewController, in stack: UIViewController?) {
    // What stands in the flow's own root comes and goes with it.
    if !sharesRoot, let stack, let rootController, Self.stands(stack, within: rootController) {
      return
    }
    if isEnded { return }
    if isNavigating {
      asked.append(screen)
    } else {
      FlowEngine.state.expected.add(screen)
      if !children.contains(where: { $0.rootController === screen }) { own(screen) }
    }
  }

  /// The root of a flow that is contributed is that flow's.
  private func ownWhatWasAsked(_ result: FlowContributors) {
    let screens = asked
    asked = []
    for screen in screens where !FlowEngine.isInUse(screen) {
      FlowEngine.state.expected.add(screen)
    }
    var roots: [UIViewController] = []
    for case .contribute(let flow as any Flow, _, _, _) in result.contributors {
      if let root = FlowEngine.controller(of: flow) { roots.append(root) }
    }
    for screen in screens where !roots.contains(where: { $0 === screen }) {
      if !children.contains(where: { $0.rootController === screen }) { own(screen) }
    }
  }

  /// Makes a screen the flow's own; one that is left is shown by the flow from then on.
  func own(_ screen: UIViewController) {
    if screen === rootController { return }
    let shown = shown ?? ShownScreens(of: self)
    self.shown = shown
    // An alert only interrupts.
    let isFollowed = sharesRoot && !FlowEngine.isAlert(screen)
    shown.add(screen, isFollowed: isFollowed)
    if isFollowed { hasShownScreens = true }
  }

  /// Takes note of one of the flow's screens that has left.
  func screenDidLeave(_ reason: RemovalReason?) {
    lastReason = reason ?? .finished
    considerEnd()
  }

  /// The screens of this flow and those below: their roots, and what they have contributed or shown elsewhere.
  ///
  /// What stands in one of them goes with it.
  var ownScreens: [UIViewController] {
    var screens: [UIViewController] = []
    var work = [self]
    while let node = work.popLast() {
      let root = node.sharesRoot ? nil : node.rootController
      if let root, FlowEngine.isInUse(root) { screens.append(root) }
      for screen in node.screensElsewhere {
        if let root, Self.stands(screen, within: root) { continue }
        screens.append(screen)
      }
      work += node.children.all
    }
    return screens
  }

  /// What this flow has contributed or shown, and the coordinators that it has started, where it stands somewhere.
  private var screensElsewhere: [UIViewController] {
    var screens: [UIViewController] = []
    for case let screen as UIViewController in listenings.all.flatMap(\.shares).map(\.presentable)
    where FlowEngine.isInUse(screen) {
      screens.append(screen)
    }
    screens += shown?.standing ?? []
    for coordinator in started.map(\.coordinator) { screens += coordinator.allShownScreens }
    var told: Set<ObjectIdentifier> = []
    return screens.filter { told.insert(ObjectIdentifier($0)).inserted }
  }

  private static func stands(
    _ screen: UIViewController, within root: UIViewController
  ) -> Bool {
    if screen === root { return true }
    var next: UIViewController? = screen
    while let current = next {
      if current === root { return true }
      next = current.parent
    }
    return false
  }
}
