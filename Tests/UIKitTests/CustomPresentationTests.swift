import UIKit
import XCTest

/// Chapter 4 of the catalogue: presentations that an app manages or animates itself (H-PRES, H-TRANS, H-VC).
@MainActor
final class CustomPresentationTests: EngineTestCase {
  private func shown() -> (base: TracingController, modal: TracingController, ModalChooser) {
    let (base, modal, chooser) = (screen("T"), sheet("M", .custom), ModalChooser(trace))
    modal.transitioningDelegate = chooser
    show(base)
    return (base, modal, chooser)
  }

  func test_MOD_46_aPresentationControllerMayTakeThePresenterAway() async {
    for removes in [false, true] {
      let (base, modal, chooser) = shown()
      chooser.removesPresenter = removes
      base.present(modal, animated: true)
      settle()
      expectTrace(
        "present?(M,T,T) M.load presentationBegins "
          + (removes ? "T.wD M.wA M.iA M.dA T.dD" : "M.wA M.iA M.dA") + " presentationEnded(true)")
      base.dismiss(animated: true)
      settle()
      expectTrace(
        "dismiss?(M) dismissalBegins "
          + (removes ? "M.wD T.wA T.iA T.dA M.dD" : "M.wD M.dD") + " dismissalEnded(true)")
    }
  }

  func test_MOD_47_hooksOfACancelledInteractiveDismissal() async {
    let (base, modal, chooser) = shown()
    chooser.removesPresenter = true
    base.present(modal, animated: false)
    settle()
    _ = trace.take()
    let (animator, interactor) = (TestAnimator(trace), UIPercentDrivenInteractiveTransition())
    (chooser.animator, chooser.interactor) = (animator, interactor)
    var completions = 0
    base.dismiss(animated: true) { completions += 1 }
    expectTrace("dismiss?(M) dismissalBegins M.wD T.wA T.iA animate(M,T)")
    animator.finish()
    interactor.cancel()
    expectTrace("ended(false) T.wD T.dD M.wA M.iA M.dA dismissalEnded(false)")
    XCTAssertIdentical(base.presented, modal)
    XCTAssertEqual(completions, 0)
    XCTAssertEqual(runtime.openPresentations, 0)
    chooser.animator = nil
    base.dismiss(animated: true)
    settle()
    expectTrace("dismiss?(M) dismissalBegins M.wD T.wA T.iA T.dA M.dD dismissalEnded(true)")
  }

  func test_MOD_47_hooksOfACancelledInteractivePresentation() async {
    // UncertainChoice.cancelledPresentationSkipsItsCompletion.
    let (base, modal, chooser) = shown()
    chooser.removesPresenter = true
    let (animator, interactor) = (TestAnimator(trace), UIPercentDrivenInteractiveTransition())
    (chooser.animator, chooser.interactor) = (animator, interactor)
    var completions = 0
    base.present(modal, animated: true) { completions += 1 }
    expectTrace("present?(M,T,T) M.load presentationBegins T.wD M.wA M.iA animate(T,M)")
    interactor.cancel()
    animator.finish()
    expectTrace("ended(false) M.wD M.dD T.wA T.iA T.dA presentationEnded(false)")
    XCTAssertNil(base.presented)
    XCTAssertNil(modal.presenter)
    XCTAssertEqual(completions, 0)
    XCTAssertEqual(base.appearance, .appeared)
    XCTAssertEqual(runtime.openPresentations, 0)
  }

  func test_MOD_49_anAnimatorEndsThePresentation() async {
    let (base, modal, chooser) = shown()
    let animator = TestAnimator(trace)
    chooser.animator = animator
    var completions = 0
    base.present(modal, animated: true) { completions += 1 }
    settle()
    expectTrace("present?(M,T,T) M.load M.wA M.iA animate(T,M)")
    XCTAssertEqual(completions, 0)
    animator.finish()
    expectTrace("ended(true) M.dA")
    XCTAssertEqual(completions, 1)
    base.dismiss(animated: false)
    settle()
    expectTrace("M.wD M.dD")
  }

  func test_MOD_49_aTransitioningDelegateThatNobodyHoldsIsNotAsked() async {
    let (base, modal) = (screen("T"), sheet("M", .custom))
    do {
      let chooser = ModalChooser(trace)
      modal.transitioningDelegate = chooser
    }
    XCTAssertNil(modal.transitioningDelegate)
    show(base)
    base.present(modal, animated: true)
    settle()
    expectTrace("M.load M.wA M.iA M.dA")
  }

  func test_presentation_endsWhenItsPresenterLeavesBeforeTheAnimatorIsDone() async {
    let (base, modal, chooser) = shown()
    let animator = TestAnimator(trace)
    chooser.animator = animator
    base.present(modal, animated: true)
    _ = trace.take()
    window.rootViewController = screen("X")
    settle()
    XCTAssertTrue(trace.take().contains("ended(true)"))
    XCTAssertEqual(runtime.openPresentations, 0)
    animator.finish()
    expectTrace("")
    modal.dismiss(animated: false)
    settle()
  }
}
