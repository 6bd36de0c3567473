import UIKit

/// Animates nothing; says that it is done when the test says so, or at once.
@MainActor
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let trace: Trace
  var isDoneAtOnce = false
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ trace: Trace) { self.trace = trace }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)?.traceName ?? "-"
    let to = transitionContext.viewController(forKey: .to)?.traceName ?? "-"
    trace.add("animate(\(from),\(to))")
    context = transitionContext
    if isDoneAtOnce { finish() }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    trace.add("ended(\(transitionCompleted))")
    context = nil
  }

  /// Ends the animation as an animator does that looks whether it was cancelled.
  func finish() {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Hands out an animator for each change of a stack, and writes down what it is asked.
@MainActor
final class AnimatingStackDelegate: NSObject, UINavigationControllerDelegate {
  let trace: Trace
  var animator: TestAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ trace: Trace, _ animator: TestAnimator?) {
    (self.trace, self.animator) = (trace, animator)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("\(operation)?(\(fromVC.traceName),\(toVC.traceName))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Chooses everything about a modal's presentation, and writes down what it is asked.
@MainActor
final class ModalChooser: NSObject, UIViewControllerTransitioningDelegate {
  let trace: Trace
  var animator: TestAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  var removesPresenter: Bool?

  init(_ trace: Trace) { self.trace = trace }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let removesPresenter else { return nil }
    let made = HookedPresentation(presentedViewController: presented, presenting: presenting)
    made.trace = trace
    made.removesPresenter = removesPresenter
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("present?(\(presented.traceName),\(presenting.traceName),\(source.traceName))")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("dismiss?(\(dismissed.traceName))")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A presentation controller of an app's own that writes its hooks down.
@MainActor
final class HookedPresentation: UIPresentationController {
  var trace: Trace?
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override func presentationTransitionWillBegin() { trace?.add("presentationBegins") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    trace?.add("presentationEnded(\(completed))")
  }
  override func dismissalTransitionWillBegin() { trace?.add("dismissalBegins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    trace?.add("dismissalEnded(\(completed))")
  }
}
