import UIKit

/// Anything that stands for a screen.
protocol Showable: AnyObject {
  var screen: UIViewController { get }
}

extension UIViewController: Showable {
  var screen: UIViewController { self }
}

protocol Routing: AnyObject {
  func push(_ showable: Showable, animated: Bool, whenLeft: (() -> Void)?)
  func pop(animated: Bool)
  func popToRoot(animated: Bool)
  func present(_ showable: Showable, animated: Bool)
  func dismiss(animated: Bool)
}

/// Is the stack's delegate, and so learns of screens that a person left by the back button or a swipe.
final class Router: NSObject, Routing {
  private let navigationController: UINavigationController
  private var closures: [String: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  var openClosures: Int { closures.count }

  func push(_ showable: Showable, animated: Bool = true, whenLeft: (() -> Void)? = nil) {
    let screen = showable.screen
    if let whenLeft {
      closures.updateValue(whenLeft, forKey: screen.description)
    }
    navigationController.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool = true) {
    if let left = navigationController.popViewController(animated: animated) {
      runClosure(of: left)
    }
  }

  func popToRoot(animated: Bool = true) {
    let left = navigationController.popToRootViewController(animated: animated) ?? []
    left.forEach(runClosure)
  }

  func present(_ showable: Showable, animated: Bool = true) {
    navigationController.present(showable.screen, animated: animated)
  }

  func dismiss(animated: Bool = true) {
    navigationController.dismiss(animated: animated)
  }

  private func runClosure(of screen: UIViewController) {
    closures.removeValue(forKey: screen.description)?()
  }
}

extension Router: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let from, !navigationController.viewControllers.contains(from) else { return }
    runClosure(of: from)
  }
}
