import UIKit
import XCTest

/// Pitfalls of modals and tabs, as UIKit has them.
@MainActor
final class ModalPitfallTests: EngineTestCase {
  func test_PIT_46_touchingAnAction_dismissesAndThenRunsTheHandler_whichMayPresent() async throws {
    let base = screen("T")
    show(base)
    let alert = alert()
    let next = screen("M")
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak base] _ in
        XCTAssertNil(base?.presentedViewController)
        base?.present(next, animated: true)
      })
    present(alert, on: base)
    XCTAssertTrue(alert.choose(try XCTUnwrap(alert.actions.first)))
    settle()
    XCTAssertIdentical(base.presentedViewController, next)
    expectMessages()
  }

  func test_PIT_58_theCompletionOfADismissal_findsTheModalAlive() async {
    let base = screen("T")
    show(base)
    present(sheet("M"), on: base)
    weak let modal = base.presentedViewController
    var wasAlive: Bool?
    base.dismiss(animated: true) { wasAlive = modal != nil }
    settle()
    XCTAssertEqual(wasAlive, true)
    XCTAssertNil(modal)
  }
}

/// Pitfalls of tabs, as UIKit has them.
@MainActor
final class TabPitfallTests: EngineTestCase {
  private final class CountingTabs: UITabBarController {
    var assignments = 0
    override var selectedIndex: Int {
      get { super.selectedIndex }
      set {
        assignments += 1
        super.selectedIndex = newValue
      }
    }
  }

  func test_PIT_49_aTabTouchedAgain_popsTheFormUnlessTheDelegateRefuses() async {
    let form = stack("N", screen("R"), screen("Form"))
    let tabs = tabs("T", form, screen("b"))
    show(tabs)
    let delegate = TabDelegate(trace)
    delegate.allows = false
    tabs.delegate = delegate
    XCTAssertFalse(tabs.tapTab(at: 0))
    settle()
    expectNames(form.viewControllers, "R Form")
    delegate.allows = true
    XCTAssertTrue(tabs.tapTab(at: 0))
    settle()
    expectNames(form.viewControllers, "R")
  }

  func test_PIT_50_aTouchOfATab_isNoAssignmentOfTheIndex_butTheDelegateIsTold() async {
    let tabs = CountingTabs()
    tabs.viewControllers = [screen("a"), screen("b")]
    show(tabs)
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    tabs.assignments = 0
    XCTAssertTrue(tabs.tapTab(at: 1))
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(tabs.assignments, 0)
    XCTAssertTrue(trace.take().hasPrefix("shouldSelect(b)@0"))
    tabs.selectedIndex = 0
    XCTAssertEqual(tabs.assignments, 1)
  }

  func test_PIT_52_aModalOfATabsOwnContext_leavesTheTabVisibleWhenDismissedAfterASwitch() async {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let content = screen("R")
      content.definesPresentationContext = true
      let tabs = tabs("T", stack("N", content), screen("b"))
      show(tabs)
      present(sheet("M", style), on: content)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      content.dismiss(animated: true)
      settle()
      XCTAssertEqual(content.appearance, .appeared)
      XCTAssertNotNil(content.view.window)
      XCTAssertNil(content.presentedViewController)
    }
  }
}
