import UIKit
import XCTest

/// Chapter 8 of the catalogue: children of an app's own container, and calls that only UIKit may make (H-VC).
@MainActor
final class ContainmentTransitionTests: EngineTestCase {
  /// A container on screen that shows the first of its two children.
  private func shown(
    in parent: TracingController
  ) -> (a: TracingController, b: TracingController) {
    let (a, b) = (screen("A"), screen("B"))
    show(parent)
    for child in [a, b] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(a.view)
    settle()
    _ = trace.take()
    return (a, b)
  }

  func test_CONT_04_siblingsAreToldAndTheCompletionRunsAtTheEnd() async {
    // UncertainChoice.siblingTransitionTellsTheOldOneFirst.
    let parent = screen("P")
    let (a, b) = shown(in: parent)
    parent.transition(
      from: a, to: b, duration: 0.3, animations: { self.trace.add("animations") },
      completion: { self.trace.add("completion(\($0))") })
    expectTrace("B.load A.wD B.wA B.iA animations")
    XCTAssertIdentical(b.view.superview, parent.view)
    XCTAssertIdentical(a.view.superview, parent.view)
    settle()
    expectTrace("A.dD B.dA completion(true)")
    XCTAssertNil(a.view.superview)
    XCTAssertEqual(runtime.loop.now, .milliseconds(300))
    expectNames(parent.children, "A B")
    a.willMove(toParent: nil)
    a.removeFromParent()
    expectTrace("A.wM(nil) A.dM(nil)")
    XCTAssertEqual(b.appearance, .appeared)
  }

  func test_CONT_04_offScreenNobodyIsTold() async {
    let parent = screen("P")
    let (a, b) = shown(in: parent)
    window.rootViewController = screen("X")
    settle()
    _ = trace.take()
    parent.transition(from: a, to: b, duration: 0, animations: nil) {
      self.trace.add("completion(\($0))")
    }
    settle()
    expectTrace("B.load completion(true)")
    XCTAssertNil(a.view.superview)
    XCTAssertIdentical(b.view.superview, parent.view)
  }

  func test_CONT_04_theContainerMayLeaveMeanwhile() async {
    let parent = screen("P")
    let (a, b) = shown(in: parent)
    parent.transition(from: a, to: b, duration: 1, animations: nil)
    window.rootViewController = screen("X")
    settle()
    XCTAssertEqual(a.appearance, .disappeared)
    XCTAssertEqual(b.appearance, .disappeared)
    expectMessages()
  }

  func test_CONT_04_differentParentsAreAnException() async {
    let (parent, other) = (screen("P"), screen("Q"))
    let (a, _) = shown(in: parent)
    let stranger = screen("S")
    other.addChild(stranger)
    _ = trace.take()
    parent.transition(from: a, to: stranger, duration: 0.3, animations: nil) { _ in
      XCTFail("completed although refused")
    }
    settle()
    expectTrace("")
    XCTAssertIdentical(a.view.superview, parent.view)
    expectMessages("A and S must have the common parent P for a transition between them")
  }

  func test_LIFE_11_directCallsAreSpokenOfAndChangeNothing() async {
    // UncertainChoice.directCallsAreKnownByTheState.
    let a = screen("A")
    show(a)
    a.viewWillDisappear(true)
    a.viewDidDisappear(true)
    a.viewWillAppear(true)
    a.viewIsAppearing(true)
    XCTAssertEqual(a.appearance, .appeared)
    expectMessages(
      "calling viewWillDisappear directly on A is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition",
      "calling viewDidDisappear directly on A is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition",
      "calling viewWillAppear directly on A is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition",
      "calling viewIsAppearing directly on A is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition")
    screen("B").viewDidAppear(false)
    expectMessages(
      "calling viewDidAppear directly on B is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition")
  }
}
