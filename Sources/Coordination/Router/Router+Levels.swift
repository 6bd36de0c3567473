public import UIKit

extension Router {
  /// Takes away everything that lies on a screen: modals, and what stands above it in its stack.
  public func dismissTo(
    _ screen: UIViewController, animated: Bool, at site: CallSite
  ) -> Transition {
    Grounds.note("dismiss to", screen, owner: nil, at: site)
    return inTurnOfModals { [self] in dismissToNow(screen, animated) }
  }

  private func dismissToNow(_ screen: UIViewController, _ animated: Bool) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    guard let window = Engine.window(of: screen), window === Engine.window(of: stack) else {
      return .failed(.notShown(Engine.name(of: screen)))
    }
    let covered = Self.coveredMembers(around: screen)
    let foot = ModalChain.foot(of: screen)
    if Leaving.isGuarded, let error = veto(of: covered, above: foot, to: screen, animated) {
      return .failed(error)
    }
    // What callbacks ask for comes after the whole.
    Engine.hold()
    defer { Engine.release() }
    var transition = Transition(.done(.success(.unchanged)))
    if Engine.presented(by: foot) != nil {
      transition = dismiss(
        from: foot, animated: animated && covered.isEmpty, isAnswered: true)
    }
    for (place, member) in covered.enumerated() {
      transition = transition.followed {
        guard let stack = member.navigationController else {
          return .failed(.notInStack(Engine.name(of: member)))
        }
        return Router(rootViewController: stack)
          .popToNow(member, animated && place == 0, nil, isAnswered: true)
      }
    }
    return transition
  }

  /// Why what lies on a screen may not be taken away.
  private func veto(
    of covered: [UIViewController], above foot: UIViewController, to screen: UIViewController,
    _ animated: Bool
  ) -> RouterError? {
    let members = covered.reversed().flatMap { member -> [Leaver] in
      guard let stack = member.navigationController,
        let place = stack.viewControllers.firstIndex(where: { $0 === member })
      else { return [] }
      return Leaver.members(of: stack, above: place, .popTo)
    }
    return Leaving.veto(
      Leaver.modals(above: foot) + members, "dismiss to \(Engine.name(of: screen))"
    ) { [self] in
      inTurnOfModals { [self] in dismissToNow(screen, animated) }
    }
  }

  /// The screen and what contains it, as far as something stands above it in a stack; outermost first.
  private static func coveredMembers(around screen: UIViewController) -> [UIViewController] {
    var members: [UIViewController] = []
    var current = screen
    while let container = Engine.container(of: current) {
      if let top = (container as? UINavigationController)?.topViewController, top !== current {
        members.append(current)
      }
      current = container
    }
    return members.reversed()
  }
}
