import UIKit

extension Router {
  /// Carries a call out now, or when the window of the stack is free.
  func inTurn(_ run: @escaping @MainActor () -> Transition) -> Transition {
    inTurn(of: navigationController.flatMap(Engine.window), run)
  }

  /// Why a screen cannot become a member of a stack.
  @inline(__always)
  func obstacle(
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
