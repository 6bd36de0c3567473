import Coordination
import UIKit
import XCTest

/// Pitfalls of stacks that end at the router.
@MainActor
final class RouterStackPitfallTests: CoordinationTestCase {
  func test_PIT_01_aRowTouchedAgainDuringThePush_opensOneDetail() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    let first = router.push(Screen("Detail"), from: home)
    XCTAssertFalse(runtime.loop.runNext(until: .milliseconds(100)))
    let second = router.push(Screen("Detail"), from: home)
    settle()
    expect(first, added: 1)
    expectRefused(
      second, .covered(requester: "Home", by: "Detail"), "Home is covered by Detail")
    expectTree("nav[Home, Detail]")
  }

  func test_PIT_01_aKeptDetailPushedTwice_raisesNothing() async {
    let router = makeRouter("Home")
    let detail = Screen("Detail")
    let first = router.push(detail)
    let second = router.push(detail)
    settle()
    expect(first, added: 1)
    expectRefused(second, .duplicateScreen("Detail"), "Detail is on this stack already")
    expectTree("nav[Home, Detail]")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_02_aPopWhileAnAlertArrives_popsOnceAfterwards() async {
    let router = makeRouter("Home", "A", "B")
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    router.navigationController?.present(alert, animated: true)
    let pop = router.pop()
    expectOpen(pop)
    expectTree("nav[Home, A, B] + Alert(Saved)")
    settle()
    expect(pop, removed: 1)
    expectTree("nav[Home, A] + Alert(Saved)")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_05_afterACancelledSwipe_theRouterIsNotBusy() async {
    let router = makeRouter("Home", "A")
    XCTAssertEqual(router.navigationController?.beginSwipeBack(), true)
    let push = router.push(Screen("B"))
    expectOpen(push)
    router.navigationController?.cancelSwipeBack()
    settle()
    expect(push, added: 1)
    expect(router.push(Screen("C"), animated: false), added: 1)
    expectTree("nav[Home, A, B, C]")
  }

  func test_PIT_16_aDetailOfAnotherTab_isRefusedUntilItHasLeftThere() async {
    let (_, first, second) = makeTabs()
    let detail = Screen("Detail")
    first.push(detail, animated: false, onRemoval: noting("Detail"))
    expectRefused(
      second.push(detail, animated: false), .screenInUse("Detail"),
      "Detail is shown elsewhere; take it away there first")
    expectTree("tabs{nav[Home, Detail]*, nav[Other]}")
    first.pop()
    second.push(detail, animated: false)
    settle()
    expectRefused(
      second.push(detail, animated: false), .duplicateScreen("Detail"),
      "Detail is on this stack already")
    expectTree("tabs{nav[Home]*, nav[Other, Detail]}")
    expectNotes("Detail pop")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_19_aCompletion_runsOnceWhenTheScreenHasAppeared_orAtOnceIfNothingMoves() async {
    let router = makeRouter("Home")
    let shown = Screen("A")
    shown.onDidAppear = { [weak self] in self?.note("A appeared") }
    router.push(shown).whenComplete { [weak self] _ in self?.note("pushed A") }
    expectNotes()
    settle()
    expectNotes("A appeared", "pushed A")
    router.push(Screen("B"), animated: false).whenComplete { [weak self] _ in
      self?.note("pushed B")
    }
    expectNotes("pushed B")
    router.popTo(shown, animated: false).whenComplete { [weak self] _ in self?.note("popped B") }
    router.popTo(shown).whenComplete { [weak self] _ in self?.note("nothing to pop") }
    expectNotes("popped B", "nothing to pop")
    settle()
    expectNotes()
  }

  func test_PIT_20_popToRootFromThreeLevels_showsTheTabBar() async {
    for animated in [true, false] {
      let (tabs, router, _) = makeTabs()
      for name in ["A", "B", "C"] {
        router.push(Screen(name), animated: false, hidesBottomBar: name == "A")
      }
      XCTAssertTrue(tabs.isBottomBarHidden)
      router.popToRoot(animated: animated)
      settle()
      expectTree("tabs{nav[Home]*, nav[Other]}")
      XCTAssertFalse(tabs.isBottomBarHidden)
    }
  }

  func test_PIT_22_poppingUnderAModal_showsTheTabBar() async {
    let (tabs, router, _) = makeTabs()
    let stack = router.navigationController
    router.push(Screen("A"), animated: false, hidesBottomBar: true)
    router.present(Screen("M"), animated: false)
    settle()
    router.pop()
    settle()
    expectTree("tabs{nav[Home]*, nav[Other]} + M")
    router.dismiss()
    settle()
    XCTAssertFalse(tabs.isBottomBarHidden)
    router.push(Screen("A"), animated: false, hidesBottomBar: true)
    router.present(Screen("M"), animated: false)
    router.popToRoot()
    settle()
    expectTree("tabs{nav[Home]*, nav[Other]}")
    XCTAssertFalse(tabs.isBottomBarHidden)
    XCTAssertEqual(stack?.viewControllers.count, 1)
  }

  func test_PIT_64_aScreenThatIsWrappedAlready_isRefused() async {
    let router = makeRouter("Home")
    let form = Screen("Form")
    router.present(UINavigationController(rootViewController: form), animated: false)
    settle()
    expectRefused(
      router.push(form), .screenInUse("Form"),
      "Form is shown elsewhere; take it away there first")
    expectRefused(
      router.setRoot(form), .screenInUse("Form"),
      "Form is shown elsewhere; take it away there first")
    expectTree("nav[Home] + nav[Form]")
  }

  func test_PIT_65_aPopAndAnotherRootInTheSameTurn_leaveNothing() async {
    let router = makeRouter("Home")
    weak let stack = router.navigationController
    weak var popped: Screen?
    do {
      let screen = Screen("A")
      popped = screen
      router.push(screen, animated: false, onRemoval: noting("A"))
    }
    let pop = router.pop()
    window.rootViewController = Screen("Login")
    settle()
    expect(pop, removed: 1)
    expectNotes("A pop")
    XCTAssertNil(popped)
    XCTAssertNil(stack)
    expectTree("Login")
    XCTAssertEqual(keptClosures, 0)
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_68_popToTheStackItselfOrToAScreenOfAnother_isRefused() async {
    let (_, first, second) = makeTabs()
    first.push(Screen("A"), animated: false)
    guard let stack = first.navigationController,
      let other = second.navigationController?.topViewController
    else { return XCTFail("the tabs have no stacks") }
    expectRefused(first.popTo(stack), .notInStack("nav"), "nav is not on this stack")
    expectRefused(first.popTo(other), .notInStack("Other"), "Other is not on this stack")
    expectTree("tabs{nav[Home, A]*, nav[Other]}")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }
}
