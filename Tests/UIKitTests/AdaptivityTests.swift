import UIKit
import XCTest

/// Chapter 5 of the catalogue: what presentation controllers decide before and at the beginning (H-PRES, H-POP).
@MainActor
final class AdaptivityTests: EngineTestCase {
  /// Answers for the style in compact width.
  @MainActor
  private final class StyleDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let trace: Trace
    let style: UIModalPresentationStyle
    init(_ trace: Trace, _ style: UIModalPresentationStyle) {
      (self.trace, self.style) = (trace, style)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      trace.add("style?")
      return style
    }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      trace.add("prepare")
    }
  }

  /// Hands out one presentation controller and says so.
  @MainActor
  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      trace.add("chosen")
      return nil
    }
  }

  private func popover(_ name: String, beside view: UIView? = nil) -> TracingController {
    let modal = sheet(name, .popover)
    modal.popoverPresentationController?.sourceView = view
    return modal
  }

  func test_ADPT_06_shouldDismissMayBeAskedAnyNumberOfTimes() async {
    let (base, modal) = (screen("T"), sheet("M"))
    let delegate = SheetDelegate(trace)
    modal.presentationController?.delegate = delegate
    show(base)
    present(modal, on: base)
    for allows in [false, true, true, false] {
      delegate.allows = allows
      XCTAssertEqual(modal.beginDragDown(), allows ? .began : .blocked)
      modal.cancelDragDown()
      settle()
    }
    expectTrace(
      "shouldDismiss didAttempt shouldDismiss willDismiss M.wD M.wA M.iA M.dA "
        + "shouldDismiss willDismiss M.wD M.wA M.iA M.dA shouldDismiss didAttempt")
    XCTAssertIdentical(base.presented, modal)
  }

  func test_ADPT_08_readingThePresentationControllerEarlyFixesIt() async {
    let (base, modal) = (screen("T"), sheet("M", .fullScreen))
    let early = modal.presentationController
    let chooser = Chooser(trace)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = chooser
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("M.load T.wD M.wA M.iA M.dA T.dD")
    XCTAssertIdentical(modal.presentationController, early)
    base.dismiss(animated: true)
    settle()
    _ = trace.take()
    // The next presentation begins anew.
    base.present(modal, animated: true)
    settle()
    expectTrace("chosen M.wA M.iA M.dA")
  }

  func test_ADPT_20_aPopoverBecomesASheetInCompactWidth() async {
    let (base, modal) = (screen("T"), popover("M"))
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("M.load M.wA M.iA M.dA")
    XCTAssertEqual(modal.effectivePresentationStyle, .pageSheet)
    XCTAssertEqual(modal.modalPresentationStyle, .popover)
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    XCTAssertNil(base.presented)
  }

  func test_ADPT_20_theDelegateMayKeepThePopoverOrFillTheScreen() async {
    for (answer, words) in [
      (UIModalPresentationStyle.none, "style? prepare M.load M.wA M.iA M.dA M.wD M.dD"),
      (.fullScreen, "style? M.load T.wD M.wA M.iA M.dA T.dD M.wD T.wA T.iA T.dA M.dD"),
      (.automatic, "style? M.load M.wA M.iA M.dA M.wD M.dD"),
    ] {
      let (base, modal) = (screen("T"), popover("M"))
      let delegate = StyleDelegate(trace, answer)
      modal.popoverPresentationController?.delegate = delegate
      show(base)
      base.present(modal, animated: true)
      settle()
      XCTAssertEqual(
        modal.effectivePresentationStyle,
        answer == .none ? .popover : answer == .automatic ? .pageSheet : answer)
      base.dismiss(animated: true)
      settle()
      expectTrace(words)
    }
  }

  func test_ADPT_20_inRegularWidthNothingIsAsked() async {
    runtime.device = .pad
    let view = UIView()
    let (base, modal) = (screen("T"), popover("M", beside: view))
    let delegate = StyleDelegate(trace, .fullScreen)
    modal.popoverPresentationController?.delegate = delegate
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("prepare M.load M.wA M.iA M.dA")
    XCTAssertEqual(modal.effectivePresentationStyle, .popover)
    XCTAssertEqual(modal.beginDragDown(), .unavailable)
  }

  func test_ADPT_20_sheetsAskTheirDelegateToo() async {
    let (base, modal) = (screen("T"), sheet("M"))
    let delegate = StyleDelegate(trace, .fullScreen)
    modal.presentationController?.delegate = delegate
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("style? M.load T.wD M.wA M.iA M.dA T.dD")
    XCTAssertEqual(modal.beginDragDown(), .unavailable)
  }

  func test_ADPT_22_thePresenterInAPopoverIsNotToldOfTheInnerDismissal() async {
    // UncertainChoice.popoverKeepsItsContent: it is not told of the inner presentation either.
    runtime.device = .pad
    let view = UIView()
    let (base, x, modal) = (screen("T"), popover("X", beside: view), sheet("M", .fullScreen))
    show(base)
    present(x, on: base)
    x.present(modal, animated: true)
    settle()
    expectTrace("M.load M.wA M.iA M.dA")
    modal.dismiss(animated: true)
    settle()
    expectTrace("M.wD M.dD")
    XCTAssertEqual(x.appearance, .appeared)
  }

  func test_ALRT_05_aPopoverInRegularWidthNeedsASource() async {
    runtime.device = .pad
    let (base, modal) = (screen("T"), popover("M"))
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("")
    XCTAssertNil(base.presented)
    expectMessages(
      "M must provide location information for its popover: a source view or a bar button item")
    modal.popoverPresentationController?.barButtonItem = UIBarButtonItem(systemItem: .add)
    base.present(modal, animated: true)
    settle()
    expectTrace("M.load M.wA M.iA M.dA")
    expectMessages()
  }
}
