import UIKit

/// What is in front of the user at one moment, found in one walk from the root of the window's tree.
@MainActor
struct Front {
  /// The screen that the user sees, modals included.
  let visible: UIViewController
  /// The topmost presented controller; nil if nothing is presented.
  let modal: UIViewController?
  /// The innermost stack of the topmost layer; nil if a modal without a stack is in front.
  let stack: UINavigationController?
  /// The innermost row of pages of the topmost layer.
  let pages: UIPageViewController?
  /// The innermost tab bar controller of the lowest layer.
  let tabs: UITabBarController?

  init(from root: UIViewController) {
    var current = root
    var modal: UIViewController?
    var stack: UINavigationController?
    var pages: UIPageViewController?
    var tabs: UITabBarController?
    // What a controller of a layer presents, or a screen in it that presents in a context of its own.
    var presented: UIViewController?
    while true {
      if presented == nil { presented = current.presented }
      let next: UIViewController?
      // Each is what its class was found to be; a cast would ask again.
      switch ScreenClass.of(current).container {
      case .none: next = nil
      case .split: next = unsafeDowncast(current, to: UISplitViewController.self).shownColumn
      case .stack:
        let found = unsafeDowncast(current, to: UINavigationController.self)
        stack = found
        next = found.topViewController
      case .tabs:
        let found = unsafeDowncast(current, to: UITabBarController.self)
        if modal == nil { tabs = found }
        next = found.selectedViewController
      case .pages:
        let found = unsafeDowncast(current, to: UIPageViewController.self)
        pages = found
        next = found.shownPage
      }
      if let next {
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
    self.stack = stack
    self.pages = pages
    self.tabs = tabs
  }

  // MARK: For those who want to know one thing only

  /// The screen that the user sees, modals included.
  static func visible(from root: UIViewController) -> UIViewController {
    var current = root
    var presented: UIViewController?
    while true {
      if presented == nil { presented = current.presented }
      if let next = current.shownChild {
        current = next
      } else if let next = presented {
        current = next
        presented = nil
      } else {
        return current
      }
    }
  }

  /// The innermost stack that holds the visible controller; modals without a stack are skipped.
  static func nearestStack(from root: UIViewController) -> UINavigationController? {
    var current = root
    var presented: UIViewController?
    // The tree holds it, and does not change while it is walked.
    var stack: Unmanaged<UIViewController>?
    while true {
      if presented == nil { presented = current.presented }
      if current.isStackOfScreens { stack = .passUnretained(current) }
      if let next = current.shownChild {
        current = next
      } else if let next = presented {
        current = next
        presented = nil
      } else {
        guard let stack else { return nil }
        return unsafeDowncast(stack.takeUnretainedValue(), to: UINavigationController.self)
      }
    }
  }
}
