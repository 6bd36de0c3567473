import UIKit
import XCTest

/// Chapters 1 and 2 of the catalogue: delegates that animate, and what they do to the swipe (H-NAV, H-TRANS).
@MainActor
final class CustomStackTransitionTests: EngineTestCase {
  /// Answers to what it is told to answer to, as an object that forwards does.
  @MainActor
  private final class ForwardingDelegate: NSObject, AnswersToSomeMethods {
    let trace: Trace
    var answeredMethods: StackDelegateMethods = []
    init(_ trace: Trace) { self.trace = trace }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { trace.add("willShow(\(viewController.traceName))") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { trace.add("didShow(\(viewController.traceName))") }
  }

  private var held: [AnyObject] = []

  override func tearDown() async throws {
    held = []
    try await super.tearDown()
  }

  private func shown(
    _ members: UIViewController...
  ) -> (stack: TracingStack, delegate: AnimatingStackDelegate, animator: TestAnimator) {
    let stack = TracingStack("N", trace, members)
    let animator = TestAnimator(trace)
    let delegate = AnimatingStackDelegate(trace, animator)
    stack.delegate = delegate
    held.append(delegate)
    show(stack)
    return (stack, delegate, animator)
  }

  func test_NAV_45_methodsAreSampledWhenTheDelegateIsAssigned() async {
    let delegate = ForwardingDelegate(trace)
    let stack = stack("N", screen("R"))
    stack.delegate = delegate
    show(stack)
    delegate.answeredMethods = .all
    stack.pushViewController(screen("A"), animated: false)
    settle()
    expectTrace("A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N)")
    stack.delegate = delegate
    stack.popViewController(animated: false)
    settle()
    expectTrace("A.wM(nil) A.wD R.wA willShow(R) R.iA A.dD R.dA A.dM(nil) didShow(R)")
    delegate.answeredMethods = [.didShow]
    stack.delegate = delegate
    for animated in [false, true] {
      stack.pushViewController(screen("B"), animated: animated)
      settle()
      XCTAssertEqual(
        trace.take().split(separator: " ").filter { $0.contains("Show") }, ["didShow(B)"])
      stack.popViewController(animated: false)
      _ = trace.take()
    }
  }

  func test_NAV_52_askedOnceForAPushAndAPop() async {
    let (stack, delegate, animator) = shown(screen("R"))
    stack.pushViewController(screen("A"), animated: true)
    expectTrace("push?(R,A) A.wM(N) A.load R.wD A.wA A.iA animate(R,A)")
    settle()
    XCTAssertNotNil(stack.transitionCoordinator)
    XCTAssertEqual(stack.transitionCoordinator?.transitionDuration, 0.25)
    animator.finish()
    expectTrace("R.dD A.dA A.dM(N) ended(true)")
    XCTAssertNil(stack.transitionCoordinator)
    stack.popViewController(animated: true)
    animator.finish()
    expectTrace("pop?(A,R) A.wM(nil) A.wD R.wA R.iA animate(A,R) A.dD R.dA A.dM(nil) ended(true)")
    delegate.animator = nil
    stack.pushViewController(screen("B"), animated: true)
    settle()
    expectTrace("push?(R,B) B.wM(N) B.load R.wD B.wA B.iA R.dD B.dA B.dM(N)")
  }

  func test_NAV_52_askedForSetsAndMultiPopsAsTheyLook() async {
    let (r, a, b, c) = (screen("R"), screen("A"), screen("B"), screen("C"))
    let (stack, _, animator) = shown(r, a, b)
    animator.isDoneAtOnce = true
    func asked() -> [Substring] {
      trace.take().split(separator: " ").filter { $0.contains("?") }
    }
    stack.popToRootViewController(animated: true)
    XCTAssertEqual(asked(), ["pop?(B,R)"])
    stack.setViewControllers([r, a, c], animated: true)
    XCTAssertEqual(asked(), ["push?(R,C)"])
    stack.setViewControllers([r, a], animated: true)
    XCTAssertEqual(asked(), ["pop?(C,A)"])
    stack.setViewControllers([b], animated: true)
    XCTAssertEqual(asked(), ["push?(A,B)"])
  }

  func test_NAV_52_notAskedWithoutAnimationOrANewTop() async {
    let (r, a) = (screen("R"), screen("A"))
    let (stack, _, _) = shown(r)
    stack.pushViewController(a, animated: false)
    stack.popViewController(animated: false)
    stack.setViewControllers([screen("B"), r], animated: true)
    stack.popToViewController(r, animated: true)
    settle()
    XCTAssertFalse(trace.take().contains("?"))
  }

  func test_NAV_52_aTransitionLastsUntilTheAnimatorIsDone() async {
    let (stack, _, animator) = shown(screen("R"))
    stack.pushViewController(screen("A"), animated: true)
    stack.pushViewController(screen("B"), animated: false)
    settle()
    expectNames(stack.viewControllers, "R A")
    animator.finish()
    expectNames(stack.viewControllers, "R A B")
    XCTAssertEqual(runtime.openStackTransitions, 0)
  }

  func test_NAV_52_aTransitionIsEndedWhenTheStackLeaves() async {
    let (stack, _, animator) = shown(screen("R"))
    stack.pushViewController(screen("A"), animated: true)
    _ = trace.take()
    window.rootViewController = screen("X")
    settle()
    XCTAssertTrue(trace.take().contains("ended(true)"))
    XCTAssertEqual(runtime.openStackTransitions, 0)
    animator.finish()
    expectTrace("")
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_GEST_09_aDelegateThatAnimatesSwitchesTheSwipeOff() async {
    for animates in [true, false] {
      let (stack, delegate, _) = shown(screen("R"), screen("A"))
      if !animates { delegate.animator = nil }
      XCTAssertFalse(stack.beginSwipeBack())
      expectTrace("pop?(A,R)")
      expectNames(stack.viewControllers, "R A")
    }
  }

  func test_GEST_09_aReplacedRecogniserDelegateSwitchesItOnAgain() async {
    let (stack, delegate, _) = shown(screen("R"), screen("A"))
    delegate.animator = nil
    stack.interactivePopGestureRecognizer?.delegate = nil
    XCTAssertTrue(stack.beginSwipeBack())
    expectTrace("pop?(A,R) A.wM(nil) R.load A.wD R.wA R.iA")
    stack.finishSwipeBack()
    settle()
    expectTrace("A.dD R.dA A.dM(nil)")
  }

  func test_GEST_09_anInteractionControllerLeadsTheSwipe() async {
    let (stack, delegate, animator) = shown(screen("R"), screen("A"))
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    XCTAssertTrue(stack.beginSwipeBack())
    expectTrace("pop?(A,R) A.wM(nil) R.load A.wD R.wA R.iA animate(A,R)")
    interactor.update(0.4)
    XCTAssertEqual(interactor.percentComplete, 0.4)
    // An animation without a clock is over before the finger has left.
    animator.finish()
    expectTrace("")
    interactor.cancel()
    expectTrace("R.wD R.dD A.wA A.iA A.dA ended(false)")
    expectNames(stack.viewControllers, "R A")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    animator.finish()
    expectNames(stack.viewControllers, "R")
  }

  func test_GEST_10_withoutARecogniserDelegateTheRootStaysUnswiped() async {
    let stack = stack("N", screen("R"))
    show(stack)
    stack.interactivePopGestureRecognizer?.delegate = nil
    XCTAssertFalse(stack.beginSwipeBack())
    stack.pushViewController(screen("A"), animated: true)
    settle()
    expectNames(stack.viewControllers, "R A")
    stack.isNavigationBarHidden = true
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectNames(stack.viewControllers, "R")
  }

  func test_GEST_16_aCancelledInteractiveSetRestoresTheArray() async {
    // UncertainChoice.cancelledSetRestoresTheArray: a report has both tops left in it.
    let (r, a, b, x) = (screen("R"), screen("A"), screen("B"), screen("X"))
    let (stack, delegate, _) = shown(r, a)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    let departures = DepartureList()
    departures.watch(a, b, x)
    stack.setViewControllers([r, x, b], animated: true)
    expectNames(stack.viewControllers, "R X B")
    _ = trace.take()
    interactor.cancel()
    expectTrace("")
    (delegate.animator)?.finish()
    expectTrace("B.wD B.dD A.wA A.iA A.dA ended(false) X.dM(nil) B.dM(nil)")
    expectNames(stack.viewControllers, "R A")
    XCTAssertNil(b.parent)
    XCTAssertNil(x.parent)
    XCTAssertEqual(departures.take(), "X stackSet, B stackSet")
    XCTAssertEqual(a.appearance, .appeared)
    stack.setViewControllers([r, x, b], animated: false)
    expectNames(stack.viewControllers, "R X B")
  }

  func test_GEST_16_aCancelledInteractivePushRestoresTheArray() async {
    let a = screen("A")
    let (stack, delegate, animator) = shown(screen("R"))
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    stack.pushViewController(a, animated: true)
    _ = trace.take()
    animator.finish()
    interactor.cancel()
    expectTrace("A.wD A.dD R.wA R.iA R.dA ended(false) A.dM(nil)")
    expectNames(stack.viewControllers, "R")
    XCTAssertEqual(a.flagWords, "-")
    delegate.interactor = nil
    animator.isDoneAtOnce = true
    stack.pushViewController(a, animated: true)
    expectNames(stack.viewControllers, "R A")
  }
}
