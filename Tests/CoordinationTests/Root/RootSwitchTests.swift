import Coordination
import UIKit
import XCTest

/// One root in the place of another, as one operation.
@MainActor
final class RootSwitchTests: CoordinationTestCase {
  func test_F_1_theWindowsRoot_isReplacedAndTheOldTreeGoes() async throws {
    let app = makeApp(.main)
    app.tabs?.journey(.home)?.showDetail(onRemoval: noting("detail"))
    weak let old = app.tabs?.tabBarController
    app.tabs?.router(of: .home)?.present(
      Screen("Modal"), animated: false, onRemoval: noting("modal"))
    // The tabs go, the root's only member comes; the modal counts as well.
    settle()
    let transition = app.show(.login)
    settle()
    expect(transition, added: 1, removed: 2)
    expectTree("login")
    expectNotes("modal dismissed", "detail windowRootReplaced")
    XCTAssertNil(old)
    XCTAssertEqual(keptClosures, 0)
  }

  func test_aRootThatSomebodyElseHasReplaced_isShownAgain() async {
    let app = makeApp(.main)
    weak let old = app.tabs
    window.rootViewController = Screen("Other")
    settle()
    expect(app.show(.main), added: 1, removed: 1)
    settle()
    expectTree(homeTabs)
    XCTAssertNil(old)
    XCTAssertEqual(app.childCoordinators.count, 1)
    window.rootViewController = Screen("Other")
    settle()
    app.receive(.loggedIn)
    settle()
    expectTree(homeTabs)
    XCTAssertEqual(app.session, 3)
  }

  func test_F_81_loginAndMain_giveWayToEachOther() async {
    for usesStack in [false, true] {
      let stack = UINavigationController()
      if usesStack { window.rootViewController = stack }
      let app =
        usesStack
        ? StagedApp(router: Router(rootViewController: stack)) : StagedApp(window: window)
      func tree(_ inner: String) -> String { usesStack ? "nav[\(inner)]" : inner }
      app.show(.login)
      expectTree(tree("login"))
      app.login?.finish()
      expectTree(tree(homeTabs))
      XCTAssertEqual(app.childCoordinators.count, 1)
      XCTAssertNil(app.login)
      app.tabs?.finish()
      expectTree(tree("login"))
      XCTAssertNil(app.tabs)
      XCTAssertEqual(app.made, [.login, .main, .login])
      XCTAssertEqual(app.session, 3)
    }
  }

  func test_F_82_aSplashStandsUntilItIsKnownWhereToBegin() async {
    let app = StagedApp(window: window)
    app.show(.splash)
    expectTree("splash")
    let answer: (Stage) -> Transition = { app.show($0, replacing: .splash) }
    expect(answer(.main), added: 1, removed: 1)
    expectTree(homeTabs)
    // A second answer comes too late.
    expectRefused(
      answer(.login), .rootNotShown("splash", instead: "main"),
      "root splash is not there, root main is")
    expectLog("ignored: show root login, root splash is not there, root main is")
    expectTree(homeTabs)
  }

  func test_F_82_anAnswerThatIsKnownAtOnce_needsNoSplash() async {
    let app = StagedApp(window: window)
    expect(app.show(.main), added: 1)
    expectTree(homeTabs)
    XCTAssertEqual(app.made, [.main])
    let early = StagedApp(window: window)
    expectRefused(
      early.show(.login, replacing: .splash), .rootNotShown("splash", instead: nil),
      "root splash is not there")
  }

  func test_K_66_tenRounds_leaveWhatTheFirstLeft() async throws {
    for usesStack in [false, true] {
      let stack = UINavigationController()
      if usesStack { window.rootViewController = stack }
      let app =
        usesStack
        ? StagedApp(router: Router(rootViewController: stack)) : StagedApp(window: window)
      var counts: [[Int]] = []
      app.show(.login)
      for _ in 1...10 {
        app.login?.finish()
        try useTabs(of: app)
        app.receive(.expired)
        settle()
        counts.append(aliveCounts + [keptClosures])
      }
      XCTAssertEqual(Set(counts).count, 1)
      // The login's screen and the stack; the app's coordinator and the login's.
      XCTAssertEqual(counts.first, [2, 2, 0])
    }
  }

  private func useTabs(of app: StagedApp) throws {
    let tabs = try XCTUnwrap(app.tabs)
    for section in Section.allCases { tabs.touch(section) }
    tabs.journey(.search)?.showDetail()
    _ = tabs.journey(.home)?.startFlow("flow")
    tabs.router(of: .profile)?.present(
      UINavigationController(rootViewController: Screen("Form")), animated: true)
  }

  func test_K_121_onboardingGivesWayForGood() async {
    let app = makeApp(.onboarding)
    expectTree("nav[O1, O2]")
    weak let onboarding = window.rootViewController
    let transition = app.show(.main, animation: .crossDissolve())
    expectOpen(transition)
    settle()
    expect(transition, added: 1, removed: 1)
    XCTAssertNil(onboarding)
    expectTree(homeTabs)
  }

  func test_aCrossDissolve_keepsWhatComesMeanwhileWaiting() async throws {
    let app = makeApp(.login)
    let transition = app.show(.main, animation: .crossDissolve(seconds: 0.4))
    expectTree(homeTabs)
    let router = try XCTUnwrap(app.tabs?.router(of: .home))
    let push = router.push(Screen("pushed"), animated: false)
    expectOpen(transition)
    expectOpen(push)
    settle()
    expect(transition, added: 1, removed: 1)
    expect(push, added: 1)
    XCTAssertEqual(runtime.loop.now, .milliseconds(400))
    expectTree("tabs{nav[home, pushed]*, nav[], nav[], nav[]}")
    XCTAssertEqual(runtime.openPresentations, 0)
  }

  func test_aDissolveWithoutAnimations_isOverAtOnce() async {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let app = makeApp(.login)
    expect(app.show(.main, animation: .crossDissolve()), added: 1, removed: 1)
    XCTAssertEqual(runtime.openPresentations, 0)
  }

  func test_aSwitchDuringATransition_waitsForIt() async throws {
    let app = makeApp(.main)
    let router = try XCTUnwrap(app.tabs?.router(of: .home))
    let push = router.push(Screen("pushed"), animated: true)
    let transition = app.show(.login)
    let late = router.push(Screen("late"), animated: false)
    expectOpen(transition)
    XCTAssertEqual(app.requestedRoot, .login)
    XCTAssertEqual(app.root, .main)
    settle()
    expect(push, added: 1)
    expect(transition, added: 1, removed: 1)
    XCTAssertNotNil(late.result)
    expectTree("login")
  }

  func test_aSwitchAskedForTwice_isOne() async throws {
    let app = makeApp(.main)
    try XCTUnwrap(app.tabs?.router(of: .home)).push(Screen("pushed"), animated: true)
    let first = app.show(.login)
    let second = app.show(.login)
    settle()
    expect(first, added: 1, removed: 1)
    expect(second, added: 1, removed: 1)
    XCTAssertEqual(app.made, [.main, .login])
    expectUnchanged(app.show(.login))
    XCTAssertEqual(app.made, [.main, .login])
  }

  func test_ofTwoSwitchesInATurn_theLaterHolds() async throws {
    let app = makeApp(.login)
    window.rootViewController?.present(Screen("slow"), animated: true)
    let first = app.show(.main)
    let second = app.show(.onboarding)
    settle()
    expectRefused(
      first, .superseded("main", by: "onboarding"),
      "root main gives way to root onboarding, which was asked for later")
    expect(second, added: 1, removed: 2)
    XCTAssertEqual(app.made, [.login, .onboarding])
    window.rootViewController?.present(Screen("slow"), animated: true)
    let away = app.show(.main)
    expectUnchanged(app.show(.onboarding))
    settle()
    expectRefused(
      away, .superseded("main", by: "onboarding"),
      "root main gives way to root onboarding, which was asked for later")
    expectTree("nav[O1, O2] + slow")
  }

  func test_aSwitchFromInsideASwitch_comesAfterIt() async {
    let app = makeApp(.login)
    var inner: Transition?
    app.onMainStarts = { [weak app] in inner = app?.show(.onboarding) }
    let outer = app.show(.main)
    settle()
    expect(outer, added: 1, removed: 1)
    expect(inner ?? outer, added: 1, removed: 1)
    expectTree("nav[O1, O2]")
    XCTAssertEqual(app.made, [.login, .main, .onboarding])
    XCTAssertEqual(app.childCoordinators.count, 0)
  }

  func test_aSwitchInsideASwitchWithoutAWindow_comesAfterIt() async {
    let stack = UINavigationController()
    let app = StagedApp(router: Router(rootViewController: stack))
    app.onMainStarts = { [weak app] in app?.show(.login) }
    app.show(.main)
    XCTAssertEqual(stack.tree, "nav[login]")
    XCTAssertEqual(app.root, .login)
    XCTAssertEqual(app.childCoordinators.count, 1)
  }

  func test_aJourneyThatSetsTheRootItself_isNotOvertaken() async {
    let stack = UINavigationController(rootViewController: Screen("old"))
    window.rootViewController = stack
    settle()
    let router = Router(rootViewController: stack)
    let app = StagedApp(router: router)
    app.content = { _ in .journey(SharedJourney(router)) }
    router.push(Screen("slow"), animated: true)
    let transition = app.show(.main)
    router.push(Screen("after"), animated: false)
    settle()
    expect(transition, added: 3, removed: 2)
    expectTree("nav[journey, next, last, after]")
  }

  func test_modalsStayOverAStackThatIsTold_andNeverOverAWindow() async {
    for usesStack in [false, true] {
      let stack = UINavigationController()
      if usesStack { window.rootViewController = stack }
      let app =
        usesStack
        ? StagedApp(router: Router(rootViewController: stack)) : StagedApp(window: window)
      app.show(.login)
      window.rootViewController?.present(Screen("News"), animated: false)
      settle()
      let transition = app.show(.splash)
      settle()
      expect(transition, added: 1, removed: usesStack ? 1 : 2)
      expectTree(usesStack ? "nav[splash] + News" : "splash")
    }
  }

  func test_refusals_changeNothing() async {
    let app = makeApp(.login)
    expectRefused(
      app.show(.nowhere), .nothingForRoot("nowhere"),
      "nothing is made for root nowhere; override makeRoot")
    let stack = UINavigationController(rootViewController: Screen("elsewhere"))
    app.content = { _ in stack.viewControllers.first.map { .screen($0) } }
    expectRefused(
      app.show(.main), .screenInUse("elsewhere"),
      "elsewhere is shown elsewhere; take it away there first")
    expectTree("login")
    XCTAssertEqual(app.root, .login)
    XCTAssertEqual(app.childCoordinators.count, 1)
    app.finish()
    expectRefused(
      app.show(.main), .coordinatorFinished("StagedApp"),
      "StagedApp has finished and shows nothing more")
    let gone = StagedApp(window: UIWindow(frame: .zero))
    expectRefused(gone.show(.main), .windowDetached, "the router's window is gone")
    let detached = StagedApp(router: Router(rootViewController: UINavigationController()))
    expectRefused(
      detached.show(.main), .routerDetached, "the router's navigation controller is gone")
  }

  func test_aRootWhoseJourneyIsOver_isMadeAgain() async {
    let app = makeApp(.login)
    app.content = { $0 == .main ? .screen(Screen("plain")) : nil }
    app.login?.onFinish = nil
    app.login?.finish()
    expect(app.show(.login), added: 1, removed: 1)
    XCTAssertEqual(app.made, [.login, .login])
    app.show(.main)
    expectUnchanged(app.show(.main))
  }
}
