import Coordination
import UIKit
import XCTest

/// Alerts are no hosts; with `afterAlerts` a presentation waits for them.
@MainActor
final class RouterAlertTests: CoordinationTestCase {
  private func alert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private func answer(file: StaticString = #filePath, line: UInt = #line) {
    var top = window.rootViewController
    while let next = top?.presented { top = next }
    guard let alert = top as? UIAlertController else {
      return XCTFail("no alert", file: file, line: line)
    }
    alert.choose(alert.actions[0])
    settle()
  }

  func test_afterAlerts_withoutAnAlert_isTopmost() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false)
    settle()
    let transition = router.present(Screen("M2"), policy: .afterAlerts)
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home] + M + M2")
  }

  func test_afterAlerts_comesWhenTheAlertHasBeenAnswered() async {
    let router = makeRouter("Home")
    router.present(alert("Update"), onRemoval: noting("Update"))
    let transition = router.present(Screen("M"), policy: .afterAlerts, onRemoval: noting("M"))
    settle()
    expectOpen(transition)
    expectTree("nav[Home] + Alert(Update)")
    answer()
    expect(transition, added: 1)
    expectTree("nav[Home] + M")
    expectNotes("Update alertAnswered")
  }

  func test_alerts_comeOneAfterAnother_inTheOrderOfTheCalls() async {
    let router = makeRouter("Home")
    let transitions = ["1", "2", "3"].map {
      router.present(alert($0), policy: .afterAlerts, onRemoval: noting($0))
    }
    for title in ["1", "2", "3"] {
      settle()
      expectTree("nav[Home] + Alert(\(title))")
      answer()
    }
    for transition in transitions { expect(transition, added: 1) }
    expectTree("nav[Home]")
    expectNotes("1 alertAnswered", "2 alertAnswered", "3 alertAnswered")
  }

  func test_whatWaitsForAnAlert_holdsNothingElseUp() async {
    let router = makeRouter("Home")
    let first = alert("1")
    router.present(first, animated: false)
    settle()
    let waiting = router.present(Screen("M"), policy: .afterAlerts)
    expect(router.push(Screen("A"), animated: false), added: 1)
    let dismissed = router.dismiss(first)
    let last = router.push(Screen("B"))
    settle()
    expect(dismissed, removed: 1)
    expect(last, added: 1)
    expect(waiting, added: 1)
    expectTree("nav[Home, A, B] + M")
  }

  func test_anAlertOfUIKitsOwn_isWaitedForToo() async {
    let router = makeRouter("Home")
    window.rootViewController?.present(alert("Foreign"), animated: false)
    let transition = router.present(Screen("M"), policy: .afterAlerts)
    settle()
    expectOpen(transition)
    answer()
    expect(transition, added: 1)
  }

  func test_theHandlerOfTheAlert_mayPresentTheNextAlert_andWhatWaitsComesAfterThat() async {
    let router = makeRouter("Home")
    let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Again", style: .default) { [self] _ in router.present(alert("2")) })
    router.present(first)
    let waiting = router.present(Screen("M"), policy: .afterAlerts)
    settle()
    answer()
    expectTree("nav[Home] + Alert(2)")
    expectOpen(waiting)
    answer()
    expect(waiting, added: 1)
    expectTree("nav[Home] + M")
  }

  func test_whoeverAsked_isNotKeptAlive_andIsGoneThen() async {
    let router = makeRouter("Home", "A")
    weak let asking = router.navigationController?.topViewController
    router.present(alert("1"), animated: false)
    settle()
    let waiting = router.present(
      Screen("M"), from: asking, policy: .afterAlerts, onRemoval: noting("M"))
    router.pop(animated: false)
    XCTAssertNil(asking)
    runtime.log.removeAll()
    answer()
    expectRefused(waiting, .covered(requester: "A", by: nil), "A is gone")
    expectLog("ignored: present M, A is gone")
    expectTree("nav[Home]")
    XCTAssertEqual(keptClosures, 0)
    expectNotes()
  }

  func test_whoeverAsked_isCoveredThen() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.present(alert("1"), animated: false)
    settle()
    let waiting = router.present(Screen("M"), from: home, policy: .afterAlerts)
    router.push(Screen("A"), animated: false)
    answer()
    expectRefused(waiting, .covered(requester: "Home", by: "A"), "Home is covered by A")
  }

  func test_theEndOfTheApp_completesWhatWaits() async {
    let router = makeRouter("Home")
    router.present(alert("1"), animated: false)
    settle()
    let waiting = router.present(Screen("M"), policy: .afterAlerts, onRemoval: noting("M"))
    var count = 0
    waiting.whenComplete { _ in count += 1 }
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
    XCTAssertEqual(count, 1)
    expectRefused(waiting, .routerDetached, "the router's navigation controller is gone")
    expectNotes()
  }

  func test_anAlertUnderAnotherRoot_endsTheWait() async {
    let router = makeRouter("Home")
    router.present(alert("1"), animated: false)
    settle()
    let waiting = router.present(Screen("M"), policy: .afterAlerts)
    let root = WindowRouter(window: window)
    root.setRoot(Screen("New"))
    settle()
    expectTree("New")
    expectRefused(waiting, .notInWindow("nav"), "nav is not on screen and cannot present")
  }

  func test_strict_doesNotWait() async {
    let router = makeRouter("Home")
    router.present(alert("1"), animated: false)
    settle()
    expectRefused(
      router.present(Screen("M"), policy: .strict),
      .alreadyPresenting(presenter: "nav", presented: "Alert(1)"), "nav presents Alert(1) already")
  }
}
