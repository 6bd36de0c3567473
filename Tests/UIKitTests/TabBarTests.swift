import UIKit
import XCTest

/// Chapter 7 of the catalogue: taps beside the setters, and the bar itself (H-TAB).
@MainActor
final class TabBarTests: EngineTestCase {
  func test_TAB_20_aTapDoesNotGoThroughTheSetters() async {
    @MainActor final class Observed: UITabBarController {
      var sets: [String] = []
      override var selectedIndex: Int { didSet { sets.append("index") } }
      override var selectedViewController: UIViewController? {
        didSet { sets.append("controller") }
      }
    }
    let tabs = Observed()
    tabs.viewControllers = [screen("A"), screen("B")]
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    show(tabs)
    XCTAssertTrue(tabs.tapTab(at: 1))
    settle()
    XCTAssertEqual(tabs.sets, [])
    XCTAssertTrue(trace.take().contains("didSelect(B)@1"))
    tabs.selectedIndex = 0
    XCTAssertEqual(tabs.sets, ["index"])
  }

  func test_TAB_23_theManagedTabBarMustNotBeEdited() async {
    @MainActor final class BarDelegate: NSObject, UITabBarDelegate {}
    let (tabs, delegate) = (tabs("T", screen("A"), screen("B")), BarDelegate())
    tabs.tabBar.items = []
    tabs.tabBar.delegate = delegate
    XCTAssertEqual(tabs.tabBar.items?.count, 2)
    XCTAssertNil(tabs.tabBar.delegate)
    expectMessages(
      "items of the tab bar that T manages must not be changed",
      "delegate of the tab bar that T manages must not be changed")
    let own = UITabBar()
    own.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    own.delegate = delegate
    XCTAssertEqual(own.items?.map(\.title), ["A"])
    XCTAssertIdentical(own.delegate, delegate)
    expectMessages()
  }
}
