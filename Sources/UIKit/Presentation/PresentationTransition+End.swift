extension PresentationTransition {
  /// An animated transition ends after its duration, any other in the next turn (MOD-32, MOD-48).
  ///
  /// Without a simulator nobody waits for that turn: tests written for phones expect the end at once. A long chain
  /// of completions that present and dismiss does wait, or it would run out of stack.
  ///
  /// ``UncertainChoice/unanimatedModalsEndInTheNextTurn``
  // What is handed over need not be retained.
  static func scheduleEnd(of transition: consuming PresentationTransition) {
    guard transition.isOpen else { return }
    if let context = transition.context {
      transition.animate(by: context)
      return
    }
    let loop = Runtime.loop
    if transition.isAnimated {
      transition.scheduledEnd = loop.schedule(
        after: TransitionDuration.presentation, kind: .transition, copy transition)
      return
    }
    transition.isDue = true
    if !loop.isDriven, Runtime.numbers.depth < Delivery.most {
      transition.end()
      return
    }
    loop.scheduleNext(transition)
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
    // Taken out, since what stays would be retained for as long as it is looked at.
    guard isOpen, let ends = takeEnds() else { return }
    end(from: ends.presenter, ends.chain)
  }

  // What is read of a transition is retained at each look; what is handed over is not.
  @inline(never)
  private func end(from presenter: UIViewController, _ chain: ModalRun) {
    let numbers = Runtime.numbers
    if let end = scheduledEnd.take() { Runtime.loop.cancel(end) }
    numbers.enter()
    defer { numbers.leave() }
    close(presenter)
    numbers.openPresentations -= 1
    if let context { context.end(isCompleted: true) }
    switch direction {
    case .present: endPresentation(chain.lowest)
    case .dismiss: endDismissal(presenter, chain)
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
    close(presenter)
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

  private func endPresentation(_ presented: UIViewController) {
    presented.walk(.didAppear, animated: isAnimated)
    presented.flags.remove(.isBeingPresented)
    if let uncovered, uncovered.flags.contains(.isCovered) { hide(uncovered) }
    coordinator?.complete()
    if let extras = presented._extras {
      extras.presentationController?.presentationTransitionDidEnd(true)
    }
    if EventLog.followsNavigation {
      let style = presented.resolvedPresentationStyle
      Runtime.current.log.record(.presented(style: style.name), presented)
    }
    runCompletion()
  }

  private func runCompletion() {
    guard let completion = completion.take() else { return }
    completion()
  }

  /// Ends a disappearance, and begins it first if the transition was ended before it came to that.
  private func hide(_ controller: UIViewController) {
    controller.walkBelowModals(.willDisappear, animated: isAnimated)
    controller.walkBelowModals(.didDisappear, animated: isAnimated)
  }

  /// ``UncertainChoice/didDismissComesAfterTheCallbacks``
  private func endDismissal(_ presenter: UIViewController, _ chain: ModalRun) {
    let adaptive = cause.isUserDismissal ? chain.lowest._extras?.presentationController : nil
    var managing: [UIPresentationController] = []
    chain.fromTop { controller in
      if let extras = controller._extras, let managed = extras.presentationController {
        managing.append(managed)
      }
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
    if !managing.isEmpty {
      for managed in managing { managed.dismissalTransitionDidEnd(true) }
    }
    if EventLog.followsNavigation {
      let log = Runtime.current.log
      chain.fromTop { controller in
        log.record(.dismissed, controller)
        return true
      }
    }
    if let adaptive { adaptive.delegate?.presentationControllerDidDismiss(adaptive) }
    runCompletion()
    if let extras = presenter._extras, extras.strandPointer != nil {
      extras.strandedIn?.forgetStranded(presenter)
    }
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
