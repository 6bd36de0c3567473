@testable import UIKit

extension World {
  /// Arrays, chains, selection, bar, rules and flags of one controller.
  struct Fact: Hashable {
    let id: ControllerID
    let children: [ControllerID]
    let presented: ControllerID?
    let parent: ControllerID?
    let presenter: ControllerID?
    let selected: Int?
    let stack: StackRules?
    let bars: BarRules?
    let appearance: AppearanceState
    let flags: [Bool]
  }

  /// What a refused call and a cancelled gesture leave as it was.
  func snapshot() -> [Fact] { alive.map(fact) }

  private func fact(of controller: UIViewController) -> Fact {
    let stack = controller as? UINavigationController
    return Fact(
      id: controller.id, children: controller._children.map(\.id),
      presented: controller.presented?.id, parent: controller.container?.id,
      presenter: controller.presenter?.id,
      selected: stack == nil ? (controller as? UITabBarController)?.selectedIndex : nil,
      stack: stack?.rules, bars: stack?.bars, appearance: controller.appearance,
      flags: [
        controller.isMovingToParent, controller.isMovingFromParent, controller.isBeingPresented,
        controller.isBeingDismissed,
      ])
  }
}
