import Coordination
import UIKit

/// Owns the journey through the app, and puts its stack into the window.
final class AppCoordinator: AirPort.BaseCoordinator {
  /// Not owned: it belongs to whoever runs the app.
  private weak var window: UIWindow?
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol

  init(
    window: UIWindow, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.window = window
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    super.init()
  }

  /// Starts the search on a new stack, then shows that.
  override func start() {
    let stack = viewControllerFactory.makeNavigationController()
    let search = coordinatorFactory.makeSearchCityCoordinator(
      router: AirPort.Router(navigationController: stack),
      viewControllerFactory: viewControllerFactory, coordinatorFactory: coordinatorFactory)
    add(coordinator: search)
    search.isCompleted = { [weak self, weak search] in self?.remove(coordinator: search) }
    search.start()
    window?.rootViewController = stack
  }
}
