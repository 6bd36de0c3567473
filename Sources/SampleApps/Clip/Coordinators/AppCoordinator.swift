public import Coordination
public import UIKit

/// The root of the coordinators: the login or the tabs.
public final class AppCoordinator: BaseCoordinator {
  private let router: any RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let clips: any ClipLookup
  private var isLoggedIn: Bool
  private weak var tabBarCoordinator: TabBarCoordinator?
  /// The clip of a link that came while nobody was logged in.
  private var keptClip: AllClipModel?

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, clips: any ClipLookup, isLoggedIn: Bool
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    self.clips = clips
    self.isLoggedIn = isLoggedIn
  }

  /// Shows the tabs to who is logged in, else the login.
  public override func start() {
    if isLoggedIn { startTabBar() } else { startLogin() }
  }

  /// Takes a URL from outside, or keeps it until one has logged in.
  ///
  /// - Returns: Whether somebody takes it, and who was asked.
  public func open(_ url: URL) -> LinkAnswer {
    let name = String(describing: Self.self)
    switch DeepLink(url) {
    case nil:
      return .notTaken(asked: [name])
    case .app:
      return .taken
    case .clip(let id):
      if isLoggedIn, let tabBarCoordinator {
        return tabBarCoordinator.open(clipID: id).asked(before: name)
      }
      guard let clip = clips.clip(id: id) else { return .notTaken(asked: [name]) }
      keptClip = clip
      return .taken
    }
  }

  private func startLogin() {
    let coordinator = coordinatorFactory.makeLoginCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onFinish = { [weak self] in
      self?.isLoggedIn = true
      self?.start()
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func startTabBar() {
    let coordinator = coordinatorFactory.makeTabBarCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onSignedOut = { [weak self] in self?.isLoggedIn = false }
    coordinator.onFinish = { [weak self] in
      self?.isLoggedIn = false
      self?.start()
    }
    addDependency(coordinator)
    tabBarCoordinator = coordinator
    coordinator.start(with: keptClip.take())
  }
}
