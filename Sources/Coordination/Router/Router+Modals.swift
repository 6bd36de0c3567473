public import UIKit

extension Router {
  /// Presents a screen over the topmost one of this branch, as far as the policy lets it.
  public func present(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?, policy: PresentationPolicy, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition {
    Grounds.note("present", screen, owner: owner, at: site)
    if let owner {
      return show(
        screen, for: owner, "present",
        { [self] in presentNow(screen, animated, requester, owner, policy, site, onRemoval) },
        inTurn: { inTurnOfModals($0) })
    }
    if Engine.isIdle {
      return presentNow(screen, animated, requester, owner, policy, site, onRemoval)
    }
    return inTurnOfModals { [self] in
      presentNow(screen, animated, requester, owner, policy, site, onRemoval)
    }
  }

  /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
  public func dismiss(_ modal: UIViewController?, animated: Bool, at site: CallSite) -> Transition {
    Grounds.note("dismiss", modal, owner: nil, at: site)
    if Engine.isIdle { return dismissNow(modal, animated) }
    return inTurnOfModals { [self] in dismissNow(modal, animated) }
  }

  /// Dismisses every modal of the window.
  public func dismissAll(animated: Bool, at site: CallSite) -> Transition {
    Grounds.note("dismiss all", nil, owner: nil, at: site)
    return inTurnOfModals { [self] in
      guard let stack = navigationController else { return .failed(.routerDetached) }
      let lowest = ModalChain.bottom(below: stack)
      guard Engine.presented(by: lowest) != nil else { return .failed(.nothingToDismiss) }
      return dismiss(from: lowest, animated: animated)
    }
  }

  /// Leaves the top screen: dismisses the modal above, else pops, else dismisses the modal the stack stands in.
  public func close(animated: Bool, at site: CallSite) -> Transition {
    Grounds.note("close", nil, owner: nil, at: site)
    return inTurnOfModals { [self] in
      guard let stack = navigationController else { return .failed(.routerDetached) }
      let outermost = Engine.outermost(stack)
      let foot = ModalChain.foot(of: stack)
      let top = ModalChain.top(above: foot)
      if top !== foot, let presenter = Engine.presenter(of: top) {
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
    _ owner: BaseCoordinator?, _ policy: PresentationPolicy, _ site: CallSite,
    _ onRemoval: RemovalHandler?
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if requester != nil,
      let error = Requester.coverage(of: requester, "present", screen, by: .none)
    {
      return .failed(error)
    }
    if Engine.isInUse(screen) { return .failed(.screenInUse(Engine.name(of: screen))) }
    // The usual case, in which nothing is there to get in the way; apart for each of the two, since a choice of them would
    // be retained.
    if let requester {
      if !Engine.isBelowModal(requester) {
        return present(
          screen, from: requester, animated: animated, owner: owner, at: site, onRemoval: onRemoval)
      }
    } else if !Engine.isBelowModal(stack) {
      return present(
        screen, from: stack, animated: animated, owner: owner, at: site, onRemoval: onRemoval)
    }
    let asking = requester ?? stack
    let foot = ModalChain.foot(of: asking)
    let host = ModalChain.top(above: foot) { !($0 is UIAlertController) }
    if let alert = Engine.presented(by: host), policy == .afterAlerts {
      return wait(for: alert, with: screen, from: requester, at: site) { [self] in
        present(
          screen, animated: animated, from: $0, owner: owner, policy: policy, at: site,
          onRemoval: onRemoval)
      }
    }
    if host !== foot, ModalChain.isBehindSibling(asking) {
      return .failed(.notInWindow(Engine.name(of: asking)))
    }
    if policy == .strict, let presented = Engine.presented(by: foot) {
      return .failed(
        Requester.ignored(
          "present \(Engine.name(of: screen))",
          .alreadyPresenting(
            presenter: Engine.name(of: asking), presented: Engine.name(of: presented))))
    }
    if let presented = Engine.presented(by: host) {
      return .failed(
        .alreadyPresenting(presenter: Engine.name(of: host), presented: Engine.name(of: presented)))
    }
    return present(
      screen, from: host === foot ? asking : host, animated: animated, owner: owner, at: site,
      onRemoval: onRemoval)
  }

  private func dismissNow(_ modal: UIViewController?, _ animated: Bool) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    if modal == nil, Engine.isUsualPresenter(stack) {
      return dismiss(from: stack, animated: animated)
    }
    let last: UIViewController?
    if let modal {
      last = Engine.presenter(of: Engine.outermost(modal))
    } else {
      let foot = ModalChain.foot(of: stack)
      last = ModalChain.lastPresenter(from: foot) ?? Engine.presenter(of: foot)
    }
    guard let last else { return .failed(.nothingToDismiss) }
    return dismiss(from: last, animated: animated)
  }
}
