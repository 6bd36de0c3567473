import Coordination
import UIKit
import XCTest

/// Calls that name the screen that asked: carried out only if that one is on top when their turn has come.
@MainActor
final class RouterRequesterTests: CoordinationTestCase {
  func test_PIT_01_secondOfTwoQuickTouches_pushesNothing() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    let first = router.push(Screen("A"), from: home, onRemoval: noting("A"))
    let second = router.push(Screen("B"), from: home, onRemoval: noting("B"))
    expectOpen(second)
    settle()
    expect(first, added: 1)
    expectRefused(second, .covered(requester: "Home", by: "A"), "Home is covered by A")
    expectTree("nav[Home, A]")
    expectLog("ignored: push B, Home is covered by A")
    XCTAssertEqual(keptClosures, 1)
  }

  func test_callsWithoutARequester_areAllCarriedOut() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    router.push(Screen("B"))
    settle()
    expectTree("nav[Home, A, B]")
    expectLog()
  }

  func test_eachOperationAsksWhetherTheRequesterIsCovered() async {
    let router = makeRouter("Home", "A", "B")
    let members = router.navigationController?.viewControllers ?? []
    let covered = members[1]
    let error = RouterError.covered(requester: "A", by: "B")
    let text = "A is covered by B"
    expectRefused(router.push(Screen("X"), from: covered), error, text)
    expectRefused(router.pop(from: covered), error, text)
    expectRefused(router.popTo(members[0], from: covered), error, text)
    expectRefused(router.setRoot(Screen("X"), from: covered), error, text)
    expectRefused(router.setStack([Screen("X")], from: covered), error, text)
    expectRefused(router.replaceTop(with: Screen("X"), from: covered), error, text)
    expectRefused(router.present(Screen("X"), from: covered), error, text)
    expectTree("nav[Home, A, B]")
    expectLog(
      "ignored: push X, A is covered by B", "ignored: pop, A is covered by B",
      "ignored: pop to Home, A is covered by B", "ignored: set X, A is covered by B",
      "ignored: set X, A is covered by B", "ignored: replace X, A is covered by B",
      "ignored: present X, A is covered by B")
  }

  func test_popToRoot_asksOnlyWhetherTheRequesterIsThere() async {
    let router = makeRouter("Home", "A", "B")
    let covered = router.navigationController?.viewControllers[1]
    expectRefused(
      router.popToRoot(animated: false, from: Screen("Gone")),
      .covered(requester: "Gone", by: nil), "Gone is gone")
    expectLog("ignored: pop to root, Gone is gone")
    expect(router.popToRoot(animated: false, from: covered), removed: 2)
  }

  func test_aModalCovers_butNotForPresent() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.present(Screen("M"), animated: false)
    settle()
    expectRefused(
      router.push(Screen("A"), from: home), .covered(requester: "Home", by: "M"),
      "Home is covered by M")
    router.present(Screen("M2"), animated: false, from: home)
    settle()
    expectTree("nav[Home] + M + M2")
  }

  func test_aScreenInsideATabOnAStack_isCoveredByWhatIsPushedOverTheTabs() async {
    let router = makeRouter("Home")
    let inner = UINavigationController(rootViewController: Screen("In"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    router.push(tabs, animated: false)
    router.push(Screen("Over"), animated: false)
    expectRefused(
      Router(rootViewController: inner).push(Screen("A"), from: inner.topViewController),
      .covered(requester: "In", by: "Over"), "In is covered by Over")
  }

  func test_aScreenInAnotherTab_isNotCovered() async {
    let (_, _, second) = makeTabs()
    let other = second.navigationController?.topViewController
    expect(second.push(Screen("A"), from: other), added: 1)
  }

  func test_requesterThatWasPopped_isGoneWhenTheTurnComes() async {
    let router = makeRouter("Home", "A")
    let top = router.navigationController?.topViewController
    router.pop()
    let second = router.pop(from: top)
    settle()
    expectRefused(second, .covered(requester: "A", by: nil), "A is gone")
    expectTree("nav[Home]")
  }

  func test_twoTouchesOfBack_popOnce() async {
    let router = makeRouter("Home", "A", "B")
    let top = router.navigationController?.topViewController
    router.pop(from: top)
    router.pop(from: top)
    settle()
    expectTree("nav[Home, A]")
  }
}
