public import UIKit

/// A screen that says which bars of its stack are there while it is on top.
///
/// The stack follows after every change of its top, whichever way it came about, a cancelled swipe and a call of UIKit
/// included, and when the app comes to the front: nobody has to hide a bar when a screen appears and to show it when the
/// screen disappears. The bottom bar is UIKit's own business: `hidesBottomBarWhenPushed`; the bar with the clock too:
/// `prefersStatusBarHidden`.
///
/// A screen that says nothing about a bar, or does not adopt this, has it as the app has set it on the stack itself.
@MainActor
public protocol BarDeclaring: UIViewController {
  /// Whether the navigation bar is hidden; nil for as the stack has it.
  var prefersNavigationBarHidden: Bool? { get }
  /// Whether the bar at the bottom of the stack is hidden; nil for as the stack has it.
  var prefersToolbarHidden: Bool? { get }
}

extension BarDeclaring {
  /// As the stack has it.
  public var prefersNavigationBarHidden: Bool? { nil }
  /// As the stack has it.
  public var prefersToolbarHidden: Bool? { nil }

  /// Has the stack follow what the screen says now, if it is on top.
  ///
  /// - Parameter animated: Whether the bars move.
  public func setNeedsBarsUpdate(animated: Bool = false) {
    guard let stack = navigationController, stack.topViewController === self else { return }
    OwnBars.derive(for: stack, top: self, animated: animated)
  }
}
