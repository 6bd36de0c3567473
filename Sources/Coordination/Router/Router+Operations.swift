public import UIKit

extension Router {
  /// Puts a screen on top of the stack.
  public func push(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    if let owner {
      return show(screen, for: owner, "push") { [self] in
        pushNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
      }
    }
    if Engine.isIdle {
      return pushNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
    }
    return inTurn { [self] in
      pushNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
    }
  }

  /// Takes the top screen away.
  public func pop(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> Transition
  {
    if Engine.isIdle { return popNow(animated, requester) }
    return inTurn { [self] in popNow(animated, requester) }
  }

  /// Takes everything above a screen of the stack away.
  public func popTo(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition {
    inTurn { [self] in popToNow(screen, animated, requester) }
  }

  /// Dismisses what is presented over the stack, then takes everything above the root away.
  public func popToRoot(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> Transition
  {
    inTurn { [self] in popToRootNow(animated, requester) }
  }

  /// Makes a screen the only member of the stack.
  public func setRoot(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    show(screen, for: owner, "set") { [self] in
      setRootNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
    }
  }

  /// Replaces the whole stack, root first.
  public func setStack(
    _ screens: [UIViewController], animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?, at site: CallSite
  ) -> Transition {
    show(screens.last, for: owner, "set") { [self] in
      setStackNow(screens, animated, requester, owner, site)
    }
  }

  /// Puts a screen in the place of the top one.
  public func replaceTop(
    with screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    show(screen, for: owner, "replace") { [self] in
      replaceTopNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
    }
  }
}

// When their turn has come.
extension Router {
  func pushNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ owner: BaseCoordinator?, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil, let error = Requester.coverage(of: requester, "push", screen) {
      return .failed(error)
    }
    if let error = Self.obstacle(to: screen, on: stack, mayBeMember: false) {
      return .failed(error)
    }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    register(onRemoval, for: screen, ownedBy: owner, at: site)
    Engine.hold()
    defer { Engine.release() }
    stack.pushViewController(screen, animated: animated)
    guard Engine.isMember(screen, of: stack) else {
      return Engine.isHoldingBack(stack)
        ? later(screen, hidBottomBar, TransitionOutcome(added: 1, removed: 0), on: stack)
        : refused(screen, hidBottomBar)
    }
    return ended(TransitionOutcome(added: 1, removed: 0), on: stack, animated: animated)
  }

  /// - Parameter isAnswered: Whether those that leave have been asked already.
  func popNow(
    _ animated: Bool, _ requester: UIViewController?, isAnswered: Bool = false
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil, let error = Requester.coverage(of: requester, "pop", nil) {
      return .failed(error)
    }
    if Leaving.isGuarded, !isAnswered, let error = vetoOfPop(from: stack, animated, requester) {
      return .failed(error)
    }
    if animated { Engine.hold() }
    defer { if animated { Engine.release() } }
    guard stack.popViewController(animated: animated) != nil else {
      if stack.viewControllers.count > 1, !Engine.isFree(stack) {
        return afterwards(on: stack) { [self] in
          popNow(animated, requester, isAnswered: isAnswered)
        }
      }
      guard let root = stack.topViewController else { return .failed(.emptyStack) }
      return .failed(.cannotPop(Engine.name(of: root)))
    }
    return ended(TransitionOutcome(added: 0, removed: 1), on: stack, animated: animated)
  }

  /// - Parameter isAnswered: Whether those that leave have been asked already.
  func popToNow(
    _ screen: UIViewController, _ animated: Bool, _ requester: UIViewController?,
    isAnswered: Bool = false
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "pop to", screen) { return .failed(error) }
    guard Engine.isMember(screen, of: stack) else {
      return .failed(.notInStack(Engine.name(of: screen)))
    }
    if Leaving.isGuarded, !isAnswered,
      let error = vetoOfPop(from: stack, to: screen, animated, requester)
    {
      return .failed(error)
    }
    Engine.hold()
    defer { Engine.release() }
    let popped = stack.popToViewController(screen, animated: animated)
    if popped == nil, !Engine.isFree(stack) {
      return afterwards(on: stack) { [self] in
        popToNow(screen, animated, requester, isAnswered: isAnswered)
      }
    }
    let removed = popped?.count ?? 0
    return ended(TransitionOutcome(added: 0, removed: removed), on: stack, animated: animated)
  }

  func popToRootNow(_ animated: Bool, _ requester: UIViewController?) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.absence(of: requester, "pop to root") { return .failed(error) }
    if Leaving.isGuarded, let error = vetoOfPopToRoot(of: stack, animated, requester) {
      return .failed(error)
    }
    guard let window = Engine.window(of: stack) else { return popToRoot(animated, dismissed: 0) }
    return dismissModals(above: ModalChain.foot(of: stack), in: window) { [self] in
      popToRoot(animated, dismissed: $0)
    }
  }

  func popToRoot(_ animated: Bool, dismissed: Int) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    Engine.hold()
    defer { Engine.release() }
    let popped = stack.popToRootViewController(animated: animated)
    if popped == nil, !Engine.isFree(stack) {
      return afterwards(on: stack) { [self] in popToRoot(animated, dismissed: dismissed) }
    }
    return ended(
      TransitionOutcome(added: 0, removed: (popped?.count ?? 0) + dismissed), on: stack,
      animated: animated)
  }

  private func setRootNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ owner: BaseCoordinator?, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "set", screen) { return .failed(error) }
    if let error = Self.obstacle(to: screen, on: stack, mayBeMember: true) { return .failed(error) }
    if Leaving.isGuarded,
      let error = vetoOfSet(
        [screen], on: stack, .stackSet, "set",
        again: { [self] in
          setRootNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
        })
    {
      return .failed(error)
    }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    // A member that stays keeps what it was registered with.
    if let keeper = Engine.router(watching: screen) {
      keeper.register(onRemoval, for: screen, ownedBy: owner, at: site)
    } else {
      register(onRemoval, for: screen, ownedBy: owner, at: site)
    }
    return set([screen], on: stack, animated: animated, reason: .stackSet)
      ?? refused(screen, hidBottomBar)
  }

  private func setStackNow(
    _ screens: [UIViewController], _ animated: Bool, _ requester: UIViewController?,
    _ owner: BaseCoordinator?, _ site: CallSite
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    guard let top = screens.last else { return .failed(.emptyStack) }
    if let error = Requester.coverage(of: requester, "set", top) { return .failed(error) }
    var seen: Set<ScreenID> = []
    for screen in screens {
      if !seen.insert(Engine.id(of: screen)).inserted {
        return .failed(.duplicateScreen(Engine.name(of: screen)))
      }
      if let error = Self.obstacle(to: screen, on: stack, mayBeMember: true) {
        return .failed(error)
      }
    }
    // What goes from below a top that stays is told so: nothing else about the set concerns it.
    let keepsTop = stack.topViewController === top
    let reason = keepsTop ? RemovalReason.removedFromMiddle : .stackSet
    if Leaving.isGuarded,
      let error = vetoOfSet(
        screens, on: stack, reason, "set",
        again: { [self] in setStackNow(screens, animated, requester, owner, site) })
    {
      return .failed(error)
    }
    var owned: [UIViewController] = []
    if let owner {
      owned = screens.filter { !Engine.isMember($0, of: stack) }
      for screen in owned { registerOwned(nil, for: screen, by: owner, at: site) }
    }
    if let done = set(screens, on: stack, animated: animated, reason: reason) { return done }
    for screen in owned { unregister(screen) }
    return .failed(.screenInUse(Engine.name(of: top)))
  }

  private func replaceTopNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ owner: BaseCoordinator?, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "replace", screen) { return .failed(error) }
    guard stack.topViewController != nil else { return .failed(.emptyStack) }
    if let error = Self.obstacle(to: screen, on: stack, mayBeMember: false) {
      return .failed(error)
    }
    let screens = Array(stack.viewControllers.dropLast() + [screen])
    if Leaving.isGuarded,
      let error = vetoOfSet(
        screens, on: stack, .replaced, "replace",
        again: { [self] in
          replaceTopNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
        })
    {
      return .failed(error)
    }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    register(onRemoval, for: screen, ownedBy: owner, at: site)
    return set(screens, on: stack, animated: animated, reason: .replaced)
      ?? refused(screen, hidBottomBar)
  }

  /// - Returns: Nil if the stack, or a subclass of it, did not carry it out.
  func set(
    _ screens: [UIViewController], on stack: UINavigationController, animated: Bool,
    reason: RemovalReason
  ) -> Transition? {
    let before = stack.viewControllers.count
    var kept = 0
    for screen in screens where Engine.isMember(screen, of: stack) { kept += 1 }
    Engine.announce(reason, to: stack)
    Engine.hold()
    defer { Engine.release() }
    stack.setViewControllers(screens, animated: animated)
    let outcome = TransitionOutcome(added: screens.count - kept, removed: before - kept)
    if Engine.isHoldingBack(stack), let top = screens.last {
      return later(top, top.hidesBottomBarWhenPushed, outcome, on: stack)
    }
    if let top = screens.last, !Engine.isMember(top, of: stack) { return nil }
    return ended(outcome, on: stack, animated: animated)
  }

  /// The result of a call that UIKit has put off: seen when UIKit has carried it out.
  private func later(
    _ screen: UIViewController, _ hidBottomBar: Bool, _ outcome: TransitionOutcome,
    on stack: UINavigationController
  ) -> Transition {
    afterwards(on: stack) { [self] in
      Engine.isMember(screen, of: stack)
        ? Transition(.done(.success(outcome))) : refused(screen, hidBottomBar)
    }
  }

  /// The result of a change that was carried out: known now, or when the window is free again.
  @inline(__always)
  private func ended(
    _ outcome: TransitionOutcome, on stack: UINavigationController, animated: Bool
  ) -> Transition {
    guard animated, Engine.isOpen(stack), let window = Engine.window(of: stack) else {
      return Transition(.done(.success(outcome)))
    }
    return Engine.queue(of: window).follow(
      .success(outcome), coordinator: stack.transitionCoordinator)
  }

  /// The result of a call that the stack, or a subclass of it, did not carry out: everything is as before.
  func refused(_ screen: UIViewController, _ hidBottomBar: Bool) -> Transition {
    unregister(screen)
    screen.hidesBottomBarWhenPushed = hidBottomBar
    return .failed(.screenInUse(Engine.name(of: screen)))
  }
}
