extension PresentationTransition {
  /// Lets the app's own animator carry the transition out (MOD-49).
  func animate(by context: TransitionContext) {
    context.start(
      onFingerUp: { [weak self] isCancelled in
        guard let self, isOpen else { return }
        let runtime = Runtime.current
        isInteractive = false
        runtime.delivery.enter()
        coordinator?.endInteraction(isCancelled: isCancelled)
        runtime.delivery.leave()
      },
      onEnd: { [weak self] isCompleted in
        guard let self, isOpen else { return }
        if isCompleted { end() } else { cancel(Runtime.current) }
      })
  }

  /// The end of a presentation that was let go before the threshold: nothing was presented.
  ///
  /// ``UncertainChoice/cancelledPresentationSkipsItsCompletion``.
  func takeBackPresentation(_ runtime: Runtime) {
    let managed = presented._extras?.presentationController
    presented.flags.remove(.isBeingPresented)
    presented.walkBelowModals(.willDisappear, animated: true)
    presented.walkBelowModals(.didDisappear, animated: true)
    let isStillCovered = presenter.flags.contains(.isCovered)
    presenter.unlinkPresented()
    if isStillCovered, presenter.hasVisiblePlace {
      for phase in [AppearancePhase.willAppear, .isAppearing, .didAppear] {
        presenter.walkBelowModals(phase, animated: true)
      }
    }
    coordinator?.complete()
    managed?.presentationTransitionDidEnd(false)
    completion = nil
    if presented.standsAlone { presented.reportDeparture(.dismissed) }
  }
}

extension UIViewController {
  /// What the app animates this controller's presentation by; asked of a delegate that may be gone (MOD-49).
  final func animationOfPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> CustomAnimation? {
    guard let delegate = rare?.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: delegate.interactionControllerForPresentation(using: animator))
  }

  /// What the app animates this controller's dismissal by.
  final func animationOfDismissal() -> CustomAnimation? {
    guard let delegate = rare?.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    return CustomAnimation(
      animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
  }
}
