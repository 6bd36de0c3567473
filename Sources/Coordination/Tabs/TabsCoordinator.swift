public import UIKit

/// Owns a bar of tabs: each has a stack, a router and a coordinator of its own, started at the first visit and kept.
///
/// Tabs are named by the app's ids, never by their place. The bar and its delegate stay the app's: touches, and
/// selections that app code makes without this coordinator, are noticed whoever the delegate is.
@MainActor
open class TabsCoordinator<Tab: Hashable>: BaseCoordinator {
  /// Leads a tab's journey to a place.
  public typealias Beginning = @MainActor (_ coordinator: any Coordinator) -> Void

  /// The bar: the app's own, whatever its class.
  public final let tabBarController: UITabBarController

  /// Stands between the bar, which does not own it, and this coordinator.
  private var tabWatcher: AnyObject?
  @exclusivity(unchecked)
  final var entries: [TabEntry] = []
  /// What the app calls each of them.
  @exclusivity(unchecked)
  final var ids = AppValues<Tab>()
  /// The tab that was selected when it was looked at last.
  @exclusivity(unchecked)
  final var lastSelected: TabEntry?
  /// Whether tabs start when they are selected; before ``start()`` only a tab that is asked for does.
  @exclusivity(unchecked)
  final var isStarted = false

  /// Creates a coordinator; nothing is started yet.
  ///
  /// - Parameters:
  ///   - tabBarController: Gets the tabs; if their controllers stand in it already, they stay there.
  ///   - tabs: In the order of the bar; see ``setTabs(_:animated:)`` for those whose closures need this coordinator.
  public init(
    tabBarController: UITabBarController = UITabBarController(), tabs: [TabItem<Tab>] = []
  ) {
    self.tabBarController = tabBarController
    super.init()
    tabWatcher = Engine.watch(tabBarController, by: self)
    if tabs.count > 0 { setTabs(tabs) }
  }

  deinit { ids.destroy() }

  /// Starts the selected tab.
  open override func start() {
    guard !isStarted else { return }
    isStarted = true
    if let selectedEntry, needsStart(selectedEntry) { visitInTurn(selectedEntry) }
  }

  // MARK: For subclasses

  /// A tab was selected, by a touch or in code, and its coordinator has been started; to be overridden.
  ///
  /// It is told of every ``select(_:with:)``, also of one for the tab that is selected already.
  ///
  /// - Parameters:
  ///   - tab: The selected tab.
  ///   - isFirstVisit: Whether that has started its coordinator.
  open func didSelect(_ tab: Tab, isFirstVisit: Bool) {}

  /// The selected tab was touched again, and its stack has not gone to its root yet; to be overridden.
  open func didReselect(_ tab: Tab) {}

  // MARK: What is there

  /// The tabs and actions, in the order of the bar.
  public final var tabs: [Tab] {
    var tabs: [Tab] = []
    for place in 0..<ids.count { tabs.append(ids[place]) }
    return tabs
  }

  /// The selected tab; nil without tabs, and while the list behind "More" is shown.
  public final var selectedTab: Tab? {
    if let selectedEntry, let place = place(of: selectedEntry) { ids[place] } else { nil }
  }

  /// The router of a tab's stack, started or not; nil for an action and for what is no stack.
  public final func router(of tab: Tab) -> (any RouterProtocol)? {
    guard let entry = entry(of: tab), !entry.isAction else { return nil }
    return entry.router
  }

  /// The coordinator of a tab; nil if the tab was never visited, or its journey is over.
  public final func coordinator(of tab: Tab) -> (any Coordinator)? {
    entry(of: tab).flatMap(liveCoordinator)
  }

  /// The text in a tab's badge.
  public final func badge(of tab: Tab) -> String? {
    entry(of: tab)?.controller.tabBarItem?.badgeValue
  }

  /// Puts a text into a tab's badge; nil takes the badge away.
  ///
  /// - Returns: Whether there is such a tab.
  @discardableResult
  public final func setBadge(_ text: String?, of tab: Tab) -> Bool {
    guard let entry = entry(of: tab) else { return false }
    entry.controller.tabBarItem?.badgeValue = text
    return true
  }

  // Loops here and in the other files, since a closure given to `first` asks for its executor at each element.

  final func entry(of tab: Tab) -> TabEntry? {
    if let place = ids.firstIndex(of: tab) { entries[place] } else { nil }
  }

  final func entry(of controller: UIViewController?) -> TabEntry? {
    for place in entries.indices where entries[place].controller === controller {
      return entries[place]
    }
    return nil
  }

  final var selectedEntry: TabEntry? { entry(of: tabBarController.selectedViewController) }

  /// Where a tab stands, as its id does; nil if it is in the bar no more.
  final func place(of entry: TabEntry) -> Int? {
    for place in entries.indices where entries[place] === entry { return place }
    return nil
  }

  /// The coordinator of a tab, if its journey is not over.
  final func liveCoordinator(of entry: TabEntry) -> (any Coordinator)? {
    guard let coordinator = entry.coordinator.coordinator, owns(coordinator) else { return nil }
    return coordinator
  }
}
