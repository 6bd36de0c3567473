public import UIKit

extension Router {
  /// Presents a screen over the topmost one of this branch, as far as the policy lets it.
  public func present(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    policy: PresentationPolicy, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    if Engine.isIdle { return presentNow(screen, animated, requester, policy, site, onRemoval) }
    return inTurn { [self] in presentNow(screen, animated, requester, policy, site, onRemoval) }
  }

  /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
  public func dismiss(_ modal: UIViewController?, animated: Bool, at site: CallSite) -> Transition {
    if Engine.isIdle { return dismissNow(modal, animated) }
    return inTurn { [self] in dismissNow(modal, animated) }
  }

  /// Dismisses every modal of the window.
  public func dismissAll(animated: Bool, at site: CallSite) -> Transition {
    inTurn { [self] in
      guard let stack = navigationController else { return .failed(.routerDetached) }
      var lowest = Engine.outermost(stack)
      while let presenter = Engine.presenter(of: lowest) { lowest = Engine.outermost(presenter) }
      guard Engine.presented(by: lowest) != nil else { return .failed(.nothingToDismiss) }
      return dismiss(from: lowest, animated: animated)
    }
  }

  /// Leaves the top screen: dismisses the modal above, else pops, else dismisses the modal the stack stands in.
  public func close(animated: Bool, at site: CallSite) -> Transition {
    inTurn { [self] in
      guard let stack = navigationController else { return .failed(.routerDetached) }
      let outermost = Engine.outermost(stack)
      let top = topmost(above: outermost)
      if top !== outermost, let presenter = Engine.presenter(of: top) {
        return dismiss(from: presenter, animated: animated)
      }
      if stack.viewControllers.count > 1 { return popNow(animated, nil) }
      guard let presenter = Engine.presenter(of: outermost) else {
        return .failed(.nothingToClose)
      }
      return dismiss(from: presenter, animated: animated)
    }
  }

  private func presentNow(
    _ screen: UIViewController, _ animated: Bool, _ requester: UIViewController?,
    _ policy: PresentationPolicy, _ site: CallSite, _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil,
      let error = coverage(of: requester, "present", screen, countsModals: false)
    {
      return .failed(error)
    }
    if Engine.isInUse(screen) { return .failed(.screenInUse(Engine.name(of: screen))) }
    let asking = requester ?? stack
    let outermost = Engine.outermost(asking)
    if policy == .strict, let presented = Engine.presented(by: outermost) {
      return .failed(
        ignored(
          "present \(Engine.name(of: screen))",
          .alreadyPresenting(
            presenter: Engine.name(of: asking), presented: Engine.name(of: presented))))
    }
    let host = topmost(above: outermost, countsAlerts: false)
    if let presented = Engine.presented(by: host) {
      return .failed(
        .alreadyPresenting(presenter: Engine.name(of: host), presented: Engine.name(of: presented)))
    }
    let presenter = host === outermost ? asking : host
    guard Engine.isOnScreen(presenter) else {
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    register(onRemoval, for: screen, at: site)
    Engine.hold()
    defer { Engine.release() }
    presenter.present(screen, animated: animated)
    guard let real = Engine.presenter(of: screen) else {
      unregister(screen)
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    return ended(TransitionOutcome(added: 1, removed: 0), presenter: real)
  }

  private func dismissNow(_ modal: UIViewController?, _ animated: Bool) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    let leaving = modal.map(Engine.outermost) ?? topmost(above: Engine.outermost(stack))
    guard let presenter = Engine.presenter(of: leaving) else { return .failed(.nothingToDismiss) }
    return dismiss(from: presenter, animated: animated)
  }

  /// Dismisses everything that this controller presents.
  private func dismiss(from presenter: UIViewController, animated: Bool) -> Transition {
    let removed = modals(above: presenter)
    Engine.hold()
    defer { Engine.release() }
    presenter.dismiss(animated: animated)
    return ended(TransitionOutcome(added: 0, removed: removed), presenter: presenter)
  }

  /// The result of a change of modals: known now, or when the window is free again.
  private func ended(_ outcome: TransitionOutcome, presenter: UIViewController) -> Transition {
    guard Engine.isOpen(presenter: presenter), let window = Engine.window(of: presenter) else {
      return Transition(.done(.success(outcome)))
    }
    return Engine.queue(of: window).follow(
      .success(outcome), coordinator: presenter.transitionCoordinator)
  }

  /// The end of the chain of modals above a controller; the controller itself without any.
  private func topmost(above controller: UIViewController, countsAlerts: Bool = true)
    -> UIViewController
  {
    var top = controller
    while let next = Engine.presented(by: top), countsAlerts || !(next is UIAlertController) {
      top = next
    }
    return top
  }
}
