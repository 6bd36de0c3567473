extension UIWindow {
  /// The controller that the user sees in front and that can present (MOD-11).
  ///
  /// First along the chain of what is presented, but for what is being dismissed; then down into containers: from
  /// a controller found the other way round a presentation fails.
  package final var topmostController: UIViewController? {
    guard var controller = root else { return nil }
    while let next = controller.presented, !next.flags.contains(.isBeingDismissed) {
      controller = next
    }
    while let inner = controller.shownChild { controller = inner }
    return controller
  }

  /// Two fingers scrub over the screen, which means "back" or "away" to assistive technology (BAR-17).
  ///
  /// The controllers are asked from the one in front outwards; without an answer of the app's own it is a user's way
  /// back. ``UncertainChoice/escapeIsAUserAction``.
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  package final func performEscape() -> Bool {
    var responder: UIResponder? = topmostController?.viewIfLoaded ?? topmostController
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      if let controller = current as? UIViewController {
        if controller.escapes() { return true }
        // What lies below a modal is out of reach.
        if controller.presenter != nil { return false }
      }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  /// The child that a container of UIKit's shows.
  fileprivate final var shownChild: UIViewController? {
    if let stack = self as? UINavigationController { return stack.topViewController }
    return (self as? UITabBarController)?.selectedViewController
  }

  /// What UIKit itself makes of an escape that reaches this controller.
  fileprivate final func escapes() -> Bool {
    if let stack = self as? UINavigationController, stack.viewControllers.count > 1 {
      return stack.tapBackButton()
    }
    guard presenter != nil else { return false }
    if let alert = self as? UIAlertController {
      guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return false }
      return alert.choose(cancel)
    }
    return escapesSheet()
  }
}
