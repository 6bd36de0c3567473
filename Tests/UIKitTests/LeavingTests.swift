import UIKit
import XCTest

/// Chapter 8 of the catalogue: which callback follows which, and what is known in them (H-VC, L-ORDER).
@MainActor
final class LeavingTests: EngineTestCase {
  func test_LIFE_06_leavingForGoodIsKnownInWillDisappear() async {
    /// Whether the controller that goes says, in its `viewWillDisappear`, that it goes for good.
    func leaves(_ controller: TracingController, by action: () -> Void) -> Bool? {
      var answer: Bool?
      controller.on[.wD] = { answer = $0.isBeingDismissed || $0.isMovingFromParent }
      action()
      controller.on = [:]
      settle()
      return answer
    }
    let (root, a, b) = (screen("R"), screen("A"), screen("B"))
    let (stack, other) = (stack("N", root, a), stack("N2", screen("X")))
    let tabs = tabs("T", stack, other)
    show(tabs)
    XCTAssertEqual(leaves(a) { stack.pushViewController(b, animated: true) }, false)
    XCTAssertEqual(leaves(b) { stack.popViewController(animated: true) }, true)
    XCTAssertEqual(leaves(a) { XCTAssertTrue(stack.beginSwipeBack()) }, true)
    stack.cancelSwipeBack()
    settle()
    let full = sheet("M", .fullScreen)
    XCTAssertEqual(leaves(a) { tabs.present(full, animated: true) }, false)
    XCTAssertEqual(leaves(full) { tabs.dismiss(animated: true) }, true)
    XCTAssertEqual(leaves(a) { tabs.selectedIndex = 1 }, false)
    tabs.selectedIndex = 0
    settle()
    let child = screen("Y")
    let modal = self.stack("N3", child)
    tabs.present(modal, animated: true)
    settle()
    XCTAssertEqual(leaves(child) { tabs.dismiss(animated: true) }, false)
    XCTAssertEqual(leaves(a) { window.rootViewController = screen("Z") }, false)
  }

  func test_LIFE_09_callbacksFollowEachOtherInOneOrderOnly() async {
    typealias Rules = AppearanceRules
    let table: [(AppearanceState, AppearanceState?, AppearanceState?, AppearanceState?)] = [
      // state, after wA, after wD, after the did-callback
      (.disappeared, .appearing, nil, nil),
      (.appearing, nil, .disappearing, .appeared),
      (.appeared, nil, .disappearing, nil),
      (.disappearing, .appearing, nil, .disappeared),
    ]
    for (state, willAppear, willDisappear, end) in table {
      XCTAssertEqual(Rules.willAppear(from: state), willAppear, "\(state)")
      XCTAssertEqual(Rules.willDisappear(from: state), willDisappear, "\(state)")
      XCTAssertEqual(Rules.end(from: state), end, "\(state)")
    }
    // The property tests check it for whole apps; here by hand.
    let (parent, child) = (screen("P"), screen("C"))
    show(parent)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    expectTrace("C.load C.wA C.iA C.wD C.wA C.iA C.dA C.wD C.dD")
    expectMessages(
      "unbalanced calls to begin/end appearance transitions for C",
      "unbalanced calls to begin/end appearance transitions for C")
  }
}
