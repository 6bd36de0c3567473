public import UIKit

extension Router {
  /// Puts a screen on top of the stack.
  public func push(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    if Engine.isIdle {
      return pushNow(screen, animated, hidesBottomBar, requester, site, onRemoval)
    }
    return inTurn { [self] in
      pushNow(screen, animated, hidesBottomBar, requester, site, onRemoval)
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
    from requester: UIViewController?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    inTurn { [self] in
      setRootNow(screen, animated, hidesBottomBar, requester, site, onRemoval)
    }
  }

  /// Replaces the whole stack, root first.
  public func setStack(
    _ screens: [UIViewController], animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition {
    inTurn { [self] in setStackNow(screens, animated, requester) }
  }

  /// Puts a screen in the place of the top one.
  public func replaceTop(
    with screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    inTurn { [self] in
      replaceTopNow(screen, animated, hidesBottomBar, requester, site, onRemoval)
    }
  }
}

// When their turn has come.
extension Router {
  func pushNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil, let error = Requester.coverage(of: requester, "push", screen) {
      return .failed(error)
    }
    if let error = obstacle(to: screen, on: stack, mayBeMember: false) { return .failed(error) }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    register(onRemoval, for: screen, at: site)
    Engine.hold()
    defer { Engine.release() }
    stack.pushViewController(screen, animated: animated)
    guard Engine.isMember(screen, of: stack) else { return refused(screen, hidBottomBar) }
    return ended(TransitionOutcome(added: 1, removed: 0), on: stack, animated: animated)
  }

  func popNow(_ animated: Bool, _ requester: UIViewController?) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil, let error = Requester.coverage(of: requester, "pop", nil) {
      return .failed(error)
    }
    if animated { Engine.hold() }
    defer { if animated { Engine.release() } }
    guard stack.popViewController(animated: animated) != nil else {
      guard let root = stack.topViewController else { return .failed(.emptyStack) }
      return .failed(.cannotPop(Engine.name(of: root)))
    }
    return ended(TransitionOutcome(added: 0, removed: 1), on: stack, animated: animated)
  }

  private func popToNow(
    _ screen: UIViewController, _ animated: Bool, _ requester: UIViewController?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "pop to", screen) { return .failed(error) }
    guard Engine.isMember(screen, of: stack) else {
      return .failed(.notInStack(Engine.name(of: screen)))
    }
    Engine.hold()
    defer { Engine.release() }
    let removed = stack.popToViewController(screen, animated: animated)?.count ?? 0
    return ended(TransitionOutcome(added: 0, removed: removed), on: stack, animated: animated)
  }

  private func popToRootNow(_ animated: Bool, _ requester: UIViewController?) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.absence(of: requester, "pop to root") { return .failed(error) }
    guard let window = Engine.window(of: stack) else { return popToRoot(animated, dismissed: 0) }
    return dismissModals(above: Engine.outermost(stack), in: window) { [self] in
      popToRoot(animated, dismissed: $0)
    }
  }

  private func popToRoot(_ animated: Bool, dismissed: Int) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    Engine.hold()
    defer { Engine.release() }
    let popped = stack.popToRootViewController(animated: animated)?.count ?? 0
    return ended(
      TransitionOutcome(added: 0, removed: popped + dismissed), on: stack, animated: animated)
  }

  private func setRootNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "set", screen) { return .failed(error) }
    if let error = obstacle(to: screen, on: stack, mayBeMember: true) { return .failed(error) }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    // A member that stays keeps what it was registered with.
    if let keeper = Engine.router(watching: screen) {
      keeper.register(onRemoval, for: screen, at: site)
    } else {
      register(onRemoval, for: screen, at: site)
    }
    return set([screen], on: stack, animated: animated, reason: .stackSet)
      ?? refused(screen, hidBottomBar)
  }

  private func setStackNow(
    _ screens: [UIViewController], _ animated: Bool, _ requester: UIViewController?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    guard let top = screens.last else { return .failed(.emptyStack) }
    if let error = Requester.coverage(of: requester, "set", top) { return .failed(error) }
    var seen: Set<ScreenID> = []
    for screen in screens {
      if !seen.insert(Engine.id(of: screen)).inserted {
        return .failed(.duplicateScreen(Engine.name(of: screen)))
      }
      if let error = obstacle(to: screen, on: stack, mayBeMember: true) { return .failed(error) }
    }
    // What goes from below a top that stays is told so: nothing else about the set concerns it.
    let keepsTop = stack.topViewController === top
    return set(
      screens, on: stack, animated: animated, reason: keepsTop ? .removedFromMiddle : .stackSet)
      ?? .failed(.screenInUse(Engine.name(of: top)))
  }

  private func replaceTopNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if let error = Requester.coverage(of: requester, "replace", screen) { return .failed(error) }
    guard stack.topViewController != nil else { return .failed(.emptyStack) }
    if let error = obstacle(to: screen, on: stack, mayBeMember: false) { return .failed(error) }
    let hidBottomBar = screen.hidesBottomBarWhenPushed
    if let hidesBottomBar { screen.hidesBottomBarWhenPushed = hidesBottomBar }
    register(onRemoval, for: screen, at: site)
    let screens = stack.viewControllers.dropLast() + [screen]
    return set(Array(screens), on: stack, animated: animated, reason: .replaced)
      ?? refused(screen, hidBottomBar)
  }

  /// - Returns: Nil if the stack, or a subclass of it, did not carry it out.
  private func set(
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
    if let top = screens.last, !Engine.isMember(top, of: stack) { return nil }
    return ended(
      TransitionOutcome(added: screens.count - kept, removed: before - kept), on: stack,
      animated: animated)
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
  private func refused(_ screen: UIViewController, _ hidBottomBar: Bool) -> Transition {
    unregister(screen)
    screen.hidesBottomBarWhenPushed = hidBottomBar
    return .failed(.screenInUse(Engine.name(of: screen)))
  }
}
