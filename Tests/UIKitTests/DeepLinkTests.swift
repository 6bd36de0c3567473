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
}
