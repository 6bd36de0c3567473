/// What the layer of routers has to say about what containers do by themselves.
@MainActor
package protocol NavigationPolicy: AnyObject {
  /// Whether a touch may take screens away; whoever refuses has been told of the attempt by then.
  func allows(_ touch: LeavingTouch) -> Bool
  /// Called when the top of a stack comes, and again when it has come; also when it comes back after all.
  func deriveBars(of stack: UINavigationController, top: UIViewController, animated: Bool)
}

/// A touch that would take screens away.
package enum LeavingTouch {
  /// The back button of a stack.
  case backButton(UINavigationController)
  /// An entry of the back button's long-press menu.
  case backMenu(UINavigationController, to: UIViewController)
  /// A swipe that pops, at its beginning.
  case swipe(UINavigationController)
  /// The selected tab, touched again.
  case tabAgain(UINavigationController)
  /// A drag of a modal, at its beginning.
  case pull(UIViewController)
  /// A touch beside a modal.
  case outside(UIViewController)
}

extension Runtime {
  /// Whether nobody objects to a touch that would take screens away.
  final func allows(_ touch: @autoclosure () -> LeavingTouch) -> Bool {
    policy?.allows(touch()) ?? true
  }
}
