import UIKit
import XCTest

/// Pitfalls of stacks, as UIKit has them.
@MainActor
final class StackPitfallTests: EngineTestCase {
  private func shownStack(_ names: String...) -> TracingStack {
    let stack = stack("N")
    show(stack)
    for name in names { stack.pushViewController(screen(name), animated: false) }
    _ = trace.take()
    return stack
  }

  func test_PIT_05_aCancelledSwipe_leavesWillShowWithoutDidShow_butTheCoordinatorTells() async {
    let stack = shownStack("R", "A")
    let delegate = StackDelegate(trace)
    let trace = trace
    var running = 0
    delegate.onWillShow = { stack, _ in
      running += 1
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        trace.add("ended(\(context.isCancelled))")
      }
    }
    delegate.onDidShow = { _, _ in running -= 1 }
    stack.delegate = delegate
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(running, 1)
    expectTrace(
      "A.wM(nil) A.wD R.wA willShow(R) R.iA R.wD R.dD A.wA A.iA A.dA ended(true)")
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_PIT_07_aBarHiddenInWillShow_staysHiddenWhenTheSwipeIsCancelled() async {
    for restores in [false, true] {
      let stack = shownStack("R", "A")
      let delegate = StackDelegate(trace)
      delegate.onWillShow = { stack, shown in
        stack.setNavigationBarHidden(shown.traceName == "R", animated: true)
        guard restores else { return }
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          if context.isCancelled { stack.setNavigationBarHidden(false, animated: false) }
        }
      }
      stack.delegate = delegate
      XCTAssertTrue(stack.beginSwipeBack())
      stack.cancelSwipeBack()
      settle()
      expectNames(stack.viewControllers, "R A")
      XCTAssertEqual(stack.isNavigationBarHidden, !restores)
    }
  }

  func test_PIT_14_anEmptyStackAndThenAScreen_showsTheScreen() async {
    for animated in [true, false] {
      let stack = shownStack("R")
      stack.setViewControllers([], animated: animated)
      stack.setViewControllers([screen("X")], animated: animated)
      settle()
      expectNames(stack.viewControllers, "X")
      XCTAssertEqual(stack.topViewController?.appearance, .appeared)
      XCTAssertIdentical(stack.visibleViewController, stack.topViewController)
      expectMessages()
    }
  }

  func test_PIT_61_theContentOfAWrapperThatIsPopped_isNotMoving() async {
    let stack = shownStack("R")
    let (wrapper, content) = (screen("W"), screen("C"))
    wrapper.addChild(content)
    wrapper.view.addSubview(content.view)
    content.didMove(toParent: wrapper)
    stack.pushViewController(wrapper, animated: false)
    _ = trace.take()
    stack.popViewController(animated: true)
    settle()
    XCTAssertEqual(
      trace.takeFlags(), "W.wD:MFP C.wD:- R.wA:- R.iA:- W.dD:MFP C.dD:- R.dA:-")
  }

  func test_PIT_65_aPopAndAnotherRootInTheSameTurn_leaveNothing() async {
    weak var stack: TracingStack?
    weak var popped: UIViewController?
    do {
      let made = shownStack("R", "A")
      stack = made
      popped = made.topViewController
      made.popViewController(animated: true)
    }
    window.rootViewController = screen("L")
    settle()
    XCTAssertNil(stack)
    XCTAssertNil(popped)
    expectTrace(
      "A.wM(nil) A.wD R.wA R.iA A.dD R.dA A.dM(nil) R.wD R.dD L.load L.wA L.iA L.dA")
    expectMessages()
  }
}
