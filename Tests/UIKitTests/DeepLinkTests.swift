import UIKit
import XCTest

/// Chapter 10 of the catalogue, as far as controllers are concerned.
@MainActor
final class DeepLinkTests: EngineTestCase {
  /// Two tabs with two screens each.
  private func shownTabs() -> TracingTabs {
    let n1 = stack("N1", screen("R1"), screen("A"))
    let n2 = stack("N2", screen("R2"), screen("X"))
    let tabs = tabs("T", n1, n2)
    show(tabs)
    return tabs
  }

  private func stack(_ index: Int, of tabs: TracingTabs) -> TracingStack? {
    tabs.viewControllers?[index] as? TracingStack
  }

  func test_DEEP_01_uikitNeverClearsTheWay() async {
    let tabs = shownTabs()
    let m = sheet("M", .fullScreen)
    present(m, on: tabs)
    stack(1, of: tabs)?.pushViewController(screen("D"), animated: true)
    expectNames(stack(1, of: tabs)?.viewControllers, "R2 X D")
    XCTAssertIdentical(tabs.presented, m)
    tabs.present(sheet("M2"), animated: true)
    expectMessages("attempt to present M2 on T (from T) which is already presenting M")
  }

  func test_DEEP_02_canonicalDeepLinkSequence() async {
    let tabs = shownTabs()
    present(sheet("M1"), on: tabs)
    weak let m1 = tabs.presented
    if let m1 { present(sheet("M2"), on: m1) }
    weak let m2 = m1?.presented
    weak let x = stack(1, of: tabs)?.topViewController
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    let sheets = SheetDelegate(trace)
    m1?.presentationController?.delegate = sheets
    let d = screen("D")
    var completions = 0
    tabs.dismiss(animated: true) { [weak tabs] in
      completions += 1
      tabs?.selectedIndex = 1
      let target = tabs?.selectedViewController as? TracingStack
      target?.popToRootViewController(animated: false)
      target?.pushViewController(d, animated: true)
    }
    settle()
    XCTAssertEqual(completions, 1)
    XCTAssertNil(tabs.presented)
    XCTAssertEqual(tabs.selectedIndex, 1)
    expectNames(stack(0, of: tabs)?.viewControllers, "R1 A")
    expectNames(stack(1, of: tabs)?.viewControllers, "R2 D")
    XCTAssertEqual(d.appearance, .appeared)
    let words = trace.take()
    XCTAssertFalse(words.contains("elect("))
    XCTAssertFalse(words.contains("ismiss"))
    XCTAssertNil(x)
    XCTAssertNil(m1)
    XCTAssertNil(m2)
    expectMessages()
  }

  func test_DEEP_02_withoutWaitingTheLaterStepsAreLost() async {
    let tabs = shownTabs()
    present(sheet("M1"), on: tabs)
    tabs.dismiss(animated: true)
    tabs.present(sheet("M2"), animated: true)
    stack(0, of: tabs)?.popToRootViewController(animated: false)
    settle()
    XCTAssertNil(tabs.presented)
    expectNames(stack(0, of: tabs)?.viewControllers, "R1 A")
    expectMessages(
      "attempt to present M2 on T (from T) which is already presenting M1",
      "popToRootViewController called on N1 while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated")
  }

  func test_DEEP_07_deepStackBeforeTheWindowIsVisible() async {
    let hidden = UIWindow(frame: UIScreen.main.bounds)
    let stack = stack("N")
    stack.setViewControllers([screen("R"), screen("A"), screen("D")], animated: false)
    hidden.rootViewController = stack
    _ = trace.take()
    hidden.makeKeyAndVisible()
    expectTrace("D.load D.wA D.iA D.dA")
    stack.popViewController(animated: false)
    expectTrace("D.wM(nil) A.load D.wD A.wA A.iA D.dD A.dA D.dM(nil)")
  }

  func test_DEEP_08_aLinkRemovesAnAlertWithoutItsHandler() async {
    let tabs = shownTabs()
    let alert = alert()
    var runs = 0
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in runs += 1 })
    present(alert, on: tabs)
    tabs.dismiss(animated: true)
    settle()
    XCTAssertEqual(runs, 0)
    XCTAssertNil(tabs.presented)
  }

  func test_DEEP_09_aBlockedSheetDoesNotBlockLinks() async {
    let tabs = shownTabs()
    let m = sheet("M")
    m.isModalInPresentation = true
    present(m, on: tabs)
    tabs.dismiss(animated: true)
    settle()
    XCTAssertNil(tabs.presented)
  }

  func test_DEEP_10_theSameLinkTwicePushesTwoInstances() async {
    let tabs = shownTabs()
    stack(0, of: tabs)?.pushViewController(screen("D"), animated: false)
    stack(0, of: tabs)?.pushViewController(screen("D"), animated: false)
    expectNames(stack(0, of: tabs)?.viewControllers, "R1 A D D")
    expectMessages()
  }

  func test_DEEP_13_sceneDisconnectReleasesWithoutCallbacks() async {
    // UncertainChoice.disconnectionTellsNoDelegate.
    weak var tabs: TracingTabs?
    weak var m: UIViewController?
    do {
      let shown = shownTabs()
      tabs = shown
      let modal = sheet("M")
      m = modal
      present(modal, on: shown)
    }
    window.tearDown()
    expectTrace("")
    XCTAssertNil(tabs)
    XCTAssertNil(m)
  }

  func test_DEEP_03_aLinkDuringATransitionHasToWaitForItsEnd() async {
    let tabs = shownTabs()
    let stack = stack(0, of: tabs)
    stack?.pushViewController(screen("B"), animated: true)
    // At once: the pop is dropped (NAV-32), the push comes later (NAV-31).
    stack?.popToRootViewController(animated: false)
    stack?.pushViewController(screen("D"), animated: false)
    expectNames(stack?.viewControllers, "R1 A B")
    expectMessages(
      "popToRootViewController called on N1 while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated")
    settle()
    expectNames(stack?.viewControllers, "R1 A B D")
    // A modal is refused during a presentation (MOD-15).
    tabs.present(sheet("M1"), animated: true)
    tabs.presented?.present(sheet("M2"), animated: true)
    XCTAssertNil(tabs.presented?.presented)
    XCTAssertEqual(runtime.diagnostics.messages.count, 1)
    runtime.diagnostics.removeAll()
    settle()
    tabs.dismiss(animated: false)
    settle()
    // From the coordinator's completion everything is carried out.
    stack?.popViewController(animated: true)
    let link = screen("E")
    stack?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak stack] _ in
      stack?.popToRootViewController(animated: false)
      stack?.pushViewController(link, animated: false)
    }
    settle()
    expectNames(stack?.viewControllers, "R1 E")
    expectMessages()
  }

  func test_DEEP_11_aLinkBeforeTheUIIsReady() async {
    let stack = stack("N", screen("R"))
    let (d, m) = (screen("D"), sheet("M"))
    stack.pushViewController(d, animated: true)
    stack.present(m, animated: true)
    expectNames(stack.viewControllers, "R D")
    XCTAssertNil(stack.presented)
    expectMessages("attempt to present M on N whose view is not in the window hierarchy")
    d.on[.dA] = { [weak m] d in
      if let m { d.present(m, animated: true) }
    }
    show(stack)
    XCTAssertIdentical(stack.presented, m)
    expectNames(stack.viewControllers, "R D")
    d.on = [:]
  }

  func test_DEEP_15_whereToShowALinkIsLeftToTheApp() async {
    for showsInModal in [true, false] {
      let (base, modal) = (stack("N", screen("R")), stack("N2", screen("X")))
      show(base)
      present(modal, on: base)
      (showsInModal ? modal : base).pushViewController(screen("D"), animated: true)
      settle()
      expectNames(base.viewControllers, showsInModal ? "R" : "R D")
      expectNames(modal.viewControllers, showsInModal ? "X D" : "X")
      XCTAssertIdentical(base.presented, modal)
    }
  }
}
