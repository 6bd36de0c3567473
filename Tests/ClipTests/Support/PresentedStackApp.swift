import Clip
import Coordination
import Simulator
import UIKit

/// The screens of tab clip on a stack that is itself presented.
@MainActor
final class PresentedStackApp: HeadlessApp {
  static let name = ClipApp.name
  static let vocabulary = ClipApp.vocabulary

  private let screens: ViewControllerFactory
  private let coordinators: CoordinatorFactory
  private var coordinator: ClipCoordinator?

  init(environment: AppEnvironment) {
    let services = ClipServices(environment: environment)
    screens = ViewControllerFactory(services: services)
    coordinators = CoordinatorFactory(services: services)
  }

  func start(in window: UIWindow) {
    let below = UIViewController()
    window.rootViewController = below
    let stack = screens.makeNavigationController()
    let coordinator = coordinators.makeClipCoordinator(
      router: Router(rootViewController: stack), viewControllerFactory: screens,
      coordinatorFactory: coordinators)
    self.coordinator = coordinator
    coordinator.start()
    below.present(stack, animated: false)
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}
