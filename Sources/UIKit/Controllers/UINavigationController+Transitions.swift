extension UINavigationController {
  /// Follows a committed change with its callbacks: now, later in line, or never when nothing is on screen.
  final func carryOut(_ committed: CommittedChange, _ numbers: RunNumbers) {
    if rules.phase != .idle {
      requests.append(.deliver(committed))
      Runtime.current.delivery.wait(self)
      return
    }
    deliverChange(committed, numbers)
  }

  final func deliverChange(_ committed: CommittedChange, _ numbers: RunNumbers) {
    let hidBottomBar = bars.isBottomBarHidden
    bars.sample()
    let incoming = _children.last
    guard appearance == .appeared, incoming !== displayed else {
      settleUnseen(committed, incoming)
      return
    }
    rules.begin()
    numbers.openStackTransitions += 1
    askBarTooLate(committed)
    // Taken out rather than read, which would retain it.
    let outgoing = displayed.take()
    displayed = incoming
    if committed.isAnimated || isBeginningInteraction {
      open(
        committed, outgoing: outgoing, incoming: incoming, hidBottomBar: hidBottomBar)
    } else if let outgoing, let incoming,
      delegateMethods.isSuperset(of: [.willShow, .didShow])
    {
      if let delegate {
        switchAtOnce(committed, from: outgoing, to: incoming, telling: delegate, numbers)
      } else {
        switchAtOnce(committed, from: outgoing, to: incoming, telling: Self.nobody, numbers)
      }
    } else {
      let told = begin(committed, outgoing: outgoing, incoming: incoming)
      close(
        committed, outgoing: outgoing, incoming: incoming, coordinator: nil, tellsDelegate: told,
        numbers)
    }
  }

  // Parameters that are not optional, since each unwrapping would retain the object once more; and the delegate read
  // once, since loading a weak reference and letting it go takes as long as the rest of the call.
  /// T0 and T1 in one: the usual transition that takes no time.
  private final func switchAtOnce(
    _ committed: CommittedChange, from outgoing: UIViewController, to incoming: UIViewController,
    telling delegate: any UINavigationControllerDelegate, _ numbers: RunNumbers
  ) {
    let changes = delegateChanges
    beginLeaving(outgoing)
    beginArriving(incoming)
    outgoing.walk(.willDisappear, animated: false)
    let isConcerned = concernsBars(incoming)
    if isConcerned { deriveBars(animated: false) }
    var tellsDelegate = false
    if appearance == .appeared {
      incoming.walk(.willAppear, animated: false)
      tellsDelegate = appearance == .appeared
      if tellsDelegate {
        if delegateChanges == changes {
          delegate.navigationController(self, willShow: incoming, animated: false)
        } else {
          self.delegate?.navigationController(self, willShow: incoming, animated: false)
        }
      }
      if appearance == .appeared { incoming.walk(.isAppearing, animated: false) }
    }
    rules.finish()
    let isLeaving = endMembership(of: outgoing)
    outgoing.walk(.didDisappear, animated: false)
    incoming.walk(.didAppear, animated: false)
    if isLeaving { tellGone(outgoing) }
    tellArrived(incoming)
    if tellsDelegate {
      if delegateChanges == changes {
        delegate.navigationController(self, didShow: incoming, animated: false)
      } else {
        self.delegate?.navigationController(self, didShow: incoming, animated: false)
      }
    }
    if isConcerned { deriveBars(animated: false) }
    end(committed, numbers)
    guard committed.change.removed > 0 else { return }
    if committed.change.removed == 1, committed.change.operation == .pop, !committed.isSet,
      committed.change.outgoing == outgoing.id
    {
      // The usual pop; asking the change for its members would copy it.
      end(outgoing, cause: committed.cause)
    } else {
      endMembership(committed)
    }
    tellBarIfAsked(committed)
  }

  /// A change that shows nothing: off screen, or below an unchanged top (NAV-04, NAV-17, NAV-35).
  ///
  /// Only the ends hear of it, as in a transition; what is buried is told nothing (NAV-16).
  ///
  /// ``UncertainChoice/buriedRootIsLoadedWhenRevealed``
  /// ``UncertainChoice/buriedMembersHearNothing``
  /// ``UncertainChoice/offScreenStacksCallNoDelegate``
  private final func settleUnseen(
    _ committed: CommittedChange, _ incoming: UIViewController?
  ) {
    if committed.change.outgoingLeaves, let leaving = committed.removed.top, !isMember(leaving),
      !leaving.flags.contains(.isNewOnStack)
    {
      leaving.willMove(toParent: nil)
      if leaving._parent == pointer, !isMember(leaving) {
        leaving._parent = nil
        leaving.didMove(toParent: nil)
      }
    }
    if let incoming, incoming.flags.contains(.isNewOnStack) { announce(incoming) }
    deriveBarsIfConcerned(animated: false)
    if EventLog.followsNavigation, isInTree { logEnd(committed) }
    endMembership(committed)
  }

  /// Tells a new member at once: no transition concerns it (NAV-17).
  final func announce(_ member: UIViewController) {
    member.flags.remove(.isNewOnStack)
    member.willMove(toParent: self)
    member.didMove(toParent: self)
  }

  /// T0 of a transition that takes time, or that a finger leads.
  private final func open(
    _ committed: CommittedChange, outgoing: UIViewController?, incoming: UIViewController?,
    hidBottomBar: Bool
  ) {
    let answer =
      nextAnimation ?? askForAnimator(committed.change.operation, from: outgoing, to: incoming)
    nextAnimation = nil
    let context = answer.animation.map { TransitionContext($0, from: outgoing, to: incoming) }
    let isInteractive = context?.isInteractive ?? isBeginningInteraction
    let coordinator = TransitionCoordinator(
      from: outgoing, to: incoming, isAnimated: true, isInteractive: isInteractive,
      duration: context?.duration ?? TransitionDuration.stack)
    let opened = StackTransition(
      committed: committed, outgoing: outgoing, incoming: incoming, coordinator: coordinator,
      hidBottomBar: hidBottomBar, isInteractive: isInteractive)
    opened.context = context
    transition = opened
    opened.toldWillShow = begin(committed, outgoing: outgoing, incoming: incoming)
    opened.isOpening = false
    if appearance != .appeared {
      endOpenTransition()
    } else if let context {
      animate(opened, by: context)
    } else if !opened.isInteractive {
      scheduleEnd(of: opened)
    }
  }

  /// Everything up to the point where the animation runs (NAV-06, NAV-07, NAV-10).
  ///
  /// Each callback may run code that takes the stack off screen; then only what goes is told, and the transition ends
  /// on the spot.
  ///
  /// - Returns: Whether the delegate has heard of the beginning, and so will of the end.
  private final func begin(
    _ committed: CommittedChange, outgoing: UIViewController?, incoming: UIViewController?
  ) -> Bool {
    let animated = committed.isAnimated
    if let outgoing { beginLeaving(outgoing) }
    if let incoming { beginArriving(incoming) }
    if let outgoing { outgoing.walk(.willDisappear, animated: animated) }
    guard let incoming, appearance == .appeared else { return false }
    if concernsBars(incoming) { deriveBars(animated: animated) }
    incoming.walk(.willAppear, animated: animated)
    guard appearance == .appeared else { return false }
    tellWillShow(incoming, animated: animated)
    if appearance == .appeared { incoming.walk(.isAppearing, animated: animated) }
    return true
  }

  @inline(__always)
  private final func beginLeaving(_ outgoing: UIViewController) {
    guard !isMember(outgoing) else { return }
    outgoing.flags.insert(.isMovingFromParent)
    outgoing.willMove(toParent: nil)
  }

  /// ``UncertainChoice/onlyNewMembersMoveToParent``
  @inline(__always)
  private final func beginArriving(_ incoming: UIViewController) {
    if incoming.flags.contains(.isNewOnStack) {
      incoming.flags.remove(.isNewOnStack)
      incoming.flags.insert([.isMovingToParent, .awaitsDidMove])
      incoming.willMove(toParent: self)
    }
    // A callback may have taken the stack off screen: then nobody looks at it.
    if appearance == .appeared { incoming.ensureView() }
  }

  /// Ends the membership of the one that goes, if it does: its parent stays until now (NAV-40).
  ///
  /// ``UncertainChoice/poppedKeepsItsParentUntilTheEnd``
  @inline(__always)
  private final func endMembership(of outgoing: UIViewController) -> Bool {
    guard !isMember(outgoing) else { return false }
    if outgoing._parent == pointer { outgoing._parent = nil }
    return true
  }

  @inline(__always)
  private final func tellGone(_ outgoing: UIViewController) {
    outgoing.flags.remove(.isMovingFromParent)
    outgoing.didMove(toParent: nil)
  }

  @inline(__always)
  private final func tellArrived(_ incoming: UIViewController) {
    guard incoming.flags.contains(.awaitsDidMove) else { return }
    incoming.flags.subtract([.awaitsDidMove, .isMovingToParent])
    incoming.didMove(toParent: self)
  }

  @inline(__always)
  final func isMember(_ controller: UIViewController) -> Bool {
    controller._parent == pointer && controller.flags.contains(.isOnStack)
  }

  final func scheduleEnd(of open: StackTransition) {
    guard transition === open else { return }
    open.scheduledEnd = Runtime.loop.schedule(
      after: TransitionDuration.stack, kind: .transition, name: "transition", subject: self
    ) { [self] in
      open.scheduledEnd = nil
      if transition === open { finishTransition() }
    }
  }

  /// Ends the open transition now, as its animation's end does.
  final func finishTransition() {
    guard let open = transition, rules.phase == .running else { return }
    let numbers = Runtime.numbers
    if let end = open.scheduledEnd.take() { Runtime.loop.cancel(end) }
    numbers.enter()
    defer { numbers.leave() }
    close(
      open.committed, outgoing: open.outgoing, incoming: open.incoming,
      coordinator: open.coordinator, tellsDelegate: open.toldWillShow, numbers)
  }

  /// T1: the end of a completed transition (NAV-06, NAV-10, NAV-40, NAV-41).
  private final func close(
    _ committed: CommittedChange, outgoing: UIViewController?, incoming: UIViewController?,
    coordinator: TransitionCoordinator?, tellsDelegate: Bool, _ numbers: RunNumbers
  ) {
    rules.finish()
    let animated = committed.isAnimated
    var isLeaving = false
    if let outgoing {
      isLeaving = endMembership(of: outgoing)
      outgoing.walk(.didDisappear, animated: animated)
    }
    if let incoming { incoming.walk(.didAppear, animated: animated) }
    if let outgoing, isLeaving { tellGone(outgoing) }
    if let incoming {
      tellArrived(incoming)
      if tellsDelegate { tellDidShow(incoming, animated: animated) }
      if concernsBars(incoming) { deriveBars(animated: animated) }
    }
    if let coordinator {
      coordinator.complete()
      let context = transition?.context
      transition = nil
      context?.end(isCompleted: true)
    }
    end(committed, numbers)
    guard committed.change.removed > 0 else { return }
    endMembership(committed)
    tellBarIfAsked(committed)
  }

  @inline(__always)
  private final func end(_ committed: CommittedChange, _ numbers: RunNumbers) {
    rules.end()
    numbers.openStackTransitions -= 1
    if EventLog.followsNavigation { logEnd(committed) }
  }

  @inline(__always)
  private final func tellBarIfAsked(_ committed: CommittedChange) {
    if committed.change.operation == .pop, mayAnswerForBar || barIfMade != nil {
      tellBarOfPop(committed)
    }
  }

  /// Who takes part in a round of callbacks of the stack itself.
  final func visibleChild(for phase: AppearancePhase) -> UIViewController? {
    if phase == .willAppear {
      deriveBarsIfConcerned(animated: false)
      return turn(to: _children.last)
    }
    if phase == .didAppear { deriveBarsIfConcerned(animated: false) }
    // Off screen nothing is displayed, so that what is popped there is let go.
    return phase == .didDisappear ? displayed.take() : displayed
  }

  final func childWillAppearWithStack(_ child: UIViewController, animated: Bool) {
    guard !flags.contains(.hasAppeared), child.appearance == .appearing else { return }
    child.flags.insert(.appearsWithNewStack)
    tellWillShow(child, animated: animated)
  }

  /// Tells the delegate of the first appearance, which is not over yet (NAV-08): what is asked for meanwhile waits.
  final func tellDidShowFirst(_ child: UIViewController, animated: Bool) {
    flags.insert(.awaitsChild)
    tellDidShow(child, animated: animated)
    flags.remove(.awaitsChild)
  }

  private final func turn(to top: UIViewController?) -> UIViewController? {
    if displayed === top { return top }
    let old = displayed
    displayed = top
    old?.endDisappearing()
    return top
  }
}
