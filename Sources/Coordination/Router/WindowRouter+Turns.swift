import UIKit

// The operations for callers that have their caller's position.
extension WindowRouter {
  func setRoot(
    _ controller: UIViewController, from requester: UIViewController?, owner: BaseCoordinator?,
    at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("set root", controller, owner: owner, at: site)
    return show(controller, for: owner, "set") { [self] in
      setRootNow(controller, requester, owner, site, onRemoval)
    }
  }

  func push(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("push", screen, owner: owner, at: site)
    if owner == nil, Engine.isIdle {
      return pushNow(screen, animated, requester, nil, site, onRemoval)
    }
    return show(screen, for: owner, "push") { [self] in
      pushNow(screen, animated, requester, owner, site, onRemoval)
    }
  }

  func present(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("present", screen, owner: owner, at: site)
    return show(screen, for: owner, "present") { [self] in
      presentNow(screen, animated, requester, owner, site, onRemoval)
    }
  }

  /// Carries out a call that shows a screen, for its owner if there is one.
  private func show(
    _ screen: UIViewController, for owner: BaseCoordinator?, _ operation: String,
    _ run: @escaping @MainActor () -> Transition
  ) -> Transition {
    show(screen, for: owner, operation, run) { inTurn(of: window, $0) }
  }
}

// When their turn has come.
extension WindowRouter {
  private func setRootNow(
    _ controller: UIViewController, _ requester: UIViewController?, _ owner: BaseCoordinator?,
    _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let window else { return .failed(.windowDetached) }
    if let error = Requester.coverage(of: requester, "set", controller, by: .screens) {
      return .failed(error)
    }
    let old = window.rootViewController
    if controller !== old, Engine.isInUse(controller) {
      return .failed(.screenInUse(Engine.name(of: controller)))
    }
    if Leaving.isGuarded, let old,
      let error = vetoOfRoot(
        controller, insteadOf: old,
        again: { [self] in
          setRoot(controller, from: requester, owner: owner, at: site, onRemoval: onRemoval)
        })
    {
      return .failed(error)
    }
    guard let old else {
      return replaceRoot(with: controller, dismissed: 0, owner, site, onRemoval)
    }
    return dismissModals(above: old, in: window) { [self] in
      replaceRoot(with: controller, dismissed: $0, owner, site, onRemoval)
    }
  }

  private func replaceRoot(
    with controller: UIViewController, dismissed: Int, _ owner: BaseCoordinator?, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let window else { return .failed(.windowDetached) }
    let old = window.rootViewController
    register(onRemoval, for: controller, ownedBy: owner, at: site)
    Engine.hold()
    defer { Engine.release() }
    window.rootViewController = controller
    guard window.rootViewController === controller else {
      unregister(controller)
      return .failed(.screenInUse(Engine.name(of: controller)))
    }
    let stays = old === controller
    let removed = dismissed + (stays || old == nil ? 0 : 1)
    return Transition(
      .done(.success(TransitionOutcome(added: stays ? 0 : 1, removed: removed))))
  }

  private func pushNow(
    _ screen: UIViewController, _ animated: Bool, _ requester: UIViewController?,
    _ owner: BaseCoordinator?, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    let current: UIViewController
    switch findCurrent(for: requester, "push", screen) {
    case .success(let found): current = found
    case .failure(let error): return .failed(error)
    }
    guard let stack = Engine.asStack(current) ?? current.navigationController else {
      return .failed(.noStack(Engine.name(of: current)))
    }
    return router(of: stack).pushNow(screen, animated, nil, nil, owner, site, onRemoval)
  }

  private func presentNow(
    _ screen: UIViewController, _ animated: Bool, _ requester: UIViewController?,
    _ owner: BaseCoordinator?, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    let current: UIViewController
    switch findCurrent(for: requester, "present", screen) {
    case .success(let found): current = found
    case .failure(let error): return .failed(error)
    }
    if Engine.isInUse(screen) { return .failed(.screenInUse(Engine.name(of: screen))) }
    if let presented = Engine.presented(by: Engine.outermost(current)) {
      return .failed(
        .alreadyPresenting(
          presenter: Engine.name(of: current), presented: Engine.name(of: presented)))
    }
    return present(
      screen, from: current, animated: animated, owner: owner, at: site, onRemoval: onRemoval)
  }

  func closeNow(_ animated: Bool, _ requester: UIViewController?) -> Transition {
    let current: UIViewController
    switch findCurrent(for: requester, "close", nil) {
    case .success(let found): current = found
    case .failure(let error): return .failed(error)
    }
    let stack = current.navigationController
    if let stack, stack.viewControllers.count > 1 {
      return router(of: stack).popNow(animated, nil)
    }
    if let presenter = Engine.presenter(of: Engine.outermost(current)) {
      return dismiss(from: presenter, animated: animated)
    }
    return .failed(stack == nil ? .nothingToClose : .cannotPop(Engine.name(of: current)))
  }

  /// The screen that a call works from, if whoever asked for it may.
  private func findCurrent(
    for requester: UIViewController?, _ operation: String, _ target: UIViewController?
  ) -> Result<UIViewController, RouterError> {
    guard let window else { return .failure(.windowDetached) }
    guard let current = Self.current(in: window) else { return .failure(.emptyWindow) }
    if let error = Requester.coverage(of: requester, operation, target, by: .screens) {
      return .failure(error)
    }
    return .success(current)
  }

  /// The router that moves a stack, the one of the last call if nobody needs that any more.
  private func router(of stack: UINavigationController) -> Router {
    if let last = lastRouter, last.closures.isEmpty, last.moves(stack) { return last }
    let router = Router(rootViewController: stack)
    lastRouter = router
    return router
  }
}
