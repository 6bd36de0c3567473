import UIKit
import XCTest

/// Chapter 5 of the catalogue: the heights of sheets (H-SHEET).
@MainActor
final class DetentTests: EngineTestCase {
  typealias Sheet = UISheetPresentationController
  typealias Detent = UISheetPresentationController.Detent

  /// Writes down changes of height beside what every presentation's delegate is told.
  @MainActor
  private final class HeightDelegate: NSObject, UISheetPresentationControllerDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: Sheet) {
      trace.add("didChange(\(sheet.selectedDetentIdentifier?.rawValue ?? "nil"))")
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      trace.add("shouldDismiss")
      return true
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      trace.add("willDismiss")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      trace.add("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      trace.add("didAttempt")
    }
  }

  private var heights: HeightDelegate?

  override func tearDown() async throws {
    heights = nil
    try await super.tearDown()
  }

  /// A base, and over it a sheet with the given heights.
  private func shown(
    _ detents: [Detent], over base: UIViewController? = nil
  ) throws -> (base: UIViewController, modal: TracingController, sheet: Sheet) {
    let modal = sheet("M")
    let managed = try XCTUnwrap(modal.sheetPresentationController)
    let delegate = HeightDelegate(trace)
    heights = delegate
    managed.delegate = delegate
    managed.detents = detents
    let base = base ?? screen("T")
    show(base)
    present(modal, on: base)
    return (base, modal, managed)
  }

  private func current(_ sheet: Sheet) -> String {
    let rest = sheet.rules.current
    return "\(rest?.identifier.split(separator: ".").last ?? "none") \(rest?.height ?? 0)"
  }

  func test_ADPT_15_theOnlyDetentByDefaultIsLarge() async throws {
    let (_, modal, sheet) = try shown([.large()])
    XCTAssertEqual(UIViewController().sheetPresentationController?.detents.count, 1)
    XCTAssertEqual(sheet.detents.map(\.identifier), [.large])
    XCTAssertIdentical(modal.presentationController, sheet)
    XCTAssertNil(sheet.selectedDetentIdentifier)
    XCTAssertNil(sheet.largestUndimmedDetentIdentifier)
    runtime.diagnostics.removeAll()
  }

  func test_ADPT_15_onlySheetsHaveASheetController() async {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
      XCTAssertNotNil(sheet("M", style).sheetPresentationController, style.name)
    }
    for style in [UIModalPresentationStyle.fullScreen, .popover, .custom, .overFullScreen] {
      XCTAssertNil(sheet("M", style).sheetPresentationController, style.name)
    }
    runtime.diagnostics.removeAll()
  }

  func test_ADPT_15_nilOrUnknownSelectionMeansTheSmallest() async throws {
    // UncertainChoice.sheetHeights: what the heights are in points.
    let (_, _, sheet) = try shown([.medium(), .large()])
    XCTAssertEqual(current(sheet), "medium 395.0")
    sheet.selectedDetentIdentifier = .large
    XCTAssertEqual(current(sheet), "large 790.0")
    sheet.selectedDetentIdentifier = Detent.Identifier("unknown")
    XCTAssertEqual(current(sheet), "medium 395.0")
    XCTAssertEqual(sheet.selectedDetentIdentifier?.rawValue, "unknown")
  }

  func test_ADPT_15_mediumIsInactiveInCompactHeight() async throws {
    let (_, _, sheet) = try shown([.medium(), .large()])
    runtime.device.verticalSizeClass = .compact
    XCTAssertEqual(current(sheet), "large 790.0")
    XCTAssertFalse(sheet.drag(to: .medium))
    sheet.detents = [.medium()]
    XCTAssertNil(sheet.rules.current)
  }

  func test_ADPT_15_anEmptyListIsAnException() async throws {
    let (_, _, sheet) = try shown([.medium()])
    sheet.detents = []
    XCTAssertEqual(sheet.detents.map(\.identifier), [.medium])
    expectMessages("the array of detents of the sheet M must not be empty")
  }

  func test_ADPT_15_aListFromLargeToSmallIsSpokenOfAndSorted() async throws {
    let (_, _, sheet) = try shown([.large(), .medium()])
    XCTAssertEqual(current(sheet), "medium 395.0")
    expectMessages("the detents of the sheet M are not in order from smallest to largest")
  }

  func test_ADPT_15_customDetentsAnswerTheirHeight() async throws {
    let small = Detent.custom(identifier: .init("small")) { _ in 120 }
    let third = Detent.custom { $0.maximumDetentValue / 3 }
    let tooTall = Detent.custom(identifier: .init("tall")) { _ in 5_000 }
    let off = Detent.custom(identifier: .init("off")) { _ in nil }
    let inactive = Detent.custom(identifier: .init("inactive")) { _ in Detent.inactive }
    let (_, _, sheet) = try shown([off, inactive, small, third, tooTall])
    XCTAssertEqual(
      sheet.rules.rests.map { "\($0.identifier) \($0.height.map { Int($0) } ?? -1)" },
      ["off -1", "inactive -1", "small 120", "detent 1 263", "tall 790"])
    XCTAssertEqual(current(sheet), "small 120.0")
    XCTAssertFalse(sheet.drag(to: .init("off")))
  }

  func test_ADPT_16_aDragTellsTheDelegateOnceAndNoScreen() async throws {
    let (_, modal, sheet) = try shown([.medium(), .large()])
    XCTAssertTrue(sheet.drag(to: .large))
    settle()
    expectTrace("didChange(com.apple.UIKit.large)")
    XCTAssertTrue(sheet.drag(to: .large))
    expectTrace("")
    modal.isModalInPresentation = true
    XCTAssertTrue(sheet.drag(to: .medium))
    expectTrace("didChange(com.apple.UIKit.medium)")
  }

  func test_ADPT_16_codeTellsNobody() async throws {
    let (_, _, sheet) = try shown([.medium(), .large()])
    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    sheet.invalidateDetents()
    settle()
    expectTrace("")
    XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
  }

  func test_ADPT_16_onlyASettledTopmostSheetIsDragged() async throws {
    let (_, modal, sheet) = try shown([.medium(), .large()])
    modal.present(self.sheet("M2"), animated: true)
    XCTAssertFalse(sheet.drag(to: .large))
    settle()
    XCTAssertFalse(sheet.drag(to: .large))
    XCTAssertFalse(try XCTUnwrap(self.sheet("M3").sheetPresentationController).drag(to: .large))
    runtime.diagnostics.removeAll()
  }

  func test_ADPT_17_undimmedDetentsMakeThePresenterReachable() async throws {
    let below = stack("N", screen("R"))
    let (_, modal, sheet) = try shown([.medium(), .large()], over: below)
    XCTAssertFalse(modal.leavesBelowReachable)
    sheet.largestUndimmedDetentIdentifier = .medium
    XCTAssertTrue(modal.leavesBelowReachable)
    below.pushViewController(screen("A"), animated: true)
    settle()
    expectTrace("A.wM(N) A.load R.wD A.wA A.iA R.dD A.dA A.dM(N)")
    XCTAssertTrue(sheet.drag(to: .large))
    XCTAssertFalse(modal.leavesBelowReachable)
    sheet.largestUndimmedDetentIdentifier = Detent.Identifier("unknown")
    XCTAssertFalse(modal.leavesBelowReachable)
  }

  func test_ADPT_17_presentingFromBelowIsStillRefused() async throws {
    let (base, _, sheet) = try shown([.medium()])
    sheet.largestUndimmedDetentIdentifier = .medium
    base.present(self.sheet("M2"), animated: true)
    settle()
    expectMessages("attempt to present M2 on T (from T) which is already presenting M")
  }

  func test_ADPT_18_draggingBelowTheSmallestIsADismissal() async throws {
    let (base, modal, _) = try shown([.medium()])
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.cancelDragDown()
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.wA M.iA M.dA")
    modal.isModalInPresentation = true
    XCTAssertEqual(modal.beginDragDown(), .blocked)
    expectTrace("didAttempt")
    modal.isModalInPresentation = false
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.dD didDismiss")
    XCTAssertNil(base.presented)
  }
}
