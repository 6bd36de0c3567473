import UIKit
import XCTest

/// Chapter 7 of the catalogue: more controllers than tabs (H-TAB, D-TAB).
@MainActor
final class MoreTabTests: EngineTestCase {
  private func shown(
    _ names: String = "A B C D E F", stacks: Bool = false
  ) -> (tabs: TracingTabs, members: [UIViewController]) {
    let members = names.split(separator: " ").map { name in
      stacks ? stack("N\(name)", screen("\(name)")) : screen("\(name)") as UIViewController
    }
    let tabs = TracingTabs("T", trace, members)
    show(tabs)
    return (tabs, members)
  }

  func test_TAB_12_fiveControllersNeedNoMore() async {
    let (tabs, _) = shown("A B C D E")
    XCTAssertFalse(tabs.overflows)
    XCTAssertEqual(tabs.tabBar.items?.count, 5)
    XCTAssertFalse(tabs.tapMore())
  }

  func test_TAB_12_theFifthPlaceOfSixIsMore() async {
    let (tabs, members) = shown()
    XCTAssertEqual(tabs.tabBar.items?.count, 5)
    XCTAssertEqual(tabs.tabBar.items?.last?.title, "More")
    expectNames(tabs.viewControllers, "A B C D E F")
    expectNames(tabs.controllersBehindMore, "E F")
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    // UncertainChoice.moreAsksForItsStack.
    XCTAssertTrue(tabs.tapTab(at: 4))
    XCTAssertIdentical(tabs.selectedViewController, tabs.moreNavigationController)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    expectTrace("shouldSelect(MoreStack)@0 A.wD A.dD didSelect(MoreStack)@\(NSNotFound)")
    XCTAssertFalse(tabs.tapTab(at: 5))
    XCTAssertFalse(tabs.chooseFromMore(members[0]))
    XCTAssertTrue(tabs.chooseFromMore(members[5]))
    settle()
    expectTrace("F.wM(MoreStack) F.load F.wA F.iA F.dA F.dM(MoreStack)")
    XCTAssertEqual(tabs.selectedIndex, 5)
    expectNames(tabs.viewControllers, "A B C D E F")
  }

  func test_TAB_12_inRegularWidthThereIsNoMore() async {
    runtime.device = .pad
    let (tabs, members) = shown()
    XCTAssertEqual(tabs.tabBar.items?.count, 6)
    XCTAssertTrue(tabs.tapTab(at: 5))
    XCTAssertIdentical(tabs.selectedViewController, members[5])
    XCTAssertIdentical(members[5].parent, tabs)
  }

  func test_TAB_13_anOverflowControllerIsShownInsideMore() async {
    let (tabs, members) = shown()
    tabs.selectedIndex = 5
    settle()
    expectTrace("F.wM(MoreStack) F.dM(MoreStack) F.load F.wA F.iA A.wD A.dD F.dA")
    XCTAssertIdentical(tabs.selectedViewController, members[5])
    XCTAssertEqual(tabs.selectedIndex, 5)
    XCTAssertIdentical(members[5].navigationController, tabs.moreNavigationController)
    XCTAssertIdentical(members[5].tabBarController, tabs)
    tabs.selectedViewController = members[4]
    settle()
    XCTAssertIdentical(members[4].navigationController, tabs.moreNavigationController)
    XCTAssertIdentical(members[5].parent, tabs)
    _ = trace.take()
    tabs.selectedIndex = 0
    settle()
    expectTrace("A.wA A.iA E.wD E.dD A.dA")
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func test_TAB_13_goingBackLeadsToTheList() async {
    let (tabs, members) = shown()
    let departures = DepartureList()
    departures.watch(members[5])
    tabs.selectedIndex = 5
    settle()
    XCTAssertTrue(tabs.moreNavigationController.tapBackButton())
    settle()
    XCTAssertIdentical(tabs.selectedViewController, tabs.moreNavigationController)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertIdentical(members[5].parent, tabs)
    XCTAssertEqual(departures.take(), "")
    XCTAssertTrue(tabs.chooseFromMore(members[5]))
    settle()
    XCTAssertEqual(members[5].appearance, .appeared)
  }

  func test_TAB_13_stacksMayStandBehindMore() async {
    let (tabs, members) = shown(stacks: true)
    tabs.selectedIndex = 5
    settle()
    XCTAssertIdentical(members[5].navigationController, tabs.moreNavigationController)
    let inner = members[5] as? UINavigationController
    XCTAssertEqual(inner?.topViewController?.appearance, .appeared)
    inner?.pushViewController(screen("X"), animated: true)
    settle()
    XCTAssertEqual(inner?.topViewController?.appearance, .appeared)
    expectMessages()
  }

  func test_TAB_13_replacingTheTabsTakesEverythingBack() async {
    let (tabs, members) = shown()
    tabs.selectedIndex = 5
    settle()
    _ = trace.take()
    tabs.viewControllers = Array(members[1...])
    settle()
    XCTAssertIdentical(tabs.selectedViewController, members[5])
    XCTAssertIdentical(members[5].parent, tabs)
    XCTAssertEqual(members[5].appearance, .appeared)
    XCTAssertFalse(tabs.overflows)
    tabs.viewControllers = members
    settle()
    XCTAssertIdentical(members[5].navigationController, tabs.moreNavigationController)
    XCTAssertEqual(members[5].appearance, .appeared)
  }

  func test_TAB_13_thereMayBeRoomForAllTabsLater() async {
    let (tabs, members) = shown()
    tabs.selectedIndex = 5
    settle()
    UIApplication.shared.change(to: .pad)
    settle()
    XCTAssertIdentical(tabs.selectedViewController, members[5])
    XCTAssertIdentical(members[5].parent, tabs)
    XCTAssertEqual(members[5].appearance, .appeared)
    UIApplication.shared.change(to: .phone)
    settle()
    XCTAssertIdentical(members[5].navigationController, tabs.moreNavigationController)
    XCTAssertEqual(members[5].appearance, .appeared)
    tabs.tapMore()
    UIApplication.shared.change(to: .pad)
    settle()
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(members[0].appearance, .appeared)
  }
}
