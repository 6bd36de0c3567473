import UIKit

extension Router {
  /// Carries a call out now, or when the window of the stack, or the stack itself, is free.
  func inTurn(_ run: @escaping @MainActor () -> Transition) -> Transition {
    guard !Engine.isIdle, let stack = navigationController else { return run() }
    if let window = Engine.window(of: stack) { return inTurn(of: window, run) }
    return Engine.isFree(stack) ? run() : afterwards(on: stack, run)
  }

  /// Whether a call is carried out at once, so that no closure of it has to be made.
  var isItsTurn: Bool {
    if Engine.isIdle { return true }
    guard let stack = navigationController else { return true }
    if let window = Engine.window(of: stack) { return TransitionQueue.isTurn(in: window) }
    return Engine.isFree(stack)
  }

  /// Carries a call out that is about modals: a stack that is in no window may be on its way into one.
  func inTurnOfModals(_ run: @escaping @MainActor () -> Transition) -> Transition {
    guard !Engine.isIdle, let stack = navigationController, Engine.window(of: stack) == nil else {
      return inTurn(run)
    }
    return TransitionQueue(waitingForWindowOf: stack).enqueue { [self] in inTurn(run) }
  }

  /// Carries a call out when UIKit lets the stack change, which it does not do now.
  func afterwards(
    on stack: UINavigationController, _ run: @escaping @MainActor () -> Transition
  ) -> Transition {
    TransitionQueue(waitingFor: stack).enqueue(run)
  }

  /// Carries out a call that shows a screen, for its owner if there is one.
  func show(
    _ screen: UIViewController?, for owner: BaseCoordinator?, _ operation: String,
    _ run: @escaping @MainActor () -> Transition
  ) -> Transition {
    show(screen, for: owner, operation, run) { inTurn($0) }
  }

  /// Why a screen cannot become a member of a stack.
  @inline(__always)
  static func obstacle(
    to screen: UIViewController, on stack: UINavigationController, mayBeMember: Bool
  ) -> RouterError? {
    if Engine.isStack(screen) {
      return .containerNotPushable(Engine.name(of: screen))
    }
    guard Engine.isInUse(screen) else { return nil }
    if Engine.isMember(screen, of: stack) {
      return mayBeMember ? nil : .duplicateScreen(Engine.name(of: screen))
    }
    return .screenInUse(Engine.name(of: screen))
  }
}
