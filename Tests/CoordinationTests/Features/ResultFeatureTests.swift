import Coordination
import UIKit
import XCTest

/// The features of results, errors and order, each as a user of the library meets it.
@MainActor
final class ResultFeatureTests: CoordinationTestCase {
  func test_F_27_everyTransition_canBeAwaited() async throws {
    let router = makeRouter("Home")
    let flow = Task {
      _ = try await router.push(Screen("A")).wait()
      _ = try await router.present(Screen("M")).wait()
      return try await router.dismiss().wait()
    }
    for _ in 0..<10 {
      await Task.yield()
      settle()
    }
    let outcome = try await flow.value
    XCTAssertEqual(outcome, TransitionOutcome(added: 0, removed: 1))
    expectTree("nav[Home, A]")
  }

  func test_F_28_everyTransition_isCarriedOutThoughNobodyLooks() async {
    let router = makeRouter("Home")
    _ = router.push(Screen("A"))
    router.push(Screen("B"))
    router.close()
    settle()
    expectTree("nav[Home, A]")
  }

  func test_F_29_withoutANavigationController_aPushIsATypedError() async {
    let root = WindowRouter(window: window)
    root.setRoot(Screen("Alone"))
    expectRefused(
      root.push(Screen("A"), onRemoval: noting("A")), .noStack("Alone"),
      "Alone stands in no navigation controller; present instead, or put it into one")
    expectRefused(
      Router(rootViewController: UINavigationController()).push(Screen("A")), .routerDetached,
      "the router's navigation controller is gone")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_F_30_aPopOfTheRoot_isATypedError() async {
    let router = makeRouter("Home")
    expectRefused(
      router.pop(), .cannotPop("Home"), "cannot pop Home: it is the root of its stack")
  }

  func test_F_31_whatCannotBeClosedOrDismissed_isATypedError() async {
    let router = makeRouter("Home")
    expectRefused(router.close(), .nothingToClose, "nothing to close: the root of the window stays")
    expectRefused(router.dismiss(), .nothingToDismiss, "nothing to dismiss")
    expectRefused(router.dismissAll(), .nothingToDismiss, "nothing to dismiss")
    expectRefused(
      router.dismissTo(Screen("Gone")), .notShown("Gone"), "Gone is nowhere in this window")
  }

  func test_F_32_wherePresentationsMayNotPileUp_theSecondIsATypedError() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), policy: .strict)
    let second = router.present(Screen("N"), policy: .strict, onRemoval: noting("N"))
    settle()
    expectRefused(
      second, .alreadyPresenting(presenter: "nav", presented: "M"), "nav presents M already")
    expectTree("nav[Home] + M")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_F_33_aScreenTwice_orAStackOnAStack_isATypedError() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    router.push(screen, animated: false)
    expectRefused(router.push(screen), .duplicateScreen("A"), "A is on this stack already")
    expectRefused(
      router.push(UINavigationController()), .containerNotPushable("nav"),
      "nav is a navigation controller and cannot be put on a stack; present it")
    XCTAssertEqual(runtime.diagnostics.messages, [])
    expectTree("nav[Home, A]")
  }

  func test_F_34_aMissingTarget_isAnAnswer_neverACrashOrSilence() async {
    let router = makeRouter("Home", "A")
    expectRefused(router.popTo(Screen("X")), .notInStack("X"), "X is not on this stack")
    expectRefused(router.dismiss(Screen("X")), .nothingToDismiss, "nothing to dismiss")
    expectRefused(
      router.push(Screen("B"), from: Screen("X")), .covered(requester: "X", by: nil), "X is gone")
    let stack = router.navigationController
    window.rootViewController = Screen("Else")
    settle()
    expectRefused(
      router.present(Screen("M")), .notInWindow("nav"),
      "nav is not on screen and cannot present")
    withExtendedLifetime(stack) {}
  }

  func test_F_34_aWindowThatIsGone_isAnAnswer() async {
    var other: UIWindow? = UIWindow(frame: .zero)
    let root = other.map(WindowRouter.init)
    other = nil
    guard let root else { return XCTFail("no router") }
    let calls = [
      root.setRoot(Screen("A")), root.push(Screen("A")), root.present(Screen("A")),
      root.dismissAll(), root.close(),
    ]
    for call in calls { expectRefused(call, .windowDetached, "the router's window is gone") }
  }

  func test_F_35_callsDuringATransition_areQueued() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    let waiting = [router.push(Screen("B")), router.pop(), router.replaceTop(with: Screen("C"))]
    for call in waiting { expectOpen(call) }
    expectTree("nav[Home, A]")
    settle()
    for call in waiting { XCTAssertNotNil(try? call.result?.get()) }
    expectTree("nav[Home, C]")
  }

  func test_F_36_aSecondQuickTouch_opensNothing() async {
    let router = makeRouter("List")
    let list = router.navigationController?.topViewController
    let touch = { router.push(Screen("Detail"), from: list) }
    let touches = [touch(), touch(), touch()]
    settle()
    expect(touches[0], added: 1)
    for late in touches.dropFirst() {
      expectRefused(late, .covered(requester: "List", by: "Detail"), "List is covered by Detail")
    }
    expectTree("nav[List, Detail]")
    expectLog(
      "ignored: push Detail, List is covered by Detail",
      "ignored: push Detail, List is covered by Detail")
  }

  func test_F_38_everyKindOfCall_completesExactlyOnce_alsoAtTheEndOfTheApp() async {
    for endsEarly in [false, true] {
      let router = makeRouter("Home", "A")
      let root = WindowRouter(window: window)
      let a = router.navigationController?.viewControllers[1] ?? Screen("none")
      let calls: [() -> Transition] = [
        { router.push(Screen("B")) }, { router.push(a) }, { router.pop() }, { router.popTo(a) },
        { router.popToRoot() }, { router.popToRoot() }, { router.setRoot(a) },
        { router.setStack([a, Screen("C")], animated: true) }, { router.setStack([]) },
        { router.replaceTop(with: Screen("D")) }, { router.present(Screen("M")) },
        { router.present(Screen("N"), policy: .strict) }, { router.dismissTo(a) },
        { router.dismiss() }, { router.present(Screen("O")) }, { router.dismissAll() },
        { router.dismissAll() }, { router.perform([.push(Screen("P")), .present(Screen("Q"))]) },
        { router.perform([.pop, .pop, .pop, .pop]) }, { router.close() },
        { root.push(Screen("R")) }, { root.present(Screen("S")) }, { root.close() },
        { root.dismissAll() }, { root.setRoot(Screen("New")) },
      ]
      var counts = Array(repeating: 0, count: calls.count)
      for (index, call) in calls.enumerated() { call().whenComplete { _ in counts[index] += 1 } }
      if endsEarly {
        window.tearDown()
        runtime.loop.removeAll()
        runtime.delivery.abandonAll()
      }
      settle()
      XCTAssertEqual(counts, Array(repeating: 1, count: calls.count))
    }
  }
}
