/// Manages the presentation of one controller.
///
/// A modal and the object own each other from the beginning of the presentation to its end. One that is made only
/// because somebody reads `presentationController` does not own the modal yet, so that reading leaks nothing (ADPT-09).
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  private var ownedModal: UIViewController?
  private weak var awaitedModal: UIViewController?
  private weak var givenPresenter: UIViewController?
  /// The style the object was made for; a later change of the modal's style is ignored (ADPT-08).
  final let styleAtStart: UIModalPresentationStyle
  /// The style that takes its place on this device, as asked at the beginning of the presentation (ADPT-20).
  final var adaptedStyle: UIModalPresentationStyle?

  /// Creates the object for a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The modal.
  ///   - presentingViewController: Who presents it, if that is known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    ownedModal = presentedViewController
    givenPresenter = presentingViewController
    styleAtStart = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// Lets go of a modal that nobody presents yet.
  final func awaitPresentation() {
    awaitedModal = ownedModal
    ownedModal = nil
  }

  /// Takes hold of the modal, whose presentation begins.
  final func beginOwning() {
    if let awaitedModal { ownedModal = awaitedModal }
    awaitedModal = nil
  }

  /// Whether it was made by reading `presentationController` and nothing came of it (ADPT-09).
  final var awaitsPresentation: Bool { ownedModal == nil }

  /// The modal; owned from the beginning of the presentation.
  open var presentedViewController: UIViewController {
    if let known = ownedModal ?? awaitedModal { return known }
    // The modal is gone and was never presented; Apple's would have kept it.
    let placeholder = UIViewController()
    ownedModal = placeholder
    return placeholder
  }

  /// The controller that presents; the modal itself before anybody does.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? givenPresenter ?? presentedViewController
  }

  /// Asked and told about the user's dismissals; weak (ADPT-01, ADPT-23).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { styleAtStart }

  /// The environment of the presentation.
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  /// The style on this device (ADPT-20).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style on a device of the given environment; `.none` means the style it was made for (ADPT-20).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    PresentationRules.adaptiveStyle(
      of: styleAtStart, inCompactWidth: traitCollection.horizontalSizeClass == .compact)
  }

  /// Whether the presenter's view leaves the window, with the callbacks that go with it (MOD-46).
  open var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

  /// Whether the modal covers everything, not only the context it is presented in.
  open var shouldPresentInFullscreen: Bool { true }
  /// Traits the modal has whatever the device's are; stored only.
  open var overrideTraitCollection: UITraitCollection?
  /// The view that the modal stands in; the presenter's window.
  open var containerView: UIView? { presentedViewController.windowOfTree }
  /// The view of the modal.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the modal stands.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  // MARK: Hooks (MOD-47)

  /// Called before the presentation's callbacks.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's callbacks.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out; headless never.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has been laid out; headless never.
  open func containerViewDidLayoutSubviews() {}

  /// The style in force on this device.
  final var effectiveStyle: UIModalPresentationStyle { adaptedStyle ?? styleAtStart }
}
