import UIKit
import XCTest

/// Table 11.1 of the catalogue: each transition's callbacks from its beginning to its end, in order.
///
/// Where the table leaves an order open ("‖"), the row shows the order chosen here.
@MainActor
final class SequenceTableTests: EngineTestCase {
  private var delegates: [AnyObject] = []

  override func tearDown() async throws {
    delegates = []
    try await super.tearDown()
  }

  /// A stack on screen with a delegate; what it told so far is forgotten.
  private func shownStack(_ names: String...) -> TracingStack {
    let stack = TracingStack("N", trace, [])
    for name in names { stack.pushViewController(screen(name), animated: false) }
    show(stack)
    for member in stack.viewControllers { member.loadViewIfNeeded() }
    let delegate = StackDelegate(trace)
    delegates.append(delegate)
    stack.delegate = delegate
    _ = trace.take()
    return stack
  }

  private func shownModal(
    _ style: UIModalPresentationStyle, presents: Bool = true
  ) -> (base: TracingController, modal: TracingController) {
    let (base, modal) = (screen("A"), sheet("M", style))
    let delegate = SheetDelegate(trace)
    delegates.append(delegate)
    modal.presentationController?.delegate = delegate
    show(base)
    if presents { present(modal, on: base) }
    return (base, modal)
  }

  func test_table_11_1_stacks() async {
    let rows: [(name: String, members: [String], run: (TracingStack) -> Void, words: String)] = [
      (
        "push", ["R"], { $0.pushViewController(self.screen("A"), animated: true) },
        "A.wM(N) A.load R.wD A.wA willShow(A) A.iA R.dD A.dA A.dM(N) didShow(A)"
      ),
      (
        "pop", ["R", "A"], { $0.popViewController(animated: true) },
        "A.wM(nil) A.wD R.wA willShow(R) R.iA A.dD R.dA A.dM(nil) didShow(R)"
      ),
      (
        "swipe, finished", ["R", "A"],
        {
          XCTAssertTrue($0.beginSwipeBack())
          $0.transitionCoordinator?.notifyWhenInteractionChanges {
            self.trace.add("handler(\($0.isCancelled))")
          }
          $0.finishSwipeBack()
        },
        "A.wM(nil) A.wD R.wA willShow(R) R.iA handler(false) A.dD R.dA A.dM(nil) didShow(R)"
      ),
      (
        "swipe, cancelled", ["R", "A"],
        {
          XCTAssertTrue($0.beginSwipeBack())
          $0.transitionCoordinator?.notifyWhenInteractionChanges {
            self.trace.add("handler(\($0.isCancelled))")
          }
          $0.cancelSwipeBack()
        },
        "A.wM(nil) A.wD R.wA willShow(R) R.iA handler(true) R.wD R.dD A.wA A.iA A.dA"
      ),
    ]
    for row in rows {
      let stack = shownStack(row.members[0])
      for name in row.members.dropFirst() {
        stack.pushViewController(screen(name), animated: false)
      }
      _ = trace.take()
      row.run(stack)
      settle()
      XCTAssertEqual(trace.take(), row.words, row.name)
    }
  }

  func test_table_11_1_modals() async {
    let rows: [(name: String, style: UIModalPresentationStyle, comes: String, goes: String)] = [
      (
        "full screen", .fullScreen, "M.load A.wD M.wA M.iA M.dA A.dD completion",
        "M.wD A.wA A.iA A.dA M.dD completion"
      ),
      ("sheet", .pageSheet, "M.load M.wA M.iA M.dA completion", "M.wD M.dD completion"),
      ("over", .overFullScreen, "M.load M.wA M.iA M.dA completion", "M.wD M.dD completion"),
    ]
    for row in rows {
      let (base, modal) = shownModal(row.style, presents: false)
      base.present(modal, animated: true) { self.trace.add("completion") }
      settle()
      XCTAssertEqual(trace.take(), row.comes, row.name)
      base.dismiss(animated: true) { self.trace.add("completion") }
      settle()
      XCTAssertEqual(trace.take(), row.goes, row.name)
    }
  }

  func test_table_11_1_sheetsUnderAFinger() async {
    let rows: [(name: String, run: (TracingController) -> Void, words: String)] = [
      (
        "swiped away",
        {
          XCTAssertEqual($0.beginDragDown(), .began)
          $0.finishDragDown()
        }, "shouldDismiss willDismiss M.wD M.dD didDismiss"
      ),
      (
        "cancelled",
        {
          XCTAssertEqual($0.beginDragDown(), .began)
          $0.cancelDragDown()
        }, "shouldDismiss willDismiss M.wD M.wA M.iA M.dA"
      ),
      (
        "blocked",
        {
          $0.isModalInPresentation = true
          XCTAssertEqual($0.beginDragDown(), .blocked)
        }, "didAttempt"
      ),
    ]
    for row in rows {
      let (_, modal) = shownModal(.pageSheet)
      row.run(modal)
      settle()
      XCTAssertEqual(trace.take(), row.words, row.name)
    }
  }

  func test_table_11_1_alertsAndTabs() async {
    let (a, alert) = (screen("A"), alert())
    let action = UIAlertAction(title: "OK", style: .default) { _ in self.trace.add("handler") }
    alert.addAction(action)
    show(a)
    present(alert, on: a)
    XCTAssertTrue(alert.choose(action))
    settle()
    expectTrace("Al.wD Al.dD handler")
    let tabs = tabs("T", screen("old"), stack("N", screen("new"), screen("B")))
    let delegate = TabDelegate(trace)
    tabs.delegate = delegate
    show(tabs)
    XCTAssertTrue(tabs.tapTab(at: 1))
    settle()
    expectTrace("shouldSelect(N)@0 B.load B.wA B.iA old.wD old.dD B.dA didSelect(N)@1")
    XCTAssertTrue(tabs.tapTab(at: 1))
    settle()
    expectTrace(
      "shouldSelect(N)@1 didSelect(N)@1 B.wM(nil) new.load B.wD new.wA new.iA B.dD new.dA B.dM(nil)"
    )
  }
}
