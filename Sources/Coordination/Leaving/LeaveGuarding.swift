public import UIKit

/// A screen that may refuse to leave, such as one with unsaved changes.
///
/// It is asked whatever way is tried: a back button and its menu, a swipe, a pull, a touch beside it, a tab that is
/// touched again, every call of a router, a new root, a coordinator that finishes or is removed, tabs that are replaced.
/// Whoever would leave is asked, covered and unselected ones too, the topmost first; the first that refuses ends it, and
/// then nothing changes: no callback, no closure, and the call fails with `vetoed`. A swipe is asked about when it would
/// begin, a pull when it begins.
///
/// A tab that goes to its root when another is selected (``TabLeaving/reset``) asks as well, and stays as it is if that
/// is refused; nobody is told, as no person has tried anything.
///
/// Nobody is asked by calls of UIKit, such as `popViewController(animated:)`, which cannot be refused: put them into
/// ``Leaving/ask(_:about:_:then:)``. Nor by ``Leaving/forced(_:)``, by an event of the session, which has happened, by an
/// alert's button, nor when the app ends.
@MainActor
public protocol LeaveGuarding: UIViewController {
  /// Whether the screen lets itself be taken away; it must change nothing.
  func shouldLeave(_ reason: RemovalReason) -> Bool

  /// Called when the screen has refused, to ask the person what is to become of the changes.
  ///
  /// It may be called again before the person has answered. The base method does nothing.
  func didAttemptToLeave(_ attempt: LeaveAttempt)
}

extension LeaveGuarding {
  /// Does nothing.
  public func didAttemptToLeave(_ attempt: LeaveAttempt) {}
}
