public import Coordination

/// Makes the coordinators; every coordinator of the app comes from here.
@MainActor
public protocol CoordinatorFactoryProtocol: AnyObject {
  /// Makes the coordinator of the whole app.
  func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isLoggedIn: Bool
  ) -> AppCoordinator
  /// Makes the coordinator that logs one in.
  func makeLoginCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> LoginCoordinator
  /// Makes the coordinator of the tab bar.
  func makeTabBarCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TabBarCoordinator
  /// Makes the coordinator of tab home.
  func makeHomeCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> HomeCoordinator
  /// Makes the coordinator of tab clip.
  func makeClipCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> ClipCoordinator
}

/// Makes the app's own coordinators.
@MainActor
public final class CoordinatorFactory {
  private let clips: any ClipLookup

  /// Creates a factory.
  ///
  /// - Parameter services: Says which clips a link may lead to.
  public init(services: ClipServices) {
    clips = services
  }
}

extension CoordinatorFactory: CoordinatorFactoryProtocol {
  /// Makes the coordinator of the whole app.
  public func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isLoggedIn: Bool
  ) -> AppCoordinator {
    AppCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, clips: clips, isLoggedIn: isLoggedIn)
  }

  /// Makes the coordinator that logs one in.
  public func makeLoginCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> LoginCoordinator {
    LoginCoordinator(router: router, viewControllerFactory: viewControllerFactory)
  }

  /// Makes the coordinator of the tab bar.
  public func makeTabBarCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TabBarCoordinator {
    TabBarCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
  }

  /// Makes the coordinator of tab home.
  public func makeHomeCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> HomeCoordinator {
    HomeCoordinator(router: router, viewControllerFactory: viewControllerFactory)
  }

  /// Makes the coordinator of tab clip.
  public func makeClipCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> ClipCoordinator {
    ClipCoordinator(
      router: router, viewControllerFactory: viewControllerFactory, clips: clips)
  }
}
