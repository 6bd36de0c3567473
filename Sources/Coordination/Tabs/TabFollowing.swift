import UIKit

/// Who hears of touches and selections of tabs, whoever the bar's delegate is.
@MainActor
protocol TabFollowing: AnyObject {
  /// Whether a touch of a tab that the delegate has allowed goes on.
  func mayTouch(_ tab: UIViewController) -> Bool

  /// A touch has selected a tab that was selected already, and the delegate has been told.
  ///
  /// - Returns: Whether the tab's stack may go to its root.
  func didTouchAgain(_ tab: UIViewController) -> Bool

  /// The tabs or the selection are others, whoever changed them; the call may come without a change.
  func tabsDidChange()
}
