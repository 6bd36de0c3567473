import UIKit
import XCTest

/// Chapter 8 of the catalogue, life cycle and containment.
@MainActor
final class LifecycleTests: EngineTestCase {
  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func test_LIFE_01_theViewIsLoadedOnce() async {
    let a = screen("A")
    let stack = stack("N", a)
    let tabs = tabs("T", stack, screen("b"))
    show(tabs)
    stack.pushViewController(screen("B"), animated: false)
    stack.popViewController(animated: false)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    present(sheet("M", .fullScreen), on: tabs)
    tabs.dismiss(animated: false)
    settle()
    XCTAssertFalse(trace.take().contains("A.load"))
  }

  func test_LIFE_02_whatLoadsAView() async {
    let (a, b) = (screen("A"), screen("B"))
    XCTAssertNil(a.viewIfLoaded)
    expectTrace("")
    a.loadViewIfNeeded()
    expectTrace("A.load")
    XCTAssertTrue(a.isViewLoaded)
    _ = b.view
    expectTrace("B.load")
    XCTAssertNotNil(b.viewIfLoaded)
    XCTAssertIdentical(a.view, a.view)
  }

  func test_LIFE_02_loadViewMayCallTheBaseMethodOrAssignItsOwn() async {
    @MainActor final class Extending: UIViewController {
      override func loadView() {
        super.loadView()
        view.tag = 7
      }
    }
    @MainActor final class Assigning: UIViewController {
      override func loadView() {
        view = UIView()
        view.tag = 8
      }
    }
    XCTAssertEqual(Extending().view.tag, 7)
    XCTAssertEqual(Assigning().view.tag, 8)
  }

  func test_LIFE_03_appearanceOrderIncludingViewIsAppearing() async {
    @MainActor final class Layout: TracingController {
      override func viewWillLayoutSubviews() { trace.add("\(name).willLayout") }
      override func viewDidLayoutSubviews() { trace.add("\(name).didLayout") }
    }
    let a = Layout("A", trace)
    var windows: [Bool] = []
    a.on[.iA] = { windows.append($0.view.window != nil) }
    show(a)
    a.present(sheet("M", .fullScreen), animated: true)
    settle()
    _ = trace.take()
    a.dismiss(animated: true)
    settle()
    expectTrace("M.wD A.wA A.iA A.willLayout A.didLayout A.dA M.dD")
    XCTAssertEqual(windows, [true, true])
  }

  func test_LIFE_05_flagsAreFalseOutsideTheCallbacks() async {
    let a = screen("A")
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(a, animated: true)
    settle()
    XCTAssertEqual(a.flagWords, "-")
    present(sheet("M"), on: a)
    XCTAssertEqual(stack.presented?.flagWords, "-")
    stack.dismiss(animated: true)
    settle()
    let popped = stack.popViewController(animated: true)
    settle()
    XCTAssertEqual(popped?.flagWords, "-")
  }

  func test_LIFE_07_childOfAPoppedController() async {
    let (a, x) = (screen("A"), screen("X"))
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(a, animated: false)
    embed(x, in: a)
    _ = trace.take()
    stack.popViewController(animated: false)
    expectTrace("A.wM(nil) A.wD X.wD R.wA R.iA A.dD X.dD R.dA A.dM(nil)")
  }

  func test_LIFE_08_parentBeforeChild() async {
    // UncertainChoice.parentsAreToldFirst.
    let (p, x) = (screen("P"), screen("X"))
    p.on[.load] = { p in
      p.addChild(x)
      p.view.addSubview(x.view)
      x.didMove(toParent: p)
    }
    show(screen("O"))
    window.rootViewController = p
    expectTrace(
      "O.wD O.dD P.load X.wM(P) X.load X.dM(P) P.wA X.wA P.iA X.iA P.dA X.dA")
  }

  func test_LIFE_10_manualForwarding() async {
    @MainActor final class Manual: TracingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (p, x) = (Manual("P", trace), screen("X"))
    show(p)
    embed(x, in: p)
    expectTrace("X.wM(P) X.load X.dM(P)")
    x.beginAppearanceTransition(true, animated: true)
    x.endAppearanceTransition()
    expectTrace("X.wA X.iA X.dA")
    x.beginAppearanceTransition(false, animated: true)
    x.beginAppearanceTransition(true, animated: true)
    x.endAppearanceTransition()
    expectTrace("X.wD X.wA X.iA X.dA")
    x.beginAppearanceTransition(false, animated: true)
    x.endAppearanceTransition()
    expectTrace("X.wD X.dD")
    x.endAppearanceTransition()
    expectMessages("unbalanced calls to begin/end appearance transitions for X")
    x.beginAppearanceTransition(true, animated: false)
    x.beginAppearanceTransition(true, animated: false)
    expectMessages("unbalanced calls to begin/end appearance transitions for X")
    x.endAppearanceTransition()
    window.rootViewController = screen("O")
    x.beginAppearanceTransition(false, animated: false)
    x.endAppearanceTransition()
  }

  func test_LIFE_14_completionsOfRefusedCallsAreReleased() async {
    let a = screen("A")
    show(a)
    present(sheet("M"), on: a)
    weak var captured: UIView?
    do {
      let view = UIView()
      captured = view
      a.present(sheet("M2"), animated: true) { _ = view }
    }
    XCTAssertNil(captured)
  }

  func test_LIFE_15_coordinatorHandlersLiveUntilTheTransitionEnds() async {
    let stack = stack("N", screen("R"))
    show(stack)
    weak var captured: UIView?
    stack.pushViewController(screen("A"), animated: true)
    do {
      let view = UIView()
      captured = view
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = view }
      stack.transitionCoordinator?.notifyWhenInteractionChanges { _ in _ = view }
    }
    XCTAssertNotNil(captured)
    settle()
    XCTAssertNil(captured)
  }

  func test_CONT_01_addChild() async {
    let (p, q, x) = (screen("P"), screen("Q"), screen("X"))
    q.addChild(x)
    _ = trace.take()
    p.addChild(x)
    expectTrace("X.dM(nil) X.wM(P)")
    expectNames(q.children, "")
    expectNames(p.children, "X")
    XCTAssertIdentical(x.parent, p)
  }

  func test_CONT_02_removeFromParent() async {
    let (p, x) = (screen("P"), screen("X"))
    show(p)
    embed(x, in: p)
    _ = trace.take()
    x.willMove(toParent: nil)
    x.view.removeFromSuperview()
    x.removeFromParent()
    XCTAssertNil(x.parent)
    expectTrace("X.wM(nil) X.wD X.dD X.dM(nil)")
  }

  func test_CONT_03_childrenExcludePresented() async {
    let p = screen("P")
    show(p)
    let m = sheet("M")
    present(m, on: p)
    expectNames(p.children, "")
    XCTAssertNil(m.parent)
  }

  func test_CONT_06_childAddedToAVisibleParent() async {
    let (p, x) = (screen("P"), screen("X"))
    show(p)
    p.addChild(x)
    x.didMove(toParent: p)
    expectTrace("X.wM(P) X.dM(P)")
    p.view.addSubview(x.view)
    expectTrace("X.load X.wA X.iA X.dA")
  }

  func test_CONT_06_theViewMayComeBeforeTheChild() async {
    let (p, x) = (screen("P"), screen("X"))
    show(p)
    p.view.addSubview(x.view)
    p.addChild(x)
    x.didMove(toParent: p)
    expectTrace("X.load X.wM(P) X.wA X.iA X.dA X.dM(P)")
  }

  func test_CONT_07_nearestAncestorLookUps() async {
    let (a, x) = (screen("A"), screen("X"))
    let inner = stack("N2", x)
    a.addChild(inner)
    let outer = stack("N1", a)
    let tabs = tabs("T", outer)
    XCTAssertIdentical(x.navigationController, inner)
    XCTAssertIdentical(inner.navigationController, outer)
    XCTAssertIdentical(x.tabBarController, tabs)
    XCTAssertNil(tabs.tabBarController)
  }

  func test_CONT_08_recommendedSwapOrder() async {
    let (p, x, y) = (screen("P"), screen("X"), screen("Y"))
    show(p)
    embed(x, in: p)
    _ = trace.take()
    p.addChild(y)
    x.willMove(toParent: nil)
    p.view.addSubview(y.view)
    x.view.removeFromSuperview()
    y.didMove(toParent: p)
    x.removeFromParent()
    XCTAssertEqual(trace.takeFlags(), "Y.wA:MTP Y.iA:MTP Y.dA:MTP X.wD:MFP X.dD:MFP")
  }

  func test_CONT_05_childViewUnderTheWrongParent() async {
    let (p1, p2, x) = (screen("P1"), screen("P2"), screen("X"))
    p1.addChild(x)
    let inner = UIView()
    p2.view.addSubview(inner)
    inner.addSubview(x.view)
    expectMessages(
      "child view controller X should have parent view controller P1 but requested parent is P2")
    XCTAssertNil(x.view.superview)
    p1.view.addSubview(x.view)
    expectMessages()
    XCTAssertIdentical(x.view.superview, p1.view)
  }
}
