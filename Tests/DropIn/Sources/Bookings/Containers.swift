import UIKit

extension UIViewController {
  /// A completion for calls that have none.
  fileprivate func afterTransaction(_ change: () -> Void, done: (() -> Void)?) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(done)
    change()
    CATransaction.commit()
  }
}

extension Transition where Root: UINavigationController {
  static func push(_ target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, animated, done in
      root.afterTransaction({ root.pushViewController(target, animated: animated) }, done: done)
    }
  }

  static func pop() -> Transition {
    Transition { root, animated, done in
      root.afterTransaction({ root.popViewController(animated: animated) }, done: done)
    }
  }

  static func pop(to target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, animated, done in
      root.afterTransaction(
        { root.popToViewController(target, animated: animated) }, done: done)
    }
  }

  static func popToRoot() -> Transition {
    Transition { root, animated, done in
      root.afterTransaction({ root.popToRootViewController(animated: animated) }, done: done)
    }
  }

  static func set(_ targets: [UIViewController]) -> Transition {
    Transition(targets: targets) { root, animated, done in
      root.afterTransaction(
        { root.setViewControllers(targets, animated: animated) }, done: done)
    }
  }
}

extension Transition where Root: UITabBarController {
  static func set(_ targets: [UIViewController]) -> Transition {
    Transition(targets: targets) { root, animated, done in
      root.afterTransaction(
        { root.setViewControllers(targets, animated: animated) }, done: done)
    }
  }

  static func select(_ target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, _, done in
      root.afterTransaction({ root.selectedViewController = target }, done: done)
    }
  }

  static func select(index: Int) -> Transition {
    Transition { root, _, done in
      root.afterTransaction({ root.selectedIndex = index }, done: done)
    }
  }
}

extension Transition where Root: UIPageViewController {
  static func set(
    _ first: UIViewController, _ second: UIViewController? = nil,
    direction: UIPageViewController.NavigationDirection
  ) -> Transition {
    let pages = [first, second].compactMap { $0 }
    return Transition(targets: pages) { root, animated, done in
      root.setViewControllers(pages, direction: direction, animated: animated) { _ in done?() }
    }
  }
}

extension Transition where Root: UISplitViewController {
  static func show(_ target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, _, done in
      root.afterTransaction({ root.show(target, sender: nil) }, done: done)
    }
  }

  static func showDetail(_ target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, _, done in
      root.afterTransaction({ root.showDetailViewController(target, sender: nil) }, done: done)
    }
  }
}
