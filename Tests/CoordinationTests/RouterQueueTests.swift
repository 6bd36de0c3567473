import Coordination
import UIKit
import XCTest

/// Calls that come too early: carried out in order, never lost, never one inside another.
@MainActor
final class RouterQueueTests: CoordinationTestCase {
  func test_callsInOneTurn_areCarriedOutInOrder() async {
    let router = makeRouter("Home")
    let transitions = [
      router.push(Screen("A"), onRemoval: noting("A")),
      router.push(Screen("B"), onRemoval: noting("B")),
      router.pop(),
      router.present(Screen("M"), onRemoval: noting("M")),
      router.push(Screen("C")),
      router.dismiss(),
    ]
    settle()
    expectTree("nav[Home, A, C]")
    expectNotes("B pop", "M dismissed")
    XCTAssertEqual(transitions.compactMap(\.result).count, 6)
  }

  func test_allOperationsWait_whileATransitionIsOpen() async {
    let router = makeRouter("Home")
    let a = Screen("A")
    let b = Screen("B")
    router.push(a)
    let waiting = [
      router.push(b), router.pop(), router.popTo(a), router.popToRoot(),
      router.setRoot(Screen("C")), router.setStack([Screen("D"), Screen("E")]),
      router.replaceTop(with: Screen("F")), router.present(Screen("M")), router.dismiss(),
      router.present(Screen("M")), router.dismissAll(), router.close(),
    ]
    for transition in waiting { expectOpen(transition) }
    settle()
    for transition in waiting { XCTAssertNotNil(try? transition.result?.get()) }
    expectTree("nav[D]")
  }

  func test_animatedTransitions_followOneAnother() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    router.push(Screen("B"))
    router.push(Screen("C"))
    settle()
    XCTAssertEqual(runtime.loop.now, .milliseconds(3 * 350))
  }

  func test_completions_comeInTheOrderOfTheCalls() async {
    let router = makeRouter("Home")
    for name in ["A", "B", "C"] {
      router.push(Screen(name)).whenComplete { [weak self] _ in self?.note(name) }
    }
    settle()
    expectNotes("A", "B", "C")
  }

  func test_aRefusedCall_doesNotHoldUpTheOnesBehind() async {
    let router = makeRouter("Home")
    let a = Screen("A")
    router.push(a)
    let refused = router.push(a)
    let last = router.push(Screen("B"))
    settle()
    expectRefused(refused, .duplicateScreen("A"), "A is on this stack already")
    expect(last, added: 1)
    expectTree("nav[Home, A, B]")
  }

  func test_aSwipeUnderTheFinger_holdsCallsBackUntilItEnds() async {
    for isFinished in [true, false] {
      let router = makeRouter("Home", "A")
      guard let stack = router.navigationController else { return XCTFail() }
      XCTAssertTrue(stack.beginSwipeBack())
      let transition = router.push(Screen("B"))
      expectOpen(transition)
      if isFinished { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      settle()
      expect(transition, added: 1)
      expectTree(isFinished ? "nav[Home, B]" : "nav[Home, A, B]")
    }
  }

  func test_aPullUnderTheFinger_holdsCallsBackUntilItEnds() async {
    for isFinished in [true, false] {
      let router = makeRouter("Home")
      let modal = Screen("M")
      router.present(modal, animated: false)
      settle()
      XCTAssertEqual(modal.beginDragDown(), .began)
      let transition = router.push(Screen("B"))
      expectOpen(transition)
      if isFinished { modal.finishDragDown() } else { modal.cancelDragDown() }
      settle()
      expect(transition, added: 1)
      expectTree(isFinished ? "nav[Home, B]" : "nav[Home, B] + M")
      router.dismissAll(animated: false)
      settle()
    }
  }

  func test_routersOfOneWindow_shareTheLine() async {
    let (_, first, second) = makeTabs()
    first.push(Screen("A"))
    let other = second.push(Screen("B"))
    expectOpen(other)
    expectTree("tabs{nav[Home, A]*, nav[Other]}")
    settle()
    expect(other, added: 1)
    expectTree("tabs{nav[Home, A]*, nav[Other, B]}")
  }

  func test_windows_doNotWaitForOneAnother() async {
    let router = makeRouter("Home")
    let stack = UINavigationController(rootViewController: Screen("Else"))
    let otherWindow = UIWindow(frame: .zero)
    otherWindow.rootViewController = stack
    otherWindow.makeKeyAndVisible()
    router.push(Screen("A"))
    Router(rootViewController: stack).push(Screen("B"))
    XCTAssertEqual(stack.tree, "nav[Else, B]")
    settle()
    otherWindow.tearDown()
  }

  func test_aStackThatIsInNoWindow_doesNotWait() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    let stack = UINavigationController(rootViewController: Screen("Away"))
    expect(Router(rootViewController: stack).push(Screen("B")), added: 1)
    settle()
  }

  func test_theStackLeavesTheWindowWhileACallWaits_theCallIsCarriedOut() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    let waiting = router.push(Screen("B"))
    let stack = router.navigationController
    window.rootViewController = Screen("Else")
    settle()
    expect(waiting, added: 1)
    XCTAssertEqual(stack?.tree, "nav[Home, A, B]")
    expectTree("Else")
  }

  func test_theStackDiesWhileACallWaits_theCallFails() async {
    let router = makeRouter("Home")
    // As a callback does in which both of this happens.
    Runtime.hold()
    let waiting = router.push(Screen("B"), onRemoval: noting("B"))
    window.rootViewController = Screen("Else")
    Runtime.release()
    expectRefused(waiting, .routerDetached, "the router's navigation controller is gone")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_aThousandCallsInOneTurn_areAllCarriedOut() async {
    let router = makeRouter("Home")
    router.push(Screen("first"))
    for index in 0..<1_000 {
      router.push(Screen("\(index)"), animated: false)
      router.pop(animated: false)
    }
    settle()
    expectTree("nav[Home, first]")
  }

  func test_mixedWithUIKitCalledDirectly_nothingIsLost() async {
    let router = makeRouter("Home")
    guard let stack = router.navigationController else { return XCTFail() }
    router.push(Screen("A"))
    stack.pushViewController(Screen("B"), animated: true)
    let last = router.push(Screen("C"))
    settle()
    expect(last, added: 1)
    expectTree("nav[Home, A, B, C]")
  }
}
