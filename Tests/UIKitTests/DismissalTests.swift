import UIKit
import XCTest

/// Chapter 4 of the catalogue, dismissing.
@MainActor
final class DismissalTests: EngineTestCase {
  private var base: TracingTabs?

  override func tearDown() async throws {
    base = nil
    try await super.tearDown()
  }

  /// Tabs in the window that present a chain of these modals.
  private func chain(_ modals: TracingController...) -> TracingTabs {
    let tabs = tabs("T", stack("N", screen("R")))
    show(tabs)
    var presenter: UIViewController = tabs
    for modal in modals {
      present(modal, on: presenter)
      presenter = modal
    }
    base = tabs
    return tabs
  }

  private func expectChain(_ names: String, file: StaticString = #filePath, line: UInt = #line) {
    var words: [String] = []
    var next: UIViewController? = base
    while let controller = next {
      words.append(controller.traceName)
      next = controller.presented
      if let next { XCTAssertIdentical(next.presenter, controller, file: file, line: line) }
    }
    XCTAssertEqual(words.joined(separator: " "), names, file: file, line: line)
  }

  func test_MOD_22_dismissOnThePresenterRemovesEverythingItPresents() async {
    let (m, m2) = (sheet("M"), sheet("M2"))
    let tabs = chain(m, m2)
    var completions = 0
    tabs.dismiss(animated: true) { completions += 1 }
    settle()
    expectChain("T")
    XCTAssertNil(m.presentingViewController)
    XCTAssertNil(m2.presentingViewController)
    XCTAssertEqual(completions, 1)
    expectNames((tabs.selectedViewController as? TracingStack)?.viewControllers, "R")
  }

  func test_MOD_23_dismissOnThePresentedForwardsToItsPresenter() async {
    let m = sheet("M")
    _ = chain(m)
    m.dismiss(animated: true)
    settle()
    expectChain("T")
    XCTAssertNil(m.presentingViewController)
    expectTrace("M.wD M.dD")
  }

  func test_MOD_24_dismissOnAPresenterInTheMiddleRemovesOnlyWhatIsAbove() async {
    let (m, m2) = (sheet("M"), sheet("M2"))
    _ = chain(m, m2)
    m.dismiss(animated: true)
    settle()
    expectChain("T M")
    m.dismiss(animated: true)
    settle()
    expectChain("T")
  }

  func test_MOD_25_dismissOnAChildOfAPresentedContainer() async {
    let tabs = chain()
    let y = screen("Y")
    let modal = stack("N2", screen("X"), y)
    present(modal, on: tabs)
    let m3 = sheet("M3")
    present(m3, on: y)
    expectChain("T N2 M3")
    y.dismiss(animated: true)
    settle()
    expectChain("T N2")
    y.dismiss(animated: true)
    settle()
    expectChain("T")
    expectNames(modal.viewControllers, "X Y")
  }

  func test_MOD_26_dismissWithNothingPresentedDoesNothing() async {
    // UncertainChoice.emptyDismissalSkipsItsCompletion.
    let tabs = chain()
    var completions = 0
    tabs.dismiss(animated: true) { completions += 1 }
    settle()
    XCTAssertEqual(completions, 0)
    expectMessages()
    XCTAssertEqual(
      runtime.diagnostics.entries.map(\.refusal), [])
  }

  func test_MOD_27_dismissingAChainFromBelow() async {
    // UncertainChoice.middleOfTheChainDisappearsIfVisible.
    let tabs = chain(sheet("M1"), sheet("M2"), sheet("M3"))
    weak let m1 = tabs.presented
    weak let m2 = m1?.presented
    weak let m3 = m2?.presented
    var completions = 0
    tabs.dismiss(animated: true) { completions += 1 }
    XCTAssertEqual(runtime.loop.pending.count, 1)
    settle()
    expectTrace("M3.wD M2.wD M1.wD M3.dD M2.dD M1.dD")
    expectChain("T")
    XCTAssertEqual(completions, 1)
    XCTAssertNil(m1)
    XCTAssertNil(m2)
    XCTAssertNil(m3)
  }

  func test_MOD_27_coveredControllersInBetweenHearNothing() async {
    let tabs = chain(sheet("M1", .fullScreen), sheet("M2", .fullScreen))
    tabs.dismiss(animated: true)
    settle()
    expectTrace("M2.wD R.wA R.iA R.dA M2.dD")
    expectChain("T")
  }

  func test_MOD_28_dismissingFromTheMiddle() async {
    let m1 = sheet("M1")
    _ = chain(m1, sheet("M2"), sheet("M3"))
    m1.dismiss(animated: true)
    settle()
    expectChain("T M1")
  }

  func test_MOD_30_whatIsTrueInsideCompletions() async {
    let tabs = chain()
    let (m, m2) = (sheet("M"), sheet("M2"))
    var seen: [String] = []
    let trace = trace
    tabs.present(m, animated: true) {
      seen.append("\(m.isBeingPresented) \(trace.take())")
      m.present(m2, animated: true) { seen.append("\(m2.presenter === m)") }
    }
    settle()
    XCTAssertEqual(seen, ["false M.load M.wA M.iA M.dA", "true"])
    expectChain("T M M2")
    seen = []
    _ = trace.take()
    tabs.dismiss(animated: true) {
      seen.append("\(tabs.presented == nil) \(m.presenter == nil) \(trace.take())")
      tabs.present(m2, animated: true) { seen.append("again") }
    }
    settle()
    XCTAssertEqual(seen, ["true true M2.wD M.wD M2.dD M.dD", "again"])
    expectMessages()
    expectChain("T M2")
  }

  func test_MOD_31_doubleDismissal() async {
    let (m1, m2) = (sheet("M1"), sheet("M2"))
    _ = chain(m1, m2)
    var completions: [Int] = []
    m2.dismiss(animated: true) { completions.append(1) }
    m2.dismiss(animated: true) { completions.append(2) }
    expectMessages("attempt to dismiss from M2 while a presentation or dismiss is in progress")
    settle()
    XCTAssertEqual(completions, [1])
    expectChain("T M1")
    m2.dismiss(animated: true) { completions.append(3) }
    settle()
    XCTAssertEqual(completions, [1])
    expectChain("T M1")
    m1.dismiss(animated: true)
    settle()
    expectChain("T")
  }

  func test_MOD_31_dismissingTheMiddleTwiceRemovesItToo() async {
    let m1 = sheet("M1")
    _ = chain(m1, sheet("M2"))
    m1.dismiss(animated: true)
    settle()
    m1.dismiss(animated: true)
    settle()
    expectChain("T")
  }

  func test_MOD_32_nonAnimatedDismissalIsNotInstantaneous() async {
    // UncertainChoice.unanimatedModalsEndInTheNextTurn.
    let m2 = sheet("M2")
    let tabs = chain(sheet("M"))
    tabs.dismiss(animated: false)
    tabs.present(m2, animated: false)
    expectMessages("attempt to present M2 on T (from T) which is already presenting M")
    settle()
    expectChain("T")
  }

  func test_MOD_33_dismissInTheSameTurnAsPresentIsLost() async {
    // UncertainChoice.dismissalInTheSameTurnIsLost.
    let tabs = chain()
    let m = sheet("M")
    tabs.present(m, animated: true)
    tabs.dismiss(animated: true)
    expectMessages("attempt to dismiss from T while a presentation or dismiss is in progress")
    settle()
    expectChain("T M")
  }
}
