import UIKit
import XCTest

/// Chapter 1 of the catalogue, second half: transitions that are open, stacks that are hidden, who is visible.
@MainActor
final class StackTransitionTests: EngineTestCase {
  func test_NAV_34_pushFromViewDidLoadOfThePushedControllerComesAfterIt() async {
    // UncertainChoice.nestedPushComesAfter.
    for moment in [Moment.load, .wA] {
      let stack = stack("N", screen("R"))
      show(stack)
      let (a, b) = (screen("A"), screen("B"))
      a.on[moment] = { [weak stack, weak b] _ in
        if let b { stack?.pushViewController(b, animated: true) }
      }
      stack.pushViewController(a, animated: true)
      settle()
      expectNames(stack.viewControllers, "R A B")
      XCTAssertTrue(
        trace.take().hasSuffix("A.dM(N) B.wM(N) B.load A.wD B.wA B.iA A.dD B.dA B.dM(N)"))
    }
  }

  func test_NAV_41_willMoveAndDidMoveAroundPushAndPop() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let a = screen("A")
    func ofA() -> String {
      trace.take().split(separator: " ").filter { $0.hasPrefix("A.") }.joined(separator: " ")
    }
    stack.pushViewController(a, animated: true)
    settle()
    XCTAssertEqual(ofA(), "A.wM(N) A.load A.wA A.iA A.dA A.dM(N)")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertFalse(ofA().contains("dM"))
    stack.popViewController(animated: true)
    settle()
    XCTAssertEqual(ofA(), "A.wM(nil) A.wD A.dD A.dM(nil)")
  }

  func test_NAV_42_poppedOrCoveredIdiom() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a)
    show(stack)
    var seen: [String] = []
    a.on[.wD] = { [weak stack] a in
      let members = stack?.viewControllers ?? []
      let index = members.firstIndex { $0 === a }
      seen.append("\(a.isMovingFromParent) \(index.map { members.count - $0 } ?? 0)")
    }
    stack.pushViewController(screen("B"), animated: false)
    stack.popViewController(animated: false)
    stack.popViewController(animated: false)
    XCTAssertEqual(seen, ["false 2", "true 0"])
  }

  func test_NAV_43_coordinatorExistsAtOnceForAnimatedChanges() async throws {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    show(stack)
    stack.pushViewController(a, animated: true)
    let coordinator = try XCTUnwrap(stack.transitionCoordinator)
    XCTAssertTrue(coordinator.isAnimated)
    XCTAssertFalse(coordinator.initiallyInteractive)
    XCTAssertIdentical(coordinator.viewController(forKey: .from), r)
    XCTAssertIdentical(coordinator.viewController(forKey: .to), a)
    XCTAssertIdentical(a.transitionCoordinator, coordinator)
    XCTAssertEqual(coordinator.transitionDuration, 0.35)
    var completions: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { completions.append($0.isCancelled) }
    settle()
    XCTAssertEqual(completions, [false])
    XCTAssertNil(stack.transitionCoordinator)
    stack.pushViewController(screen("B"), animated: false)
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_NAV_44_coordinatorInDidShowOnlyIfAnimated() async {
    let stack = stack("N", screen("R"), screen("A"), screen("B"))
    show(stack)
    var seen: [String] = []
    let delegate = StackDelegate(trace)
    delegate.onDidShow = { stack, _ in
      seen.append(stack.transitionCoordinator?.viewController(forKey: .from)?.traceName ?? "nil")
    }
    stack.delegate = delegate
    stack.popViewController(animated: true)
    settle()
    stack.popViewController(animated: false)
    XCTAssertEqual(seen, ["B", "nil"])
  }

  func test_NAV_46_delegateIsWeak() async {
    let stack = stack("N", screen("R"))
    show(stack)
    var delegate: StackDelegate? = StackDelegate(trace)
    stack.delegate = delegate
    delegate = nil
    stack.pushViewController(screen("A"), animated: false)
    XCTAssertNil(stack.delegate)
    XCTAssertFalse(trace.take().contains("willShow"))
  }

  func test_NAV_47_showPushesOnTheNearestStackElsePresents() async {
    let a = screen("A")
    let stack = stack("N", a)
    show(stack)
    let b = screen("B")
    a.show(b, sender: nil)
    settle()
    expectNames(stack.viewControllers, "A B")
    let c = sheet("C")
    a.showDetailViewController(c, sender: nil)
    settle()
    XCTAssertIdentical(c.presentingViewController, stack)
    let d = sheet("D")
    c.show(d, sender: nil)
    settle()
    XCTAssertIdentical(d.presentingViewController, c)
  }

  func test_NAV_48_showWithAStackPresentsIt() async {
    // UncertainChoice.showPresentsStacks.
    let a = screen("A")
    let stack = stack("N", a)
    show(stack)
    let modal = self.stack("N2", screen("X"))
    a.show(modal, sender: nil)
    settle()
    expectNames(stack.viewControllers, "A")
    XCTAssertIdentical(modal.presentingViewController, stack)
    expectMessages()
  }

  func test_NAV_49_poppedControllerLivesUntilItsTransitionEnds() async {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    weak let a = stack.topViewController
    stack.popViewController(animated: true)
    XCTAssertNotNil(a)
    settle()
    XCTAssertNil(a)
  }

  func test_NAV_51_aMemberLeavesByRemoveFromParent() async {
    // UncertainChoice.removeFromParentDetachesMembers.
    let a = screen("A")
    let stack = stack("N", screen("R"), a, screen("B"))
    show(stack)
    a.willMove(toParent: nil)
    a.removeFromParent()
    expectNames(stack.viewControllers, "R B")
    XCTAssertNil(a.parent)
    expectTrace("A.wM(nil) A.dM(nil)")
  }

  func test_stack_pushFromItsOwnViewDidAppearComesAfterItsMemberHasAppeared() async {
    @MainActor final class Pushing: TracingStack {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if viewControllers.count == 1 {
          pushViewController(TracingController("A", trace), animated: true)
        }
      }
    }
    let stack = Pushing("N", trace, [screen("R")])
    _ = trace.take()
    window.rootViewController = stack
    settle()
    expectTrace("R.load R.wA R.iA R.dA A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N)")
  }
}
