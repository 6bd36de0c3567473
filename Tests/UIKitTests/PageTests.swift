import UIKit
import XCTest

/// A row of pages for the tests.
@MainActor
private final class Row: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  let trace: Trace

  init(_ pages: [UIViewController], _ trace: Trace) {
    self.pages = pages
    self.trace = trace
  }

  private func page(_ steps: Int, from controller: UIViewController) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(place + steps) ? pages[place + steps] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    trace.add("willTransition(\(pendingViewControllers.map(\.traceName).joined(separator: " ")))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let names = previousViewControllers.map(\.traceName).joined(separator: " ")
    trace.add("didFinish(\(finished) [\(names)] \(completed))")
  }
}

@MainActor
final class PageTests: EngineTestCase {
  private var row: Row?

  /// A visible row of the pages A and B that shows A.
  private func shownRow(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    let row = Row([screen("A"), screen("B")], trace)
    self.row = row
    pages.dataSource = row
    pages.delegate = row
    pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
    show(pages)
    return pages
  }

  override func tearDown() async throws {
    row = nil
    try await super.tearDown()
  }

  func test_PAGE_01_scroll_completedSwipe() async {
    let pages = shownRow(.scroll)
    XCTAssertTrue(pages.beginSwipe(.forward))
    pages.finishSwipe()
    expectTrace("B.wM(UIPageViewController) willTransition(B) B.load B.wA B.iA A.wD")
    settle()
    expectTrace(
      "B.dA A.dD B.dM(UIPageViewController) A.wM(nil) A.dM(nil) didFinish(true [A] true)")
    expectNames(pages.viewControllers, "B")
    expectNames(pages.children, "B")
  }

  func test_PAGE_02_scroll_cancelledSwipe() async {
    let pages = shownRow(.scroll)
    XCTAssertTrue(pages.beginSwipe(.forward))
    pages.cancelSwipe()
    expectTrace(
      "B.wM(UIPageViewController) willTransition(B) B.load B.wA B.iA A.wD "
        + "A.wA A.iA A.dA B.wD B.dD B.wM(nil) B.dM(nil) didFinish(true [A] false)")
    expectNames(pages.viewControllers, "A")
  }

  func test_PAGE_03_curl_completedSwipe() async {
    let pages = shownRow(.pageCurl)
    XCTAssertTrue(pages.beginSwipe(.forward))
    pages.finishSwipe()
    settle()
    expectTrace(
      "B.wM(UIPageViewController) willTransition(B) B.load B.wA B.iA A.wD A.dD B.dA "
        + "B.dM(UIPageViewController) A.wM(nil) A.dM(nil) didFinish(true [A] true)")
  }

  func test_PAGE_03_curl_cancelledSwipe() async {
    let pages = shownRow(.pageCurl)
    XCTAssertTrue(pages.beginSwipe(.forward))
    pages.cancelSwipe()
    expectTrace(
      "B.wM(UIPageViewController) willTransition(B) B.load B.wA B.iA A.wD "
        + "B.wD A.wA A.iA B.dD A.dA B.wM(nil) B.dM(nil) didFinish(true [A] false)")
  }

  func test_PAGE_04_changeInCode_callsItsCompletionOnly() async {
    // UncertainChoice.pagesSetInCodeAreToldAsSwiped.
    let pages = shownRow(.scroll)
    pages.setViewControllers([screen("C")], direction: .forward, animated: true) { finished in
      self.trace.add("completion(\(finished))")
    }
    expectNames(pages.viewControllers, "C")
    expectTrace("C.wM(UIPageViewController) C.load C.wA C.iA A.wD")
    settle()
    expectTrace("C.dA A.dD C.dM(UIPageViewController) A.wM(nil) A.dM(nil) completion(true)")
  }

  func test_PAGE_04_changeOffScreen_completesAtOnceWithoutCallbacks() async {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screen("A")], direction: .forward, animated: true) { _ in
      self.trace.add("completion")
    }
    expectTrace("A.wM(UIPageViewController) A.dM(UIPageViewController) completion")
    show(pages)
    XCTAssertEqual(pages.children.first?.isViewLoaded, true)
  }

  func test_PAGE_04_aWrongNumberOfPagesIsAnException() async {
    let pages = shownRow(.scroll)
    for wrong in [nil, [], [screen("B"), screen("C")]] {
      pages.setViewControllers(wrong, direction: .forward, animated: true) { _ in
        XCTFail("a completion ran although the call was refused")
      }
    }
    settle()
    expectNames(pages.viewControllers, "A")
    expectTrace("")
    let required = "does not match the number required (1)"
    XCTAssertEqual(
      runtime.diagnostics.messages,
      [0, 0, 2].map {
        "the number of view controllers provided to UIPageViewController (\($0)) \(required)"
      })
  }

  func test_PAGE_04_twoPagesBesideEachOtherOrWithBacks() async {
    let sides = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    sides.setViewControllers([screen("A"), screen("B")], direction: .forward, animated: false)
    expectNames(sides.viewControllers, "A B")
    sides.setViewControllers([screen("C")], direction: .forward, animated: false)
    expectNames(sides.viewControllers, "A B")
    let backed = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    backed.isDoubleSided = true
    backed.setViewControllers([screen("A"), screen("B")], direction: .forward, animated: false)
    backed.setViewControllers([screen("C")], direction: .forward, animated: false)
    expectNames(backed.viewControllers, "C")
    XCTAssertEqual(
      runtime.diagnostics.messages,
      [
        "the number of view controllers provided to UIPageViewController (1) "
          + "does not match the number required (2)"
      ])
  }

  func test_PAGE_05_withoutDataSource_nothingIsSwiped() async {
    let pages = shownRow(.scroll)
    XCTAssertFalse(pages.beginSwipe(.reverse))
    pages.dataSource = nil
    XCTAssertFalse(pages.beginSwipe(.forward))
    expectTrace("")
    pages.setViewControllers([screen("C")], direction: .forward, animated: false)
    expectNames(pages.viewControllers, "C")
  }

  func test_PAGE_06_changeDuringAChange_waitsForItsEnd() async {
    let pages = shownRow(.scroll)
    for name in ["C", "D"] {
      pages.setViewControllers([screen(name)], direction: .forward, animated: true) { _ in
        self.trace.add("completion(\(name))")
      }
    }
    expectNames(pages.viewControllers, "C")
    settle()
    expectNames(pages.viewControllers, "D")
    expectNames(pages.children, "D")
    expectTrace(
      "C.wM(UIPageViewController) C.load C.wA C.iA A.wD C.dA A.dD C.dM(UIPageViewController) "
        + "A.wM(nil) A.dM(nil) completion(C) D.wM(UIPageViewController) D.load D.wA D.iA C.wD "
        + "D.dA C.dD D.dM(UIPageViewController) C.wM(nil) C.dM(nil) completion(D)")
  }

  func test_page_thatIsCoveredDuringASwipe_endsAsItShould() async {
    let pages = shownRow(.scroll)
    pages.setViewControllers([screen("C")], direction: .forward, animated: true)
    _ = trace.take()
    window.isHidden = true
    settle()
    window.isHidden = false
    expectTrace(
      "C.wD C.dD A.dD C.dM(UIPageViewController) A.wM(nil) A.dM(nil) C.wA C.iA C.dA")
  }

  func test_page_ofTwoSides_showsTwo() async {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    pages.setViewControllers(
      [screen("A"), screen("B")], direction: .forward, animated: false)
    show(pages)
    expectNames(pages.viewControllers, "A B")
    XCTAssertTrue(pages.isDoubleSided)
    XCTAssertEqual(pages.children.map(\.appearance), [.appeared, .appeared])
  }

  func test_page_thatIsAddedElsewhere_leavesTheRow() async {
    let pages = shownRow(.scroll)
    let stack = stack("N")
    let page = pages.children[0]
    stack.pushViewController(page, animated: false)
    expectTrace(
      "A.wD A.dD A.dM(nil) A.wM(N) A.dM(N)")
    XCTAssertEqual(pages.children.count, 0)
  }
}
