import UIKit
import XCTest

/// Table 11.5 of the catalogue, as far as the three imitated versions differ.
@MainActor
final class GenerationTests: EngineTestCase {
  private func each(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    _ run: () -> String
  ) {
    var found: [String] = []
    for generation in UIKitGeneration.allCases {
      runtime.generation = generation
      found.append(run())
      settle()
      _ = trace.take()
      runtime.diagnostics.removeAll()
    }
    XCTAssertEqual(found, expected, file: file, line: line)
  }

  private func shownStack() -> TracingStack {
    let stack = stack("N", screen("R"), screen("A"), screen("B"))
    show(stack)
    return stack
  }

  func test_GEST_05_didShowAfterACancelledSwipe() async {
    // Reported for iOS 18, uncertain.
    each(["willShow(A)", "willShow(A) didShow(A)", "willShow(A) didShow(A)"]) {
      let (stack, delegate) = (shownStack(), StackDelegate(trace))
      stack.delegate = delegate
      XCTAssertTrue(stack.beginSwipeBack())
      stack.cancelSwipeBack()
      return trace.take().split(separator: " ").filter { $0.contains("Show") }
        .joined(separator: " ")
    }
  }

  func test_BAR_09_secondTapOnBackDuringAPop() async {
    // Reported for iOS 26, uncertain.
    each(["R A", "R A", "R"]) {
      let stack = shownStack()
      stack.tapBackButton()
      stack.tapBackButton()
      return stack.viewControllers.map(\.traceName).joined(separator: " ")
    }
  }

  func test_GEST_15_swipeOverTheContent() async {
    each(["false", "false", "true"]) {
      let stack = shownStack()
      defer { stack.cancelSwipeBack() }
      return "\(stack.beginContentSwipeBack())"
    }
  }

  func test_GEST_14_theEdgeSwipeWaitsForThePushInAll() async {
    // UncertainChoice.swipeWaitsForTheTransition: iOS 26 may interrupt it.
    each(["false", "false", "false"]) {
      let stack = shownStack()
      stack.pushViewController(screen("C"), animated: true)
      return "\(stack.beginSwipeBack())"
    }
  }

  func test_NAV_04_theRootIsLoadedWhenRevealedInAll() async {
    // UncertainChoice.buriedRootIsLoadedWhenRevealed: the table has a report for iOS 18.
    each(["false true", "false true", "false true"]) {
      let stack = shownStack()
      let root = stack.viewControllers[0]
      let before = root.isViewLoaded
      stack.popToRootViewController(animated: false)
      return "\(before) \(root.isViewLoaded)"
    }
  }

  func test_MOD_06_theDefaultStyle() async {
    each(["pageSheet", "formSheet", "formSheet"]) {
      let (root, modal) = (screen("R"), screen("M"))
      show(root)
      present(modal, on: root)
      return modal.modalPresentationStyle.name
    }
  }

  func test_BAR_16_theSwitchOfTheTabBar() async {
    each(["false", "true", "true"]) {
      let tabs = tabs("T", screen("A"))
      tabs.isTabBarHidden = true
      return "\(tabs.isBottomBarHidden)"
    }
  }

  func test_TAB_22_tabObjects() async {
    each(["0", "1", "1"]) {
      let tabs = UITabBarController()
      tabs.tabs = [UITab(title: "A", image: nil, identifier: "a")]
      return "\(tabs.tabs.count)"
    }
  }
}
