import Coordination
import UIKit
import XCTest

/// Tabs with a coordinator each: started at the first visit and kept, selected by touches and in code.
@MainActor
final class TabVisitTests: CoordinationTestCase {
  func test_F_75_eachTab_hasACoordinatorAndARouterOfItsOwn() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    tabs.journey(.search)?.showDetail()
    tabs.journey(.home)?.showDetail()
    expectTree("tabs{nav[home, home.detail], nav[search, search.detail]*, nav[], nav[]}")
    let routers = try [Section.home, .search, .profile].map {
      ObjectIdentifier(try XCTUnwrap(tabs.router(of: $0)))
    }
    XCTAssertEqual(Set(routers).count, 3)
    XCTAssertNil(tabs.router(of: .plus))
    XCTAssertIdentical(tabs.journey(.home)?.router, tabs.router(of: .home))
    XCTAssertEqual(tabs.tabs, [.home, .search, .plus, .profile])
  }

  func test_F_76_anAction_isCarriedOutAndNeverSelected() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    tabs.touch(.plus)
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first, plus")
    XCTAssertEqual(tabs.selectedTab, .search)
    // Leaving what it shows leads back to the tab one came from.
    tabs.onPlus = { [weak tabs] in
      tabs?.journey(.search)?.router.present(Screen("Add"), animated: false)
    }
    tabs.touch(.plus)
    expectTree("tabs{nav[home], nav[search]*, nav[], nav[]} + Add")
    settle()
    tabs.router(of: .search)?.dismiss(animated: false)
    settle()
    XCTAssertEqual(tabs.selectedTab, .search)
    tabs.onPlus = nil
    expectUnchanged(tabs.select(.plus))
    XCTAssertEqual(tabs.selectedTab, .search)
  }

  func test_F_76_anActionSelectedByOtherCode_leavesTheSelection() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.tabBarController.selectedIndex = 2
    XCTAssertEqual(tabs.selectedTab, .home)
    XCTAssertEqual(tabs.takeWords(), "")
    expectLog("ignored: select tab plus, it is an action")
  }

  func test_F_77_selectionInCode_givesATransition() async {
    let tabs = AppTabs()
    showTabs(tabs)
    expect(tabs.select(.profile), added: 1)
    expect(tabs.select(.home))
    expectUnchanged(tabs.select(.home))
    XCTAssertEqual(
      tabs.takeWords(), "start profile, selected profile first, selected home, selected home")
    expectTree("tabs{nav[home]*, nav[], nav[], nav[profile]}")
  }

  func test_F_77_aTabThatIsNotThere_isRefused() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.removeTab(.profile)
    expectRefused(tabs.select(.profile), .noSuchTab("profile"), "there is no tab profile")
    tabs.finish()
    expectRefused(
      tabs.select(.search), .coordinatorFinished("AppTabs"),
      "AppTabs has finished and shows nothing more")
    XCTAssertEqual(tabs.selectedTab, .home)
  }

  func test_F_79_aTab_isStartedAtItsFirstVisitAndOnlyThen() async {
    let tabs = AppTabs()
    XCTAssertEqual(tabs.takeWords(), "")
    tabs.start()
    tabs.start()
    XCTAssertEqual(tabs.takeWords(), "start home, selected home first")
    window.rootViewController = tabs.tabBarController
    for _ in 1...3 {
      tabs.touch(.search)
      tabs.touch(.home)
    }
    tabs.select(.search)
    XCTAssertEqual(
      tabs.takeWords(),
      "start search, selected search first, selected home, selected search, selected home, "
        + "selected search, selected home, selected search")
    XCTAssertEqual(tabs.childCoordinators.count, 2)
    XCTAssertNil(tabs.coordinator(of: .profile))
  }

  func test_K_51_goingToAnotherTabAndBack_keepsStackAndCoordinator() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    tabs.journey(.search)?.showDetail(onRemoval: noting("detail"))
    let journey = tabs.journey(.search)
    tabs.touch(.home)
    tabs.touch(.search)
    expectTree("tabs{nav[home], nav[search, search.detail]*, nav[], nav[]}")
    XCTAssertIdentical(tabs.journey(.search), journey)
    XCTAssertEqual(tabs.childCoordinators.count, 2)
    expectNotes()
  }

  func test_K_52_aTabSelectedBeforeTheBarIsOnScreen_isSelectedAndStarted() async {
    let tabs = AppTabs()
    expect(tabs.select(.profile), added: 1)
    tabs.start()
    XCTAssertEqual(tabs.takeWords(), "start profile, selected profile first")
    window.rootViewController = tabs.tabBarController
    settle()
    expectTree("tabs{nav[], nav[], nav[], nav[profile]*}")
  }

  func test_K_52_aTabSelectedFromInsideAnother_isSelected() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    let screen = Screen("inner")
    var transition: Transition?
    screen.onDidAppear = { [weak tabs] in transition = tabs?.journey(.home)?.goTo(.profile) }
    tabs.journey(.home)?.router.push(screen, animated: true)
    settle()
    expect(try XCTUnwrap(transition), added: 1)
    expectTree("tabs{nav[home, inner], nav[], nav[], nav[profile]*}")
  }

  func test_K_54_aTabNeverVisited_isStartedHoweverItIsSelected() async {
    let ways: [(String, (AppTabs) -> Void)] = [
      ("touch", { $0.touch(.search) }),
      ("select", { $0.select(.search) }),
      ("index", { $0.tabBarController.selectedIndex = 1 }),
      ("controller", { $0.tabBarController.selectedViewController = $0.stack(.search) }),
    ]
    for (name, select) in ways {
      let tabs = AppTabs()
      showTabs(tabs)
      select(tabs)
      settle()
      XCTAssertEqual(tabs.takeWords(), "start search, selected search first", name)
      expectTree("tabs{nav[home], nav[search]*, nav[], nav[]}")
    }
  }

  func test_K_54_callsThatFollowASelectionThatWaits_findTheTabStarted() async {
    let tabs = AppTabs()
    showTabs(tabs)
    let push = tabs.router(of: .home)?.push(Screen("slow"), animated: true)
    let selection = tabs.select(.profile)
    tabs.router(of: .profile)?.push(Screen("next"), animated: false)
    expectOpen(selection)
    XCTAssertNil(tabs.coordinator(of: .profile))
    settle()
    XCTAssertNotNil(push?.result)
    expect(selection, added: 1)
    expectTree("tabs{nav[home, slow], nav[], nav[], nav[profile, next]*}")
  }

  func test_K_57_flowsInATab_hearOnlyWhatIsTheirs() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    let inSearch = tabs.journey(.search)?.startFlow("found")
    let inHome = tabs.journey(.home)?.startFlow("news")
    inSearch?.touchMore()
    // The hidden tab's flow is covered by nothing: what it asks for happens in its own tab.
    inHome?.touchMore()
    expectTree("tabs{nav[home, news, news.more], nav[search, found, found.more]*, nav[], nav[]}")
    tabs.router(of: .search)?.popToRoot(animated: false)
    XCTAssertEqual(tabs.journey(.search)?.heard, ["found over"])
    XCTAssertEqual(tabs.journey(.home)?.heard, [])
    XCTAssertEqual(tabs.journey(.home)?.childCoordinators.count, 1)
  }

  func test_aJourneyThatIsOver_isStartedAgainAtTheNextVisit() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    tabs.journey(.search)?.showDetail()
    tabs.journey(.search)?.finish()
    XCTAssertNil(tabs.coordinator(of: .search))
    tabs.touch(.home)
    tabs.touch(.search)
    XCTAssertEqual(
      tabs.takeWords(),
      "start search, selected search first, selected home, start search, selected search first")
    expectTree("tabs{nav[home], nav[search]*, nav[], nav[]}")
  }

  func test_aTabSelectedWithALink_beginsThere() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    let lead: TabsCoordinator<Section>.Beginning = { coordinator in
      (coordinator as? TabJourney)?.router.setStack([Screen("root"), Screen("linked")])
    }
    expect(tabs.select(.search, with: lead), added: 2)
    XCTAssertEqual(tabs.takeWords(), "selected search first")
    expectTree("tabs{nav[home], nav[root, linked]*, nav[], nav[]}")
    tabs.journey(.search)?.showDetail()
    expect(tabs.select(.search, with: lead))
    XCTAssertEqual(tabs.takeWords(), "selected search")
    tabs.touch(.home)
    tabs.journey(.search)?.showDetail()
    tabs.select(.search, with: lead)
    XCTAssertEqual(tabs.takeWords(), "selected home, selected search")
    expectTree("tabs{nav[home], nav[root, linked]*, nav[], nav[]}")
  }

  func test_aPreparedTab_isStartedAtItsFirstVisit() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    let journey = try XCTUnwrap(tabs.prepare(.search) as? TabJourney)
    XCTAssertIdentical(tabs.prepare(.search), journey)
    XCTAssertEqual(tabs.takeWords(), "")
    tabs.touch(.search)
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first")
    XCTAssertIdentical(tabs.journey(.search), journey)
    XCTAssertNil(tabs.prepare(.plus))
  }
}

extension AppTabs {
  func stack(_ section: Section) -> UINavigationController? {
    router(of: section)?.navigationController
  }
}
