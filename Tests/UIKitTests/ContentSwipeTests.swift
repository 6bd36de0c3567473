import UIKit
import XCTest

/// Chapter 2 of the catalogue: what a cancelled swipe leaves unsaid, and the second recogniser (D-CGEST).
@MainActor
final class ContentSwipeTests: EngineTestCase {
  private func shown() -> TracingStack {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    return stack
  }

  func test_GEST_08_theDelegateIsNotToldThatTheOldTopIsBack() async {
    let stack = shown()
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    XCTAssertTrue(stack.beginSwipeBack())
    var undone: [String] = []
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { undone.append("coordinator") }
    }
    (stack.topViewController as? TracingController)?.on[.wA] = { _ in undone.append("wA") }
    stack.outgoingMember.flatMap { $0 as? TracingController }?.on[.wA] = { _ in
      undone.append("A.wA")
    }
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(
      trace.take().split(separator: " ").filter { $0.contains("Show") }, ["willShow(R)"])
    XCTAssertEqual(undone, ["A.wA", "coordinator"])
  }

  func test_GEST_15_thereIsNoContentSwipeBeforeiOS26() async {
    for generation in UIKitGeneration.allCases {
      runtime.generation = generation
      let stack = shown()
      let has = generation >= .iOS26
      XCTAssertEqual(stack.interactiveContentPopGestureRecognizer != nil, has)
      XCTAssertEqual(stack.beginContentSwipeBack(), has)
      stack.cancelSwipeBack()
      settle()
      _ = trace.take()
    }
  }

  func test_GEST_15_theContentSwipeIsTheSamePop() async {
    runtime.generation = .iOS26
    let stack = shown()
    XCTAssertTrue(stack.beginContentSwipeBack())
    expectTrace("A.wM(nil) R.load A.wD R.wA R.iA")
    stack.finishSwipeBack()
    settle()
    expectTrace("A.dD R.dA A.dM(nil)")
    XCTAssertFalse(stack.beginContentSwipeBack())
  }

  func test_GEST_15_disablingOneRecogniserLeavesTheOther() async {
    runtime.generation = .iOS26
    for disablesEdge in [true, false] {
      let stack = shown()
      let off =
        disablesEdge
        ? stack.interactivePopGestureRecognizer : stack.interactiveContentPopGestureRecognizer
      off?.isEnabled = false
      XCTAssertEqual(stack.maySwipeBack, !disablesEdge)
      XCTAssertEqual(stack.maySwipeContentBack, disablesEdge)
    }
  }
}
