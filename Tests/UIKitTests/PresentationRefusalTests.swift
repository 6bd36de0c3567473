import UIKit
import XCTest

/// Chapter 4 of the catalogue: what cannot be presented, and when.
@MainActor
final class PresentationRefusalTests: EngineTestCase {
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

  func test_MOD_09_presentingWhileThePresenterPresentsIsRefused() async {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      let (tabs, _, a) = shownTabs()
      let (m, m2) = (sheet("M", style), sheet("M2"))
      present(m, on: tabs)
      var completions = 0
      tabs.present(m2, animated: true) { completions += 1 }
      expectMessages("attempt to present M2 on T (from T) which is already presenting M")
      a.present(m2, animated: true) { completions += 1 }
      expectMessages("attempt to present M2 on T (from A) which is already presenting M")
      settle()
      XCTAssertIdentical(tabs.presented, m)
      XCTAssertNil(m2.presentingViewController)
      XCTAssertEqual(completions, 0)
      expectTrace("")
      tabs.dismiss(animated: false)
      settle()
    }
  }

  func test_MOD_12_presentingFromOutsideTheWindowIsRefused() async {
    let (_, stack, a) = shownTabs()
    let m = sheet("M")
    var completions = 0
    func expectRefused(from requester: UIViewController, line: UInt = #line) {
      requester.present(m, animated: true) { completions += 1 }
      expectMessages(
        "attempt to present M on \(requester.traceName) whose view is not in the window hierarchy",
        line: line)
      XCTAssertNil(m.presentingViewController, line: line)
      expectTrace("", line: line)
    }
    let never = screen("X")
    expectRefused(from: never)
    stack.popViewController(animated: false)
    _ = trace.take()
    expectRefused(from: a)
    let r2 = screen("R2")
    r2.definesPresentationContext = true
    m.modalPresentationStyle = .currentContext
    stack.tabBarController?.viewControllers?.append(self.stack("N3", r2))
    _ = trace.take()
    expectRefused(from: r2)
    settle()
    XCTAssertEqual(completions, 0)
  }

  func test_MOD_12_aCoveredMemberPresentsThroughItsContainer() async {
    let (tabs, stack, _) = shownTabs()
    let m = sheet("M")
    present(m, on: stack.viewControllers[0])
    XCTAssertIdentical(m.presentingViewController, tabs)
    expectMessages()
  }

  func test_MOD_13_earliestSafeMoment() async {
    let a = screen("A")
    let m = sheet("M")
    a.on[.load] = { $0.present(m, animated: true) }
    show(a)
    expectMessages("attempt to present M on A whose view is not in the window hierarchy")
    XCTAssertNil(m.presentingViewController)
    let b = screen("B")
    b.on[.dA] = { $0.present(m, animated: true) }
    show(b)
    XCTAssertIdentical(m.presentingViewController, b)
    expectMessages()
  }

  func test_MOD_13_aModalMayPresentFromItsViewDidAppear() async {
    let (tabs, _, _) = shownTabs()
    let (m, m2) = (sheet("M", .fullScreen), sheet("M2"))
    m.on[.dA] = { m in
      XCTAssertTrue(m.isBeingPresented)
      m.present(m2, animated: true)
      XCTAssertIdentical(m.presentedViewController, m2)
    }
    tabs.present(m, animated: true)
    settle()
    XCTAssertIdentical(m2.presentingViewController, m)
    expectMessages()
    m.on = [:]
    m2.dismiss(animated: true)
    settle()
  }

  func test_MOD_15_presentingWhileAPresentationRunsIsRefused() async {
    let (tabs, _, a) = shownTabs()
    let (m, m2) = (sheet("M"), sheet("M2"))
    var completions = 0
    tabs.present(m, animated: true) { m.present(m2, animated: true) { completions += 10 } }
    for requester in [tabs, a, m] {
      requester.present(m2, animated: true) { completions += 1 }
      let presenter = requester === m ? "M" : "T"
      expectMessages(
        "attempt to present M2 on \(presenter) while a presentation is in progress")
    }
    settle()
    XCTAssertEqual(completions, 10)
    XCTAssertIdentical(m2.presentingViewController, m)
  }

  func test_MOD_16_presentingWhileADismissalRunsIsRefused() async {
    let (tabs, _, _) = shownTabs()
    let (m, m2) = (sheet("M"), sheet("M2"))
    present(m, on: tabs)
    tabs.dismiss(animated: true) { tabs.present(m2, animated: true) }
    XCTAssertIdentical(tabs.presentedViewController, m)
    XCTAssertTrue(m.isBeingDismissed)
    var completions = 0
    tabs.present(m2, animated: true) { completions += 1 }
    expectMessages("attempt to present M2 on T (from T) which is already presenting M")
    settle()
    XCTAssertEqual(completions, 0)
    XCTAssertIdentical(tabs.presentedViewController, m2)
    expectMessages()
  }

  func test_MOD_17_presentingOnAControllerThatIsBeingDismissedIsRefused() async {
    // UncertainChoice.presentingWhileDismissedIsRefused.
    let (tabs, _, _) = shownTabs()
    let (m, m2) = (sheet("M"), sheet("M2"))
    present(m, on: tabs)
    tabs.dismiss(animated: true)
    var completions = 0
    m.present(m2, animated: true) { completions += 1 }
    expectMessages("attempt to present M2 on M while it is being dismissed")
    settle()
    XCTAssertEqual(completions, 0)
    XCTAssertNil(m2.presentingViewController)
  }

  func test_MOD_18_presentingAPresentedInstanceRaises() async {
    let (tabs, _, _) = shownTabs()
    let (m, m2) = (sheet("M"), sheet("M2"))
    present(m, on: tabs)
    present(m2, on: m)
    m2.present(m, animated: true)
    expectMessages("tried to present modally M, which is already being presented by T")
    m.present(m2, animated: true)
    expectMessages("tried to present modally M2, which is already being presented by M")
    XCTAssertNil(m2.presentedViewController)
    expectTrace("")
  }

  func test_MOD_19_presentingAControllerWithAParentRaises() async {
    let (tabs, stack, a) = shownTabs()
    tabs.present(a, animated: true)
    expectMessages("tried to present modally A, which has the parent N")
    XCTAssertNil(tabs.presented)
    expectNames(stack.viewControllers, "R A")
  }

  func test_MOD_19_presentingTheRootOfTheWindowRaises() async {
    let (tabs, _, _) = shownTabs()
    let m = sheet("M")
    present(m, on: tabs)
    m.present(tabs, animated: true)
    expectMessages("tried to present modally the active controller T")
    XCTAssertNil(m.presented)
  }

  func test_MOD_20_presentingItselfRaises() async {
    let (_, _, a) = shownTabs()
    a.present(a, animated: true)
    expectMessages("tried to present A on itself")
    expectTrace("")
  }
}
