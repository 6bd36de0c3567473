import UIKit
import XCTest

/// Chapter 2 of the catalogue: the edge swipe.
@MainActor
final class SwipeTests: EngineTestCase {
  private func shownStack() -> (stack: TracingStack, r: TracingController, a: TracingController) {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    show(stack)
    stack.pushViewController(a, animated: false)
    _ = trace.take()
    return (stack, r, a)
  }

  func test_GEST_01_theSwipeNeedsTheDefaultBackButton() async {
    let (stack, _, a) = shownStack()
    XCTAssertTrue(stack.maySwipeBack)
    stack.isNavigationBarHidden = true
    XCTAssertFalse(stack.beginSwipeBack())
    stack.isNavigationBarHidden = false
    a.navigationItem.hidesBackButton = true
    XCTAssertFalse(stack.beginSwipeBack())
    a.navigationItem.hidesBackButton = false
    a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
    XCTAssertFalse(stack.beginSwipeBack())
    a.navigationItem.leftBarButtonItem = nil
    stack.interactivePopGestureRecognizer?.isEnabled = false
    XCTAssertFalse(stack.beginSwipeBack())
    stack.interactivePopGestureRecognizer?.isEnabled = true
    stack.popViewController(animated: false)
    XCTAssertFalse(stack.beginSwipeBack())
  }

  func test_GEST_02_beginAlreadyPerformsThePop() async throws {
    let (stack, r, _) = shownStack()
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    stack.tracesCalls = true
    XCTAssertTrue(stack.beginSwipeBack())
    expectNames(stack.viewControllers, "R")
    XCTAssertIdentical(stack.topViewController, r)
    expectTrace("N.pop(true) A.wM(nil) A.wD R.wA willShow(R) R.iA")
    let coordinator = try XCTUnwrap(stack.transitionCoordinator)
    XCTAssertTrue(coordinator.initiallyInteractive)
    XCTAssertTrue(coordinator.isInteractive)
    XCTAssertFalse(runtime.loop.hasSettlingWork)
    stack.cancelSwipeBack()
  }

  func test_GEST_03_completedSwipe() async {
    let (stack, _, a) = shownStack()
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    let trace = trace
    a.on[.wD] = { a in
      a.transitionCoordinator?.notifyWhenInteractionChanges { context in
        trace.add("changed(\(context.isCancelled))")
      }
      a.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        trace.add("completed(\(context.isCancelled))")
      }
    }
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    expectTrace("A.wM(nil) A.wD R.wA willShow(R) R.iA changed(false)")
    XCTAssertNotNil(stack.transitionCoordinator)
    settle()
    expectTrace("A.dD R.dA A.dM(nil) didShow(R) completed(false)")
    expectNames(stack.viewControllers, "R")
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_GEST_04_cancelledSwipeSendsCompensatingCallbacks() async {
    let (stack, r, a) = shownStack()
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    expectTrace("A.wM(nil) A.wD R.wA R.iA R.wD R.dD A.wA A.iA A.dA")
    XCTAssertTrue(stack.viewControllers.elementsEqual([r, a], by: ===))
    XCTAssertIdentical(a.parent, stack)
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_GEST_05_delegateCallsOnACancelledSwipe() async {
    // UncertainChoice.cancelledSwipeTellsDidShowFromiOS18.
    for (generation, tail) in [
      (UIKitGeneration.iOS17, ""), (.iOS18, " didShow(R)"), (.iOS26, " didShow(R)"),
    ] {
      runtime.generation = generation
      let (stack, _, _) = shownStack()
      let delegate = StackDelegate(trace)
      var cancelled: [Bool?] = []
      delegate.onDidShow = { stack, _ in cancelled.append(stack.transitionCoordinator?.isCancelled)
      }
      stack.delegate = delegate
      XCTAssertTrue(stack.beginSwipeBack())
      stack.cancelSwipeBack()
      settle()
      expectTrace("A.wM(nil) A.wD R.wA willShow(R) R.iA R.wD R.dD A.wA A.iA A.dA" + tail)
      XCTAssertEqual(cancelled, tail.isEmpty ? [] : [true])
    }
  }

  func test_GEST_06_interactionChangeHandlerTiming() async {
    let (stack, _, a) = shownStack()
    let trace = trace
    a.on[.wD] = { a in
      a.transitionCoordinator?.notifyWhenInteractionChanges { context in
        trace.add("changed(\(context.isCancelled))")
      }
    }
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    expectTrace("A.wM(nil) A.wD R.wA R.iA changed(true) R.wD R.dD A.wA A.iA A.dA")
    XCTAssertTrue(stack.beginSwipeBack())
    _ = trace.take()
    stack.finishSwipeBack()
    expectTrace("changed(false)")
    settle()
    stack.pushViewController(a, animated: false)
    _ = trace.take()
    stack.popViewController(animated: true)
    settle()
    expectTrace("A.wM(nil) A.wD R.wA R.iA A.dD R.dA A.dM(nil)")
  }

  func test_GEST_07_isMovingFromParentInASwipeThatIsCancelled() async {
    let (stack, _, a) = shownStack()
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    XCTAssertEqual(
      trace.takeFlags(), "A.wD:MFP R.wA:- R.iA:- R.wD:- R.dD:- A.wA:- A.iA:- A.dA:-")
    XCTAssertFalse(a.isMovingFromParent)
  }

  func test_GEST_11_shouldPopIsAskedAtBegin() async {
    // UncertainChoice.swipeAsksTheBarAtBegin.
    let (r, a) = (screen("R"), screen("A"))
    a.title = "A"
    let stack = BarStack("N", trace, [r, a])
    show(stack)
    stack.allowsPop = false
    XCTAssertFalse(stack.beginSwipeBack())
    expectTrace("shouldPop(A)")
    expectNames(stack.viewControllers, "R A")
  }

  func test_GEST_12_aSwipePopsOneLevel() async {
    let (stack, r, a) = shownStack()
    let (b, x) = (screen("B"), screen("X"))
    stack.pushViewController(b, animated: false)
    stack.setViewControllers([r, a, x, b], animated: false)
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectNames(stack.viewControllers, "R A X")
  }

  func test_GEST_13_pushDuringASwipeWaitsForItsEnd() async {
    for finishes in [true, false] {
      let (stack, _, _) = shownStack()
      XCTAssertTrue(stack.beginSwipeBack())
      stack.pushViewController(screen("B"), animated: true)
      expectNames(stack.viewControllers, "R")
      if finishes { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      settle()
      expectNames(stack.viewControllers, finishes ? "R B" : "R A B")
      _ = trace.take()
    }
  }

  func test_GEST_14_theSwipeWaitsForThePushToEnd() async {
    // UncertainChoice.swipeWaitsForTheTransition.
    let (stack, _, _) = shownStack()
    stack.pushViewController(screen("B"), animated: true)
    XCTAssertFalse(stack.maySwipeBack)
    XCTAssertFalse(stack.beginSwipeBack())
    settle()
    XCTAssertTrue(stack.maySwipeBack)
  }

  func test_GEST_17_theControllerSurvivesACancelledSwipe() async {
    let (stack, _, a) = shownStack()
    let x = screen("X")
    a.addChild(x)
    a.view.addSubview(x.view)
    x.didMove(toParent: a)
    _ = trace.take()
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    expectTrace(
      "A.wM(nil) A.wD X.wD R.wA R.iA R.wD R.dD A.wA X.wA A.iA X.iA A.dA X.dA")
    XCTAssertIdentical(x.parent, a)
  }
}
