import UIKit

@MainActor
protocol ClipRouting: AnyObject {
  func present(
    _ screen: UIViewController, animated: Bool, style: UIModalPresentationStyle,
    onDismiss: (() -> Void)?)
  func dismiss(animated: Bool, completion: (() -> Void)?)
  func push(_ screen: UIViewController, animated: Bool, hidesBottomBar: Bool)
  func pop(animated: Bool)
  func popToRoot(animated: Bool)
  func setRoot(_ screen: UIViewController, animated: Bool, hidesBar: Bool)
}

/// Holds its stack weakly: calls that come after the stack has gone say nothing.
final class Router: NSObject, ClipRouting {
  private(set) weak var rootViewController: UINavigationController?
  private var dismissals: [ObjectIdentifier: () -> Void] = [:]

  init(rootViewController: UINavigationController) {
    self.rootViewController = rootViewController
    super.init()
  }

  func present(
    _ screen: UIViewController, animated: Bool = true, style: UIModalPresentationStyle = .automatic,
    onDismiss: (() -> Void)? = nil
  ) {
    screen.modalPresentationStyle = style
    // Before it is presented: the same object stays until the end of the presentation.
    screen.presentationController?.delegate = self
    dismissals[ObjectIdentifier(screen)] = onDismiss
    rootViewController?.present(screen, animated: animated)
  }

  func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    if let screen = rootViewController?.presentedViewController {
      dismissals[ObjectIdentifier(screen)] = nil
    }
    rootViewController?.dismiss(animated: animated, completion: completion)
  }

  func push(_ screen: UIViewController, animated: Bool = true, hidesBottomBar: Bool = false) {
    screen.hidesBottomBarWhenPushed = hidesBottomBar
    rootViewController?.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool = true) {
    rootViewController?.popViewController(animated: animated)
  }

  func popToRoot(animated: Bool = true) {
    rootViewController?.dismiss(animated: false)
    rootViewController?.popToRootViewController(animated: animated)
  }

  func setRoot(_ screen: UIViewController, animated: Bool = false, hidesBar: Bool = false) {
    rootViewController?.setViewControllers([screen], animated: animated)
    rootViewController?.isNavigationBarHidden = hidesBar
  }
}

extension Router: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let screen = presentationController.presentedViewController
    dismissals.removeValue(forKey: ObjectIdentifier(screen))?()
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let form = presentationController.presentedViewController as? ClipFormViewController
    else { return true }
    return form.text.isEmpty
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let form = presentationController.presentedViewController as? ClipFormViewController
    form?.askWhetherToDiscard()
  }
}
