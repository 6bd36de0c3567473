import Coordination
import UIKit
import XCTest

/// Tabs that come and go, more than five of them, and switches that take time.
@MainActor
final class TabChangeTests: CoordinationTestCase {
  /// Switches that take time.
  @MainActor
  private final class Animating: NSObject, UITabBarControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private var contexts: [any UIViewControllerContextTransitioning] = []
    var interactor: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      contexts.append(transitionContext)
    }

    func finish() {
      for context in contexts { context.completeTransition(!context.transitionWasCancelled) }
      contexts = []
    }
  }

  func test_aTabThatIsRemoved_endsItsCoordinatorAndItsScreensLeave() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.touch(.search)
    weak let journey = tabs.journey(.search)
    journey?.onFinish = { [weak self] in self?.note("search over") }
    tabs.journey(.search)?.showDetail(onRemoval: noting("detail"))
    weak let flow = tabs.journey(.search)?.startFlow("flow")
    flow?.onFinish = { [weak self] in self?.note("flow over") }
    _ = tabs.takeWords()
    expect(tabs.removeTab(.search), removed: 1)
    expectNotes("detail tabReplaced")
    XCTAssertNil(journey)
    XCTAssertNil(flow)
    XCTAssertEqual(keptClosures, 0)
    XCTAssertEqual(tabs.tabs, [.home, .plus, .profile])
    // The action has moved to where the selected tab was, and is not selected.
    expectTree("tabs{nav[home]*, nav[], nav[]}")
    XCTAssertEqual(tabs.takeWords(), "selected home")
    expectRefused(tabs.removeTab(.search), .noSuchTab("search"), "there is no tab search")
  }

  func test_aTabThatIsAdded_isStartedWhenItIsVisited() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.removeTab(.search)
    expect(tabs.addTab(tabs.makeItem(.search), before: .plus), added: 1)
    XCTAssertEqual(tabs.tabs, [.home, .search, .plus, .profile])
    XCTAssertEqual(tabs.takeWords(), "")
    tabs.touch(.search)
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first")
    tabs.removeTab(.profile)
    expect(tabs.addTab(tabs.makeItem(.profile)), added: 1)
    XCTAssertEqual(tabs.tabs.last, .profile)
    XCTAssertEqual(tabs.selectedTab, .search)
    expectRefused(
      tabs.addTab(tabs.makeItem(.profile)), .duplicateTab("profile"),
      "there are two tabs profile; each needs an id of its own")
    tabs.removeTab(.profile)
    expectRefused(
      tabs.addTab(tabs.makeItem(.home), before: .profile), .noSuchTab("profile"),
      "there is no tab profile")
    XCTAssertEqual(tabs.tabs, [.home, .search, .plus])
  }

  func test_aTabThatStays_keepsItsCoordinator_andAnotherControllerIsAnotherTab() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    let journey = try XCTUnwrap(tabs.journey(.home))
    let items = try [Section.search, .home].map { section in
      TabItem.stack(section, try XCTUnwrap(tabs.stack(section))) { _ in nil }
    }
    expect(tabs.setTabs(items), removed: 2)
    XCTAssertIdentical(tabs.journey(.home), journey)
    expectTree("tabs{nav[], nav[home]*}")
    weak let old: TabJourney? = journey
    expect(tabs.setTabs([items[0], tabs.makeItem(.home)]), added: 1, removed: 1)
    expectTree("tabs{nav[], nav[home]*}")
    XCTAssertEqual(tabs.takeWords(), "start home, selected home first")
    XCTAssertNotIdentical(tabs.journey(.home), old)
    XCTAssertEqual(tabs.childCoordinators.count, 1)
  }

  func test_aControllerThatStandsElsewhere_isRefused() async {
    let tabs = AppTabs()
    showTabs(tabs)
    let stack = UINavigationController()
    let other = UITabBarController()
    other.viewControllers = [stack]
    tabs.removeTab(.search)
    expectRefused(
      tabs.addTab(.stack(.search, stack) { _ in nil }), .screenInUse("nav"),
      "nav is shown elsewhere; take it away there first")
    XCTAssertEqual(tabs.tabs, [.home, .plus, .profile])
    tabs.finish()
    expectRefused(
      tabs.setTabs([]), .coordinatorFinished("AppTabs"),
      "AppTabs has finished and shows nothing more")
  }

  func test_tabsThatTheAppTakesOutOfItsBar_endTheirCoordinators() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.journey(.home)?.showDetail(onRemoval: noting("detail"))
    weak let journey = tabs.journey(.home)
    let bar = tabs.tabBarController
    bar.viewControllers = bar.viewControllers.map { Array($0.dropFirst()) }
    settle()
    expectNotes("detail tabReplaced")
    XCTAssertNil(journey)
    XCTAssertEqual(tabs.tabs, [.search, .plus, .profile])
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first")
    expectTree("tabs{nav[search]*, nav[], nav[]}")
  }

  func test_tabsRemovedDuringATransition_goAfterIt() async {
    let tabs = AppTabs()
    showTabs(tabs)
    let push = tabs.router(of: .home)?.push(Screen("slow"), animated: true)
    let removal = tabs.removeTab(.home)
    expectOpen(removal)
    XCTAssertEqual(tabs.tabs.count, 4)
    settle()
    expect(removal, removed: 1)
    XCTAssertNotNil(push?.result)
    expectTree("tabs{nav[search]*, nav[], nav[]}")
  }

  func test_tabsBehindMore_areStartedAndReset() async {
    let tabs = TabsCoordinator<String>()
    var started: [String] = []
    tabs.setTabs(
      ["a", "b", "c", "d", "e", "f"].map { name in
        .stack(name, UINavigationController(), leaving: .reset) { router in
          started.append(name)
          let journey = SetJourney(name, router)
          return journey
        }
      })
    tabs.start()
    window.rootViewController = tabs.tabBarController
    let bar = tabs.tabBarController
    bar.tapTab(at: 4)
    XCTAssertNil(tabs.selectedTab)
    XCTAssertTrue(bar.chooseFromMore(bar.controllersBehindMore[1]))
    settle()
    XCTAssertEqual(tabs.selectedTab, "f")
    XCTAssertEqual(started, ["a", "f"])
    tabs.router(of: "f")?.push(Screen("more"), animated: false)
    XCTAssertEqual(tabs.router(of: "f")?.navigationController?.tree, "nav[f, more]")
    expect(tabs.select("e"), added: 1, removed: 1)
    settle()
    XCTAssertEqual(tabs.selectedTab, "e")
    XCTAssertTrue(bar.moreNavigationController.tapBackButton())
    settle()
    XCTAssertNil(tabs.selectedTab)
    expect(tabs.select("a"))
    XCTAssertEqual(tabs.router(of: "f")?.navigationController?.tree, "nav[f]")
  }

  func test_aSwitchThatTakesTime_startsTheTabWhenItIsDone() async {
    let tabs = AppTabs(leaving: .reset)
    let delegate = Animating()
    tabs.tabBarController.delegate = delegate
    showTabs(tabs)
    tabs.journey(.home)?.showDetail()
    let selection = tabs.select(.profile)
    expectOpen(selection)
    XCTAssertNil(tabs.coordinator(of: .profile))
    delegate.finish()
    settle()
    expect(selection, added: 1, removed: 1)
    expectTree("tabs{nav[home], nav[], nav[], nav[profile]*}")
  }

  func test_aSwitchUnderAFingerThatReturns_changesNothing() async {
    let tabs = AppTabs(leaving: .reset)
    let delegate = Animating()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.tabBarController.delegate = delegate
    showTabs(tabs)
    tabs.journey(.home)?.showDetail()
    let selection = tabs.select(.profile)
    interactor.cancel()
    delegate.finish()
    settle()
    expectUnchanged(selection)
    XCTAssertNil(tabs.coordinator(of: .profile))
    expectTree("tabs{nav[home, home.detail]*, nav[], nav[], nav[]}")
    XCTAssertEqual(tabs.takeWords(), "selected home")
  }

  func test_anItemThatIsUsedAgain_beginsAnew() async throws {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.removeTab(.search)
    let item = tabs.makeItem(.search)
    expect(tabs.addTab(item, before: .plus), added: 1)
    tabs.touch(.search)
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first")
    weak let journey = tabs.journey(.search)
    XCTAssertNotNil(journey)
    expect(tabs.removeTab(.search), removed: 1)
    XCTAssertNil(journey)
    _ = tabs.takeWords()
    expect(tabs.addTab(item, before: .plus), added: 1)
    XCTAssertNil(tabs.coordinator(of: .search))
    tabs.touch(.search)
    XCTAssertEqual(tabs.takeWords(), "start search, selected search first")
    XCTAssertEqual(tabs.tabs, [.home, .search, .plus, .profile])
  }
}

/// A journey of one screen.
@MainActor
private final class SetJourney: BaseCoordinator {
  private let name: String
  private let router: any RouterProtocol

  init(_ name: String, _ router: any RouterProtocol) {
    self.name = name
    self.router = router
  }

  override func start() {
    router.setRoot(Screen(name))
  }
}
