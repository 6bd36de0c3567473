import UIKit
import XCTest

/// BAR-17 and MOD-11: what stands in front, and the way back of assistive technology.
///
/// UncertainChoice.escapeIsAUserAction: which delegates hear of it is unmeasured.
@MainActor
final class EscapeTests: EngineTestCase {
  @MainActor
  private final class OwnWay: TracingController {
    override func accessibilityPerformEscape() -> Bool {
      trace.add("escape")
      return true
    }
  }

  func test_BAR_17_escapePopsOneLevelAsATouchOfBack() async {
    let stack = BarStack("N", trace, [screen("R"), screen("A"), screen("B")])
    stack.viewControllers[2].title = "B"
    show(stack)
    XCTAssertTrue(window.performEscape())
    settle()
    expectTrace("shouldPop(B) B.wM(nil) A.load B.wD A.wA A.iA B.dD A.dA B.dM(nil) didPop(B)")
    expectNames(stack.viewControllers, "R A")
    stack.popToRootViewController(animated: false)
    XCTAssertFalse(window.performEscape())
    expectNames(stack.viewControllers, "R")
  }

  func test_BAR_17_escapeLeavesASheetAsAUser() async {
    let (base, modal) = (screen("T"), sheet("M"))
    let delegate = SheetDelegate(trace)
    modal.presentationController?.delegate = delegate
    show(base)
    present(modal, on: base)
    modal.isModalInPresentation = true
    XCTAssertTrue(window.performEscape())
    modal.isModalInPresentation = false
    XCTAssertTrue(window.performEscape())
    settle()
    expectTrace("didAttempt shouldDismiss willDismiss M.wD M.dD didDismiss")
    XCTAssertNil(base.presented)
  }

  func test_BAR_17_whatLiesBelowAFullScreenModalIsOutOfReach() async {
    let (stack, modal) = (stack("N", screen("R"), screen("A")), sheet("M", .fullScreen))
    show(stack)
    present(modal, on: stack)
    XCTAssertFalse(window.performEscape())
    XCTAssertIdentical(stack.presented, modal)
    expectNames(stack.viewControllers, "R A")
  }

  func test_BAR_17_anOverrideGoesFirst() async {
    let stack = stack("N", screen("R"), OwnWay("A", trace))
    show(stack)
    XCTAssertTrue(window.performEscape())
    settle()
    expectTrace("escape")
    expectNames(stack.viewControllers, "R A")
  }

  func test_BAR_17_escapeChoosesCancel() async {
    let (a, alert) = (screen("A"), alert())
    alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { [trace] _ in trace.add("handler") })
    show(a)
    present(alert, on: a)
    XCTAssertTrue(window.performEscape())
    settle()
    expectTrace("Al.wD Al.dD handler")
  }

  func test_MOD_11_theChainComesBeforeTheContainers() async {
    let tabs = tabs("T", stack("N", screen("R"), screen("A")))
    let (modal, alert) = (stack("N2", screen("X")), alert())
    XCTAssertNil(window.topmostController)
    show(tabs)
    XCTAssertEqual(window.topmostController?.traceName, "A")
    present(modal, on: tabs)
    present(alert, on: modal)
    XCTAssertIdentical(window.topmostController, alert)
    // From what is found the other way round a presentation fails.
    let found = tabs.selectedViewController as? UINavigationController
    found?.topViewController?.present(sheet("M"), animated: true)
    expectMessages("attempt to present M on T (from A) which is already presenting N2")
    modal.dismiss(animated: true)
    XCTAssertEqual(window.topmostController?.traceName, "X")
    settle()
    XCTAssertEqual(window.topmostController?.traceName, "X")
  }
}
