import UIKit

/// A change of a stack that UIKit has put off, watched until nothing keeps the stack from changing any more.
///
/// By then another change may have followed in the same breath, and what came may have left again: so whether it came
/// is looked at after each step of the stack.
@MainActor
final class PutOffChange {
  private let stack: UINavigationController
  private let screen: UIViewController
  private let pending = PendingTransition()
  /// Tells the result; owned until then.
  private let end: @MainActor (_ hasCome: Bool) -> Transition
  private var hasCome: Bool
  private(set) var hasDeferredWork = true
  let onlyWatches = true

  private init(
    of stack: UINavigationController, bringing screen: UIViewController,
    end: @escaping @MainActor (_ hasCome: Bool) -> Transition
  ) {
    self.stack = stack
    self.screen = screen
    self.end = end
    hasCome = Engine.isMember(screen, of: stack)
  }

  /// Watches a change that has just been put off.
  ///
  /// - Parameters:
  ///   - stack: Owned until the end.
  ///   - screen: Which becomes or stays a member by the change; owned until the end.
  ///   - end: Tells the result.
  static func watch(
    _ stack: UINavigationController, bringing screen: UIViewController,
    end: @escaping @MainActor (_ hasCome: Bool) -> Transition
  ) -> Transition {
    let change = PutOffChange(of: stack, bringing: screen, end: end)
    Engine.wait(change)
    return Transition(.pending(change.pending))
  }

  var isReadyToContinue: Bool {
    if Engine.isMember(screen, of: stack) { hasCome = true }
    return Engine.isFree(stack)
  }

  func continueDeferred() {
    hasDeferredWork = false
    pending.follow(end(hasCome))
  }

  func abandonDeferred() {
    hasDeferredWork = false
    pending.complete(.failure(.routerDetached))
  }
}
