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
  final var ids: [Tab] = []
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
    if !tabs.isEmpty { setTabs(tabs) }
  }

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
  public final var tabs: [Tab] { ids }

  /// The selected tab; nil without tabs, and while the list behind "More" is shown.
  public final var selectedTab: Tab? { if let selectedEntry { id(of: selectedEntry) } else { nil } }

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
    for place in ids.indices where ids[place] == tab { return entries[place] }
    return nil
  }

  final func entry(of controller: UIViewController?) -> TabEntry? {
    for place in entries.indices where entries[place].controller === controller {
      return entries[place]
    }
    return nil
  }

  final var selectedEntry: TabEntry? { entry(of: tabBarController.selectedViewController) }

  /// What the app calls a tab; nil if it is in the bar no more.
  final func id(of entry: TabEntry) -> Tab? {
    for place in entries.indices where entries[place] === entry { return ids[place] }
    return nil
  }

  /// The coordinator of a tab, if its journey is not over.
  final func liveCoordinator(of entry: TabEntry) -> (any Coordinator)? {
    guard let coordinator = entry.coordinator, owns(coordinator) else { return nil }
    return coordinator
  }
}
