import UIKit
import XCTest

/// Chapter 5 of the catalogue: what the user may do to a sheet, and who hears of it.
@MainActor
final class SheetTests: EngineTestCase {
  private var delegates: [SheetDelegate] = []

  override func tearDown() async throws {
    delegates = []
    try await super.tearDown()
  }

  private func shown(
    _ style: UIModalPresentationStyle = .pageSheet
  ) -> (base: TracingController, modal: TracingController) {
    let (base, modal) = (screen("T"), sheet("M", style))
    show(base)
    present(modal, on: base)
    listen(to: modal)
    return (base, modal)
  }

  @discardableResult
  private func listen(to modal: UIViewController, prefix: String = "") -> SheetDelegate {
    let delegate = SheetDelegate(trace, prefix: prefix)
    modal.presentationController?.delegate = delegate
    delegates.append(delegate)
    return delegate
  }

  func test_ADPT_01_userSwipeThatCompletes() async {
    // UncertainChoice.didDismissComesAfterTheCallbacks.
    let (base, modal) = shown()
    delegates[0].onDidDismiss = { [weak base] _ in XCTAssertNil(base?.presented) }
    XCTAssertEqual(modal.beginDragDown(), .began)
    expectTrace("shouldDismiss willDismiss M.wD")
    XCTAssertIdentical(base.presentedViewController, modal)
    modal.finishDragDown()
    settle()
    expectTrace("M.dD didDismiss")
    XCTAssertNil(base.presented)
    XCTAssertNil(modal.presenter)
  }

  func test_ADPT_02_programmaticDismissalCallsNoneOfThem() async {
    for dismissesModal in [true, false] {
      let (base, modal) = shown()
      (dismissesModal ? modal : base).dismiss(animated: true)
      settle()
      expectTrace("M.wD M.dD")
    }
  }

  func test_ADPT_03_isModalInPresentationBlocksTheUserAndReportsTheAttempt() async {
    let (base, modal) = shown()
    modal.isModalInPresentation = true
    XCTAssertEqual(modal.beginDragDown(), .blocked)
    settle()
    expectTrace("didAttempt")
    XCTAssertIdentical(base.presented, modal)
    modal.dismiss(animated: true)
    settle()
    expectTrace("M.wD M.dD")
  }

  func test_ADPT_03_outsideTapsAreIgnored() async {
    for style in [UIModalPresentationStyle.pageSheet, .popover] {
      let (base, modal) = shown(style)
      modal.isModalInPresentation = true
      XCTAssertEqual(modal.tapOutside(), style == .popover ? .blocked : .unavailable)
      settle()
      expectTrace(style == .popover ? "didAttempt" : "")
      XCTAssertIdentical(base.presented, modal)
      XCTAssertEqual(modal.appearance, .appeared)
      modal.dismiss(animated: true)
      settle()
      expectTrace("M.wD M.dD")
      XCTAssertNil(base.presented)
    }
  }

  func test_ADPT_04_shouldDismissReturningFalse() async {
    let (base, modal) = shown()
    delegates[0].allows = false
    XCTAssertEqual(modal.beginDragDown(), .blocked)
    expectTrace("shouldDismiss didAttempt")
    XCTAssertIdentical(base.presented, modal)
  }

  func test_ADPT_05_cancelledDrag() async {
    let (base, modal) = shown()
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.cancelDragDown()
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.wA M.iA M.dA")
    XCTAssertIdentical(base.presented, modal)
    XCTAssertFalse(modal.isBeingDismissed)
    XCTAssertEqual(modal.beginDragDown(), .began)
    expectTrace("shouldDismiss willDismiss M.wD")
    modal.finishDragDown()
    settle()
    expectTrace("M.dD didDismiss")
  }

  func test_ADPT_07_onlyTheDelegateOfThePresentedControllerIsUsed() async {
    let base = screen("T")
    show(base)
    let x = screen("X")
    let modal = stack("N2", x)
    listen(to: modal, prefix: "N2:")
    present(modal, on: base)
    XCTAssertIdentical(x.presentationController, modal.presentationController)
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    expectTrace("N2:shouldDismiss N2:willDismiss X.wD X.dD N2:didDismiss")
  }

  func test_ADPT_10_aVisibleChildMayBlockToo() async {
    // UncertainChoice.visibleChildMayBlock.
    let base = screen("T")
    show(base)
    let x = screen("X")
    let modal = stack("N2", x)
    present(modal, on: base)
    x.isModalInPresentation = true
    XCTAssertEqual(modal.beginDragDown(), .blocked)
  }

  func test_ADPT_11_theAttemptMayAskAndThenDismiss() async {
    let (base, modal) = shown()
    modal.isModalInPresentation = true
    let alert = alert()
    let discard = UIAlertAction(title: "Discard", style: .destructive) { [weak modal] _ in
      modal?.dismiss(animated: true)
    }
    alert.addAction(discard)
    delegates[0].onAttempt = { [weak modal, weak alert] in
      if let alert { modal?.present(alert, animated: true) }
    }
    XCTAssertEqual(modal.beginDragDown(), .blocked)
    settle()
    XCTAssertTrue(alert.choose(discard))
    settle()
    XCTAssertNil(base.presented)
    expectTrace("didAttempt Al.load Al.wA Al.iA Al.dA Al.wD Al.dD M.wD M.dD")
  }

  func test_ADPT_12_onlyTheTopmostSheetCanBeSwiped() async {
    let (base, modal) = shown()
    let second = sheet("M2")
    present(second, on: modal)
    listen(to: second, prefix: "M2:")
    XCTAssertEqual(modal.beginDragDown(), .unavailable)
    XCTAssertEqual(second.beginDragDown(), .began)
    second.finishDragDown()
    settle()
    expectTrace("M2:shouldDismiss M2:willDismiss M2.wD M2.dD M2:didDismiss")
    XCTAssertIdentical(base.presented, modal)
    XCTAssertNil(modal.presented)
  }

  func test_ADPT_13_dismissalFromBelowTellsNobody() async {
    let (base, modal) = shown()
    let second = sheet("M2")
    present(second, on: modal)
    listen(to: second, prefix: "M2:")
    var completions = 0
    base.dismiss(animated: true) { completions += 1 }
    settle()
    expectTrace("M2.wD M.wD M2.dD M.dD")
    XCTAssertEqual(completions, 1)
  }

  func test_ADPT_14_fullScreenModalsHaveNoSwipe() async {
    let (_, modal) = shown(.fullScreen)
    XCTAssertEqual(modal.beginDragDown(), .unavailable)
    expectTrace("")
  }

  func test_ADPT_19_tapOutsideAPopover() async {
    let (base, modal) = shown(.popover)
    modal.isModalInPresentation = true
    XCTAssertEqual(modal.tapOutside(), .blocked)
    expectTrace("didAttempt")
    modal.isModalInPresentation = false
    XCTAssertEqual(modal.tapOutside(), .began)
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.dD didDismiss")
    XCTAssertNil(base.presented)
  }

  func test_ADPT_21_aSecondTapOutsideDismissesNothingElse() async {
    let (base, modal) = shown()
    let popover = sheet("P", .popover)
    present(popover, on: modal)
    XCTAssertEqual(popover.tapOutside(), .began)
    XCTAssertEqual(popover.tapOutside(), .unavailable)
    XCTAssertEqual(modal.tapOutside(), .unavailable)
    settle()
    XCTAssertIdentical(base.presented, modal)
  }

  func test_ADPT_23_theDelegateIsWeak() async {
    let (_, modal) = shown()
    XCTAssertEqual(modal.beginDragDown(), .began)
    delegates = []
    modal.finishDragDown()
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.dD")
  }

  func test_drag_asksAgainWhenTheDelegateHasDismissedItself() async {
    let (base, modal) = shown()
    delegates[0].onWillDismiss = { [weak modal] in modal?.dismiss(animated: true) }
    XCTAssertEqual(modal.beginDragDown(), .unavailable)
    settle()
    expectTrace("shouldDismiss willDismiss M.wD M.dD")
    XCTAssertNil(base.presented)
    XCTAssertEqual(runtime.openPresentations, 0)
  }
}
