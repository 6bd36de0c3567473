import UIKit

// Asked for when everything else is in order and nothing has changed yet.
extension Router {
  /// Why the top may not be popped; nil if it may, or if it is the root.
  func vetoOfPop(
    from stack: UINavigationController, _ animated: Bool, _ requester: UIViewController?
  ) -> RouterError? {
    Leaving.veto(Leaver.top(of: stack, .pop), "pop") { [self] in
      inTurn { [self] in popNow(animated, requester) }
    }
  }

  /// Why what stands above a member may not be popped.
  func vetoOfPop(
    from stack: UINavigationController, to member: UIViewController, _ animated: Bool,
    _ requester: UIViewController?
  ) -> RouterError? {
    let place = stack.viewControllers.firstIndex { $0 === member } ?? 0
    return Leaving.veto(
      Leaver.members(of: stack, above: place, .popTo), "pop to \(Engine.name(of: member))"
    ) { [self] in
      inTurn { [self] in popToNow(member, animated, requester) }
    }
  }

  /// Why the modals and what stands above the root may not be taken away.
  func vetoOfPopToRoot(
    of stack: UINavigationController, _ animated: Bool, _ requester: UIViewController?
  ) -> RouterError? {
    let isInWindow = Engine.window(of: stack) != nil
    let modals = isInWindow ? Leaver.modals(above: ModalChain.foot(of: stack)) : []
    return Leaving.veto(
      modals + Leaver.members(of: stack, above: 0, .popToRoot), "pop to root"
    ) { [self] in
      inTurn { [self] in popToRootNow(animated, requester) }
    }
  }

  /// Why the members that are not among the new ones may not be taken away.
  ///
  /// - Parameter again: Asks for the whole call once more.
  func vetoOfSet(
    _ screens: [UIViewController], on stack: UINavigationController, _ reason: RemovalReason,
    _ operation: String, again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    let object = screens.last.map { " \(Engine.name(of: $0))" } ?? ""
    return Leaving.veto(
      Leaver.members(of: stack, without: screens, reason), operation + object, again: again)
  }
}

extension Routing {
  /// Why the modals above a controller may not be dismissed.
  func vetoOfDismissal(from presenter: UIViewController, _ animated: Bool) -> RouterError? {
    guard let modal = Engine.presented(by: presenter) else { return nil }
    let name = Engine.name(of: modal)
    return Leaving.veto(Leaver.modals(above: presenter), "dismiss \(name)") { [self, weak modal] in
      inTurn(of: modal.flatMap(Engine.window)) { [self, weak modal] in
        guard let presenter = modal.flatMap(Engine.presenter) else {
          return Leaving.gone(name, "dismiss \(name)")
        }
        return dismiss(from: presenter, animated: animated)
      }
    }
  }
}

extension WindowRouter {
  /// Why the modals and the old root of the window may not be taken away.
  ///
  /// - Parameter again: Asks for the whole call once more.
  func vetoOfRoot(
    _ controller: UIViewController, insteadOf old: UIViewController,
    again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    let leaver = Leaver(controller: old, reason: .windowRootReplaced, isAlone: true)
    return Leaving.veto(
      Leaver.modals(above: old) + (controller === old ? [] : [leaver]),
      "set \(Engine.name(of: controller))", again: again)
  }
}
