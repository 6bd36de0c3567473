import Clip
import Coordination
import Simulator
import UIKit

/// The app with factories that take note of all they make.
@MainActor
final class WatchedClipApp: HeadlessApp {
  static let name = ClipApp.name
  static let vocabulary = ClipApp.vocabulary
  /// The factories of the last launch, owned until the next.
  static var screens: WatchingScreenFactory?
  static var coordinators: WatchingCoordinatorFactory?

  private let app: ClipApp

  init(environment: AppEnvironment) {
    let services = ClipServices(environment: environment)
    let screens = WatchingScreenFactory(ViewControllerFactory(services: services))
    let coordinators = WatchingCoordinatorFactory(CoordinatorFactory(services: services))
    Self.screens = screens
    Self.coordinators = coordinators
    app = ClipApp(
      environment: environment, viewControllerFactory: screens, coordinatorFactory: coordinators)
  }

  func start(in window: UIWindow) { app.start(in: window) }

  func open(_ url: URL) -> URLHandling { app.open(url) }
}

/// One object that a factory made, not owned.
struct Made {
  weak var object: AnyObject?
}

@MainActor
final class WatchingScreenFactory: ViewControllerFactoryProtocol {
  private let inner: any ViewControllerFactoryProtocol
  private(set) var made: [Made] = []
  /// Class names, in the order the screens were made.
  private(set) var names: [String] = []

  init(_ inner: any ViewControllerFactoryProtocol) {
    self.inner = inner
  }

  /// The screens that are alive.
  var live: [UIViewController] { made.compactMap { $0.object as? UIViewController } }

  func makeLoginVC() -> LoginViewController { note(inner.makeLoginVC()) }
  func makeTabBarVC() -> TabBarController { note(inner.makeTabBarVC()) }
  func makeHomeVC() -> HomeViewController { note(inner.makeHomeVC()) }
  func makeClipVC() -> ClipViewController { note(inner.makeClipVC()) }
  func makeEditClipVC() -> EditClipViewController { note(inner.makeEditClipVC()) }
  func makeDetailClipVC() -> DetailClipViewController { note(inner.makeDetailClipVC()) }
  func makeLinkWebVC() -> LinkWebViewController { note(inner.makeLinkWebVC()) }
  func makeSettingVC() -> SettingViewController { note(inner.makeSettingVC()) }
  func makePopupVC(_ kind: PopupKind) -> PopupViewController { note(inner.makePopupVC(kind)) }

  private func note<Screen: UIViewController>(_ screen: Screen) -> Screen {
    made.append(Made(object: screen))
    names.append(String(describing: Screen.self))
    return screen
  }
}

@MainActor
final class WatchingCoordinatorFactory: CoordinatorFactoryProtocol {
  private let inner: any CoordinatorFactoryProtocol
  private(set) var made: [Made] = []
  /// Class names, in the order the coordinators were made.
  private(set) var names: [String] = []
  /// Owned, to see what a router does when its stack is gone.
  private(set) var routers: [any RouterProtocol] = []

  init(_ inner: any CoordinatorFactoryProtocol) {
    self.inner = inner
  }

  /// The coordinators that are alive.
  var live: [BaseCoordinator] { made.compactMap { $0.object as? BaseCoordinator } }

  func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isLoggedIn: Bool
  ) -> AppCoordinator {
    note(
      inner.makeAppCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory, isLoggedIn: isLoggedIn), router)
  }

  func makeLoginCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> LoginCoordinator {
    note(
      inner.makeLoginCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeTabBarCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TabBarCoordinator {
    note(
      inner.makeTabBarCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeHomeCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> HomeCoordinator {
    note(
      inner.makeHomeCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeClipCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> ClipCoordinator {
    note(
      inner.makeClipCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  private func note<Coordinator: BaseCoordinator>(
    _ coordinator: Coordinator, _ router: any RouterProtocol
  ) -> Coordinator {
    made.append(Made(object: coordinator))
    names.append(String(describing: Coordinator.self))
    routers.append(router)
    return coordinator
  }
}
