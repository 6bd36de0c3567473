import UIKit
import XCTest

/// Table 11.2 of the catalogue: what is true inside the appearance callbacks (LIFE-04).
@MainActor
final class FlagTests: EngineTestCase {
  private let comes = "wA iA dA"
  private let goes = "wD dD"

  /// Runs one row and compares one controller's callbacks, all with the same flags.
  private func expectRow(
    _ name: String, _ callbacks: String, _ flags: String, file: StaticString = #filePath,
    line: UInt = #line, _ run: () -> Void
  ) {
    _ = trace.take()
    run()
    settle()
    let found = trace.takeFlags().split(separator: " ").filter { $0.hasPrefix("\(name).") }
    let expected = callbacks.split(separator: " ").map { "\(name).\($0):\(flags)" }
    XCTAssertEqual(found.map(String.init), expected, file: file, line: line)
  }

  func test_LIFE_04_rows1to5_pushAndPop() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    expectRow("R", comes, "MTP") { window.rootViewController = stack }
    expectRow("A", comes, "MTP") { stack.pushViewController(a, animated: true) }
    expectRow("A", goes, "MFP") { stack.popViewController(animated: true) }
    expectRow("R", goes, "-") { stack.pushViewController(a, animated: true) }
    expectRow("R", comes, "-") { stack.popViewController(animated: true) }
    for pop in [
      { stack.tapBackButton() }, { stack.chooseBackMenuEntry(r) },
      {
        guard stack.beginSwipeBack() else { return false }
        stack.finishSwipeBack()
        return true
      },
    ] as [() -> Bool] {
      stack.pushViewController(a, animated: false)
      expectRow("A", goes, "MFP") { XCTAssertTrue(pop()) }
    }
  }

  func test_LIFE_04_rows6and7_cancelledSwipe() async {
    // UncertainChoice.onlyNewMembersMoveToParent.
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    show(stack)
    stack.pushViewController(a, animated: false)
    XCTAssertTrue(stack.beginSwipeBack())
    expectRow("A", comes, "-") { stack.cancelSwipeBack() }
    XCTAssertTrue(stack.beginSwipeBack())
    expectRow("R", goes, "-") { stack.cancelSwipeBack() }
  }

  func test_LIFE_04_rows8to10_set() async {
    // UncertainChoice.onlyNewMembersMoveToParent.
    let (r, a, b, x) = (screen("R"), screen("A"), screen("B"), screen("X"))
    let stack = stack("N", r)
    show(stack)
    stack.pushViewController(a, animated: false)
    expectRow("A", goes, "MFP") { stack.setViewControllers([r, b], animated: true) }
    expectRow("A", comes, "MTP") { stack.setViewControllers([r, a], animated: true) }
    stack.setViewControllers([r, x, a], animated: true)
    expectRow("X", comes, "-") { stack.popViewController(animated: true) }
  }

  func test_LIFE_04_rows11to14_modals() async {
    let (a, m) = (screen("A"), sheet("M", .fullScreen))
    show(a)
    expectRow("M", comes, "BP") { a.present(m, animated: true) }
    expectRow("M", goes, "BD") { a.dismiss(animated: true) }
    expectRow("A", goes, "-") { a.present(m, animated: true) }
    expectRow("A", comes, "-") { a.dismiss(animated: true) }
  }

  func test_LIFE_04_rows15to17_presentedStack() async {
    let base = screen("T")
    show(base)
    let modal = stack("N2", screen("X"))
    modal.tracesAppearance = true
    expectRow("X", comes, "MTP") { base.present(modal, animated: true) }
    expectRow("X", goes, "-") { base.dismiss(animated: true) }
    expectRow("N2", comes, "BP") { base.present(modal, animated: true) }
    expectRow("N2", goes, "BD") { base.dismiss(animated: true) }
  }

  func test_LIFE_04_row18_tabs() async {
    // UncertainChoice.onlyNewMembersMoveToParent.
    let tabs = tabs("T", screen("a"), screen("b"))
    show(tabs)
    expectRow("b", comes, "-") { tabs.selectedIndex = 1 }
    expectRow("b", goes, "-") { tabs.selectedIndex = 0 }
    expectRow("a", goes, "-") { tabs.selectedIndex = 1 }
    expectRow("a", comes, "-") { tabs.selectedIndex = 0 }
  }

  func test_LIFE_04_row19_rootOfTheWindow() async {
    let (old, new) = (screen("Old"), screen("New"))
    show(old)
    expectRow("Old", goes, "-") { window.rootViewController = new }
    expectRow("Old", comes, "-") { window.rootViewController = old }
  }

  func test_LIFE_04_rows20and21_children() async {
    let (a, x) = (screen("A"), screen("X"))
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(a, animated: false)
    expectRow("X", comes, "MTP") {
      a.addChild(x)
      a.view.addSubview(x.view)
      x.didMove(toParent: a)
    }
    expectRow("X", goes, "MFP") {
      x.willMove(toParent: nil)
      x.view.removeFromSuperview()
      x.removeFromParent()
    }
    a.addChild(x)
    a.view.addSubview(x.view)
    x.didMove(toParent: a)
    expectRow("X", goes, "-") { stack.popViewController(animated: true) }
  }
}
