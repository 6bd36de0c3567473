@testable import UIKit

/// Every delegate of a world; it checks when each is called (invariants 8 and 9).
@MainActor
final class WorldDelegates: NSObject {
  private weak var world: World?

  init(_ world: World) { self.world = world }
}

extension WorldDelegates: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.announced[navigationController.id, default: 0] += 1
    world?.tell(.willShow, viewController.traceName)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.announced[navigationController.id, default: 0] -= 1
    world?.tell(.didShow, viewController.traceName)
  }
}

extension WorldDelegates: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    world?.check(9, world?.tabTaps != 0, "shouldSelect outside a tap")
    world?.tell(.shouldSelect, viewController.traceName)
    return !tabBarController.isModalInPresentation
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    world?.check(9, world?.tabTaps != 0, "didSelect outside a tap")
    world?.check(9, !tabBarController.isModalInPresentation, "didSelect of a tap that was refused")
    world?.tell(.didSelect, viewController.traceName)
  }
}

extension WorldDelegates: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    let modal = presentationController.presentedViewController
    world?.check(9, world?.modalTouches != 0, "shouldDismiss of \(modal.traceName) without a touch")
    world?.tell(.shouldDismiss, modal.traceName)
    return !Naming(modal.traceName).traits.contains(.stays)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let modal = presentationController.presentedViewController
    world?.check(9, world?.modalTouches != 0, "willDismiss of \(modal.traceName) without a touch")
    world?.leaving.insert(modal.id)
    world?.tell(.willDismiss, modal.traceName)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let modal = presentationController.presentedViewController
    world?.check(
      9, world?.leaving.remove(modal.id) != nil, "didDismiss of \(modal.traceName) without a touch")
    world?.tell(.didDismiss, modal.traceName)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let modal = presentationController.presentedViewController
    world?.check(9, world?.modalTouches != 0, "didAttempt of \(modal.traceName) without a touch")
    world?.tell(.didAttempt, modal.traceName)
  }
}
