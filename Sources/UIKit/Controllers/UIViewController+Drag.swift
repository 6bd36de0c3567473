extension UIViewController {
  /// What a drag down on the topmost modal came to at its beginning.
  package enum DragBeginning: Hashable, Sendable {
    /// The finger holds the sheet.
    case began
    /// The sheet springs back; its delegate has been told of the attempt (ADPT-03, ADPT-04).
    case blocked
    /// Nothing can be dragged (ADPT-14).
    case unavailable
  }

  /// Begins to drag this presented controller down (ADPT-01).
  package final func beginDragDown() -> DragBeginning {
    guard let presenter, presented == nil, effectivePresentationStyle.isDraggable else {
      return .unavailable
    }
    return beginUserDismissal(presenter: presenter, cause: .pulledDown, isInteractive: true)
  }

  /// Touches beside this presented controller (ADPT-03, ADPT-19).
  package final func tapOutside() -> DragBeginning {
    guard let presenter, presented == nil, modalPresentationStyle.dismissesOnOutsideTap else {
      return .unavailable
    }
    return beginUserDismissal(presenter: presenter, cause: .tappedOutside, isInteractive: false)
  }

  /// Leaves a sheet or popover as a touch beside a popover does (BAR-17).
  final func escapesSheet() -> Bool {
    guard let presenter, presented == nil,
      effectivePresentationStyle.isDraggable || modalPresentationStyle.dismissesOnOutsideTap
    else { return false }
    let beginning = beginUserDismissal(
      presenter: presenter, cause: .pulledDown, isInteractive: false)
    return beginning != .unavailable
  }

  private final func beginUserDismissal(
    presenter: UIViewController, cause: DepartureCause, isInteractive: Bool
  ) -> DragBeginning {
    let runtime = Runtime.current
    guard appearance == .appeared, !presenter.isPresentationOpen,
      let managed = resolvedPresentationController
    else {
      return .unavailable
    }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    if blocksUserDismissal
      || !runtime.allows(cause == .tappedOutside ? .outside(self) : .pull(self))
    {
      managed.delegate?.presentationControllerDidAttemptToDismiss(managed)
      return .blocked
    }
    guard managed.delegate?.presentationControllerShouldDismiss(managed) ?? true else {
      managed.delegate?.presentationControllerDidAttemptToDismiss(managed)
      return .blocked
    }
    managed.delegate?.presentationControllerWillDismiss(managed)
    // The delegate may have dismissed or presented something itself.
    guard presenter.presented === self, presented == nil, !presenter.isPresentationOpen else {
      return .unavailable
    }
    presenter.beginDismissal(
      animated: true, cause: cause, isInteractive: isInteractive, completion: nil,
      runtime.delivery.numbers)
    return .began
  }

  /// Whether this modal or its visible child refuses gestures (ADPT-03, ADPT-10).
  ///
  /// ``UncertainChoice/visibleChildMayBlock``
  private final var blocksUserDismissal: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.isModalInPresentation { return true }
      if let stack = current as? UINavigationController {
        controller = stack.topViewController
      } else {
        controller = (current as? UITabBarController)?.selectedViewController
      }
    }
    return false
  }

  /// Lifts the finger past the threshold; the sheet leaves (ADPT-01).
  package final func finishDragDown() {
    guard let open = presenter?._extras?.presentationTransition, open.isInteractive else { return }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    open.isInteractive = false
    open.coordinator?.endInteraction(isCancelled: false)
    PresentationTransition.scheduleEnd(of: open)
  }

  /// Lets the finger go before the threshold; the sheet returns (ADPT-05).
  package final func cancelDragDown() {
    guard let open = presenter?._extras?.presentationTransition, open.isInteractive else { return }
    open.cancel(Runtime.current)
  }
}
