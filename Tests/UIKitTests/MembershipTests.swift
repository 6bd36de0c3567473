import UIKit
import XCTest

/// Chapter 1 of the catalogue: who holds the members of a stack, and who may.
@MainActor
final class MembershipTests: EngineTestCase {
  func test_NAV_50_theStackHoldsItsMembersWithTheirViews() async {
    weak var member: TracingController?
    let stack = stack("N", screen("R"))
    let tabs = tabs("T", stack, self.stack("N2", screen("X")))
    show(tabs)
    do {
      let a = screen("A")
      member = a
      stack.pushViewController(a, animated: false)
    }
    let covers: [(String, () -> Void)] = [
      ("covered", { stack.pushViewController(self.screen("B"), animated: true) }),
      ("in another tab", { tabs.selectedIndex = 1 }),
      ("under a modal", { tabs.present(self.sheet("M", .fullScreen), animated: true) }),
    ]
    for (words, cover) in covers {
      cover()
      settle()
      XCTAssertNotNil(member, words)
      XCTAssertEqual(member?.isViewLoaded, true, words)
    }
    stack.popToRootViewController(animated: false)
    settle()
    XCTAssertNil(member)
  }

  func test_NAV_30_aMoveBetweenLiveStacksHasToWaitForTheFirst() async {
    let c = screen("C")
    let (n1, n2) = (stack("N1", screen("R1")), stack("N2", screen("R2"), c))
    let tabs = tabs("T", n2, n1)
    show(tabs)
    c.on[.wD] = { [weak n1] c in n1?.setViewControllers([c], animated: false) }
    n2.popViewController(animated: false)
    expectMessages(
      "child view controller C should have parent view controller N2 but requested parent is N1")
    expectNames(n1.viewControllers, "R1")
    c.on = [:]
    settle()
    n1.pushViewController(c, animated: false)
    expectNames(n1.viewControllers, "R1 C")
    XCTAssertIdentical(c.parent, n1)
    expectMessages()
  }
}
