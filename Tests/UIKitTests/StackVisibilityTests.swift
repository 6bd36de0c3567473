import UIKit
import XCTest

/// Chapter 1 of the catalogue: stacks that are hidden, who is visible, who is told of what.
@MainActor
final class StackVisibilityTests: EngineTestCase {
  func test_NAV_35_editsOfAStackInAnotherTabOnlyEditTheArray() async {
    // UncertainChoice.offScreenStacksCallNoDelegate.
    let (n1, n2) = (stack("N1", screen("R1")), stack("N2", screen("R2")))
    let tabs = tabs("T", n1, n2)
    show(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    let delegate = StackDelegate(trace)
    n2.delegate = delegate
    _ = trace.take()
    n2.pushViewController(screen("A"), animated: true)
    expectNames(n2.viewControllers, "R2 A")
    XCTAssertNil(n2.transitionCoordinator)
    expectTrace("A.wM(N2) A.dM(N2)")
    tabs.selectedIndex = 1
    expectTrace("A.load A.wA A.iA R1.wD R1.dD A.dA")
  }

  func test_NAV_36_editsUnderASettledFullScreenModalAppearWithIt() async {
    let r = screen("R")
    let stack = stack("N", r)
    show(stack)
    let m = sheet("M", .fullScreen)
    present(m, on: r)
    stack.pushViewController(screen("A"), animated: true)
    expectNames(stack.viewControllers, "R A")
    XCTAssertIdentical(stack.visibleViewController, m)
    expectTrace("A.wM(N) A.dM(N)")
    m.dismiss(animated: true)
    settle()
    expectTrace("M.wD A.load A.wA A.iA A.dA M.dD")
  }

  func test_NAV_37_editsUnderASettledSheetRunAtOnce() async {
    // UncertainChoice.changesBelowASheetRunAtOnce.
    let r = screen("R")
    let stack = stack("N", r)
    show(stack)
    let m = sheet("M")
    present(m, on: r)
    stack.pushViewController(screen("A"), animated: true)
    settle()
    expectTrace("A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N)")
    XCTAssertIdentical(stack.visibleViewController, m)
  }

  func test_NAV_38_topAndVisibleAreTwoThings() async {
    // UncertainChoice.visibleIsTheEndOfTheChain.
    let a = screen("A")
    let stack = stack("N", screen("R"), a)
    show(stack)
    XCTAssertIdentical(stack.topViewController, a)
    XCTAssertIdentical(stack.visibleViewController, a)
    let m = sheet("M")
    present(m, on: stack)
    XCTAssertIdentical(stack.topViewController, a)
    XCTAssertIdentical(stack.visibleViewController, m)
    stack.dismiss(animated: false)
    settle()
    let alert = alert()
    present(alert, on: a)
    XCTAssertIdentical(stack.topViewController, a)
    XCTAssertIdentical(stack.visibleViewController, alert)
  }

  func test_NAV_39_navigationControllerIsTheNearestAncestorAndCrossesNoPresentation() async {
    let a = screen("A")
    let stack = stack("N", a)
    show(stack)
    let m = sheet("M")
    present(m, on: a)
    XCTAssertNil(m.navigationController)
    a.dismiss(animated: false)
    settle()
    let x = screen("X")
    let modal = self.stack("N2", x)
    present(modal, on: a)
    XCTAssertIdentical(x.navigationController, modal)
    XCTAssertNil(modal.navigationController)
  }

  func test_NAV_40_navigationControllerDuringAndAfterAPop() async {
    // UncertainChoice.poppedKeepsItsParentUntilTheEnd.
    let a = screen("A")
    let stack = stack("N", screen("R"), a)
    show(stack)
    var seen: [String] = []
    for moment in [Moment.wD, .dD] {
      a.on[moment] = { a in
        let stack = a.navigationController
        let isMember = stack?.viewControllers.contains { $0 === a } ?? false
        seen.append("\(moment) \(stack?.traceName ?? "nil") \(isMember)")
      }
    }
    stack.popViewController(animated: true)
    settle()
    XCTAssertEqual(seen, ["wD N false", "dD nil false"])
  }

  func test_NAV_53_barBelongsToTheStack() async {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    stack.setNavigationBarHidden(true, animated: true)
    stack.popViewController(animated: false)
    XCTAssertTrue(stack.isNavigationBarHidden)
  }

  func test_NAV_54_backItemExistsIfThereIsSomethingToGoBackTo() async {
    let (r, a) = (screen("R"), screen("A"))
    r.title = "Root"
    let stack = stack("N", r)
    show(stack)
    XCTAssertFalse(stack.showsBackButton)
    XCTAssertNil(stack.navigationBar.backItem)
    stack.pushViewController(a, animated: false)
    XCTAssertTrue(stack.showsBackButton)
    XCTAssertEqual(stack.navigationBar.backItem?.title, "Root")
    a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
    XCTAssertFalse(stack.showsBackButton)
    a.navigationItem.leftItemsSupplementBackButton = true
    XCTAssertTrue(stack.showsBackButton)
    a.navigationItem.hidesBackButton = true
    XCTAssertFalse(stack.showsBackButton)
  }

  func test_NAV_55_tabTitleComesFromTheBottomController() async {
    let r = screen("R")
    r.title = "Root"
    let stack = stack("N", r, screen("A"))
    XCTAssertEqual(stack.tabBarItem.title, "Root")
    stack.pushViewController(screen("B"), animated: false)
    XCTAssertIdentical(stack.tabBarItem, r.tabBarItem)
    stack.title = "Own"
    XCTAssertEqual(stack.tabBarItem.title, "Own")
    XCTAssertEqual(r.tabBarItem.title, "Root")
  }

  func test_NAV_56_duplicatePushDuringATransitionRaisesLate() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let a = screen("A")
    stack.pushViewController(a, animated: true)
    stack.pushViewController(a, animated: true)
    expectMessages()
    settle()
    expectNames(stack.viewControllers, "R A")
    expectMessages(
      "pushing the same view controller instance A onto N more than once is not supported")
  }

  func test_NAV_57_aControllerCannotBeRootOfTwoStacks() async {
    let r = screen("R")
    let first = stack("N1", r)
    let second = stack("N2", r)
    expectNames(first.viewControllers, "")
    expectNames(second.viewControllers, "R")
    XCTAssertIdentical(r.parent, second)
  }
}
