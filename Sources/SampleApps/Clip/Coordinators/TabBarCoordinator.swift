public import Coordination
import UIKit

/// Owns the tab bar, one coordinator for each tab that has been visited, and the way to save a link.
public final class TabBarCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  /// Called when the server has logged one out; the tabs stay until that has been read.
  var onSignedOut: (() -> Void)?

  private let router: any RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private lazy var tabBar = viewControllerFactory.makeTabBarVC(
    TabBarItem.allCases.map { _ in viewControllerFactory.makeNavigationController() })
  /// Made on the first visit and kept, so that going to another tab and back changes nothing (T-1).
  private var tabCoordinators: [TabBarItem: any TabCoordinator] = [:]

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
  }

  /// Shows the tabs, the first one selected.
  public override func start() {
    start {}
  }

  /// Shows the tabs (R2).
  ///
  /// - Parameter next: Runs when they are there. Owned by the transition until then.
  func start(then next: @escaping @MainActor () -> Void) {
    tabBar.onScene = { [weak self] item in self?.visit(item) }
    tabBar.onPlusScene = { [weak self] in self?.showAddLink() }
    tabBar.selectTab(.home)
    router.setRoot(tabBar, animated: false).whenComplete { _ in next() }
  }

  // MARK: Tabs

  private func visit(_ item: TabBarItem) {
    if let coordinator = tabCoordinators[item] {
      coordinator.refresh()
    } else {
      makeTabCoordinator(item)?.start()
    }
  }

  private func makeTabCoordinator(_ item: TabBarItem) -> (any TabCoordinator)? {
    guard let stack = tabBar.stack(of: item),
      let coordinator = makeTabCoordinator(item, on: Router(rootViewController: stack))
    else { return nil }
    if let leaving = coordinator as? any SettingShowing {
      leaving.onSignedOut = { [weak self] in self?.onSignedOut?() }
      leaving.onFinish = { [weak self] in self?.finish() }
    }
    addDependency(coordinator)
    tabCoordinators[item] = coordinator
    return coordinator
  }

  private func makeTabCoordinator(_ item: TabBarItem, on router: any RouterProtocol)
    -> (any TabCoordinator)?
  {
    switch item {
    case .home:
      coordinatorFactory.makeHomeCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory)
    case .clip:
      coordinatorFactory.makeClipCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory)
    case .plus:
      nil
    case .search:
      coordinatorFactory.makeSearchCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory)
    case .timer:
      coordinatorFactory.makeTimerCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory)
    }
  }

  // MARK: From outside

  /// Takes a link to a clip.
  func open(clipID: Int) -> LinkAnswer {
    let name = String(describing: Self.self)
    guard let coordinator = clipCoordinator else { return .notTaken(asked: [name]) }
    guard let clip = coordinator.clip(id: clipID) else {
      return .notTaken(asked: [name, String(describing: ClipCoordinator.self)])
    }
    show(clip)
    return .taken
  }

  /// Takes everything away that lies on the tabs and leads to a clip.
  func show(_ clip: AllClipModel) {
    uncover { [weak self] in
      guard let self, let coordinator = clipCoordinator else { return }
      tabBar.selectTab(.clip)
      coordinator.start(with: clip)
    }
  }

  /// Takes everything away that lies on the tabs and leads to the timers (T-2).
  func showTimer() {
    uncover { [weak self] in self?.tabBar.selectTab(.timer) }
  }

  /// Whether the device lets the app ring may have changed.
  func checkAlarm() {
    (tabCoordinators[.timer] as? TimerCoordinator)?.checkAlarm()
  }

  /// Modals, and screens on the stack of the tabs, would hide where an entry leads.
  private func uncover(then next: @escaping @MainActor () -> Void) {
    router.popToRoot(animated: false).whenComplete { [weak self] _ in
      if self?.isFinished == false { next() }
    }
  }

  /// The coordinator of tab clip, made but not started if the tab was never visited.
  private var clipCoordinator: ClipCoordinator? {
    (tabCoordinators[.clip] ?? makeTabCoordinator(.clip)) as? ClipCoordinator
  }

  // MARK: Saving a link

  /// Leads to the saving of a link that was copied elsewhere (R3); the one that is there already is kept (T-5, T-6).
  func saveLink(_ url: String) {
    if let transition = addLinkCoordinator?.show(url) {
      transition.whenComplete { [weak self] result in
        // It was about to leave.
        if case .failure = result, self?.isFinished == false { self?.startAddLink(url: url) }
      }
    } else {
      startAddLink(url: url)
    }
  }

  private func startAddLink(url: String) {
    router.dismissAll(animated: false)
    makeAddLinkCoordinator().start(from: nil, url: url)
  }

  /// Leads to the saving of a link that is yet to be entered (R6).
  private func showAddLink() {
    makeAddLinkCoordinator().start(from: tabBar, animated: false)
  }

  private func makeAddLinkCoordinator() -> AddLinkCoordinator {
    let coordinator = coordinatorFactory.makeAddLinkCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, isNavigationBarHidden: false)
    coordinator.onFinish = { [weak self] in self?.refresh() }
    addDependency(coordinator)
    return coordinator
  }

  /// The saving of a link that is under way on the stack of the tabs.
  private var addLinkCoordinator: AddLinkCoordinator? {
    childCoordinators.lazy.compactMap { $0 as? AddLinkCoordinator }.first
  }

  /// What is visible may be old: the selected tab, or what lies above the tabs.
  func refresh() {
    guard !isFinished else { return }
    tabCoordinators[tabBar.selectedItem]?.refresh()
    (router.navigationController?.topViewController as? LoadingViewController)?.refresh()
  }
}
