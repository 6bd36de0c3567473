import UIKit

// What a touch has tried is done anew by the call that comes to the same, when its turn comes. Screens are not owned
// meanwhile: whoever keeps the attempt may be one of them.
extension Leaving {
  /// Whether a touch of the back button, or a swipe, may pop the top.
  static func allowsPop(
    from stack: UINavigationController, _ reason: RemovalReason, _ operation: String
  ) -> Bool {
    guard isGuarded, let top = stack.topViewController else { return true }
    let again = onTop(top, of: stack, "pop") { $0.popNow(true, nil) }
    return veto(Leaver.top(of: stack, reason), operation, again: again) == nil
  }

  /// Whether an entry of the back button's menu may take everything above it away.
  static func allowsPop(from stack: UINavigationController, to target: UIViewController) -> Bool {
    guard isGuarded, let top = stack.topViewController,
      let place = stack.viewControllers.firstIndex(where: { $0 === target })
    else { return true }
    let name = Engine.name(of: target)
    let again = onTop(top, of: stack, "pop to \(name)") { [weak target] router in
      target.map { router.popToNow($0, true, nil) } ?? gone(name, "pop to \(name)")
    }
    let leavers = Leaver.members(of: stack, above: place, .backMenu)
    return veto(leavers, "back to \(name)", again: again) == nil
  }

  /// Whether a second touch of a tab may take everything above the root of its stack away.
  static func allowsPopToRoot(of stack: UINavigationController) -> Bool {
    guard isGuarded, let top = stack.topViewController else { return true }
    let again = onTop(top, of: stack, "pop to root") { $0.popToRootNow(true, nil) }
    let leavers = Leaver.members(of: stack, above: 0, .tabRetapped)
    return veto(leavers, "reselect tab", again: again) == nil
  }

  /// Whether a touch may dismiss a modal, on which nothing lies.
  static func allowsDismissal(
    of modal: UIViewController, _ reason: RemovalReason, _ operation: String
  ) -> Bool {
    guard isGuarded else { return true }
    let name = Engine.name(of: modal)
    return veto([Leaver(controller: modal, reason: reason)], operation) { [weak modal] in
      guard let presenter = modal.flatMap(Engine.presenter),
        let window = Engine.window(of: presenter)
      else { return gone(name, "dismiss \(name)") }
      let router = WindowRouter(window: window)
      return router.inTurn(of: window) { router.dismiss(from: presenter, animated: true) }
    } == nil
  }

  /// A call that is refused if the screen that was touched is not the top any more.
  private static func onTop(
    _ top: UIViewController, of stack: UINavigationController, _ operation: String,
    _ act: @escaping @MainActor (Router) -> Transition
  ) -> @MainActor () -> Transition {
    let name = Engine.name(of: top)
    return { [weak top, weak stack] in
      guard let stack, top != nil else { return gone(name, operation) }
      let router = Router(rootViewController: stack)
      return router.inTurn { [weak top] in
        guard let top else { return gone(name, operation) }
        let error = Requester.coverage(of: top, operation, nil, by: .none)
        return error.map { .failed($0) } ?? act(router)
      }
    }
  }

  /// The result of a call about a screen that has left meanwhile.
  static func gone(_ screen: String, _ operation: String) -> Transition {
    .failed(Requester.ignored(operation, .covered(requester: screen, by: nil)))
  }
}
