@testable import UIKit

extension World {
  /// Who is on screen has appeared, and nobody else; no will-state and no flag is left (invariants 1, 2, 12).
  func checkAppearance() {
    let visible = visibleControllers()
    for controller in alive {
      let name = controller.traceName
      let last = lastEvents[controller.id]
      check(1, last != .wA && last != .iA && last != .wD, "\(name) is left in a will-state")
      check(12, controller.flagWords == "-", "\(name) has the flags \(controller.flagWords)")
      let isVisible = visible.contains(controller.id)
      check(
        2, (last == .dA) == isVisible,
        "\(name) is \(isVisible ? "visible" : "invisible"), its last event \(last.map { "\($0)" } ?? "none")"
      )
      check(
        2, (controller.appearance == .appeared) == isVisible, "\(name) is \(controller.appearance)")
    }
  }

  /// What the tree says is on screen, computed without the engine's opinion.
  private func visibleControllers() -> Set<ControllerID> {
    if window.isHidden { return [] }
    var visible = Set<ControllerID>()
    var seen = Set<ControllerID>()
    var work = window.strandedRoots.compactMap(\.presented)
    if let root = window.rootViewController { work.append(root) }
    while let controller = work.popLast() {
      guard seen.insert(controller.id).inserted else { continue }
      if let modal = controller.presented {
        work.append(modal)
        if modal.modalPresentationStyle.removesPresenter { continue }
      }
      visible.insert(controller.id)
      if let stack = controller as? UINavigationController {
        if let top = stack.topViewController { work.append(top) }
      } else if let tabs = controller as? UITabBarController {
        if let tab = tabs.selectedViewController { work.append(tab) }
      } else {
        work.append(contentsOf: controller.children.filter { $0._view?.superview != nil })
      }
    }
    return visible
  }
}
