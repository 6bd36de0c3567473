import UIKit
import XCTest

/// Pitfalls of gestures, transitions and presentation controllers of the app's own, and of pages, as UIKit has them.
@MainActor
final class CustomTransitionPitfallTests: EngineTestCase {
  func test_PIT_10_aLeftButtonOfItsOwnEndsTheSwipe_andWithoutTheDelegateTheRootStaysUnswiped() async
  {
    let (root, detail) = (screen("R"), screen("A"))
    let stack = stack("N", root)
    show(stack)
    stack.pushViewController(detail, animated: false)
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    XCTAssertFalse(stack.beginSwipeBack())
    stack.interactivePopGestureRecognizer?.delegate = nil
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectNames(stack.viewControllers, "R")
    XCTAssertFalse(stack.beginSwipeBack())
    stack.pushViewController(screen("B"), animated: true)
    XCTAssertFalse(stack.beginSwipeBack())
    settle()
    expectNames(stack.viewControllers, "R B")
    expectMessages()
  }

  func test_PIT_11_anAnimatorDelegateThatAnswersNil_animatesAsEverAndEndsTheSwipe() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let delegate = AnimatingStackDelegate(trace, nil)
    stack.delegate = delegate
    stack.pushViewController(screen("A"), animated: true)
    settle()
    expectNames(stack.viewControllers, "R A")
    XCTAssertFalse(stack.beginSwipeBack())
    stack.popViewController(animated: true)
    settle()
    expectNames(stack.viewControllers, "R")
  }

  func test_PIT_38_aPresentationControllerThatIsReadAndNotUsed_isWarnedOf() async {
    weak var modal: UIViewController?
    do {
      let sheet = sheet("M")
      sheet.presentationController?.delegate = nil
      modal = sheet
    }
    XCTAssertNil(modal)
    expectMessages(
      "presentationController of TracingController was read and TracingController never presented: "
        + "on a device both leak")
  }

  func test_PIT_62_aPageSetWhilePagesMove_comesAfterwards() async {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([screen("A")], direction: .forward, animated: false)
    show(pages)
    pages.setViewControllers([screen("B")], direction: .forward, animated: true)
    pages.setViewControllers([screen("C")], direction: .reverse, animated: true)
    settle()
    expectNames(pages.viewControllers, "C")
    expectNames(pages.children, "C")
    expectMessages()
  }
}
