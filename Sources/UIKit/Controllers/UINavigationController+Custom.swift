extension UINavigationController {
  /// Lets the app's own animator carry out an open transition (NAV-52).
  final func animate(_ open: StackTransition, by context: TransitionContext) {
    context.start(
      onFingerUp: { [weak self, weak open] isCancelled in
        guard let self, let open, transition === open else { return }
        fingerLeft(open, isCancelled: isCancelled)
      },
      onEnd: { [weak self, weak open] isCompleted in
        guard let self, let open, transition === open else { return }
        end(open, isCompleted: isCompleted)
      })
  }

  private final func fingerLeft(_ open: StackTransition, isCancelled: Bool) {
    let numbers = Runtime.numbers
    open.isInteractive = false
    numbers.enter()
    open.coordinator.endInteraction(isCancelled: isCancelled)
    numbers.leave()
  }

  private final func end(_ open: StackTransition, isCompleted: Bool) {
    if isCompleted {
      finishTransition()
      return
    }
    let numbers = Runtime.numbers
    numbers.enter()
    defer { numbers.leave() }
    returnFromSwipe(open, numbers)
  }

  /// Puts the array back as it was before a cancelled push or set (GEST-16).
  ///
  /// ``UncertainChoice/cancelledSetRestoresTheArray``.
  final func restoreArray(_ committed: CommittedChange) {
    let before = committed.replaced?.before ?? Array(_children.dropLast())
    let ids = Set(before.map(\.id))
    for member in _children where !ids.contains(member.id) { leave(member) }
    _children = before
    for member in before where !member.flags.contains(.isOnStack) { join(member) }
  }

  /// Lets go of what came with a cancelled push or set.
  final func sendAway(_ open: StackTransition) {
    guard open.committed.change.added > 0, let incoming = open.incoming else { return }
    let newcomers = open.committed.replaced?.newcomers ?? [incoming]
    for member in newcomers where member._parent == pointer && !isMember(member) {
      member.flags.subtract([.isNewOnStack, .awaitsDidMove, .isMovingToParent])
      member._parent = nil
      member.didMove(toParent: nil)
      if member.standsAlone { member.reportDeparture(open.committed.cause) }
    }
  }
}
