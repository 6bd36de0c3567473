public import Coordination
import UIKit

/// Owns the tab bar, one coordinator for each tab that has been visited, and the way to save a link.
public final class TabBarCoordinator: TabsCoordinator<TabBarItem>, CoordinatorFinishOutput {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  /// Called when the server has logged one out; the tabs stay until that has been read.
  var onSignedOut: (() -> Void)?

  private let router: any RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  /// For the closures of others that lead here.
  private lazy var way = WayBack(to: self)

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    // Loops, since a closure of the main actor asks where it runs at each element.
    var stacks: [ToasterNavigationController] = []
    stacks.reserveCapacity(TabBarItem.all.count)
    for _ in TabBarItem.all { stacks.append(viewControllerFactory.makeNavigationController()) }
    super.init(tabBarController: viewControllerFactory.makeTabBarVC(stacks))
    var tabs: [TabItem<TabBarItem>] = []
    tabs.reserveCapacity(stacks.count)
    for (item, stack) in zip(TabBarItem.all, stacks) { tabs.append(makeTab(item, stack)) }
    setTabs(tabs)
  }

  private func makeTab(_ item: TabBarItem, _ stack: UINavigationController) -> TabItem<TabBarItem> {
    if item == .plus { return .action(item, stack) { [way] in way.owner?.showAddLink() } }
    return .stack(item, stack) { [way] in way.owner?.makeTabCoordinator(item, on: $0) }
  }

  /// Shows the tabs (R2), the first one selected.
  public override func start() {
    super.start()
    router.setRoot(tabBarController, animated: false)
  }

  // MARK: Tabs

  /// What the tab shows may be old, unless it has just been started.
  public override func didSelect(_ tab: TabBarItem, isFirstVisit: Bool) {
    if !isFirstVisit { refresh(tab) }
  }

  /// What the tab shows may be old.
  public override func didReselect(_ tab: TabBarItem) {
    refresh(tab)
  }

  private func refresh(_ tab: TabBarItem) {
    (router(of: tab)?.navigationController?.topViewController as? LoadingViewController)?.refresh()
  }

  private func makeTabCoordinator(_ item: TabBarItem, on router: any RouterProtocol)
    -> BaseCoordinator?
  {
    switch item {
    case .home:
      leading(
        coordinatorFactory.makeHomeCoordinator(
          router: router, viewControllerFactory: viewControllerFactory,
          coordinatorFactory: coordinatorFactory))
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
      leading(
        coordinatorFactory.makeTimerCoordinator(
          router: router, viewControllerFactory: viewControllerFactory,
          coordinatorFactory: coordinatorFactory))
    }
  }

  /// The coordinator of a tab from which one leaves the account.
  private func leading<Leaving: SettingShowing>(_ coordinator: Leaving) -> Leaving {
    coordinator.onSignedOut = { [way] in way.owner?.onSignedOut?() }
    coordinator.onFinish = { [way] in way.owner?.finish() }
    return coordinator
  }

  // MARK: From outside

  /// Whether the device lets the app ring may have changed.
  func checkAlarm() {
    (coordinator(of: .timer) as? TimerCoordinator)?.checkAlarm()
  }

  /// Takes modals, and screens on the stack of the tabs, away: they would hide where an entry leads.
  func uncover() -> Transition {
    router.popToRoot(animated: false)
  }

  /// The coordinator of tab clip, made but not started if the tab was never visited.
  var clipCoordinator: ClipCoordinator? { prepare(.clip) as? ClipCoordinator }

  // MARK: Saving a link

  /// Leads to the saving of a link that was copied elsewhere (R3); the one that is there already is kept (T-5, T-6).
  func saveLink(_ url: String) -> LinkProgress<ClipRoute> {
    guard let change = addLinkCoordinator?.show(url) else { return .moves(startAddLink(url: url)) }
    return .later { [weak self] tell in
      change.whenComplete { [weak self] result in
        switch result {
        case .success:
          tell(.done())
        case .failure:
          // It was about to leave.
          guard let self, !isFinished else { return tell(.refused("the tabs are not there")) }
          tell(.moves(startAddLink(url: url)))
        }
      }
    }
  }

  private func startAddLink(url: String) -> Transition {
    router.dismissAll(animated: false)
    return makeAddLinkCoordinator().start(from: nil, url: url)
  }

  /// Leads to the saving of a link that is yet to be entered (R6).
  private func showAddLink() {
    makeAddLinkCoordinator().start(from: tabBarController, animated: false)
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
    if let selectedTab { refresh(selectedTab) }
    (router.navigationController?.topViewController as? LoadingViewController)?.refresh()
  }
}
