import UIKit
import XCTest

/// Chapter 1 of the catalogue: what the stack's operations do to the array and to those who are told.
@MainActor
final class StackTests: EngineTestCase {
  func test_NAV_01_rootInitialiserPushesTheRootWithoutAnimation() async {
    let root = screen("R")
    let stack = UINavigationController(rootViewController: root)
    expectNames(stack.viewControllers, "R")
    XCTAssertIdentical(stack.topViewController, root)
    XCTAssertIdentical(root.parent, stack)
    XCTAssertIdentical(root.navigationController, stack)
    XCTAssertFalse(root.isViewLoaded)
    expectTrace("R.wM(UINavigationController) R.dM(UINavigationController)")
  }

  func test_NAV_02_rootInitialiserGoesThroughTheOverridablePush() async {
    @MainActor final class Recording: UINavigationController {
      var pushes: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append("\(viewController.traceName) \(animated) \(viewControllers.count)")
        super.pushViewController(viewController, animated: animated)
      }
    }
    XCTAssertEqual(Recording(rootViewController: screen("R")).pushes, ["R false 0"])
  }

  func test_NAV_03_emptyStackIsLegal() async {
    let stack = stack("N")
    expectNames(stack.viewControllers, "")
    XCTAssertNil(stack.topViewController)
    XCTAssertNil(stack.visibleViewController)
    XCTAssertNil(stack.popViewController(animated: true))
    stack.pushViewController(screen("R"), animated: true)
    expectNames(stack.viewControllers, "R")
  }

  func test_NAV_04_editsBeforeTheStackIsOnScreenOnlyEditTheArray() async {
    // UncertainChoice.buriedRootIsLoadedWhenRevealed.
    let (r, a, b) = (screen("R"), screen("A"), screen("B"))
    let stack = stack("N", r)
    _ = trace.take()
    stack.pushViewController(a, animated: true)
    stack.pushViewController(b, animated: false)
    expectNames(stack.viewControllers, "R A B")
    expectTrace("A.wM(N) A.dM(N) B.wM(N) B.dM(N)")
    XCTAssertNil(stack.transitionCoordinator)
    window.rootViewController = stack
    expectTrace("B.load B.wA B.iA B.dA")
    XCTAssertFalse(r.isViewLoaded || a.isViewLoaded)
    stack.popViewController(animated: false)
    expectTrace("B.wM(nil) A.load B.wD A.wA A.iA B.dD A.dA B.dM(nil)")
    XCTAssertFalse(r.isViewLoaded)
  }

  func test_NAV_05_pushAppendsParentsAndChangesTop() async {
    for animated in [true, false] {
      let stack = stack("N", screen("R"))
      show(stack)
      let a = screen("A")
      stack.pushViewController(a, animated: animated)
      expectNames(stack.viewControllers, "R A")
      XCTAssertIdentical(stack.topViewController, a)
      XCTAssertIdentical(a.parent, stack)
      XCTAssertIdentical(a.navigationController, stack)
      settle()
      _ = trace.take()
    }
  }

  func test_NAV_06_pushLifecycleOrder() async {
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(screen("A"), animated: true)
    XCTAssertEqual(
      trace.takeAnimated(), "A.wM(N) A.load R.wD(true) A.wA(true) A.iA(true)")
    settle()
    XCTAssertEqual(trace.takeAnimated(), "R.dD(true) A.dA(true) A.dM(N)")
    stack.pushViewController(screen("B"), animated: false)
    XCTAssertEqual(
      trace.takeAnimated(),
      "B.wM(N) B.load A.wD(false) B.wA(false) B.iA(false) A.dD(false) B.dA(false) B.dM(N)")
  }

  func test_NAV_07_pushDelegateOrderRelativeToLifecycle() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let delegate = StackDelegate(trace)
    var seen: [Int] = []
    delegate.onWillShow = { stack, _ in seen.append(stack.viewControllers.count) }
    delegate.onDidShow = { stack, _ in seen.append(stack.viewControllers.count) }
    stack.delegate = delegate
    stack.pushViewController(screen("A"), animated: true)
    settle()
    expectTrace("A.wM(N) A.load R.wD A.wA willShow(A) A.iA R.dD A.dA A.dM(N) didShow(A)")
    XCTAssertEqual(seen, [2, 2])
  }

  func test_NAV_08_firstAppearanceAlsoCallsTheDelegate() async {
    // UncertainChoice.firstAppearanceTellsDidShowOnce.
    let stack = stack("N", screen("R"))
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    _ = trace.take()
    window.rootViewController = stack
    expectTrace("R.load R.wA willShow(R) R.iA didShow(R) R.dA")
  }

  func test_NAV_09_pushedControllerIsAppearingOncePerAppearance() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let (a, b) = (screen("A"), screen("B"))
    stack.setViewControllers(stack.viewControllers + [a, b], animated: false)
    stack.popToRootViewController(animated: false)
    let words = trace.take().split(separator: " ").filter { $0.hasSuffix(".iA") }
    XCTAssertEqual(words, ["B.iA", "R.iA"])
  }

  func test_NAV_10_popReturnsTheRemovedControllerAndUpdatesTheArray() async {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    weak let released = stack.topViewController
    XCTAssertTrue(stack.popViewController(animated: true) === released)
    expectNames(stack.viewControllers, "R")
    expectTrace("A.wM(nil) R.load A.wD R.wA R.iA")
    settle()
    expectTrace("A.dD R.dA A.dM(nil)")
    XCTAssertNil(released)
    stack.pushViewController(screen("B"), animated: false)
    stack.popViewController(animated: false)
    XCTAssertFalse(trace.take().contains("R.load"))
  }

  func test_NAV_11_popAtTheRootDoesNothing() async {
    let stack = stack("N", screen("R"))
    let delegate = StackDelegate(trace)
    show(stack)
    stack.delegate = delegate
    XCTAssertNil(stack.popViewController(animated: true))
    expectNames(stack.viewControllers, "R")
    expectTrace("")
    expectMessages()
    XCTAssertFalse(runtime.loop.hasSettlingWork)
  }

  func test_NAV_12_popToRemovesEverythingAboveTheTargetAndReturnsIt() async {
    // UncertainChoice.poppedAreListedBottomFirst.
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a, screen("B"), screen("C"))
    show(stack)
    let popped = stack.popToViewController(a, animated: true)
    expectNames(stack.viewControllers, "R A")
    XCTAssertEqual(Set((popped ?? []).map(\.traceName)), ["B", "C"])
    XCTAssertEqual(popped?.count, 2)
    settle()
  }

  func test_NAV_13_popToTheTopIsANoOp() async {
    // UncertainChoice.popToTheTopAnswersEmpty.
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    let popped = stack.topViewController.map { stack.popToViewController($0, animated: true) }
    XCTAssertEqual(popped??.count, 0)
    expectTrace("")
    XCTAssertNil(stack.transitionCoordinator)
  }

  func test_NAV_14_popToAControllerThatIsNotOnTheStackRaises() async {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    XCTAssertNil(stack.popToViewController(screen("X"), animated: true))
    expectNames(stack.viewControllers, "R A")
    expectMessages(#"tried to pop N to X, which is not on it"#)
    expectTrace("")
  }

  func test_NAV_15_popToRootKeepsTheRootAndReturnsTheOthers() async {
    let stack = stack("N", screen("R"), screen("A"), screen("B"))
    show(stack)
    let popped = stack.popToRootViewController(animated: true)
    XCTAssertEqual(Set((popped ?? []).map(\.traceName)), ["A", "B"])
    expectNames(stack.viewControllers, "R")
    settle()
    _ = trace.take()
    XCTAssertNil(stack.popToRootViewController(animated: true))
    expectNames(stack.viewControllers, "R")
    expectTrace("")
  }

  func test_NAV_16_multiLevelPopOnlyTouchesTheVisibleEnds() async {
    // UncertainChoice.buriedMembersHearNothing.
    let stack = stack("N", screen("R"))
    show(stack)
    for name in ["A", "B", "C"] { stack.pushViewController(screen(name), animated: false) }
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    weak let buried = stack.viewControllers[1]
    _ = trace.take()
    stack.popToRootViewController(animated: true)
    settle()
    expectTrace("C.wM(nil) C.wD R.wA willShow(R) R.iA C.dD R.dA C.dM(nil) didShow(R)")
    XCTAssertNil(buried)
  }
}
