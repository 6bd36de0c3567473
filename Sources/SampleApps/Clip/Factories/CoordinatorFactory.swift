public import Coordination

/// Makes the coordinators; every coordinator of the app comes from here.
@MainActor
public protocol CoordinatorFactoryProtocol: AnyObject {
  /// Makes the coordinator of the whole app.
  func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, loginState: LoginState
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
  /// Makes the coordinator of tab search.
  func makeSearchCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> SearchCoordinator
  /// Makes the coordinator of tab timer.
  func makeTimerCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TimerCoordinator
  /// Makes the coordinator that saves a link.
  ///
  /// - Parameter isNavigationBarHidden: Whether its screens leave the stack's bar as it is.
  func makeAddLinkCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isNavigationBarHidden: Bool
  ) -> AddLinkCoordinator
}

/// Makes the app's own coordinators.
@MainActor
public final class CoordinatorFactory {
  private let server: any AccountServer

  /// Creates a factory.
  ///
  /// - Parameter services: Say where a link may lead, when one's login has expired, and which version is the latest.
  public init(services: ClipServices) {
    server = services
  }
}

extension CoordinatorFactory: CoordinatorFactoryProtocol {
  /// Makes the coordinator of the whole app.
  public func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, loginState: LoginState
  ) -> AppCoordinator {
    AppCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, server: server, loginState: loginState)
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
    HomeCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
  }

  /// Makes the coordinator of tab clip.
  public func makeClipCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> ClipCoordinator {
    ClipCoordinator(
      router: router, viewControllerFactory: viewControllerFactory, clips: server)
  }

  /// Makes the coordinator of tab search.
  public func makeSearchCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> SearchCoordinator {
    SearchCoordinator(router: router, viewControllerFactory: viewControllerFactory)
  }

  /// Makes the coordinator of tab timer.
  public func makeTimerCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TimerCoordinator {
    TimerCoordinator(router: router, viewControllerFactory: viewControllerFactory)
  }

  /// Makes the coordinator that saves a link.
  public func makeAddLinkCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isNavigationBarHidden: Bool
  ) -> AddLinkCoordinator {
    AddLinkCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      isNavigationBarHidden: isNavigationBarHidden)
  }
}
