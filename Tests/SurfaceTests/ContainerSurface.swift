import RunFixture
import UIKit
import XCTest

class ArchivedBarItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ArchivedTabItem: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OwnPages: UIPageViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
}

class OwnSplit: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class OwnTabs: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var moreNavigationController: UINavigationController { super.moreNavigationController }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
  }
  override var selectedTab: UITab? {
    didSet { _ = oldValue?.identifier }
  }
}

@MainActor
final class ContainerSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_page_split_search_haveEveryMember() async {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.min])
    pages.setViewControllers([NoInit()], direction: .forward, animated: false, completion: nil)
    pages.setViewControllers([NoInit()], direction: .reverse, animated: true)
    XCTAssertEqual(pages.viewControllers?.count, 1)
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(), NoInit()]
    split.preferredDisplayMode = .allVisible
    split.preferredDisplayMode = .primaryHidden
    split.preferredDisplayMode = .oneBesideSecondary
    split.showDetailViewController(NoInit(), sender: nil)
    XCTAssertFalse(split.isCollapsed)
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(NoInit(), for: .primary)
    columns.setViewController(NoInit(), for: .secondary)
    columns.show(.primary)
    columns.hide(.secondary)
    XCTAssertNotNil(columns.viewController(for: .primary))
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = nil
    search.isActive = false
    XCTAssertEqual(search.searchBar.text, "")
  }

  func test_pages_askTheirDelegates() async {
    let pages = OwnPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let delegate = EveryDelegate()
    pages.dataSource = delegate
    pages.delegate = delegate
    delegate.pageViewController(pages, willTransitionTo: [])
    XCTAssertTrue(pages.dataSource === delegate)
  }

  func test_search_hasItsResults() async {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let delegate = EveryDelegate()
    search.searchResultsUpdater = delegate
    XCTAssertEqual(search.searchResultsController, results)
    XCTAssertNotNil(search.searchResultsUpdater)
  }

  func test_tabObjects_areMadeOnAnySystem() async {
    let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
    let tabs = OwnTabs(nibName: nil, bundle: nil)
    XCTAssertNil(tabs.selectedTab)
    XCTAssertEqual(tab.title, "A")
    XCTAssertNil(tabs.moreNavigationController.topViewController?.tabBarItem.badgeValue)
    tabs.tabBar.standardAppearance = UITabBarAppearance()
  }

  func test_barItems_areMadeInEveryWay() async {
    let items: [UIBarItem] = [ArchivedBarItem(), ArchivedTabItem(), UITabBarItem()]
    XCTAssertEqual(items.count, 3)
    XCTAssertEqual(
      UIBarButtonItem(title: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
        .title,
      nil)
    UIViewController().navigationItem.largeTitleDisplayMode = .automatic
    XCTAssertEqual(
      [UINavigationController.Operation.none, .push, .pop].map(\.rawValue), [0, 1, 2])
  }

  func test_siblings_areExchanged() async {
    let parent = UIViewController()
    let (old, new) = (UIViewController(), UIViewController())
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    parent.transition(
      from: old, to: new, duration: 0, options: [.curveEaseInOut], animations: nil,
      completion: nil)
    XCTAssertEqual(parent.children, [old, new])
  }

  func test_transition_isWatched() async throws {
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(UIViewController(), animated: true)
    let coordinator = try XCTUnwrap(stack.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { context in
      XCTAssertFalse(context.isCancelled)
    }
    XCTAssertTrue(coordinator.isAnimated)
    XCTAssertFalse(coordinator.isInteractive)
    XCTAssertFalse(coordinator.initiallyInteractive)
    let over = expectation(description: "over")
    coordinator.animate(alongsideTransition: nil) { _ in over.fulfill() }
    await fulfillment(of: [over], timeout: 3)
  }
}
