import Foundation

protocol NavigationRouting: AnyObject, Presentable {
  func push(_ module: Presentable, animated: Bool, popCompletion: (() -> Void)?)
  func setRoot(_ module: Presentable, animated: Bool, popCompletion: (() -> Void)?)
  func popModule(animated: Bool)
  func popToRoot(animated: Bool)
  func popTo(_ module: Presentable, animated: Bool)
  func present(_ module: Presentable, animated: Bool)
  func dismiss(animated: Bool, completion: (() -> Void)?)
}

final class NavigationRouter: NSObject, NavigationRouting {
  private let stack: StackController & UINavigationController
  private var popCompletions: [ObjectIdentifier: () -> Void] = [:]

  init(stack: StackController & UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  func toPresentable() -> UIViewController { stack }

  /// Takes the delegate back from whoever had it.
  func claimDelegate() {
    stack.delegate = self
  }

  var underlyingStack: UINavigationController { stack }

  func push(_ module: Presentable, animated: Bool = true, popCompletion: (() -> Void)? = nil) {
    let controller = module.toPresentable()
    guard !(controller is UINavigationController) else { return }
    if let popCompletion { popCompletions[ObjectIdentifier(controller)] = popCompletion }
    stack.pushViewController(controller, animated: animated)
  }

  func setRoot(_ module: Presentable, animated: Bool = false, popCompletion: (() -> Void)? = nil) {
    let controller = module.toPresentable()
    guard !(controller is UINavigationController) else { return }
    let left = stack.viewControllers.filter { $0 !== controller }
    if let popCompletion { popCompletions[ObjectIdentifier(controller)] = popCompletion }
    stack.setViewControllers([controller], animated: animated)
    for gone in left.reversed() { runCompletion(of: gone) }
  }

  func popModule(animated: Bool = true) {
    if let gone = stack.popViewController(animated: animated) { runCompletion(of: gone) }
  }

  func popToRoot(animated: Bool = true) {
    let gone = stack.popToRootViewController(animated: animated) ?? []
    for controller in gone.reversed() { runCompletion(of: controller) }
  }

  func popTo(_ module: Presentable, animated: Bool = true) {
    let gone = stack.popToViewController(module.toPresentable(), animated: animated) ?? []
    for controller in gone.reversed() { runCompletion(of: controller) }
  }

  func present(_ module: Presentable, animated: Bool = true) {
    stack.present(module.toPresentable(), animated: animated)
  }

  func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    stack.dismiss(animated: animated, completion: completion)
  }

  private func runCompletion(of controller: UIViewController) {
    popCompletions.removeValue(forKey: ObjectIdentifier(controller))?()
  }
}

extension NavigationRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      guard !context.isCancelled else { return }
      NotificationCenter.default.post(name: .roomDidChange, object: viewController.title)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let gone = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(gone)
    else { return }
    runCompletion(of: gone)
  }
}

extension Notification.Name {
  static let roomDidChange = Notification.Name("roomDidChange")
}
