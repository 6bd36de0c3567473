import UIKit
import XCTest

/// Tabs that are replaced or selected from where an app may well do it.
@MainActor
final class TabChangeTests: EngineTestCase {
  private func shownTabs() -> TracingTabs {
    let tabs = tabs(
      "T", stack("N1", screen("R1")), stack("N2", screen("R2")), stack("N3", screen("R3")))
    show(tabs)
    return tabs
  }

  private func stack(_ index: Int, of tabs: TracingTabs) -> TracingStack? {
    tabs.viewControllers?[index] as? TracingStack
  }

  func test_tabs_aTabThatGoesElsewhereLeavesTheList() async {
    let tabs = tabs("T", screen("a"), screen("b"))
    tabs.selectedIndex = 1
    show(tabs)
    let b = tabs.viewControllers?[1]
    b?.removeFromParent()
    expectNames(tabs.viewControllers, "a")
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNil(b?.parent)
    expectTrace("b.wM(nil) b.wD b.dD b.dM(nil) a.load a.wA a.iA a.dA")
  }

  func test_tabs_theSameControllerTwiceRaises() async {
    let a = screen("a")
    let tabs = tabs("T", screen("b"))
    tabs.viewControllers = [a, a]
    expectMessages("all view controllers of T must be distinct")
    expectNames(tabs.viewControllers, "b")
    XCTAssertNil(a.parent)
  }

  func test_tabs_aSelectionMadeInsideASwitchComesAfterIt() async {
    let tabs = shownTabs()
    let r2 = stack(1, of: tabs)?.topViewController as? TracingController
    r2?.on[.wA] = { $0.tabBarController?.selectedIndex = 0 }
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.selectedIndex, 0)
    expectTrace(
      "R2.load R2.wA R2.iA R1.wD R1.dD R2.dA R1.wA R1.iA R2.wD R2.dD R1.dA")
  }

  func test_tabs_aSelectionMadeInItsOwnViewDidAppearComesAfterItsTabHasAppeared() async {
    @MainActor final class Selecting: UITabBarController {
      override func viewDidAppear(_ animated: Bool) { selectedIndex = 1 }
    }
    let tabs = Selecting()
    tabs.viewControllers = [screen("a"), screen("b")]
    _ = trace.take()
    window.rootViewController = tabs
    expectTrace("a.load a.wA a.iA a.dA b.load b.wA b.iA a.wD a.dD b.dA")
  }
}
