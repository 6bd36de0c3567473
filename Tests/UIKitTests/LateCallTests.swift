import UIKit
import XCTest

/// Calls that come while a transition or presentation is open: which wait and which are dropped.
@MainActor
final class LateCallTests: EngineTestCase {
  func test_NAV_31_pushWhileATransitionRunsIsAppliedAfterIt() async {
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(screen("A"), animated: true)
    stack.pushViewController(screen("B"), animated: true)
    expectNames(stack.viewControllers, "R A")
    settle()
    expectNames(stack.viewControllers, "R A B")
    expectTrace(
      "A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N) "
        + "B.wM(N) B.load A.wD B.wA B.iA A.dD B.dA B.dM(N)")
    expectMessages()
  }

  func test_NAV_31_pushWhileAPresentationRunsIsAppliedAfterIt() async {
    let r = screen("R")
    let stack = stack("N", r)
    show(stack)
    r.present(sheet("M"), animated: true)
    stack.pushViewController(screen("A"), animated: true)
    expectNames(stack.viewControllers, "R")
    settle()
    expectNames(stack.viewControllers, "R A")
    expectTrace("M.load M.wA M.iA M.dA A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N)")
  }

  func test_NAV_32_popWhileATransitionRunsIsDroppedWithAMessage() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a)
    show(stack)
    stack.pushViewController(screen("B"), animated: true)
    _ = trace.take()
    let gist =
      " called on N while an existing transition or presentation is occurring; "
      + "the navigation stack will not be updated"
    XCTAssertNil(stack.popViewController(animated: true))
    expectMessages("popViewController" + gist)
    XCTAssertNil(stack.popToViewController(r, animated: true))
    expectMessages("popToViewController" + gist)
    XCTAssertNil(stack.popToRootViewController(animated: true))
    expectMessages("popToRootViewController" + gist)
    expectNames(stack.viewControllers, "R A B")
    expectTrace("")
    settle()
    expectTrace("A.dD B.dA B.dM(N)")
  }

  func test_NAV_32_popWhileAPresentationRunsIsDroppedWithAMessage() async {
    let (r, a, m) = (screen("R"), screen("A"), sheet("M"))
    let stack = stack("N", r, a)
    show(stack)
    let gist =
      " called on N while an existing transition or presentation is occurring; "
      + "the navigation stack will not be updated"
    for isPresentation in [true, false] {
      if isPresentation {
        a.present(m, animated: true)
      } else {
        a.dismiss(animated: true)
      }
      _ = trace.take()
      XCTAssertNil(stack.popViewController(animated: true))
      expectMessages("popViewController" + gist)
      XCTAssertNil(stack.popToViewController(r, animated: true))
      expectMessages("popToViewController" + gist)
      XCTAssertNil(stack.popToRootViewController(animated: true))
      expectMessages("popToRootViewController" + gist)
      expectTrace("")
      settle()
      expectNames(stack.viewControllers, "R A")
      expectTrace(isPresentation ? "M.dA" : "M.dD")
    }
  }

  func test_NAV_32_popAfterADismissalWithoutAnimationEndsItFirst() async {
    for isCovering in [false, true] {
      let (r, a, m) = (screen("R"), screen("A"), isCovering ? screen("M") : sheet("M"))
      if isCovering { m.modalPresentationStyle = .fullScreen }
      let stack = stack("N", r, a)
      show(stack)
      a.present(m, animated: false)
      settle()
      _ = trace.take()
      a.dismiss(animated: false)
      XCTAssertEqual(stack.popToRootViewController(animated: false), [a])
      expectMessages()
      expectNames(stack.viewControllers, "R")
      XCTAssertNil(stack.presentedViewController)
      let dismissal = isCovering ? "M.wD A.wA A.iA A.dA M.dD " : "M.wD M.dD "
      expectTrace(dismissal + "A.wM(nil) R.load A.wD R.wA R.iA A.dD R.dA A.dM(nil)")
      settle()
      expectTrace("")
    }
  }

  func test_NAV_32_setWhileAPresentationRunsIsAppliedAfterIt() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a)
    show(stack)
    a.present(sheet("M"), animated: true)
    _ = trace.take()
    stack.setViewControllers([r], animated: true)
    expectNames(stack.viewControllers, "R A")
    expectTrace("")
    expectMessages()
    settle()
    expectNames(stack.viewControllers, "R")
    expectTrace("M.dA A.wM(nil) R.load A.wD R.wA R.iA A.dD R.dA A.dM(nil)")
  }

  func test_NAV_32_everyCallDuringATransitionFollowsTheRule() async {
    // UncertainChoice.pushesWaitAndPopsAreDropped.
    for call in StackCall.allCases {
      let (r, a, b) = (screen("R"), screen("A"), screen("B"))
      let stack = stack("N", r, a)
      show(stack)
      stack.pushViewController(b, animated: true)
      let carriedOut: String
      switch call {
      case .push:
        stack.pushViewController(screen("C"), animated: true)
        carriedOut = "R A B C"
      case .pop:
        stack.popViewController(animated: true)
        carriedOut = "R A"
      case .popTo:
        stack.popToViewController(r, animated: true)
        carriedOut = "R"
      case .popToRoot:
        stack.popToRootViewController(animated: true)
        carriedOut = "R"
      case .set:
        stack.setViewControllers([b], animated: true)
        carriedOut = "B"
      }
      expectNames(stack.viewControllers, "R A B")
      settle()
      switch StackRules.duringTransition(call) {
      case .deferred:
        expectNames(stack.viewControllers, carriedOut)
        expectMessages()
      case .dropped:
        expectNames(stack.viewControllers, "R A B")
        expectMessages(
          "\(call.methodName) called on N while an existing transition or presentation is "
            + "occurring; the navigation stack will not be updated")
      }
      _ = trace.take()
    }
  }

  func test_NAV_33_settingDuringATransitionIsReflectedLater() async {
    let r = screen("R")
    let stack = stack("N", r)
    show(stack)
    stack.pushViewController(screen("A"), animated: true)
    stack.setViewControllers([r, screen("B")], animated: true)
    expectNames(stack.viewControllers, "R A")
    settle()
    expectNames(stack.viewControllers, "R B")
    expectMessages()
  }
}
