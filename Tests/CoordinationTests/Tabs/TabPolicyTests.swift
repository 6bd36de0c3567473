import Coordination
import UIKit
import XCTest

/// What a touch of the selected tab does, what leaving a tab does, and whose the delegate is.
@MainActor
final class TabPolicyTests: CoordinationTestCase {
  /// The app's own delegate, which this library must not take from it.
  @MainActor
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var words: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      words.append("should \(viewController.tabBarItem?.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { words.append("did \(viewController.tabBarItem?.title ?? "")") }
  }

  /// The app's own bar.
  @MainActor
  private final class OwnBar: UITabBarController {}

  func test_K_55_aTouchOfTheSelectedTab_isReportedAndGoesToTheRoot() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.journey(.home)?.showDetail(onRemoval: noting("detail"))
    tabs.touch(.home)
    settle()
    XCTAssertEqual(tabs.takeWords(), "reselected home")
    expectNotes("detail tabRetapped")
    expectTree("tabs{nav[home]*, nav[], nav[], nav[]}")
  }

  func test_F_78_theAppsOwnPolicy_takesThePlaceOfThePop() async {
    let tabs = AppTabs { [weak self] section in
      .custom { self?.note("scroll \(section) to the top") }
    }
    showTabs(tabs)
    tabs.journey(.home)?.showDetail()
    tabs.touch(.home)
    settle()
    XCTAssertEqual(tabs.takeWords(), "reselected home")
    expectNotes("scroll home to the top")
    expectTree("tabs{nav[home, home.detail]*, nav[], nav[], nav[]}")
    tabs.select(.home)
    XCTAssertEqual(tabs.takeWords(), "selected home")
    expectNotes()
  }

  func test_F_78_aTabThatIsReset_startsFromItsRootWhenOneComesBack() async {
    let tabs = AppTabs(leaving: .reset)
    showTabs(tabs)
    tabs.journey(.home)?.showDetail(onRemoval: noting("detail"))
    tabs.touch(.search)
    expectNotes("detail popToRoot")
    expectTree("tabs{nav[home], nav[search]*, nav[], nav[]}")
    tabs.journey(.search)?.showDetail()
    expect(tabs.select(.home), removed: 1)
    tabs.journey(.home)?.showDetail()
    // A touch of an action leaves no tab.
    tabs.touch(.plus)
    expectTree("tabs{nav[home, home.detail]*, nav[search], nav[], nav[]}")
  }

  func test_F_75_theDelegateStaysTheApps_andItsVetoHolds() async {
    for isSetLater in [false, true] {
      let bar = OwnBar()
      let delegate = Delegate()
      if !isSetLater { bar.delegate = delegate }
      let tabs = AppTabs(in: bar) { _ in .custom {} }
      if isSetLater { bar.delegate = delegate }
      showTabs(tabs)
      tabs.touch(.search)
      tabs.touch(.search)
      tabs.touch(.plus)
      XCTAssertIdentical(bar.delegate, delegate)
      XCTAssertEqual(
        delegate.words,
        ["should search", "did search", "should search", "did search", "should plus"])
      XCTAssertEqual(
        tabs.takeWords(), "start search, selected search first, reselected search, plus")
      delegate.allows = false
      for section in [Section.home, .search, .plus] { XCTAssertFalse(tabs.touch(section)) }
      XCTAssertEqual(tabs.takeWords(), "")
      XCTAssertEqual(tabs.selectedTab, .search)
    }
  }

  func test_F_75_stacksThatStandInTheAppsBarAlready_stayThere() async {
    let bar = OwnBar()
    let stacks = ["a", "b"].map { UINavigationController(rootViewController: Screen($0)) }
    bar.viewControllers = stacks
    bar.selectedIndex = 1
    let tabs = TabsCoordinator(
      tabBarController: bar,
      tabs: [.stack("first", stacks[0]) { _ in nil }, .stack("second", stacks[1]) { _ in nil }])
    window.rootViewController = bar
    tabs.start()
    XCTAssertEqual(tabs.selectedTab, "second")
    expect(tabs.select("first"))
    tabs.router(of: "first")?.push(Screen("more"), animated: false)
    expectTree("tabs{nav[a, more]*, nav[b]}")
  }

  func test_badges_areSetById() async {
    let tabs = AppTabs()
    showTabs(tabs)
    XCTAssertTrue(tabs.setBadge("3", of: .profile))
    XCTAssertEqual(tabs.tabBarController.tabBar.items?.map(\.badgeValue), [nil, nil, nil, "3"])
    XCTAssertEqual(tabs.badge(of: .profile), "3")
    tabs.setBadge(nil, of: .profile)
    XCTAssertNil(tabs.badge(of: .profile))
    tabs.removeTab(.profile)
    XCTAssertFalse(tabs.setBadge("1", of: .profile))
  }

  func test_K_48_aStackTakenToItsRootUnderAModal_showsTheBarAgain() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    let router = try XCTUnwrap(tabs.router(of: .home))
    router.push(Screen("B"), animated: false, hidesBottomBar: true)
    XCTAssertTrue(tabs.tabBarController.isBottomBarHidden)
    router.present(Screen("Modal"), animated: false)
    let root = try XCTUnwrap(tabs.stack(.home)?.viewControllers.first)
    router.popTo(root, animated: true)
    settle()
    expectTree("tabs{nav[home]*, nav[], nav[], nav[]} + Modal")
    router.dismiss()
    settle()
    XCTAssertFalse(tabs.tabBarController.isBottomBarHidden)
    expectTree("tabs{nav[home]*, nav[], nav[], nav[]}")
  }

  func test_K_60_aStackAboveTheTabs_leavesThemAsTheyAre() async {
    let tabs = AppTabs()
    tabs.start()
    let shared = UINavigationController(rootViewController: tabs.tabBarController)
    window.rootViewController = shared
    settle()
    let router = Router(rootViewController: shared)
    tabs.touch(.search)
    tabs.journey(.search)?.showDetail()
    router.push(Screen("Above"), animated: false)
    expect(tabs.select(.home))
    tabs.journey(.home)?.showDetail()
    let selected = "tabs{nav[home, home.detail]*, nav[search, search.detail], nav[], nav[]}"
    expectTree("nav[\(selected), Above]")
    router.pop(animated: false)
    expectTree("nav[\(selected)]")
    XCTAssertEqual(tabs.selectedTab, .home)
  }
}
