import UIKit
import XCTest

/// Answers and writes down what a split container asks and tells.
@MainActor
private final class Decider: NSObject, UISplitViewControllerDelegate {
  let trace: Trace
  var top: UISplitViewController.Column?

  init(_ trace: Trace) { self.trace = trace }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { trace.add("willShow(\(column))") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { trace.add("willHide(\(column))") }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { trace.add("didCollapse") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { trace.add("didExpand") }
}

@MainActor
final class SplitTests: EngineTestCase {
  private var decider: Decider?

  override func tearDown() async throws {
    decider = nil
    try await super.tearDown()
  }

  /// A visible container with the columns R and D.
  private func shownSplit(_ device: DeviceTraits) -> UISplitViewController {
    runtime.device = device
    let split = UISplitViewController(style: .doubleColumn)
    let decider = Decider(trace)
    self.decider = decider
    split.delegate = decider
    split.setViewController(screen("R"), for: .primary)
    split.setViewController(screen("D"), for: .secondary)
    show(split)
    return split
  }

  private func names(_ controller: UIViewController?) -> String {
    guard let stack = controller as? UINavigationController else {
      return controller?.traceName ?? "none"
    }
    return "[" + stack.viewControllers.map(\.traceName).joined(separator: " ") + "]"
  }

  private func shown(_ split: UISplitViewController) -> String {
    split.viewControllers.map { names($0) }.joined(separator: " ")
  }

  func test_SPLT_01_collapsed_showDetailPushes() async {
    runtime.device = .phone
    let split = UISplitViewController()
    split.viewControllers = [stack("N", screen("R"))]
    show(split)
    XCTAssertTrue(split.isCollapsed)
    split.showDetailViewController(stack("W", screen("D")), sender: nil)
    settle()
    XCTAssertEqual(shown(split), "[R D]")
    XCTAssertEqual(trace.take().contains("D.dA"), true)
    (split.viewControllers[0] as? UINavigationController)?.popViewController(animated: true)
    settle()
    XCTAssertEqual(shown(split), "[R]")
  }

  func test_SPLT_01_showDetailOfAScreen_goesToItsContainer() async {
    runtime.device = .phone
    let root = screen("R")
    let split = UISplitViewController()
    split.viewControllers = [stack("N", root)]
    show(split)
    root.showDetailViewController(screen("D"), sender: nil)
    settle()
    XCTAssertEqual(shown(split), "[R D]")
    XCTAssertIdentical(root.splitViewController, split)
  }

  func test_SPLT_02_expanded_showDetailReplacesTheSecondary() async {
    let split = shownSplit(.pad)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(shown(split), "[R] [D]")
    split.showDetailViewController(screen("E"), sender: nil)
    settle()
    XCTAssertEqual(shown(split), "[R] [E]")
    expectTrace(
      "E.wM(UINavigationController) E.dM(UINavigationController) E.load E.wA E.iA D.wD E.dA D.dD")
    XCTAssertEqual(split.viewController(for: .secondary)?.traceName, "E")
  }

  func test_SPLT_02_withoutColumns_theDetailIsNotWrapped() async {
    runtime.device = .pad
    let split = UISplitViewController()
    split.viewControllers = [screen("R"), screen("D")]
    show(split)
    split.showDetailViewController(screen("E"), sender: nil)
    XCTAssertEqual(shown(split), "R E")
  }

  func test_SPLT_03_collapse_putsTheSecondaryOnTheStack() async {
    let split = shownSplit(.pad)
    runtime.application.change(to: .phone)
    settle()
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(shown(split), "[R D]")
    XCTAssertEqual(split.children.map { names($0) }, ["[R D]"])
    XCTAssertTrue(trace.take().hasSuffix("didCollapse"))
  }

  func test_SPLT_03_separate_givesTheSecondaryItsScreensBack() async {
    let split = shownSplit(.pad)
    runtime.application.change(to: .phone)
    split.showDetailViewController(screen("E"), sender: nil)
    settle()
    XCTAssertEqual(shown(split), "[R D E]")
    runtime.application.change(to: .pad)
    settle()
    XCTAssertEqual(shown(split), "[R] [D E]")
    XCTAssertTrue(trace.take().hasSuffix("didExpand"))
    XCTAssertEqual(split.children.map(\.appearance), [.appeared, .appeared])
  }

  func test_SPLT_03_separateAfterGoingBack_showsTheSecondaryAgain() async {
    let split = shownSplit(.phone)
    XCTAssertEqual(shown(split), "[R D]")
    (split.viewControllers[0] as? UINavigationController)?.popViewController(animated: false)
    runtime.application.change(to: .pad)
    XCTAssertEqual(shown(split), "[R] [D]")
  }

  func test_SPLT_03_delegate_choosesTheTopColumn() async {
    runtime.device = .phone
    let split = UISplitViewController(style: .doubleColumn)
    let decider = Decider(trace)
    decider.top = .primary
    self.decider = decider
    split.delegate = decider
    split.setViewController(screen("R"), for: .primary)
    split.setViewController(screen("D"), for: .secondary)
    show(split)
    XCTAssertEqual(shown(split), "[R]")
    split.show(.secondary)
    settle()
    XCTAssertEqual(shown(split), "[R D]")
  }

  func test_SPLT_03_screensThatMove_haveNotLeftTheTree() async {
    let split = shownSplit(.pad)
    let departures = DepartureList()
    departures.watch(split.viewController(for: .secondary) ?? split)
    runtime.application.change(to: .phone)
    runtime.application.change(to: .pad)
    XCTAssertEqual(departures.take(), "")
    runtime.application.change(to: .phone)
    (split.viewControllers[0] as? UINavigationController)?.popViewController(animated: false)
    XCTAssertEqual(departures.take(), "D pop")
  }

  func test_SPLT_04_compactColumn_isShownInPlaceOfTheOthers() async {
    runtime.device = .pad
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(screen("R"), for: .primary)
    split.setViewController(screen("D"), for: .secondary)
    split.setViewController(stack("C", screen("H")), for: .compact)
    show(split)
    XCTAssertEqual(shown(split), "[R] [D]")
    runtime.application.change(to: .phone)
    XCTAssertEqual(shown(split), "[H]")
    XCTAssertEqual(trace.take().hasSuffix("H.dA R.dD D.dD"), true)
    runtime.application.change(to: .pad)
    XCTAssertEqual(shown(split), "[R] [D]")
  }

  func test_SPLT_05_expanded_columnsAreHiddenAndShown() async {
    let split = shownSplit(.pad)
    split.hide(.primary)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    expectTrace("willHide(primary) R.wD R.dD")
    split.show(.primary)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    expectTrace("willShow(primary) R.wA R.iA R.dA")
  }

  func test_SPLT_05_collapsed_columnsArePushedAndPopped() async {
    let split = shownSplit(.phone)
    split.show(.primary)
    settle()
    XCTAssertEqual(shown(split), "[R]")
    split.show(.secondary)
    settle()
    XCTAssertEqual(shown(split), "[R D]")
    split.hide(.secondary)
    settle()
    XCTAssertEqual(shown(split), "[R]")
  }

  func test_split_ofThreeColumns_showsThemByMode() async {
    runtime.device = .pad
    let split = UISplitViewController(style: .tripleColumn)
    for (column, name) in [
      (UISplitViewController.Column.primary, "P"), (.supplementary, "S"), (.secondary, "D"),
    ] { split.setViewController(screen(name), for: column) }
    show(split)
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    split.preferredDisplayMode = .secondaryOnly
    expectTrace("P.wD S.wD P.dD S.dD")
    runtime.application.change(to: .phone)
    XCTAssertEqual(shown(split), "[P S D]")
    runtime.application.change(to: .pad)
    XCTAssertEqual(shown(split), "[P] [S] [D]")
  }
}
