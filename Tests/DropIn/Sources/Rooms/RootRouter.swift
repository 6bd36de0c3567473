import Foundation

/// Replaces what the window shows, and presents over all of it.
final class RootRouter {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  var presented: UIViewController? { window.rootViewController?.presentedViewController }

  func setRoot(_ module: Presentable, completion: ((Bool) -> Void)? = nil) {
    let controller = module.toPresentable()
    guard window.rootViewController != nil else {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      completion?(true)
      return
    }
    UIView.transition(
      with: window, duration: 0.4, options: .transitionCrossDissolve,
      animations: {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        self.window.rootViewController = controller
        UIView.setAnimationsEnabled(wereEnabled)
      }, completion: completion)
  }

  func dismissRoot(animated: Bool, completion: (() -> Void)?) {
    window.rootViewController?.dismiss(animated: animated, completion: completion)
  }

  /// Goes to what is already presented, if there is something.
  func presentModal(_ module: Presentable, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presented ?? window.rootViewController
    presenter?.present(module.toPresentable(), animated: animated, completion: completion)
  }
}
