extension PresentationTransition {
  /// Whether this transition is still the open one of its presenter.
  var isOpen: Bool { presenter._extras?.presentationTransition === self }

  /// An animated transition ends after its duration, any other in the next turn (MOD-32, MOD-48).
  ///
  /// Without a simulator nobody waits for that turn: tests written for phones expect the end at once. A long chain
  /// of completions that present and dismiss does wait, or it would run out of stack.
  ///
  /// ``UncertainChoice/unanimatedModalsEndInTheNextTurn``
  func scheduleEnd(_ runtime: Runtime) {
    guard isOpen else { return }
    if let context {
      animate(by: context)
      return
    }
    isDue = !isAnimated
    if isDue, !runtime.loop.isDriven, !runtime.delivery.isDeep {
      end()
      return
    }
    scheduledEnd = runtime.loop.schedule(
      after: isAnimated ? TransitionDuration.presentation : .zero, kind: .transition, self)
  }

  /// What a list of pending work calls the end of this transition.
  var name: String {
    let what = direction == .present ? "presentation" : "dismissal"
    return "\(what) of \(presented.nameInMessages)"
  }

  /// What the main loop owns until the end.
  var owned: [Any] { [self] }

  /// T1, as scheduled.
  func runDue() {
    scheduledEnd = nil
    end()
  }

  /// T1, unless the transition has ended already.
  ///
  /// The transition is over and the chain is final before anybody is told, so that what is asked for in a
  /// callback is judged by the new state (MOD-13, MOD-35).
  func end() {
    guard isOpen else { return }
    let runtime = Runtime.current
    if let end = scheduledEnd.take() { runtime.loop.cancel(end) }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    presenter._extras?.presentationTransition = nil
    tellEnd()
    runtime.openPresentations -= 1
    context?.end(isCompleted: true)
    switch direction {
    case .present: endPresentation(runtime)
    case .dismiss: endDismissal(runtime)
    }
  }

  /// The end of a drag that was let go before the threshold: everything returns (ADPT-05).
  func cancel(_ runtime: Runtime) {
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    if isInteractive {
      isInteractive = false
      coordinator?.endInteraction(isCancelled: true)
    }
    guard isOpen else { return }
    presenter._extras?.presentationTransition = nil
    tellEnd()
    runtime.openPresentations -= 1
    context?.end(isCompleted: false)
    switch direction {
    case .present: takeBackPresentation(runtime)
    case .dismiss: takeBackDismissal(runtime)
    }
  }

  private func takeBackDismissal(_ runtime: Runtime) {
    for controller in chain { controller.flags.remove(.isBeingDismissed) }
    if let uncovered {
      uncovered.flags.insert(.isCovered)
      uncovered.walkBelowModals(.willDisappear, animated: true)
      uncovered.walkBelowModals(.didDisappear, animated: true)
    }
    for phase in [AppearancePhase.willAppear, .isAppearing, .didAppear] {
      for controller in chain where controller.hasVisiblePlace {
        controller.walkBelowModals(phase, animated: true)
      }
    }
    for controller in chain where !controller.hasVisiblePlace {
      controller.walkBelowModals(.didDisappear, animated: true)
    }
    coordinator?.complete()
    for controller in chain.reversed() {
      controller._extras?.presentationController?.dismissalTransitionDidEnd(false)
    }
    if runtime.log.isOn { runtime.log.record(.pullCancelled, presented) }
  }

  private func endPresentation(_ runtime: Runtime) {
    presented.walk(.didAppear, animated: isAnimated)
    presented.flags.remove(.isBeingPresented)
    if let uncovered, uncovered.flags.contains(.isCovered) { hide(uncovered) }
    coordinator?.complete()
    presented._extras?.presentationController?.presentationTransitionDidEnd(true)
    if runtime.log.isOn {
      let style = presented.resolvedPresentationStyle
      runtime.log.record(.presented(style: style.name), presented)
    }
    let completion = completion.take()
    completion?()
  }

  /// Ends a disappearance, and begins it first if the transition was ended before it came to that.
  private func hide(_ controller: UIViewController) {
    controller.walkBelowModals(.willDisappear, animated: isAnimated)
    controller.walkBelowModals(.didDisappear, animated: isAnimated)
  }

  /// ``UncertainChoice/didDismissComesAfterTheCallbacks``
  private func endDismissal(_ runtime: Runtime) {
    let adaptive = cause.isUserDismissal ? presented._extras?.presentationController : nil
    var managing: [UIPresentationController] = []
    chain.fromTop { controller in
      if let managed = controller._extras?.presentationController { managing.append(managed) }
      return true
    }
    let isStillCovered = presenter.flags.contains(.isCovered)
    presenter.unlinkPresented()
    chain.fromTop { controller in
      if controller.flags.contains(.isPresenter) { controller.unlinkPresented() }
      return true
    }
    // What is around the presenter may have come on screen since the dismissal began.
    if isStillCovered, presenter.hasVisiblePlace {
      presenter.walkBelowModals(.willAppear, animated: isAnimated)
      presenter.walkBelowModals(.isAppearing, animated: isAnimated)
      presenter.walkBelowModals(.didAppear, animated: isAnimated)
    }
    uncovered?.walkBelowModals(.didAppear, animated: isAnimated)
    chain.fromTop { controller in
      // Code in a callback may have presented it anew.
      if controller._presenter == nil { hide(controller) }
      controller.flags.remove(.isBeingDismissed)
      return true
    }
    coordinator?.complete()
    for managed in managing { managed.dismissalTransitionDidEnd(true) }
    if runtime.log.isOn {
      chain.fromTop { controller in
        runtime.log.record(.dismissed, controller)
        return true
      }
    }
    if let adaptive { adaptive.delegate?.presentationControllerDidDismiss(adaptive) }
    let completion = completion.take()
    completion?()
    presenter._extras?.strandedIn?.forgetStranded(presenter)
    chain.fromTop { controller in
      if controller.standsAlone {
        controller.reportDeparture(controller === chain.lowest ? cause : .ancestorDismissed)
      }
      return true
    }
  }
}

extension DepartureCause {
  /// Whether the adaptive delegate hears of it (ADPT-01, ADPT-02).
  var isUserDismissal: Bool { self == .pulledDown || self == .tappedOutside }
}
