import Foundation

protocol Presentable {
  func toPresentable() -> UIViewController
}

extension UIViewController: Presentable {
  func toPresentable() -> UIViewController { self }
}

/// What this app needs of a stack; UIKit's own has all of it.
protocol StackController: UIViewController {
  var viewControllers: [UIViewController] { get set }
  var topViewController: UIViewController? { get }
  var delegate: UINavigationControllerDelegate? { get set }

  func pushViewController(_ viewController: UIViewController, animated: Bool)
  func popViewController(animated: Bool) -> UIViewController?
  func popToRootViewController(animated: Bool) -> [UIViewController]?
  func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
}

extension UINavigationController: StackController {}

/// Counts how often its screens are set, in whatever way that is done.
final class CountingNavigationController: UINavigationController {
  private(set) var settings: [Int] = []

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      settings.append(newValue.count)
      super.viewControllers = newValue
    }
  }
}
