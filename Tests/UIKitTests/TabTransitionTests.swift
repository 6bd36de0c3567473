import UIKit
import XCTest

/// Chapter 7 of the catalogue: animated switches and tab objects (H-COORD, D-TABDEL).
@MainActor
final class TabTransitionTests: EngineTestCase {
  /// Animates each switch, and writes down what it is asked and told.
  @MainActor
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let trace: Trace
    var animator: TestAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    var allows = true
    init(_ trace: Trace) { self.trace = trace }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      trace.add("shouldSelect(\(viewController.traceName))")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { trace.add("didSelect(\(viewController.traceName))") }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      trace.add("shouldSelectTab(\(tab.identifier))")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { trace.add("didSelectTab(\(selectedTab.identifier),\(previousTab?.identifier ?? "nil"))") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private func shown() -> (tabs: TracingTabs, delegate: Delegate, animator: TestAnimator) {
    let (tabs, delegate) = (tabs("T", screen("A"), screen("B"), screen("C")), Delegate(trace))
    let animator = TestAnimator(trace)
    delegate.animator = animator
    tabs.delegate = delegate
    show(tabs)
    return (tabs, delegate, animator)
  }

  func test_TAB_21_anAnimatedSwitchLastsUntilItsAnimatorIsDone() async {
    let (tabs, delegate, animator) = shown()
    XCTAssertTrue(tabs.tapTab(at: 1))
    expectTrace("shouldSelect(B) B.load B.wA B.iA A.wD animate(A,B) didSelect(B)")
    XCTAssertEqual(tabs.transitionCoordinator?.transitionDuration, 0.25)
    tabs.selectedIndex = 2
    expectTrace("")
    delegate.animator = nil
    animator.finish()
    expectTrace("ended(true) A.dD B.dA C.load C.wA C.iA B.wD B.dD C.dA")
    XCTAssertEqual(tabs.selectedIndex, 2)
    XCTAssertEqual(runtime.openStackTransitions, 0)
  }

  func test_TAB_21_aCancelledInteractiveSwitchReturns() async {
    // UncertainChoice.cancelledTabSwitchReturns.
    let (tabs, delegate, animator) = shown()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    expectTrace("B.load B.wA B.iA A.wD animate(A,B)")
    XCTAssertEqual(tabs.selectedIndex, 1)
    var isCancelled: Bool?
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    interactor.cancel()
    animator.finish()
    expectTrace("ended(false) B.wD B.dD A.wA A.iA A.dA")
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(isCancelled, true)
    XCTAssertNil(tabs.transitionCoordinator)
    tabs.selectedIndex = 1
    interactor.finish()
    animator.finish()
    expectTrace("B.wA B.iA A.wD animate(A,B) ended(true) A.dD B.dA")
    _ = delegate
  }

  func test_TAB_21_aSwitchIsEndedWhenTheTabsLeaveOrChange() async {
    for leaves in [true, false] {
      let (tabs, delegate, animator) = shown()
      tabs.selectedIndex = 1
      if leaves {
        window.rootViewController = screen("X")
      } else {
        tabs.viewControllers = [screen("D")]
      }
      settle()
      animator.finish()
      XCTAssertEqual(runtime.openStackTransitions, 0)
      XCTAssertNil(tabs.transitionCoordinator)
      let words = trace.take()
      XCTAssertTrue(words.contains("ended(true) A.dD B.dA"), words)
      _ = delegate
    }
  }

  func test_TAB_22_tapsOnTabObjectsAskAndTellInTheirOwnWay() async {
    // UncertainChoice.tabObjectsMakeControllersAtOnce.
    runtime.generation = .iOS18
    let (a, b) = (screen("A"), screen("B"))
    let tabs = UITabBarController(tabs: [
      UITab(title: "A", image: nil, identifier: "a") { _ in a },
      UITab(title: "B", image: nil, identifier: "b") { _ in b },
    ])
    let delegate = Delegate(trace)
    tabs.delegate = delegate
    show(tabs)
    XCTAssertEqual(tabs.selectedTab?.identifier, "a")
    XCTAssertTrue(tabs.tapTab(at: 1))
    expectTrace("shouldSelectTab(b) B.load B.wA B.iA A.wD A.dD B.dA didSelectTab(b,a)")
    delegate.allows = false
    XCTAssertFalse(tabs.tapTab(at: 0))
    expectTrace("shouldSelectTab(a)")
    tabs.selectedTab = tabs.tab(forIdentifier: "a")
    expectTrace("A.wA A.iA B.wD B.dD A.dA")
    XCTAssertIdentical(tabs.tabs.first?.tabBarController, tabs)
    expectNames(tabs.viewControllers, "A B")
    expectMessages()
  }

  func test_TAB_22_theTwoKindsOfTabsShouldNotBeMixed() async {
    runtime.generation = .iOS26
    let tabs = tabs("T", screen("A"))
    tabs.tabs = [UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() }]
    expectMessages(
      "the tabs of T should be set either as controllers or as tab objects, not both")
    XCTAssertEqual(tabs.viewControllers?.count, 1)
    tabs.viewControllers = [screen("C")]
    expectMessages(
      "the tabs of T should be set either as controllers or as tab objects, not both")
    XCTAssertEqual(tabs.tabs, [])
    XCTAssertNil(tabs.selectedTab)
  }

  func test_TAB_22_beforeiOS18ThereAreNoTabObjects() async {
    let tabs = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "a")])
    XCTAssertEqual(tabs.tabs, [])
    XCTAssertNil(tabs.viewControllers)
    expectMessages("tabs has no effect before iOS 18")
  }
}
