public import UIKit

extension Router {
  /// Puts a screen on top of the stack.
  public func push(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("push", screen, owner: owner, at: site)
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
    Grounds.note("pop", nil, owner: nil, at: site)
    if Engine.isIdle { return popNow(animated, requester) }
    return inTurn { [self] in popNow(animated, requester) }
  }

  /// Takes everything above a screen of the stack away.
  public func popTo(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition {
    Grounds.note("pop to", screen, owner: nil, at: site)
    return inTurn { [self] in popToNow(screen, animated, requester) }
  }

  /// Dismisses what is presented over the stack, then takes everything above the root away.
  public func popToRoot(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> Transition
  {
    Grounds.note("pop to root", nil, owner: nil, at: site)
    return inTurn { [self] in popToRootNow(animated, requester) }
  }

  /// Makes a screen the only member of the stack.
  public func setRoot(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("set root", screen, owner: owner, at: site)
    if owner == nil, isItsTurn {
      return setRootNow(screen, animated, hidesBottomBar, requester, nil, site, onRemoval)
    }
    return show(screen, for: owner, "set") { [self] in
      setRootNow(screen, animated, hidesBottomBar, requester, owner, site, onRemoval)
    }
  }

  /// Replaces the whole stack, root first.
  public func setStack(
    _ screens: [UIViewController], animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?, at site: CallSite
  ) -> Transition {
    Grounds.note("set stack", screens.last, owner: owner, at: site)
    return show(screens.last, for: owner, "set") { [self] in
      setStackNow(screens, animated, requester, owner, site)
    }
  }

  /// Puts a screen in the place of the top one.
  public func replaceTop(
    with screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("replace top", screen, owner: owner, at: site)
    return show(screen, for: owner, "replace") { [self] in
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
}
