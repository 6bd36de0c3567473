import UIKit

/// What is in front of the user at one moment, found in one walk from the root of the window's tree.
@MainActor
final class Front {
  /// The screen that the user sees, modals included.
  let visible: UIViewController
  /// The topmost presented controller; nil if nothing is presented.
  let modal: UIViewController?
  /// The innermost stack of the topmost layer; nil if a modal without a stack is in front.
  let stack: UINavigationController?
  /// The innermost stack that holds the visible controller; modals without a stack are skipped.
  let nearestStack: UINavigationController?
  /// The innermost row of pages of the topmost layer.
  let pages: UIPageViewController?
  /// The innermost tab bar controller of the lowest layer.
  let tabs: UITabBarController?

  init(from root: UIViewController) {
    var current = root
    var modal: UIViewController?
    var stack: UIViewController?
    var nearestStack: UIViewController?
    var pages: UIViewController?
    var tabs: UIViewController?
    // What a controller of a layer presents, or a screen in it that presents in a context of its own.
    var presented: UIViewController?
    while true {
      if presented == nil { presented = current.presented }
      switch ScreenClass.of(current).container {
      case .none, .split: break
      case .stack:
        stack = current
        nearestStack = current
      case .tabs: if modal == nil { tabs = current }
      case .pages: pages = current
      }
      if let next = current.shownChild {
        current = next
      } else if let next = presented {
        modal = next
        current = next
        presented = nil
        stack = nil
        pages = nil
      } else {
        break
      }
    }
    visible = current
    self.modal = modal
    self.stack = stack as? UINavigationController
    self.nearestStack = nearestStack as? UINavigationController
    self.pages = pages as? UIPageViewController
    self.tabs = tabs as? UITabBarController
  }
}
