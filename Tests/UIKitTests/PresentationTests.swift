import UIKit
import XCTest

/// Chapter 4 of the catalogue, presenting.
@MainActor
final class PresentationTests: EngineTestCase {
  /// A window with tabs, a stack of two in the first of them.
  private func shownTabs() -> (tabs: TracingTabs, stack: TracingStack, a: TracingController) {
    let a = screen("A")
    let stack = stack("N", screen("R"))
    let tabs = tabs("T", stack, self.stack("N2", screen("R2")))
    show(tabs)
    stack.pushViewController(a, animated: false)
    _ = trace.take()
    return (tabs, stack, a)
  }

  func test_MOD_01_presentSetsTheChainAtOnce() async {
    let (a, m) = (screen("A"), screen("M"))
    show(a)
    var completions: [String] = []
    let trace = trace
    a.present(m, animated: true) { completions.append(trace.take()) }
    XCTAssertIdentical(a.presentedViewController, m)
    XCTAssertIdentical(m.presentingViewController, a)
    XCTAssertNil(m.parent)
    expectNames(a.children, "")
    XCTAssertEqual(completions, [])
    settle()
    XCTAssertEqual(completions, ["M.load M.wA M.iA M.dA"])
  }

  func test_MOD_02_fullScreenPresentOrder() async {
    let (a, m) = (screen("A"), sheet("M", .fullScreen))
    show(a)
    let trace = trace
    a.on[.wD] = { a in
      trace.add("\(a.presentedViewController?.traceName ?? "nil"):\(m.isViewLoaded)")
    }
    a.present(m, animated: true) { trace.add("completion") }
    settle()
    expectTrace("M.load A.wD M:true M.wA M.iA M.dA A.dD completion")
  }

  func test_MOD_03_fullScreenDismissOrder() async {
    let a = screen("A")
    show(a)
    present(sheet("M", .fullScreen), on: a)
    let trace = trace
    weak let m = a.presentedViewController as? TracingController
    let chain: (TracingController) -> Void = { [weak a, weak m] _ in
      let up = a?.presentedViewController?.traceName ?? "nil"
      trace.add("\(up)/\(m?.presentingViewController?.traceName ?? "nil")")
    }
    m?.on[.wD] = chain
    m?.on[.dD] = chain
    a.on[.wA] = chain
    a.on[.dA] = chain
    a.dismiss(animated: true) { trace.add("completion") }
    settle()
    expectTrace("M.wD M/A A.wA M/A A.iA A.dA nil/nil M.dD nil/nil completion")
    XCTAssertNil(m)
  }

  func test_MOD_04_sheetsDoNotDisturbThePresenter() async {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let a = screen("A")
      show(a)
      let m = sheet("M", style)
      a.present(m, animated: true)
      settle()
      expectTrace("M.load M.wA M.iA M.dA")
      m.dismiss(animated: true)
      settle()
      expectTrace("M.wD M.dD")
    }
  }

  func test_MOD_05_overStylesAndPopoversBehaveLikeSheets() async {
    for style in [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .popover,
    ] {
      let a = screen("A")
      show(a)
      let m = sheet("M", style)
      a.present(m, animated: true)
      settle()
      expectTrace("M.load M.wA M.iA M.dA")
      a.dismiss(animated: true)
      settle()
      expectTrace("M.wD M.dD")
      XCTAssertNotNil(a.view.window)
    }
  }

  func test_MOD_06_defaultStyleReadsAsPageSheet() async {
    XCTAssertEqual(screen("M").modalPresentationStyle, .pageSheet)
    XCTAssertEqual(sheet("M", .fullScreen).modalPresentationStyle, .fullScreen)
  }

  func test_MOD_07_theOutermostContainerPresents() async {
    // UncertainChoice.childrenSeeWhatAnAncestorPresents.
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let (tabs, stack, a) = shownTabs()
      let m = sheet("M", style)
      present(m, on: a)
      XCTAssertIdentical(m.presentingViewController, tabs)
      XCTAssertIdentical(tabs.presentedViewController, m)
      XCTAssertIdentical(tabs.presented, m)
      XCTAssertNil(a.presented)
      XCTAssertIdentical(a.presentedViewController, m)
      expectNames(stack.viewControllers, "R A")
      XCTAssertEqual(tabs.selectedIndex, 0)
    }
    let (tabs, _, a) = shownTabs()
    let alert = alert()
    present(alert, on: a)
    XCTAssertIdentical(alert.presentingViewController, tabs)
  }

  func test_MOD_08_contextStylesChooseTheNearestContext() async {
    // UncertainChoice.containersDefineNoContext.
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let (tabs, stack, a) = shownTabs()
      let m = sheet("M", style)
      present(m, on: a)
      XCTAssertIdentical(m.presentingViewController, tabs)
      tabs.dismiss(animated: false)
      settle()
      stack.definesPresentationContext = true
      present(m, on: a)
      XCTAssertIdentical(m.presentingViewController, stack)
      XCTAssertNil(tabs.presented)
      stack.dismiss(animated: false)
      settle()
      _ = trace.take()
    }
  }

  func test_MOD_10_theEndOfTheChainMakesItLonger() async {
    let (tabs, _, _) = shownTabs()
    let (m, m2) = (sheet("M"), sheet("M2"))
    present(m, on: tabs)
    present(m2, on: m)
    XCTAssertIdentical(m.presentedViewController, m2)
    XCTAssertIdentical(m2.presentingViewController, m)
    tabs.dismiss(animated: false)
    settle()
    let x = screen("X")
    let modal = stack("N3", x)
    present(modal, on: tabs)
    present(m2, on: x)
    XCTAssertIdentical(m2.presentingViewController, modal)
  }

  func test_MOD_21_aDismissedInstanceMayBePresentedAgain() async {
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    present(m, on: tabs)
    tabs.dismiss(animated: true)
    settle()
    _ = trace.take()
    tabs.present(m, animated: true)
    settle()
    expectTrace("M.wA M.iA M.dA")
  }

  func test_MOD_42_coordinatorDuringModalTransitions() async {
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    tabs.present(m, animated: true)
    XCTAssertNotNil(m.transitionCoordinator)
    XCTAssertIdentical(tabs.transitionCoordinator, m.transitionCoordinator)
    settle()
    XCTAssertNil(m.transitionCoordinator)
    tabs.dismiss(animated: true)
    XCTAssertNotNil(m.transitionCoordinator)
    settle()
    XCTAssertNil(tabs.transitionCoordinator)
    tabs.present(m, animated: false)
    XCTAssertNil(m.transitionCoordinator)
    settle()
  }

  func test_MOD_43_windowsHaveChainsOfTheirOwn() async {
    let (tabs, _, _) = shownTabs()
    present(sheet("M"), on: tabs)
    let second = UIWindow(frame: UIScreen.main.bounds)
    let p = screen("P")
    second.rootViewController = p
    second.makeKeyAndVisible()
    _ = trace.take()
    let alert = alert()
    p.present(alert, animated: true)
    settle()
    expectTrace("Al.load Al.wA Al.iA Al.dA")
    XCTAssertIdentical(alert.presentingViewController, p)
    expectMessages()
    second.tearDown()
  }

  func test_MOD_44_fullScreenOnTopOfASheet() async {
    // UncertainChoice.baseBelowASheetHearsNothing.
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    present(m, on: tabs)
    m.present(sheet("M2", .fullScreen), animated: true)
    settle()
    expectTrace("M2.load M.wD M2.wA M2.iA M2.dA M.dD")
  }

  func test_MOD_45_sheetOnSheet() async {
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    present(m, on: tabs)
    m.present(sheet("M2"), animated: true)
    settle()
    expectTrace("M2.load M2.wA M2.iA M2.dA")
  }

  func test_MOD_48_completionOfANonAnimatedPresentComesInTheNextTurn() async {
    // UncertainChoice.unanimatedModalsEndInTheNextTurn.
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    var completions = 0
    tabs.present(m, animated: false) { completions += 1 }
    XCTAssertIdentical(tabs.presentedViewController, m)
    XCTAssertEqual(completions, 0)
    settle()
    XCTAssertEqual(completions, 1)
    XCTAssertEqual(runtime.loop.now, .zero)
    XCTAssertEqual(trace.takeAnimated(), "M.load M.wA(false) M.iA(false) M.dA(false)")
  }

  func test_MOD_50_presentDuringAStackTransitionWaitsForItsEnd() async {
    // UncertainChoice.presentationWaitsForTheStack.
    let (tabs, stack, a) = shownTabs()
    stack.pushViewController(screen("B"), animated: true)
    let (m, m2) = (sheet("M"), sheet("M2"))
    var completions: [String] = []
    tabs.present(m, animated: true) { completions.append("M") }
    a.present(m2, animated: true) { completions.append("M2") }
    XCTAssertNil(tabs.presentedViewController)
    expectMessages()
    settle()
    XCTAssertIdentical(tabs.presentedViewController, m)
    XCTAssertEqual(completions, ["M"])
    expectMessages("attempt to present M2 on T while a presentation is in progress")
  }
}
