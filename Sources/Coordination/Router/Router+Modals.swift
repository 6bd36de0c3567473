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
      let lowest = ModalChain.bottom(below: stack)
      guard Engine.presented(by: lowest) != nil else { return .failed(.nothingToDismiss) }
      return dismiss(from: lowest, animated: animated)
    }
  }

  /// Leaves the top screen: dismisses the modal above, else pops, else dismisses the modal the stack stands in.
  public func close(animated: Bool, at site: CallSite) -> Transition {
    inTurn { [self] in
      guard let stack = navigationController else { return .failed(.routerDetached) }
      let outermost = Engine.outermost(stack)
      let top = ModalChain.top(above: outermost)
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
      let error = Requester.coverage(of: requester, "present", screen, by: .none)
    {
      return .failed(error)
    }
    if Engine.isInUse(screen) { return .failed(.screenInUse(Engine.name(of: screen))) }
    let asking = requester ?? stack
    let outermost = Engine.outermost(asking)
    if policy == .strict, let presented = Engine.presented(by: outermost) {
      return .failed(
        Requester.ignored(
          "present \(Engine.name(of: screen))",
          .alreadyPresenting(
            presenter: Engine.name(of: asking), presented: Engine.name(of: presented))))
    }
    let host = ModalChain.top(above: outermost) { !($0 is UIAlertController) }
    if let presented = Engine.presented(by: host) {
      return .failed(
        .alreadyPresenting(presenter: Engine.name(of: host), presented: Engine.name(of: presented)))
    }
    return present(
      screen, from: host === outermost ? asking : host, animated: animated, at: site,
      onRemoval: onRemoval)
  }

  private func dismissNow(_ modal: UIViewController?, _ animated: Bool) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    let leaving = modal.map(Engine.outermost) ?? ModalChain.top(above: Engine.outermost(stack))
    guard let presenter = Engine.presenter(of: leaving) else { return .failed(.nothingToDismiss) }
    return dismiss(from: presenter, animated: animated)
  }
}
