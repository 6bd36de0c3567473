extension UINavigationController {
  /// Whether the bar shows a back button: there is something to go back to and nothing replaces it (NAV-54).
  ///
  /// At a root it shows one for an action of the root's own (BAR-07).
  package final var showsBackButton: Bool {
    guard !isNavigationBarHidden, let top = _children.last else { return false }
    let item = top._extras?.navigationItem
    guard _children.count > 1 || item?.backAction != nil else { return false }
    return item?.allowsBackButton ?? true
  }

  /// Touches the back button: asks, then pops by the overridable method (BAR-01, BAR-03, BAR-07).
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  package final func tapBackButton() -> Bool {
    guard showsBackButton, let top = _children.last else { return false }
    if let action = top._extras?.navigationItem?.backAction {
      action.run()
      return true
    }
    guard barAllowsPop(of: top), Runtime.current.allows(.backButton(self)) else { return true }
    if Runtime.current.generation.backTapsEndTheRunningPop, let open = transition,
      !open.isInteractive, !open.isOpening, open.committed.change.operation == .pop
    {
      finishTransition()
    }
    nextCause = .backButton
    popViewController(animated: true)
    nextCause = nil
    return true
  }

  /// The controllers of the long-press menu, nearest first (BAR-04).
  package final var backMenu: [UIViewController] {
    showsBackButton ? _children.dropLast().reversed() : []
  }

  /// The titles of the long-press menu's entries, nearest first; empty for a screen without any (BAR-04).
  package final var backMenuTitles: [String] {
    backMenu.map { member in
      let item = member._extras?.navigationItem
      return item?.backButtonTitle ?? item?.title ?? member.title ?? ""
    }
  }

  /// Chooses an entry of the long-press menu, which asks nobody (BAR-04, BAR-05).
  ///
  /// - Returns: Whether there is such an entry.
  @discardableResult
  package final func chooseBackMenuEntry(_ controller: UIViewController) -> Bool {
    guard backMenu.contains(where: { $0 === controller }) else { return false }
    guard Runtime.current.allows(.backMenu(self, to: controller)) else { return true }
    nextCause = .backMenu
    popToViewController(controller, animated: true)
    nextCause = nil
    return true
  }

  /// Whether the edge swipe may begin now (GEST-01, GEST-14).
  package final var maySwipeBack: Bool { couldSwipeBack && popGestureIfMade?.mayBegin ?? true }

  /// Whether the edge swipe may begin now as far as the recogniser's delegate is not asked, whose code may do anything.
  package final var couldSwipeBack: Bool {
    couldPopByFinger && (showsBackButton || popGestureIfMade?.isDelegateReplaced ?? false)
      && popGestureIfMade?.isEnabled ?? true
  }

  /// Whether there is something to pop and nothing in the way; never at the root, whoever is the recogniser's
  /// delegate (GEST-10).
  ///
  /// ``UncertainChoice/swipeWaitsForTheTransition``
  final var couldPopByFinger: Bool {
    _children.count > 1 && rules.phase == .idle && !isOccupied(Runtime.numbers)
      && appearance == .appeared
  }

  /// Begins the edge swipe: the pop happens now, its end waits for the finger (GEST-02).
  ///
  /// - Returns: Whether it began.
  package final func beginSwipeBack() -> Bool {
    guard maySwipeBack else { return false }
    return beginInteractivePop()
  }

  /// Whether the swipe over the content may begin now; the edge's recogniser has no say in it (GEST-15).
  package final var maySwipeContentBack: Bool {
    guard Runtime.current.generation.popsByContentSwipe, couldPopByFinger else { return false }
    let gesture = contentPopGestureIfMade
    return (showsBackButton || gesture?.isDelegateReplaced ?? false) && gesture?.mayBegin ?? true
  }

  /// Begins the swipe over the content, which goes on and ends as one from the edge does (GEST-15).
  ///
  /// - Returns: Whether it began.
  package final func beginContentSwipeBack() -> Bool {
    guard maySwipeContentBack else { return false }
    return beginInteractivePop()
  }

  /// Begins the pop that the finger leads from the edge or the content (GEST-02, GEST-15).
  ///
  /// ``UncertainChoice/swipeAsksTheBarAtBegin``
  final func beginInteractivePop() -> Bool {
    guard let top = _children.last, animatorAllowsSwipe() else {
      nextAnimation = nil
      return false
    }
    guard barAllowsPop(of: top), Runtime.current.allows(.swipe(self)) else {
      nextAnimation = nil
      return false
    }
    nextCause = .swipe
    isBeginningInteraction = true
    popViewController(animated: true)
    isBeginningInteraction = false
    nextCause = nil
    nextAnimation = nil
    return transition?.isInteractive ?? false
  }

  /// Lifts the finger past the threshold; the animation runs to its end (GEST-03, GEST-06).
  package final func finishSwipeBack() {
    guard let open = transition, open.isInteractive, !open.isOpening else { return }
    if let context = open.context {
      context.finishInteractiveTransition()
      return
    }
    let numbers = Runtime.numbers
    open.isInteractive = false
    numbers.enter()
    open.coordinator.endInteraction(isCancelled: false)
    numbers.leave()
    scheduleEnd(of: open)
  }

  /// Lets the finger go before the threshold; everything returns (GEST-04, GEST-05, GEST-06).
  package final func cancelSwipeBack() {
    guard let open = transition, open.isInteractive, !open.isOpening else { return }
    if let context = open.context {
      context.cancelInteractiveTransition()
      return
    }
    let numbers = Runtime.numbers
    open.isInteractive = false
    numbers.enter()
    defer { numbers.leave() }
    open.coordinator.endInteraction(isCancelled: true)
    returnFromSwipe(open, numbers)
  }

  final func returnFromSwipe(_ open: StackTransition, _ numbers: RunNumbers) {
    guard transition === open, rules.phase == .running else { return }
    if let swiped = open.outgoing, !swiped.isChild(of: self), !swiped.standsAlone {
      // The app has put it elsewhere meanwhile: it cannot return.
      finishTransition()
      return
    }
    restore(open)
    rules.finish()
    displayed = appearance == .disappeared ? nil : open.outgoing
    open.outgoing?.flags.remove(.isMovingFromParent)
    deriveBarsIfConcerned(animated: true)
    compensate(open.incoming, [.willDisappear, .didDisappear])
    compensate(open.outgoing, [.willAppear, .isAppearing, .didAppear])
    if appearance == .disappeared { open.outgoing?.endDisappearing() }
    if Runtime.current.generation.callsDidShowAfterCancelledSwipe, open.toldWillShow,
      let incoming = open.incoming
    {
      tellDidShow(incoming, animated: true)
    }
    deriveBarsIfConcerned(animated: true)
    open.coordinator.complete()
    transition = nil
    open.context?.end(isCompleted: false)
    rules.end()
    numbers.openStackTransitions -= 1
    sendAway(open)
    if EventLog.followsNavigation, let top = _children.last {
      Runtime.current.log.record(.swipeCancelled, top)
    }
  }

  /// The member that is leaving the screen while a transition is open; a touch still reaches it.
  package final var outgoingMember: UIViewController? { transition?.outgoing }

  /// Delivers rounds that undo the beginning of a swipe.
  ///
  /// Code in a callback may take the stack off screen; then only what ends an open disappearance still counts.
  private final func compensate(_ controller: UIViewController?, _ phases: [AppearancePhase]) {
    for phase in phases where appearance == .appeared || phase == .didDisappear {
      controller?.walk(phase, animated: true)
    }
  }

  /// Ends whatever is open before the stack itself goes off screen: finished, or cancelled if under a finger.
  ///
  /// ``UncertainChoice/switchFinishesThePush``
  final func endOpenTransition() {
    // While it is being opened, whoever opens it sees to its end.
    guard let open = transition, !open.isOpening else { return }
    if open.isInteractive { cancelSwipeBack() }
    guard transition === open else { return }
    if open.coordinator.isCancelled {
      returnFromSwipe(open, Runtime.numbers)
    } else {
      finishTransition()
    }
  }

  private final func restore(_ open: StackTransition) {
    rules.revert(open.committed.change)
    bars.restore(isBottomBarHidden: open.hidBottomBar)
    if open.committed.change.added > 0 {
      restoreArray(open.committed)
      return
    }
    for member in open.committed.removed.all {
      _children.append(member)
      join(member)
    }
  }
}
