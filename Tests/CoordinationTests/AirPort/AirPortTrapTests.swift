import Coordination
import UIKit
import XCTest

/// The traps of the AirPort router, each with its right result: which closures run, and when.
@MainActor
final class AirPortTrapTests: AirPortTestCase {
  func test_AR_1_F_42_popToRoot_runsTheClosureOfEveryScreen_topmostFirst() async {
    let (router, stack) = makeAirPort("S", "A", "B", "C")
    let popped = router.popToRoot()
    expectLeft("C", "B", "A", kept: 1)
    expect(popped, removed: 3)
    expectTree("nav[S]")
    XCTAssertEqual(stack.viewControllers.count, 1)
  }

  func test_AR_1_popToRoot_withoutAnimation() async {
    let (router, _) = makeAirPort("S", "A", "B", "C")
    expect(router.popToRoot(false), removed: 3)
    expectLeft("C", "B", "A", kept: 1)
  }

  func test_AR_2_F_41_popWithoutAnimation_runsTheClosure() async {
    let (router, _) = makeAirPort("S", "A", "B")
    expect(router.pop(false), removed: 1)
    expectLeft("B", kept: 2)
    expectTree("nav[S, A]")
  }

  func test_AR_2_pop_runsTheClosureWhenItHasEnded() async {
    let (router, _) = makeAirPort("S", "A", "B")
    let popped = router.pop(true)
    expectOpen(popped)
    expectNotes()
    expectLeft("B", kept: 2)
    expect(popped, removed: 1)
  }

  func test_AR_2_F_39_theBackButton_runsTheClosure() async {
    let (_, stack) = makeAirPort("S", "A", "B")
    XCTAssertTrue(stack.tapBackButton())
    expectLeft("B", kept: 2)
  }

  func test_AR_3_F_45_aDismissalInCode_runsTheClosure() async {
    let (router, _) = makeAirPort("S")
    for isAnimated in [true, false] {
      let details = Screen("D")
      present(details, as: "D", on: router)
      let dismissed = router.dismiss(isAnimated, drawable: details)
      expectLeft("D", kept: 1)
      expect(dismissed, removed: 1)
      expectTree("nav[S]")
      expectNotes("D")
    }
  }

  func test_AR_3_aDismissalByTheScreenItself_runsTheClosure() async {
    let (router, _) = makeAirPort("S")
    let details = Screen("D")
    present(details, as: "D", on: router)
    details.dismiss(animated: true)
    expectLeft("D", kept: 1)
  }

  func test_AR_4_F_44_pullingDown_runsTheClosureOnce() async {
    let (router, _) = makeAirPort("S")
    let details = Screen("D")
    present(details, as: "D", on: router)
    XCTAssertEqual(details.beginDragDown(), .began)
    details.finishDragDown()
    expectLeft("D", kept: 1)
    expectTree("nav[S]")
  }

  func test_AR_5_aCancelledPull_runsNothing() async {
    let (router, _) = makeAirPort("S")
    let details = Screen("D")
    present(details, as: "D", on: router)
    XCTAssertEqual(details.beginDragDown(), .began)
    details.cancelDragDown()
    expectLeft(kept: 2)
    expectTree("nav[S] + D")
  }

  func test_AR_6_F_40_aCancelledSwipe_runsNothing() async {
    let (_, stack) = makeAirPort("S", "A")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    expectLeft(kept: 2)
    expectTree("nav[S, A]")
    XCTAssertEqual(stack.topViewController?.label, "A")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    expectLeft("A", kept: 1)
  }

  func test_AR_7_F_43_settingTheStack_runsTheClosureOfEveryScreen() async {
    for isAnimated in [false, true] {
      let (_, stack) = makeAirPort("S", "A", "B")
      stack.setViewControllers([Screen("X")], animated: isAnimated)
      expectLeft("B", "A", "S", kept: 0)
      expectTree("nav[X]")
      expectNotes("B", "A", "S")
    }
  }

  func test_AR_8_F_46_F_74_dismissingAModalStack_runsItsScreensClosures_thenItsOwn() async {
    let (router, _) = makeAirPort("S")
    let inner = UINavigationController()
    let innerRouter = AirPort.Router(navigationController: inner)
    innerRouter.push(Screen("D"), isAnimated: false, onNavigationBack: leaving("D"))
    present(inner, as: "nav", on: router)
    push("E", on: innerRouter)
    expectTree("nav[S] + nav[D, E]")
    let dismissed = router.dismiss()
    expectLeft("E", "D", "nav", kept: 1)
    expect(dismissed, removed: 1)
    expectTree("nav[S]")
  }

  func test_AR_8_pullingAModalStackDown_runsTheSame() async {
    let (router, _) = makeAirPort("S")
    let inner = UINavigationController()
    let innerRouter = AirPort.Router(navigationController: inner)
    innerRouter.push(Screen("D"), isAnimated: false, onNavigationBack: leaving("D"))
    present(inner, as: "nav", on: router)
    push("E", on: innerRouter)
    XCTAssertEqual(inner.beginDragDown(), .began)
    inner.finishDragDown()
    expectLeft("E", "D", "nav", kept: 1)
  }

  func test_AR_9_F_49_twoScreensOfOneType_haveTheirOwnClosures() async {
    let (router, _) = makeAirPort("S")
    router.push(Screen("same"), onNavigationBack: leaving("lower"))
    router.push(Screen("same"), onNavigationBack: leaving("upper"))
    settle()
    router.pop()
    expectLeft("upper", kept: 2)
    router.pop()
    expectLeft("upper", "lower", kept: 1)
  }

  func test_AR_9_aNewScreen_inheritsNoClosureOfOneThatIsGone() async {
    let (router, _) = makeAirPort("S")
    for round in 1...50 {
      router.push(Screen("A"), isAnimated: false, onNavigationBack: leaving("\(round)"))
      router.pop(false)
      router.push(Screen("A"), isAnimated: false)
      router.pop(false)
      expectNotes("\(round)")
    }
  }

  func test_AR_12_aClosureThatPushes_isCarriedOutAfterTheTransition() async {
    let (router, stack) = makeAirPort("S")
    router.push(Screen("A")) { [weak self, weak router] in
      self?.note("A left, \(stack.transitionCoordinator == nil ? "settled" : "open")")
      router?.push(Screen("B"), onNavigationBack: self?.leaving("B"))
    }
    settle()
    let popped = router.pop()
    expectLeft("A left, settled", kept: 2)
    expect(popped, removed: 1)
    expectTree("nav[S, B]")
  }

  func test_AR_13_F_34_aDrawableWithoutAScreen_isATypedError() async {
    let (router, _) = makeAirPort("S")
    let nothing = Nothing()
    let calls = [
      ("push", router.push(nothing, onNavigationBack: leaving("it"))),
      ("present", router.present(nothing, onDismiss: leaving("it"))),
      ("dismiss", router.dismiss(drawable: nothing)),
    ]
    for (operation, transition) in calls {
      expectRefused(
        transition, .noScreen("Nothing"), "Nothing has no view controller to show")
      XCTAssertEqual(transition.result, .failure(.noScreen("Nothing")), operation)
    }
    expectLog(
      "ignored: push Nothing, Nothing has no view controller to show",
      "ignored: present Nothing, Nothing has no view controller to show",
      "ignored: dismiss Nothing, Nothing has no view controller to show")
    expectLeft(kept: 1)
    expectTree("nav[S]")
  }

  func test_AR_14_aReplacedDelegate_changesNothing() async {
    let (router, stack) = makeAirPort("S", "A", "B")
    let other = OtherDelegate()
    stack.delegate = other
    router.pop()
    expectLeft("B", kept: 2)
    XCTAssertTrue(stack.tapBackButton())
    expectLeft("B", "A", kept: 1)
    XCTAssertEqual(other.shown, ["A", "S"])
  }

  func test_AR_14_nobodyNeedsToKeepTheRouter() async {
    let stack = UINavigationController()
    window.rootViewController = stack
    weak var kept: AirPort.Router?
    do {
      let router = AirPort.Router(navigationController: stack)
      kept = router
      push("S", on: router)
      push("A", on: router)
    }
    XCTAssertNil(kept)
    stack.popViewController(animated: true)
    expectLeft("A", kept: 1)
  }
}

/// Something to draw that has nothing to show.
private struct Nothing: Drawable {
  var viewController: UIViewController? { nil }
}

/// Somebody else's delegate, which knows no closures.
private final class OtherDelegate: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.label)
  }
}
