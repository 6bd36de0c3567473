import UIKit
import XCTest

/// Tabs that write down which item was touched.
@MainActor
private final class TouchedTabs: UITabBarController {
  let trace: Trace
  var touched: ((UITabBarController) -> Void)?

  init(_ trace: Trace, _ tabs: [UIViewController]) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { nil }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if let touched { return touched(self) }
    let place = tabBar.items?.firstIndex { $0 === item }
    trace.add("bar(\(place.map { "\($0)" } ?? "none"))@\(selectedIndex)")
  }
}

/// Chapter 7 of the catalogue.
@MainActor
final class TabTests: EngineTestCase {
  private func shownTabs() -> TracingTabs {
    let tabs = tabs(
      "T", stack("N1", screen("R1")), stack("N2", screen("R2")), stack("N3", screen("R3")))
    show(tabs)
    return tabs
  }

  private func stack(_ index: Int, of tabs: TracingTabs) -> TracingStack? {
    tabs.viewControllers?[index] as? TracingStack
  }

  func test_TAB_01_defaultSelection() async {
    let tabs = tabs("T")
    XCTAssertNil(TracingTabs("T2", trace).selectedViewController)
    let members = [screen("a"), screen("b"), screen("c")]
    tabs.viewControllers = members
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertIdentical(tabs.selectedViewController, members[0])
    for member in members {
      XCTAssertIdentical(member.parent, tabs)
      XCTAssertIdentical(member.tabBarController, tabs)
    }
  }

  func test_TAB_02_tabSwitchOrderAndLazyLoading() async {
    let tabs = shownTabs()
    XCTAssertEqual(stack(1, of: tabs)?.isViewLoaded, false)
    XCTAssertEqual(stack(1, of: tabs)?.viewControllers[0].isViewLoaded, false)
    tabs.selectedIndex = 1
    expectTrace("R2.load R2.wA R2.iA R1.wD R1.dD R2.dA")
    XCTAssertEqual(stack(2, of: tabs)?.isViewLoaded, false)
    tabs.selectedIndex = 0
    expectTrace("R1.wA R1.iA R2.wD R2.dD R1.dA")
  }

  func test_TAB_02_theContainersGetTheSameEventsAroundTheirTops() async {
    let tabs = shownTabs()
    stack(0, of: tabs)?.tracesAppearance = true
    stack(1, of: tabs)?.tracesAppearance = true
    tabs.selectedIndex = 1
    expectTrace(
      "N2.wA R2.load R2.wA N2.iA R2.iA N1.wD R1.wD N1.dD R1.dD N2.dA R2.dA")
  }

  func test_TAB_03_programmaticSelectionMakesNoDelegateCalls() async {
    let tabs = shownTabs()
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.selectedIndex, 1)
    expectTrace("R2.load R2.wA R2.iA R1.wD R1.dD R2.dA")
    tabs.selectedViewController = stack(0, of: tabs)
    XCTAssertEqual(tabs.selectedIndex, 0)
    expectTrace("R1.wA R1.iA R2.wD R2.dD R1.dA")
  }

  func test_TAB_04_userTapAsksSwitchesTells() async {
    let tabs = shownTabs()
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    XCTAssertTrue(tabs.tapTab(at: 1))
    expectTrace("shouldSelect(N2)@0 R2.load R2.wA R2.iA R1.wD R1.dD R2.dA didSelect(N2)@1")
    delegate.allows = false
    XCTAssertFalse(tabs.tapTab(at: 0))
    expectTrace("shouldSelect(N1)@1")
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertFalse(tabs.tapTab(at: 7))
  }

  func test_TAB_04_theBarTellsItsControllerBeforeTheDelegateIsAsked() async {
    let tabs = TouchedTabs(trace, [screen("R1"), screen("R2")])
    show(tabs)
    let delegate = TabDelegate(trace)
    delegate.allows = false
    tabs.delegate = delegate
    XCTAssertFalse(tabs.tapTab(at: 1))
    expectTrace("bar(1)@0 shouldSelect(R2)@0")
    tabs.selectedIndex = 1
    expectTrace("R2.load R2.wA R2.iA R1.wD R1.dD R2.dA")
    tabs.touched = { $0.viewControllers = nil }
    XCTAssertFalse(tabs.tapTab(at: 0))
    XCTAssertNil(tabs.viewControllers)
  }

  func test_TAB_05_retappingTheSelectedTab() async {
    let tabs = shownTabs()
    let n1 = stack(0, of: tabs)
    for name in ["A", "B"] { n1?.pushViewController(screen(name), animated: false) }
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    _ = trace.take()
    delegate.allows = false
    XCTAssertFalse(tabs.tapTab(at: 0))
    expectTrace("shouldSelect(N1)@0")
    expectNames(n1?.viewControllers, "R1 A B")
    delegate.allows = true
    XCTAssertTrue(tabs.tapTab(at: 0))
    expectTrace("shouldSelect(N1)@0 didSelect(N1)@0 B.wM(nil) B.wD R1.wA R1.iA")
    expectNames(n1?.viewControllers, "R1")
    settle()
    expectTrace("B.dD R1.dA B.dM(nil)")
    XCTAssertTrue(tabs.tapTab(at: 0))
    expectTrace("shouldSelect(N1)@0 didSelect(N1)@0")
  }

  func test_TAB_06_retapPopsOnlyAStackThatIsTheTabItself() async {
    // UncertainChoice.retapPopsStacksOnly.
    let container = screen("P")
    let inner = stack("N", screen("R"), screen("A"))
    container.addChild(inner)
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    let tabs = tabs("T", container)
    show(tabs)
    XCTAssertTrue(tabs.tapTab(at: 0))
    settle()
    expectNames(inner.viewControllers, "R A")
  }

  func test_TAB_07_programmaticReselectionIsInert() async {
    let tabs = shownTabs()
    stack(0, of: tabs)?.pushViewController(screen("A"), animated: false)
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    _ = trace.take()
    tabs.selectedIndex = 0
    expectTrace("")
    expectNames(stack(0, of: tabs)?.viewControllers, "R1 A")
  }

  func test_TAB_08_replacingTheControllersKeepsTheSelectionIfPossible() async {
    for (new, selected) in [(["b", "x"], "b"), (["x", "y", "z"], "y"), (["x"], "x")] {
      var known: [String: UIViewController] = [:]
      for name in ["a", "b", "c", "x", "y", "z"] { known[name] = screen(name) }
      let tabs = tabs("T")
      tabs.viewControllers = ["a", "b", "c"].compactMap { known[$0] }
      tabs.selectedIndex = 1
      show(tabs)
      let delegate = TabDelegate(trace)
      tabs.delegate = delegate
      tabs.viewControllers = new.compactMap { known[$0] }
      XCTAssertEqual(tabs.selectedViewController?.traceName, selected)
      XCTAssertEqual(tabs.selectedIndex, new.firstIndex(of: selected))
      XCTAssertNil(known["a"]?.parent)
      let words = trace.take()
      XCTAssertFalse(words.contains("elect("))
      XCTAssertEqual(known[selected]?.viewIfLoaded?.window, window)
    }
  }

  func test_TAB_08_theOldSelectionGoesBeforeTheNewOneComes() async {
    let tabs = tabs("T", screen("a"))
    show(tabs)
    tabs.viewControllers = [screen("x")]
    expectTrace("a.wM(nil) x.wM(T) a.wD a.dD a.dM(nil) x.load x.wA x.iA x.dA x.dM(T)")
  }

  func test_TAB_09_theSameSelectedInstanceHearsNothing() async {
    // UncertainChoice.keptTabHearsNothing.
    let (a, b) = (screen("a"), screen("b"))
    let tabs = tabs("T", a, b)
    tabs.selectedIndex = 1
    show(tabs)
    tabs.viewControllers = [b]
    expectTrace("a.wM(nil) a.dM(nil)")
  }

  func test_TAB_10_selectingAForeignControllerRaises() async {
    let tabs = shownTabs()
    tabs.selectedViewController = screen("X")
    expectMessages(
      "only a view controller in the tab bar controller's list can be selected, not X")
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func test_TAB_11_indexOutOfRangeKeepsTheSelection() async {
    // UncertainChoice.indexOutOfRangeIsIgnored.
    let tabs = shownTabs()
    tabs.selectedIndex = 7
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(
      runtime.diagnostics.entries.map(\.refusal), [.tabIndexOutOfRange(index: 7, count: 3)])
    expectTrace("")
  }

  func test_TAB_14_stacksAreIndependentAndSurviveSwitching() async {
    let tabs = shownTabs()
    stack(0, of: tabs)?.pushViewController(screen("A"), animated: false)
    tabs.selectedIndex = 1
    stack(1, of: tabs)?.pushViewController(screen("B"), animated: false)
    tabs.selectedIndex = 0
    expectNames(stack(0, of: tabs)?.viewControllers, "R1 A")
    expectNames(stack(1, of: tabs)?.viewControllers, "R2 B")
  }

  func test_TAB_15_selectingUnderAModal() async {
    // UncertainChoice.switchUnderACoverWaits.
    let tabs = shownTabs()
    present(sheet("M"), on: tabs)
    tabs.selectedIndex = 1
    expectTrace("R2.load R2.wA R2.iA R1.wD R1.dD R2.dA")
    tabs.dismiss(animated: false)
    settle()
    present(sheet("F", .fullScreen), on: tabs)
    tabs.selectedIndex = 2
    XCTAssertEqual(tabs.selectedIndex, 2)
    expectTrace("")
    tabs.dismiss(animated: true)
    settle()
    expectTrace("F.wD R3.load R3.wA R3.iA R3.dA F.dD")
  }

  func test_TAB_17_tabBarControllerCrossesNoPresentation() async {
    let tabs = shownTabs()
    let x = screen("X")
    let modal = stack("N", x)
    present(modal, on: tabs)
    XCTAssertNil(modal.tabBarController)
    XCTAssertNil(x.tabBarController)
  }

  func test_TAB_18_switchWhileAPushAnimatesKeepsThePush() async {
    // UncertainChoice.switchFinishesThePush.
    let tabs = shownTabs()
    let n1 = stack(0, of: tabs)
    n1?.pushViewController(screen("A"), animated: true)
    _ = trace.take()
    tabs.selectedIndex = 1
    settle()
    expectTrace("R2.load R2.wA R2.iA R1.dD A.dA A.dM(N1) A.wD A.dD R2.dA")
    expectNames(n1?.viewControllers, "R1 A")
    XCTAssertEqual(runtime.openStackTransitions, 0)
  }

  func test_TAB_19_theViewIsLoadedInTheInitialiser() async {
    XCTAssertTrue(tabs("T").isViewLoaded)
  }

  func test_TAB_24_switchAndEditInOneTurn() async {
    // UncertainChoice.switchAndEditShowTheEndOnly.
    let tabs = shownTabs()
    tabs.selectedIndex = 1
    stack(1, of: tabs)?.pushViewController(screen("A"), animated: false)
    expectNames(stack(1, of: tabs)?.viewControllers, "R2 A")
    XCTAssertTrue(trace.take().hasSuffix("A.dA A.dM(N2)"))
  }

  func test_TAB_25_theDelegateIsWeak() async {
    let tabs = shownTabs()
    tabs.delegate = TabDelegate(trace)
    XCTAssertNil(tabs.delegate)
    XCTAssertTrue(tabs.tapTab(at: 1))
    XCTAssertEqual(tabs.selectedIndex, 1)
  }

  func test_TAB_16_aModalOfATabsOwnContextIsHiddenAndShownWithIt() async {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let tabs = shownTabs()
      let r1 = stack(0, of: tabs)?.topViewController
      r1?.definesPresentationContext = true
      let m = sheet("M", style)
      r1?.present(m, animated: true)
      settle()
      _ = trace.take()
      let isCovered = style == .currentContext
      tabs.selectedIndex = 1
      expectTrace(
        isCovered
          ? "R2.load R2.wA R2.iA M.wD M.dD R2.dA"
          : "R2.load R2.wA R2.iA R1.wD M.wD R1.dD M.dD R2.dA")
      tabs.selectedIndex = 0
      expectTrace(
        isCovered
          ? "M.wA M.iA R2.wD R2.dD M.dA" : "R1.wA M.wA R1.iA M.iA R2.wD R2.dD R1.dA M.dA")
      r1?.dismiss(animated: true)
      settle()
      expectTrace(isCovered ? "M.wD R1.wA R1.iA R1.dA M.dD" : "M.wD M.dD")
    }
  }
}
