import Coordination
import UIKit
import XCTest

/// The AirPort coordinators: a child lives exactly as long as its first screen.
@MainActor
final class AirPortCoordinatorTests: AirPortTestCase {
  func test_AR_10_F_55_isCompleted_setAfterTheStart_isCalled() async {
    let (router, _) = makeAirPort("S")
    let journey = AirPortJourney("A", router)
    journey.start()
    settle()
    journey.isCompleted = leaving("completed")
    router.pop()
    expectLeft("completed", kept: 1)
  }

  func test_AR_10_isCompleted_isTheOneThatIsSetThen() async {
    let (router, _) = makeAirPort("S")
    let journey = AirPortJourney("A", router)
    journey.isCompleted = leaving("first")
    journey.start()
    settle()
    journey.isCompleted = leaving("second")
    router.pop()
    expectLeft("second", kept: 1)
  }

  func test_AR_10_isCompleted_thatIsTakenAway_isNotCalled() async {
    let (router, _) = makeAirPort("S")
    let journey = AirPortJourney("A", router)
    journey.isCompleted = leaving("it")
    journey.start()
    settle()
    journey.isCompleted = nil
    router.pop()
    expectLeft(kept: 1)
  }

  func test_AR_10_isCompleted_canBeWrapped() async {
    let (router, _) = makeAirPort("S")
    let journey = AirPortJourney("A", router)
    journey.isCompleted = leaving("inner")
    for name in ["middle", "outer"] {
      let before = journey.isCompleted
      journey.isCompleted = { [weak self] in
        self?.note(name)
        before?()
      }
    }
    journey.start()
    settle()
    router.pop()
    expectLeft("outer", "middle", "inner", kept: 1)
  }

  func test_AR_10_isCompleted_setToItself_staysWhatItWas() async {
    let journey = AirPort.BaseCoordinator()
    journey.isCompleted = leaving("it")
    journey.isCompleted = journey.isCompleted
    journey.isCompleted?()
    expectNotes("it")
    journey.isCompleted?()
    expectNotes("it")
  }

  func test_AR_11_aSecondTouch_startsNoSecondChild() async {
    let (router, _) = makeAirPort()
    let parent = AirPortJourney("S", router)
    parent.start()
    settle()
    let first = parent.touch("A")
    let second = parent.touch("B")
    XCTAssertEqual(parent.children, ["A", "B"])
    settle()
    expectTree("nav[S, A]")
    XCTAssertEqual(parent.children, ["A"])
    XCTAssertNil(second.parentCoordinator)
    expectLog("ignored: push B, S is covered by A")
    router.pop()
    settle()
    XCTAssertEqual(parent.children, [])
    XCTAssertNil(first.parentCoordinator)
  }

  func test_AR_11_twoPushesThatNobodyAskedFor_haveTwoClosures() async {
    let (router, _) = makeAirPort("S")
    let journey = AirPortJourney("A", router)
    journey.isCompleted = leaving("completed")
    journey.start()
    journey.start()
    settle()
    expectTree("nav[S, A, A]")
    router.pop()
    expectLeft("completed", kept: 2)
    router.pop()
    expectLeft("completed", "completed", kept: 1)
  }

  func test_F_54_F_73_aChild_isGoneWithItsScreen_whicheverWay() async {
    let ways: [(String, @MainActor (AirPort.Router, UINavigationController) -> Void)] = [
      ("pop", { router, _ in router.pop() }),
      ("without animation", { router, _ in router.pop(false) }),
      ("pop to root", { router, _ in router.popToRoot() }),
      ("back button", { _, stack in _ = stack.tapBackButton() }),
      (
        "swipe",
        { _, stack in
          _ = stack.beginSwipeBack()
          stack.finishSwipeBack()
        }
      ),
      ("stack set", { _, stack in stack.viewControllers = [Screen("X")] }),
    ]
    for (name, leave) in ways {
      let (router, stack) = makeAirPort()
      let parent = AirPortJourney("S", router)
      parent.start()
      settle()
      weak let child = parent.touch("A")
      settle()
      child?.touch("B")
      settle()
      XCTAssertEqual(child?.children, ["B"], name)
      if name != "pop to root", name != "stack set" { router.pop() }
      settle()
      leave(router, stack)
      settle()
      XCTAssertNil(child, name)
      XCTAssertEqual(parent.children, [], name)
    }
  }

  func test_aChildOfACancelledSwipe_stays() async {
    let (router, stack) = makeAirPort()
    let parent = AirPortJourney("S", router)
    parent.start()
    settle()
    parent.touch("A")
    settle()
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(parent.children, ["A"])
  }

  func test_aRefusedModal_endsItsCoordinatorToo() async {
    let (router, stack) = makeAirPort("S")
    let parent = AirPort.BaseCoordinator()
    let child = AirPort.BaseCoordinator()
    parent.add(coordinator: child)
    child.isCompleted = { [weak parent, weak child] in parent?.remove(coordinator: child) }
    present(Screen("D"), as: "D", on: router)
    child.complete(
      ifRefused: router.present(
        Screen("E"), from: stack.topViewController, policy: .strict, onDismiss: child.isCompleted))
    XCTAssertEqual(parent.childCoordinators.count, 0)
    expectTree("nav[S] + D")
    expectLog("ignored: present E, S presents D already")
  }

  func test_F_50_F_51_F_52_add_isUnique_andRemoveOfNoChild_isHarmless() async {
    let parent = AirPort.BaseCoordinator()
    let child = AirPort.BaseCoordinator()
    XCTAssertNil(parent.add(coordinator: child))
    XCTAssertNil(parent.add(coordinator: child))
    XCTAssertEqual(parent.childCoordinators.count, 1)
    XCTAssertEqual(parent.add(coordinator: parent), .isItself("BaseCoordinator"))
    parent.remove(coordinator: nil)
    parent.remove(coordinator: AirPort.BaseCoordinator())
    XCTAssertEqual(parent.childCoordinators.count, 1)
    parent.remove(coordinator: child)
    XCTAssertEqual(parent.childCoordinators.count, 0)
  }
}
