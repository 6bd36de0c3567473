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
    guard !isNow(in: window), let window else { return Transition(.done(body()())) }
    let queue = Engine.queue(of: window)
    return queue.enqueue { queue.asOne(body) }
  }

  /// Whether calls are carried out at once: there is no window, or they are a part of another operation of several calls.
  static func isNow(in window: UIWindow?) -> Bool {
    guard let window else { return true }
    return Engine.queue(of: window).isCarryingOutAsOne && !Engine.isBusy(window)
  }
}
