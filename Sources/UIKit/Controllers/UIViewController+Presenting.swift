extension UIViewController {
  /// ``UncertainChoice/presentationWaitsForTheStack``
  final func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let host = hostOfDetachedView {
      Runtime.current.refuse(
        .detachedPresenter(screen: controller.nameInMessages, requester: nameInMessages), by: self)
      host.requestPresentation(of: controller, animated: animated, completion: completion)
      return
    }
    if let sink = Self.showSink { sink.isToBeShown(controller, in: nil) }
    if _parent == nil, Runtime.numbers.openStackTransitions == 0 {
      // The usual case: whoever asks stands in nothing, so that it presents whatever the style is.
      presentNow(controller, presenter: self, animated: animated, completion: completion)
      return
    }
    let presenter = resolvedPresenter(for: controller.effectivePresentationStyle)
    // A presentation asked for during a stack transition of the same hierarchy waits for its end (MOD-50).
    if Runtime.numbers.openStackTransitions > 0, wasShown, presenter.hasOpenStackTransition {
      Runtime.current.delivery.wait(
        DeferredPresentation(
          requester: self, presenter: presenter, presented: controller, isAnimated: animated,
          completion: completion))
      return
    }
    presentNow(controller, presenter: presenter, animated: animated, completion: completion)
  }

  /// Whether this controller is on screen or has been.
  private final var wasShown: Bool { appearance != .disappeared || flags.contains(.hasAppeared) }

  /// Whose hierarchy shows this controller's view although nobody contains the controller (MOD-14).
  ///
  /// ``UncertainChoice/detachedPresenterWorks``
  private final var hostOfDetachedView: UIViewController? {
    guard appearance == .disappeared, _view?.superview != nil, standsAlone else { return nil }
    var view = _view?.superview
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  final func presentNow(
    _ controller: UIViewController, presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let numbers = Runtime.numbers
    let request = PresentationRequest(
      presented: controller.id, requester: id, presenter: presenter.id,
      alreadyPresents: presenter.presented?.id,
      isPresentedElsewhere: controller.presenter != nil,
      hasParent: controller.container != nil,
      isRootOfWindow: controller._extras?.windowPointer != nil || controller.carries(presenter),
      presenterIsInWindow: presenter.appearance == .appeared, requesterWasShown: wasShown,
      requesterIsBeingDismissed: isGoing,
      isPresentationOpen: numbers.openPresentations > 0 && presenter.isInsidePresentation)
    do {
      try PresentationRules.check(request)
    } catch {
      refuse(error, controller, presenter, Runtime.current)
      return
    }
    if numbers.isRegular, let refusal = controller.refusalOfPlace() {
      Runtime.current.refuse(refusal, by: self)
      return
    }
    numbers.enter()
    defer { numbers.leave() }
    beginPresentation(
      of: controller, presenter: presenter, animated: animated, completion: completion, numbers)
  }

  /// Whether this controller, or what it stands in, is being dismissed.
  private final var isGoing: Bool {
    if _parent == nil { return flags.contains(.isBeingDismissed) }
    return outermostContainer.flags.contains(.isBeingDismissed)
  }

  /// Whether the given controller is this one or stands in its chain of modals, as in that of an old root (WIN-03).
  private final func carries(_ other: UIViewController) -> Bool {
    guard flags.contains(.isPresenter) else { return other === self }
    var controller: UIViewController? = other
    while let current = controller {
      if current === self { return true }
      controller = current.container ?? current.presenter
    }
    return false
  }

  /// Whether this controller, or one that contains or presents it, is presenting something at this moment.
  private final var isInsidePresentation: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current._extras?.presentationTransition?.direction == .present { return true }
      controller = current.container ?? current.presenter
    }
    return false
  }

  /// T0 of a presentation: the chain is set before anything is called (MOD-01, MOD-02, MOD-04).
  ///
  /// ``UncertainChoice/baseBelowASheetHearsNothing``
  private final func beginPresentation(
    of controller: UIViewController, presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?, _ numbers: RunNumbers
  ) {
    let transition = PresentationTransition.make(
      direction: .present, presenter: presenter, chain: ModalRun(controller), uncovered: nil,
      isAnimated: animated, cause: .dismissed, isInteractive: false, completion: completion)
    presenter.link(to: controller, transition)
    numbers.openPresentations += 1
    controller.preparePresentationController(source: self)
    if animated, let animation = controller.animationOfPresentation(by: presenter, source: self) {
      transition.adopt(animation, from: presenter, to: controller)
    }
    guard transition.isOpen else { return }
    let coversPresenter = controller.coversPresenter
    if coversPresenter {
      transition.uncovered = presenter
      presenter.flags.insert(.isCovered)
    }
    LifetimeRegistry.shared.markInTree(controller.slot)
    controller.flags.insert(.isBeingPresented)
    controller.ensureView()
    // Each callback may run code that ends the transition before its time, as a new root of the window does.
    guard transition.isOpen else { return }
    controller._extras?.presentationController?.presentationTransitionWillBegin()
    guard transition.isOpen else { return }
    if coversPresenter {
      presenter.walkBelowModals(.willDisappear, animated: animated)
      guard transition.isOpen else { return }
    }
    controller.walk(.willAppear, animated: animated)
    guard transition.isOpen else { return }
    controller.walk(.isAppearing, animated: animated)
    PresentationTransition.scheduleEnd(of: transition)
  }

  /// Whether this modal takes its presenter's view away (MOD-02, MOD-46, ADPT-22).
  ///
  /// ``UncertainChoice/popoverKeepsItsContent``
  private final var coversPresenter: Bool {
    let removes: Bool
    if let extras = _extras, let managed = extras.presentationController {
      removes = managed.shouldRemovePresentersView
    } else {
      removes = resolvedPresentationStyle.removesPresenter
    }
    return removes && presenter?.standsInPopover == false
  }

  /// Whether this controller, or what it stands in, is shown in a popover.
  private final var standsInPopover: Bool {
    outermostContainer.presenter != nil
      && outermostContainer.effectivePresentationStyle == .popover
  }

  /// Makes this controller the presenter of another: strong downwards, unmanaged upwards (catalogue 11.3).
  // The box is looked at anew each time: one that is kept in hand would be retained.
  private final func link(to controller: UIViewController, _ transition: PresentationTransition) {
    if controller._extras != nil { controller.leaveStrand() }
    if _extras == nil { _extras = ControllerExtras() }
    if _extras?.presented == nil { Self.presenterCount += 1 }
    _extras?.presented = controller
    _extras?.presentationTransition = transition
    flags.insert(.isPresenter)
    controller._presenter = pointer
  }

  /// Takes the link to what this controller presents apart.
  final func unlinkPresented() {
    guard let controller = _extras?.presented.take() else { return }
    Self.presenterCount -= 1
    flags.subtract([.isPresenter, .isCovered])
    if controller._presenter == pointer { controller._presenter = nil }
    controller._extras?.presentationController = nil
  }

  private final func refuse(
    _ refusal: PresentationRefusal, _ controller: UIViewController, _ presenter: UIViewController,
    _ runtime: Runtime
  ) {
    let screen = controller.nameInMessages
    let requester = nameInMessages
    switch refusal {
    case .presentingItself:
      runtime.refuse(.presentingItself(screen: screen), by: self)
    case .rootOfWindow:
      runtime.refuse(.presentingRoot(screen: screen), by: self)
    case .hasParent:
      runtime.refuse(
        .presentedHasParent(screen: screen, parent: controller.container?.nameInMessages ?? ""),
        by: self)
    case .alreadyPresented:
      runtime.refuse(
        .alreadyPresented(screen: screen, presenter: controller.presenter?.nameInMessages ?? ""),
        by: self)
    case .notInWindow:
      runtime.refuse(.notInWindow(screen: screen, requester: requester), by: self)
    case .beingDismissed:
      runtime.refuse(.presentsWhileDismissed(screen: screen, requester: requester), by: self)
    case .alreadyPresenting:
      runtime.refuse(
        .alreadyPresenting(
          screen: screen, presenter: presenter.nameInMessages, requester: requester,
          presented: presenter.presented?.nameInMessages ?? ""), by: self)
    case .presentationInProgress:
      runtime.refuse(
        .presentationInProgress(screen: screen, presenter: presenter.nameInMessages), by: self)
    }
  }

  /// Whether a transition that this very controller carries out is open: of its stack, its tabs or its modal.
  package final var hasOpenTransition: Bool {
    if isPresentationOpen { return true }
    guard flags.contains(.choosesVisibleChild) else { return false }
    if let stack = asStack { return stack.isInTransition }
    return asTabs?.transition != nil
  }

  /// Whether a stack transition is open anywhere in this controller's containment tree.
  package final var hasOpenStackTransition: Bool {
    var work: [UIViewController] = [self]
    while let controller = work.popLast() {
      if let stack = controller.asStack, stack.rules.phase == .running {
        return true
      }
      work.append(contentsOf: controller._children)
    }
    return false
  }
}
