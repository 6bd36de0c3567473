protocol Presentable {
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}

protocol MovieRouting: Presentable {
  func setRoot(_ module: Presentable?, hidesBar: Bool)
  func push(_ module: Presentable?, animated: Bool, hidesBottomBar: Bool, whenPopped: (() -> Void)?)
  func popModule(animated: Bool)
  func popToRoot(animated: Bool)
  func present(_ module: Presentable?, animated: Bool)
  func dismissModule(animated: Bool, completion: (() -> Void)?)
}

/// Keeps closures by controller; a screen that is no longer wanted may hold none.
final class MovieRouter: NSObject, MovieRouting {
  private weak var rootController: UINavigationController?
  private var completions: [UIViewController: () -> Void] = [:]

  init(rootController: UINavigationController) {
    self.rootController = rootController
    super.init()
  }

  func toPresent() -> UIViewController? { rootController }

  func setRoot(_ module: Presentable?, hidesBar: Bool) {
    guard let controller = module?.toPresent() else { return }
    rootController?.setViewControllers([controller], animated: false)
    rootController?.isNavigationBarHidden = hidesBar
  }

  func push(
    _ module: Presentable?, animated: Bool = true, hidesBottomBar: Bool = false,
    whenPopped: (() -> Void)? = nil
  ) {
    guard let controller = module?.toPresent(), !(controller is UINavigationController) else {
      assertionFailure("a navigation controller cannot be pushed")
      return
    }
    if let whenPopped { completions[controller] = whenPopped }
    controller.hidesBottomBarWhenPushed = hidesBottomBar
    rootController?.pushViewController(controller, animated: animated)
  }

  func popModule(animated: Bool = true) {
    if let controller = rootController?.popViewController(animated: animated) {
      runCompletion(for: controller)
    }
  }

  func popToRoot(animated: Bool = true) {
    for controller in rootController?.popToRootViewController(animated: animated) ?? [] {
      runCompletion(for: controller)
    }
  }

  func present(_ module: Presentable?, animated: Bool = true) {
    guard let controller = module?.toPresent() else { return }
    rootController?.present(controller, animated: animated, completion: nil)
  }

  func dismissModule(animated: Bool = true, completion: (() -> Void)? = nil) {
    rootController?.dismiss(animated: animated, completion: completion)
  }

  private func runCompletion(for controller: UIViewController) {
    guard let completion = completions.removeValue(forKey: controller) else { return }
    completion()
  }
}
