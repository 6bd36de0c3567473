import Coordination
import UIKit
import XCTest

/// The features of transitions, each as a user of the library meets it.
@MainActor
final class TransitionFeatureTests: CoordinationTestCase {
  func test_F_1_theRootOfTheWindow_isReplaced_withAllOfTheOldTree() async {
    let root = WindowRouter(window: window)
    let login = UINavigationController(rootViewController: Screen("Login"))
    expect(root.setRoot(login, onRemoval: noting("login")), added: 1)
    Router(rootViewController: login).present(Screen("M"), onRemoval: noting("M"))
    let transition = root.setRoot(UINavigationController(rootViewController: Screen("Home")))
    settle()
    expect(transition, added: 1, removed: 2)
    expectTree("nav[Home]")
    expectNotes("M dismissed", "login windowRootReplaced")
  }

  func test_F_2_theRootOfAStack_isSet() async {
    let router = makeRouter("Splash")
    router.push(Screen("Login"), animated: false, onRemoval: noting("Login"))
    expect(router.setRoot(Screen("Home"), onRemoval: noting("Home")), added: 1, removed: 2)
    expectTree("nav[Home]")
    expectNotes("Login stackSet")
  }

  func test_F_3_aScreenIsPushed() async {
    let router = makeRouter("Home")
    let transition = router.push(Screen("Detail"))
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home, Detail]")
  }

  func test_F_4_oneScreenIsPopped() async {
    let router = makeRouter("Home", "A", "B")
    let transition = router.pop()
    settle()
    expect(transition, removed: 1)
    expectTree("nav[Home, A]")
  }

  func test_F_5_allIsPoppedToTheRoot() async {
    let router = makeRouter("Home", "A", "B")
    let transition = router.popToRoot()
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Home]")
  }

  func test_F_6_allIsPoppedToAScreen() async throws {
    let router = makeRouter("Home", "A", "B", "C")
    let a = try XCTUnwrap(router.navigationController?.viewControllers[1])
    let transition = router.popTo(a)
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Home, A]")
  }

  func test_F_7_aWholeStackIsSet() async throws {
    let router = makeRouter("Home", "A")
    let home = try XCTUnwrap(router.navigationController?.viewControllers[0])
    expect(router.setStack([home, Screen("B"), Screen("C")]), added: 2, removed: 1)
    expectTree("nav[Home, B, C]")
  }

  func test_F_8_theTopIsReplaced_inOneTransition() async {
    let router = makeRouter("Home", "Compose")
    let transition = router.replaceTop(with: Screen("Detail"))
    settle()
    expect(transition, added: 1, removed: 1)
    expectTree("nav[Home, Detail]")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_F_9_aModalIsPresented() async {
    let router = makeRouter("Home")
    let transition = router.present(Screen("M"))
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home] + M")
  }

  func test_F_10_aModalIsDismissed_byTheRouterOfWhoeverPresentedIt_orByItsOwn() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false)
    let transition = router.dismiss()
    settle()
    expect(transition, removed: 1)
    let (inner, _) = router.presentStack(of: Screen("In"), animated: false)
    let own = inner.dismiss()
    settle()
    expect(own, removed: 1)
    expectTree("nav[Home]")
  }

  func test_F_11_aDismissalHasACompletion_whichFindsTheModalGone() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false)
    router.dismiss().whenComplete { [weak self] _ in self?.note(self?.window.tree ?? "") }
    expectNotes()
    settle()
    expectNotes("nav[Home]")
  }

  func test_F_12_allModalsAreDismissed_orThoseAboveALevel() async {
    let router = makeRouter("Home")
    let modals = ["M1", "M2", "M3"].map(Screen.init)
    for modal in modals { router.present(modal, animated: false) }
    let level = router.dismissTo(modals[0])
    settle()
    expect(level, removed: 2)
    expectTree("nav[Home] + M1")
    let all = router.dismissAll()
    settle()
    expect(all, removed: 1)
    expectTree("nav[Home]")
  }

  func test_F_13_aModalGetsAStackOfItsOwn_andARouterForIt() async {
    let router = makeRouter("Home")
    let (inner, transition) = router.presentStack(of: Screen("Login"), onRemoval: noting("login"))
    inner.push(Screen("Password"))
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home] + nav[Login, Password]")
    router.dismiss()
    settle()
    expectNotes("login dismissed")
    XCTAssertNil(inner.navigationController)
  }

  func test_F_13_aStackThatIsRefused_letsItsScreenGo() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.push(Screen("A"), animated: false)
    let screen = Screen("Login")
    expectRefused(
      router.presentStack(of: screen, from: home).transition,
      .covered(requester: "Home", by: "A"), "Home is covered by A")
    XCTAssertNil(screen.parent)
    guard let home else { return XCTFail("no home") }
    expectRefused(
      router.presentStack(of: home).transition, .screenInUse("Home"),
      "Home is shown elsewhere; take it away there first")
    expectRefused(
      router.presentStack(of: UINavigationController()).transition, .containerNotPushable("nav"),
      "nav is a navigation controller and cannot be put on a stack; present it")
    expectTree("nav[Home, A]")
  }

  func test_F_14_aModalGoesOntoTheTopmostOfTheBranch_whoeverAsks() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.present(Screen("M1"))
    router.present(Screen("M2"), from: home)
    let (inner, _) = router.presentStack(of: Screen("In"))
    inner.present(Screen("M3"))
    settle()
    expectTree("nav[Home] + M1 + M2 + nav[In] + M3")
  }

  func test_F_15_close_popsOrDismisses_whateverIsOnTop() async {
    let router = makeRouter("Home")
    let (inner, _) = router.presentStack(of: Screen("In"), animated: false)
    inner.push(Screen("A"), animated: false)
    inner.present(Screen("M"), animated: false)
    settle()
    var trees: [String] = []
    for _ in 0..<3 {
      inner.close()
      settle()
      trees.append(window.tree)
    }
    XCTAssertEqual(trees, ["nav[Home] + nav[In, A]", "nav[Home] + nav[In]", "nav[Home]"])
    expectRefused(router.close(), .nothingToClose, "nothing to close: the root of the window stays")
  }

  func test_F_16_everyCallIsAnimatedOrNot() async throws {
    let calls: [(String, (Router, Bool) -> Void)] = [
      ("push", { $0.push(Screen("X"), animated: $1) }), ("pop", { $0.pop(animated: $1) }),
      ("popTo", { $0.popTo(self.member(0, of: $0), animated: $1) }),
      ("popToRoot", { $0.popToRoot(animated: $1) }),
      ("setRoot", { $0.setRoot(Screen("X"), animated: $1) }),
      ("setStack", { $0.setStack([Screen("X")], animated: $1) }),
      ("replaceTop", { $0.replaceTop(with: Screen("X"), animated: $1) }),
      ("present", { $0.present(Screen("X"), animated: $1) }),
      ("presentStack", { $0.presentStack(of: Screen("X"), animated: $1) }),
      ("perform", { $0.perform([.pop, .push(Screen("X"))], animated: $1) }),
      ("close", { $0.close(animated: $1) }),
    ]
    let modalCalls: [(String, (Router, Bool) -> Void)] = [
      ("dismiss", { $0.dismiss(animated: $1) }), ("dismissAll", { $0.dismissAll(animated: $1) }),
      ("dismissTo", { $0.dismissTo(self.member(1, of: $0), animated: $1) }),
    ]
    for (name, call) in calls + modalCalls {
      for animated in [true, false] {
        let router = makeRouter("Home", "A")
        if modalCalls.contains(where: { $0.0 == name }) {
          router.present(Screen("M"), animated: false)
          settle()
        }
        let before = runtime.loop.now
        call(router, animated)
        settle()
        XCTAssertEqual(runtime.loop.now > before, animated, name)
        router.dismissAll(animated: false)
        settle()
      }
    }
  }

  private func member(_ place: Int, of router: Router) -> UIViewController {
    router.navigationController?.viewControllers[place] ?? Screen("none")
  }

  func test_F_17_theStyleIsTheScreens_orStandsInTheCall() async {
    let router = makeRouter("Home")
    let popup = Screen("Popup")
    popup.modalPresentationStyle = .overFullScreen
    router.present(popup, animated: false)
    settle()
    XCTAssertEqual(popup.modalPresentationStyle, .overFullScreen)
    XCTAssertEqual(popup.presentationController?.presentationStyle, .overFullScreen)
    let sheet = Screen("Sheet")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    router.present(sheet, animated: false)
    settle()
    XCTAssertEqual(
      sheet.sheetPresentationController?.detents.map(\.identifier), [.medium, .large])
    let (inner, _) = router.presentStack(
      of: Screen("In"), style: .formSheet, detents: [.medium()], animated: false)
    settle()
    let stack = inner.navigationController
    XCTAssertEqual(stack?.modalPresentationStyle, .formSheet)
    XCTAssertEqual(stack?.sheetPresentationController?.detents.map(\.identifier), [.medium])
    expectTree("nav[Home] + Popup + Sheet + nav[In]")
  }

  func test_F_18_theBottomBarIsHidden_forAPushedScreen_andShownAgain() async {
    let (tabs, router, _) = makeTabs()
    for animated in [true, false] {
      router.push(Screen("Web"), animated: animated, hidesBottomBar: true)
      router.push(Screen("More"), animated: animated)
      settle()
      XCTAssertTrue(tabs.isBottomBarHidden)
      router.popToRoot(animated: animated)
      settle()
      XCTAssertFalse(tabs.isBottomBarHidden)
    }
  }

  func test_F_24_alertsAndShareSheets_goThroughTheRouter_andUrlsLeaveTheApp() async throws {
    let router = makeRouter("Home")
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.note("deleted")
        router.push(Screen("Next"), animated: false)
      })
    router.present(alert, onRemoval: noting("alert"))
    settle()
    alert.choose(alert.actions[0])
    settle()
    expectNotes("deleted", "alert alertAnswered")
    expectTree("nav[Home, Next]")
    let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    router.present(share, onRemoval: noting("share"))
    settle()
    XCTAssertTrue(share.choose(.copyToPasteboard))
    settle()
    expectNotes("share dismissed")
    runtime.openExternally = { [weak self] in self?.note("opened \($0)") }
    UIApplication.shared.open(try XCTUnwrap(URL(string: "https://example.com")))
    settle()
    expectNotes("opened https://example.com")
  }

  func test_F_26_severalTransitions_areOne() async {
    let router = makeRouter("Home", "A")
    router.present(Screen("M"), animated: false, onRemoval: noting("M"))
    settle()
    let transition = router.perform([
      .dismissModals, .popToRoot, .push(Screen("B")), .push(Screen("C"), onRemoval: noting("C")),
    ])
    settle()
    expect(transition, added: 2, removed: 2)
    expectTree("nav[Home, B, C]")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
    expectNotes("M dismissed")
  }
}
