import UIKit

// What changes a stack as a whole, when its turn has come; and how a change of a stack ends.
extension Router {
  func setRootNow(
    _ screen: UIViewController, _ animated: Bool, _ hidesBottomBar: Bool?,
    _ requester: UIViewController?, _ owner: BaseCoordinator?, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil, let error = Requester.coverage(of: requester, "set", screen) {
      return .failed(error)
    }
    if let error = Self.obstacle(to: screen, on: stack, mayBeMember: true) { return .failed(error) }
    if stack.topViewController != nil, Leaving.isGuarded,
      let error = vetoOfSet(
        [screen], on: stack, .stackSet, "set",
        again: { [self] in
          setRoot(
            screen, animated: animated, hidesBottomBar: hidesBottomBar, from: requester,
            owner: owner, at: site, onRemoval: onRemoval)
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

  func setStackNow(
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
        again: { [self] in
          setStack(screens, animated: animated, from: requester, owner: owner, at: site)
        })
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

  func replaceTopNow(
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
          replaceTop(
            with: screen, animated: animated, hidesBottomBar: hidesBottomBar, from: requester,
            owner: owner, at: site, onRemoval: onRemoval)
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
    let before = Engine.count(of: stack)
    var kept = 0
    if before > 0 {
      for place in screens.indices where Engine.isMember(screens[place], of: stack) { kept += 1 }
    }
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
  func later(
    _ screen: UIViewController, _ hidBottomBar: Bool, _ outcome: TransitionOutcome,
    on stack: UINavigationController
  ) -> Transition {
    PutOffChange.watch(stack, bringing: screen) { [self] hasCome in
      hasCome ? Transition(.done(.success(outcome))) : refused(screen, hidBottomBar)
    }
  }

  /// The result of a change that was carried out: known now, or when the window is free again.
  @inline(__always)
  func ended(
    _ outcome: TransitionOutcome, on stack: UINavigationController, animated: Bool
  ) -> Transition {
    guard animated, Engine.isOpen(stack), let window = Engine.window(of: stack) else {
      return Transition(.done(.success(outcome)))
    }
    return Engine.queue(of: window).follow(outcome, coordinator: stack.transitionCoordinator)
  }

  /// The result of a call that the stack, or a subclass of it, did not carry out: everything is as before.
  func refused(_ screen: UIViewController, _ hidBottomBar: Bool) -> Transition {
    unregister(screen)
    screen.hidesBottomBarWhenPushed = hidBottomBar
    return .failed(.screenInUse(Engine.name(of: screen)))
  }
}
