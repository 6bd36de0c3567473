import Coordination
import UIKit
import XCTest

/// Events of the session through one entry: from anywhere, however often.
@MainActor
final class SessionEventTests: CoordinationTestCase {
  /// An app whose user is deep in a tab.
  private func makeDeepApp() throws -> (app: StagedApp, router: any RouterProtocol) {
    let app = makeApp(.main)
    let tabs = try XCTUnwrap(app.tabs)
    tabs.touch(.search)
    let router = try XCTUnwrap(tabs.router(of: .search))
    for name in ["A", "B", "C"] { router.push(Screen(name), animated: false) }
    return (app, router)
  }

  func test_F_83_loggingOut_worksFromAnyDepth() async throws {
    let (app, router) = try makeDeepApp()
    weak var flow: ScreenJourney?
    do {
      let modal = UINavigationController(rootViewController: Screen("Settings"))
      router.present(modal, animated: false)
      let made = ScreenJourney("Account", Router(rootViewController: modal))
      app.tabs?.journey(.search)?.addDependency(made)
      made.start()
      flow = made
    }
    flow?.ancestor(StagedApp.self)?.receive(.loggedOut)
    settle()
    expectTree("login")
    XCTAssertNil(flow)
    XCTAssertNil(app.tabs)
    XCTAssertEqual(aliveCounts, [1, 2])
  }

  func test_F_84_anExpiredSession_isNoticedFromAnywhere() async throws {
    @MainActor struct Situation {
      let name: String
      let begin: (UINavigationController, any RouterProtocol) -> Void
      var end: (UINavigationController) -> Void = { _ in }
    }
    let situations = [
      Situation(name: "idle") { _, _ in },
      Situation(name: "popup") { $1.present(Screen("Popup"), animated: false) },
      Situation(name: "alert") { _, router in
        router.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert))
      },
      Situation(name: "push") { $1.push(Screen("D"), animated: true) },
      Situation(name: "dismissal") { _, router in
        router.present(Screen("M"), animated: false)
        router.dismiss()
      },
      Situation(
        name: "swipe that ends", begin: { stack, _ in _ = stack.beginSwipeBack() },
        end: { $0.finishSwipeBack() }),
      Situation(
        name: "swipe that is cancelled", begin: { stack, _ in _ = stack.beginSwipeBack() },
        end: { $0.cancelSwipeBack() }),
      Situation(
        name: "pull-down",
        begin: { stack, router in
          let sheet = Screen("Sheet")
          router.present(sheet, animated: false)
          _ = sheet.beginDragDown()
        },
        end: { $0.outermostPresented?.cancelDragDown() }),
    ]
    for situation in situations {
      let (app, router) = try makeDeepApp()
      let stack = try XCTUnwrap(router.navigationController)
      situation.begin(stack, router)
      let transitions = [app.receive(.expired), app.receive(.expired), app.receive(.loggedOut)]
      situation.end(stack)
      settle()
      expectTree("login")
      XCTAssertEqual(app.made, [.main, .login], situation.name)
      for transition in transitions {
        XCTAssertNoThrow(try transition.result?.get(), situation.name)
        XCTAssertNotNil(transition.result, situation.name)
      }
      app.login?.finish()
      expectTree(homeTabs)
      XCTAssertEqual(app.made, [.main, .login, .main], situation.name)
      window.rootViewController = nil
    }
  }

  func test_K_72_expiryUnderAPopup_leadsToALoginThatWorks() async throws {
    let (app, router) = try makeDeepApp()
    router.present(Screen("Popup"), animated: false, onRemoval: noting("popup"))
    let transition = app.receive(.expired)
    settle()
    expect(transition, added: 1, removed: 2)
    expectTree("login")
    expectNotes("popup dismissed")
    XCTAssertIdentical(app.login?.parentCoordinator, app)
    app.login?.finish()
    expectTree(homeTabs)
  }

  func test_K_73_expiryTwice_isOneLogOut() async throws {
    let (app, router) = try makeDeepApp()
    router.push(Screen("D"), animated: true)
    app.receive(.expired)
    app.receive(.expired)
    settle()
    app.receive(.expired)
    XCTAssertEqual(app.made, [.main, .login])
    XCTAssertEqual(app.session, 2)
    expectLog(
      "ignored: session event expired, root login is on its way",
      "ignored: session event expired, root login is there")
  }

  func test_K_73_aLateEventOfTheLastSession_doesNotEndTheNext() async {
    let app = makeApp(.main)
    let old = app.session
    app.receive(.expired, of: old)
    app.login?.finish()
    expectUnchanged(app.receive(.expired, of: old))
    expectTree(homeTabs)
    expectLog("ignored: session event expired, it belongs to an earlier session")
    app.receive(.expired, of: app.session)
    expectTree("login")
  }

  func test_F_85_whatAnotherThreadNotices_isHandledOnTheMainActor() async {
    let app = makeApp(.main)
    await Task.detached { _ = await app.receive(.expired) }.value
    expectTree("login")
    XCTAssertEqual(app.made, [.main, .login])
  }

  func test_anEventThatMeansNothing_isDroppedAndTheLogSaysSo() async {
    let app = makeApp(.splash)
    expectUnchanged(app.receive(.expired))
    expectTree("splash")
    expectLog("ignored: session event expired, it means nothing now")
    let base = RootCoordinator<Stage>(window: window)
    for event in SessionEvent.allCases { base.receive(event) }
    expectLog(
      "ignored: session event loggedIn, it means nothing now",
      "ignored: session event loggedOut, it means nothing now",
      "ignored: session event expired, it means nothing now",
      "ignored: session event accountDeleted, it means nothing now")
    XCTAssertEqual(
      base.show(.login).result, .failure(.nothingForRoot("login")))
  }

  func test_K_69_anEndThatLeadsOnAtOnce_isHandledInOrder() async {
    let app = makeApp(.login)
    app.onMainStarts = { [weak self] in self?.note("main starts") }
    let login = app.login
    login?.onFinish = { [weak self, weak app, weak login] in
      self?.note("login over, \(login?.isFinished == true ? "finished" : "running")")
      let transition = app?.receive(.loggedIn)
      transition?.whenComplete { _ in
        self?.note("main is there")
        app?.tabs?.select(.profile).whenComplete { _ in self?.note("profile is there") }
      }
    }
    login?.finish()
    settle()
    expectNotes(
      "login over, finished", "main starts", "main is there", "profile is there")
    expectTree("tabs{nav[home], nav[], nav[], nav[profile]*}")
  }

  func test_K_75_journeysThatEndInOneTurn_areAllReleasedAndHeardOnce() async throws {
    let app = makeApp(.main)
    let tabs = try XCTUnwrap(app.tabs)
    tabs.touch(.search)
    let counts = aliveCounts
    for section in [Section.home, .search] {
      for name in ["one", "two"] { _ = tabs.journey(section)?.startFlow("\(section) \(name)") }
    }
    for section in [Section.home, .search] {
      tabs.router(of: section)?.popToRoot(animated: true)
    }
    settle()
    XCTAssertEqual(tabs.journey(.home)?.heard, ["home two over", "home one over"])
    XCTAssertEqual(tabs.journey(.search)?.heard, ["search two over", "search one over"])
    XCTAssertEqual(aliveCounts, counts)
    XCTAssertEqual(keptClosures, 0)
  }
}

extension UIViewController {
  /// The topmost modal of the window this controller stands in.
  fileprivate var outermostPresented: UIViewController? {
    var top = view.window?.rootViewController
    while let next = top?.presented { top = next }
    return top
  }
}
