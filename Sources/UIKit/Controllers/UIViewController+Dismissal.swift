extension UIViewController {
  /// Who presents what a dismissal asked of this controller takes away (MOD-22 … MOD-25, MOD-51).
  ///
  /// ``UncertainChoice/childrenSeeWhatAnAncestorPresents``
  package final var presenterToDismissFrom: UIViewController? {
    var controller = self
    while controller._extras?.presented == nil {
      guard let container = controller.container else { return controller.presenter }
      controller = container
    }
    return controller
  }

  package final func requestDismissal(
    animated: Bool, cause: DepartureCause, completion: (() -> Void)?
  ) {
    let numbers = Runtime.numbers
    if flags.contains(.isPresenter), numbers.openPresentations == 0 {
      // The usual case: what this very controller presents, and nothing is under way.
      numbers.enter()
      defer { numbers.leave() }
      beginDismissal(
        animated: animated, cause: cause, isInteractive: false, completion: completion, numbers)
      return
    }
    guard let presenter = presenterToDismissFrom else {
      Runtime.current.refuse(.nothingToDismiss(screen: nameInMessages), by: self)
      if PresentationRules.emptyDismissalCompletes { completion?() }
      return
    }
    if numbers.openPresentations > 0, presenter.isInPresentationTransition {
      Runtime.current.refuse(.dismissalInTransition(screen: nameInMessages), by: self)
      return
    }
    numbers.enter()
    defer { numbers.leave() }
    presenter.beginDismissal(
      animated: animated, cause: cause, isInteractive: false, completion: completion, numbers)
  }

  /// Whether what this controller presents, or anything above it, is coming or going (MOD-31).
  ///
  /// ``UncertainChoice/dismissalInTheSameTurnIsLost``
  private final var isInPresentationTransition: Bool {
    if presented?.flags.contains(.isBeingDismissed) ?? false { return true }
    var controller: UIViewController? = self
    while let current = controller {
      if current.isPresentationOpen { return true }
      controller = current.presented
    }
    return presenter?.isPresentationOpen ?? false
  }

  /// T0 of a dismissal of everything this controller presents (MOD-03, MOD-27).
  ///
  /// ``UncertainChoice/middleOfTheChainDisappearsIfVisible``
  final func beginDismissal(
    animated: Bool, cause: DepartureCause, isInteractive: Bool, completion: (() -> Void)?,
    _ numbers: RunNumbers
  ) {
    guard let lowest = _extras?.presented else { return }
    beginDismissal(
      of: ModalRun(from: lowest), animated: animated, cause: cause,
      isInteractive: isInteractive, completion: completion, numbers)
  }

  // What is handed over need not be retained at each look.
  @inline(never)
  private final func beginDismissal(
    of chain: ModalRun, animated: Bool, cause: DepartureCause,
    isInteractive: Bool, completion: (() -> Void)?, _ numbers: RunNumbers
  ) {
    let lowest = chain.lowest
    let uncovered = flags.contains(.isCovered) && hasVisiblePlace ? self : nil
    let transition = PresentationTransition.make(
      direction: .dismiss, presenter: self, chain: chain, uncovered: uncovered,
      isAnimated: animated, cause: cause, isInteractive: isInteractive, completion: completion)
    _extras?.presentationTransition = transition
    numbers.openPresentations += 1
    chain.fromTop { controller in
      controller.flags.insert(.isBeingDismissed)
      return true
    }
    if animated, !isInteractive, let animation = lowest.animationOfDismissal() {
      transition.adopt(animation, from: chain.top, to: self)
      guard transition.isOpen else { return }
    }
    // Each callback may run code that ends the transition before its time, as a new root of the window does.
    let isAnnounced = chain.fromTop { controller in
      if let extras = controller._extras {
        extras.presentationController?.dismissalTransitionWillBegin()
      }
      return transition.isOpen
    }
    guard isAnnounced else { return }
    let isTold = chain.fromTop { controller in
      if controller.appearance == .disappeared { return true }
      controller.walkBelowModals(.willDisappear, animated: animated)
      return transition.isOpen
    }
    guard isTold else { return }
    guard let uncovered else {
      if !isInteractive { PresentationTransition.scheduleEnd(of: transition) }
      return
    }
    uncovered.flags.remove(.isCovered)
    uncovered.walkBelowModals(.willAppear, animated: animated)
    guard transition.isOpen else { return }
    uncovered.walkBelowModals(.isAppearing, animated: animated)
    if !isInteractive { PresentationTransition.scheduleEnd(of: transition) }
  }

  /// Ends the presentations and dismissals this controller carries out, before it goes off screen or comes back.
  final func endOpenPresentation() {
    // Code run at the end of one may begin the next.
    while let open = _extras?.presentationTransition {
      let isCancelled = open.isInteractive || open.coordinator?.isCancelled ?? false
      if isCancelled { open.cancel(Runtime.current) } else { open.end() }
    }
  }
}
