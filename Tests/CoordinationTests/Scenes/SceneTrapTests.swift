import Coordination
import UIKit
import XCTest

/// The traps of the first scene coordinators, each with its right result.
@MainActor
final class SceneTrapTests: SceneTestCase {
  func test_SC_1_pushAfterRoot_goesOntoTheRootsStack() async {
    show((.stack("list"), .root))
    let pushed = go(.bare("detail"), .push)
    expect(pushed, added: 1)
    expectTree("nav[list, detail]")
    expectNoWarnings()
  }

  func test_SC_1_pushInTheSameTurnAsRoot() async {
    let root = coordinator.transition(to: TestScene.stack("list"), using: .root)
    let pushed = coordinator.transition(to: TestScene.bare("detail"), using: .push)
    settle()
    expect(root, added: 1)
    expect(pushed, added: 1)
    expectTree("nav[list, detail]")
  }

  func test_SC_2_pushAfterModal_goesOntoTheModalsStack() async {
    show((.stack("list"), .root), (.stack("compose"), .modal))
    let pushed = go(.bare("x"), .push)
    expect(pushed, added: 1)
    expectTree("nav[list] + nav[compose, x]")
  }

  func test_SC_3_pushAfterTheModalIsClosed_goesOntoTheStackBelow() async {
    show((.stack("list"), .root), (.bare("detail"), .push), (.stack("compose"), .modal))
    expect(close(), removed: 1)
    let pushed = go(.bare("y"), .push)
    expect(pushed, added: 1)
    expectTree("nav[list, detail, y]")
  }

  func test_SC_4_closeInsideAModalsStack_popsThere_thenDismisses() async {
    show((.stack("list"), .root), (.stack("compose"), .modal), (.bare("x"), .push))
    expect(close(), removed: 1)
    expectTree("nav[list] + nav[compose]")
    expect(close(), removed: 1)
    expectTree("nav[list]")
  }

  func test_SC_5_pushAfterTheUserWentBack() async {
    for way in ["button", "swipe"] {
      show((.stack("list"), .root), (.bare("detail"), .push))
      weak let detail = stack?.topViewController
      if way == "button" {
        XCTAssertEqual(stack?.tapBackButton(), true)
      } else {
        XCTAssertEqual(stack?.beginSwipeBack(), true)
        stack?.finishSwipeBack()
      }
      settle()
      XCTAssertNil(detail, "kept after \(way)")
      let pushed = go(.bare("z"), .push)
      expect(pushed, added: 1)
      expectTree("nav[list, z]")
    }
  }

  func test_SC_5_aCancelledSwipe_changesNothing() async {
    show((.stack("list"), .root), (.bare("detail"), .push))
    XCTAssertEqual(stack?.beginSwipeBack(), true)
    stack?.cancelSwipeBack()
    settle()
    XCTAssertEqual(coordinator.currentViewController?.label, "detail")
    go(.bare("z"), .push)
    expectTree("nav[list, detail, z]")
  }

  func test_SC_5_aPushDuringASwipe_waitsForItsEnd() async {
    for (isFinished, tree) in [(true, "nav[list, z]"), (false, "nav[list, detail, z]")] {
      show((.stack("list"), .root), (.bare("detail"), .push))
      XCTAssertEqual(stack?.beginSwipeBack(), true)
      let pushed = coordinator.transition(to: TestScene.bare("z"), using: .push)
      expectOpen(pushed)
      if isFinished { stack?.finishSwipeBack() } else { stack?.cancelSwipeBack() }
      settle()
      expect(pushed, added: 1)
      expectTree(tree)
    }
  }

  func test_SC_6_pushAfterTheModalWasPulledDown() async {
    show((.stack("list"), .root), (.stack("compose"), .modal))
    weak let modal = topModal
    XCTAssertEqual(modal?.beginDragDown(), .began)
    modal?.finishDragDown()
    settle()
    XCTAssertNil(modal, "kept")
    let pushed = go(.bare("z"), .push)
    expect(pushed, added: 1)
    expectTree("nav[list, z]")
  }

  func test_SC_6_aCancelledPull_changesNothing() async {
    show((.stack("list"), .root), (.stack("compose"), .modal))
    XCTAssertEqual(topModal?.beginDragDown(), .began)
    topModal?.cancelDragDown()
    settle()
    go(.bare("z"), .push)
    expectTree("nav[list] + nav[compose, z]")
  }

  func test_SC_7_aSecondModal_isPresentedFromTheFirst() async {
    show((.stack("list"), .root))
    let first = coordinator.transition(to: TestScene.bare("A"), using: .modal)
    let second = coordinator.transition(to: TestScene.bare("B"), using: .modal)
    expectOpen(first)
    expectOpen(second)
    settle()
    expect(first, added: 1)
    expect(second, added: 1)
    expectTree("nav[list] + A + B")
    expectNoWarnings()
  }

  func test_SC_7_aSecondModalOfTheSameRequester_isRefused() async {
    show((.stack("list"), .root))
    let list = coordinator.currentViewController
    let first = coordinator.transition(to: TestScene.bare("A"), using: .modal, from: list)
    let second = coordinator.transition(to: TestScene.bare("B"), using: .modal, from: list)
    settle()
    expect(first, added: 1)
    expectRefused(
      second, .refused(.covered(requester: "list", by: "A")), "list is covered by A")
    expectTree("nav[list] + A")
    expectLog("ignored: present B, list is covered by A")
  }

  func test_SC_8_close_isCarriedOutThoughNobodyLooks() async {
    show((.stack("list"), .root), (.bare("detail"), .push))
    coordinator.close()
    settle()
    expectTree("nav[list]")
  }

  func test_SC_8_close_closesOnce_howeverOftenItIsObserved() async {
    show((.stack("list"), .root), (.bare("a"), .push), (.bare("b"), .push))
    let closed = coordinator.close()
    for _ in 0..<3 { closed.whenComplete { [weak self] _ in self?.note("closed") } }
    settle()
    closed.whenComplete { [weak self] _ in self?.note("late") }
    expectNotes("closed", "closed", "closed", "late")
    expectTree("nav[list, a]")
  }

  func test_SC_9_closeOfTheRoot_isRefusedEachTimeAndOnce() async {
    show((.stack("list"), .root))
    let closes = [coordinator.close(), coordinator.close()]
    for closed in closes {
      closed.whenComplete { [weak self] _ in self?.note("end") }
      expectRefused(
        closed, .cannotPop("list"), "cannot pop list: it is the root of its stack")
    }
    settle()
    expectNotes("end", "end")
    expectTree("nav[list]")
    expectNoWarnings()
  }

  func test_SC_9_twoClosesInOneTurn_closeTwo() async {
    show((.stack("list"), .root), (.bare("a"), .push), (.bare("b"), .push))
    let closes = [coordinator.close(), coordinator.close(), coordinator.close()]
    settle()
    expect(closes[0], removed: 1)
    expect(closes[1], removed: 1)
    expectRefused(
      closes[2], .cannotPop("list"), "cannot pop list: it is the root of its stack")
    expectTree("nav[list]")
  }

  func test_SC_10_rootWhileAModalIsUp_releasesTheWholeOldTree() async {
    show((.stack("list"), .root), (.bare("detail"), .push), (.stack("compose"), .modal))
    show((.bare("upper"), .modal))
    let old = LifetimeRegistry.shared.live(.controller).count
    XCTAssertEqual(old, 6)
    let replaced = coordinator.transition(to: TestScene.stack("list2"), using: .root)
    settle()
    expect(replaced, added: 1, removed: 3)
    expectTree("nav[list2]")
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 2)
    XCTAssertEqual(window.strandedRoots.count, 0)
    expectNoWarnings()
  }

  func test_SC_10_rootDuringAPresentation_waitsForItAndReleasesIt() async {
    show((.stack("list"), .root))
    coordinator.transition(to: TestScene.bare("A"), using: .modal)
    let replaced = coordinator.transition(to: TestScene.stack("list2"), using: .root)
    let pushed = coordinator.transition(to: TestScene.bare("z"), using: .push)
    settle()
    expect(replaced, added: 1, removed: 2)
    expect(pushed, added: 1)
    expectTree("nav[list2, z]")
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 3)
    expectNoWarnings()
  }
}
