import UIKit

/// Turns in a window's line for operations that consist of several calls.
@MainActor
enum Turns {
  /// Carries several calls out as one when the window is free; at once without a window.
  ///
  /// - Parameter body: Makes the calls and returns what tells the result when all of them have ended.
  static func asOne(
    in window: UIWindow?,
    _ body: @escaping @MainActor () -> @MainActor () -> Transition.Completion
  ) -> Transition {
    guard let window else { return Transition(.done(body()())) }
    let queue = Engine.queue(of: window)
    // Inside another such operation this one is a part of it.
    if queue.isCarryingOutAsOne, !Engine.isBusy(window) { return queue.asOne(body) }
    return queue.enqueue { queue.asOne(body) }
  }
}
