/// Manages the presentation of one controller.
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  /// The modal; owned until the presentation ends.
  public let presentedViewController: UIViewController
  private weak var givenPresenter: UIViewController?

  /// Creates the object for a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The modal.
  ///   - presentingViewController: Who presents it, if that is known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
    super.init()
  }

  /// The controller that presents; the modal itself before anybody does.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? givenPresenter ?? presentedViewController
  }

  /// Asked and told about the user's dismissals; weak (ADPT-01, ADPT-23).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
}

/// Asked and told about the user's dismissals of a modal; dismissals in code are not reported (ADPT-02).
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss the modal; true when not implemented (ADPT-04).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss the modal (ADPT-01).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the modal (ADPT-01).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a modal that may not be dismissed (ADPT-03).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
