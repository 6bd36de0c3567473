import Coordination
import UIKit
import XCTest

/// Screens that refuse to leave when another root would come, or their tab would go.
@MainActor
final class RootVetoTests: LeaveGuardTestCase {
  // MARK: A root

  func test_F_37_aRootSwitch_isRefused_andNothingHasChanged() async {
    let app = makeApp(.main)
    let screen = GuardedScreen("Form")
    WindowRouter(window: window).present(screen, animated: false, onRemoval: noting("Form"))
    settle()
    runtime.log.removeAll()
    let before = app.shownCoordinator
    let change = app.show(.login)
    settle()
    expectVetoed(change, by: "Form")
    expectLog("ignored: show root login, Form refuses to leave")
    expectTree("\(homeTabs) + Form")
    expectNotes()
    XCTAssertEqual(app.root, .main)
    XCTAssertEqual(app.requestedRoot, .main)
    XCTAssertTrue(app.shownCoordinator === before)
    XCTAssertEqual(app.session, 1)
    screen.isDirty = false
    app.show(.login)
    settle()
    expectTree("login")
    expectNotes("Form dismissed")
  }

  func test_F_37_aRootSwitch_canBeGoneThroughWith() async {
    let app = makeApp(.main)
    let screen = GuardedScreen("Form")
    var attempt: LeaveAttempt?
    screen.onAttempt = { attempt = $0 }
    WindowRouter(window: window).push(screen, animated: false, onRemoval: noting("Form"))
    app.show(.login)
    settle()
    XCTAssertEqual(attempt?.reason, .windowRootReplaced)
    attempt?.proceed()
    settle()
    attempt = nil
    screen.onAttempt = nil
    expectTree("login")
    expectNotes("Form windowRootReplaced")
  }

  func test_F_37_anEventOfTheSession_asksNobody_alsoWhenTheSwitchIsOnItsWay() async {
    let app = makeApp(.main)
    let router = WindowRouter(window: window)
    let screen = GuardedScreen("Form")
    router.present(screen, onRemoval: noting("Form"))
    let asked = app.show(.login)
    let expired = app.receive(.expired)
    settle()
    XCTAssertEqual(screen.asked, [])
    expectTree("login")
    expectNotes("Form dismissed")
    XCTAssertEqual(asked.result, expired.result)
  }

  func test_F_37_theRootOfAStack_isRefused_beforeTheOldJourneyEnds() async {
    let router = makeRouter()
    let app = StagedApp(router: router)
    app.content = { .journey(LastingJourney(router, "\($0)")) }
    app.show(.main)
    settle()
    let screen = GuardedScreen("Form")
    router.push(screen, animated: false, onRemoval: noting("Form"))
    runtime.log.removeAll()
    let before = app.shownCoordinator
    let change = app.show(.login)
    settle()
    expectVetoed(change, by: "Form")
    expectTree("nav[main, Form]")
    XCTAssertEqual(screen.attempts, [.stackSet])
    XCTAssertTrue(app.shownCoordinator === before)
    screen.forget()
    // A journey that sets the root itself is not asked for once more.
    app.receive(.expired)
    settle()
    expectTree("nav[login]")
    XCTAssertEqual(screen.asked, [])
    expectNotes("Form stackSet")
  }

  // MARK: Tabs

  func test_F_37_aTabThatWouldGo_mayRefuse() async {
    let tabs = AppTabs()
    showTabs(tabs)
    tabs.select(.search)
    settle()
    let screen = GuardedScreen("Form")
    tabs.router(of: .search)?.push(screen, animated: false, onRemoval: noting("Form"))
    tabs.select(.home)
    settle()
    runtime.log.removeAll()
    expectVetoed(tabs.removeTab(.search), by: "Form")
    expectLog("ignored: replace the tabs, Form refuses to leave")
    expectVetoed(tabs.setTabs([tabs.makeItem(.profile)]), by: "Form")
    XCTAssertEqual(screen.attempts, [.tabReplaced, .tabReplaced])
    XCTAssertEqual(tabs.tabs, Section.allCases)
    XCTAssertNotNil(tabs.journey(.search))
    expectTree("tabs{nav[home]*, nav[search, Form], nav[], nav[]}")
    expectNotes()
    var attempt: LeaveAttempt?
    screen.onAttempt = { attempt = $0 }
    tabs.removeTab(.search)
    attempt?.proceed()
    settle()
    attempt = nil
    screen.onAttempt = nil
    expectTree("tabs{nav[home]*, nav[], nav[]}")
    expectNotes("Form tabReplaced")
  }

  func test_F_37_aTabThatIsLeft_isNotResetOverARefusal_andNobodyIsTold() async {
    let tabs = AppTabs(leaving: .reset)
    showTabs(tabs)
    let screen = GuardedScreen("Form")
    tabs.router(of: .home)?.push(screen, animated: false, onRemoval: noting("Form"))
    tabs.select(.search)
    settle()
    XCTAssertEqual(screen.asked, [.popToRoot])
    XCTAssertEqual(screen.attempts, [])
    expectTree("tabs{nav[home, Form], nav[search]*, nav[], nav[]}")
    expectLog("ignored: reset tab home, Form refuses to leave")
    screen.isDirty = false
    tabs.select(.home)
    tabs.select(.search)
    settle()
    expectTree("tabs{nav[home], nav[search]*, nav[], nav[]}")
    expectNotes("Form popToRoot")
  }
}

/// A journey that sets its screen as the root by the router that it shares.
@MainActor
private final class LastingJourney: BaseCoordinator {
  private let router: any RouterProtocol
  private let name: String

  init(_ router: any RouterProtocol, _ name: String) {
    self.router = router
    self.name = name
  }

  override func start() {
    router.setRoot(Screen(name))
  }
}
