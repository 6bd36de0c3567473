import UIKit

/// The transitions of one window that wait for their turn.
///
/// A call made while a transition is open, or from inside a callback, is carried out afterwards, in order, never
/// inside another.
@MainActor
package final class TransitionQueue {
  private struct Request {
    let pending: PendingTransition
    /// Owned until its turn.
    let run: @MainActor () -> Transition
  }

  private weak var window: UIWindow?
  private var requests: [Request] = []
  private var running: (pending: PendingTransition, result: Transition.Completion)?

  init(window: UIWindow) {
    self.window = window
  }

  /// Whether anything waits or is under way.
  var hasWork: Bool { running != nil || !requests.isEmpty }

  /// Whether the next step may be taken.
  var isReady: Bool {
    if Engine.isSettled { return true }
    guard let window else { return true }
    return !Engine.isBusy(window)
  }

  /// Puts a call at the end of the line.
  func enqueue(_ run: @escaping @MainActor () -> Transition) -> Transition {
    let pending = PendingTransition()
    requests.append(Request(pending: pending, run: run))
    Engine.wait(self)
    return Transition(.pending(pending))
  }

  /// Puts a call that belongs to the running one before all others.
  func enqueueNext(_ pending: PendingTransition, _ run: @escaping @MainActor () -> Transition) {
    requests.insert(Request(pending: pending, run: run), at: 0)
    Engine.wait(self)
  }

  /// Takes note of a transition that has begun, to complete it when the window is free again.
  ///
  /// - Parameter coordinator: Tells whether a transition under a finger was cancelled: nothing has changed then.
  func follow(
    _ result: Transition.Completion,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> Transition {
    let pending = PendingTransition()
    running = (pending, result)
    if let coordinator, coordinator.initiallyInteractive {
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.nothingCame(of: pending) }
      }
    }
    Engine.wait(self)
    return Transition(.pending(pending))
  }

  private func nothingCame(of pending: PendingTransition) {
    if running?.pending === pending { running?.result = .success(.unchanged) }
  }

  /// Fails everything that is under way or waits: the app has ended, and each transition completes exactly once.
  func abandon() {
    let promised = [running?.pending].compactMap(\.self) + requests.map(\.pending)
    running = nil
    requests = []
    for pending in promised { pending.complete(.failure(.routerDetached)) }
  }

  /// Completes the transition that has ended, or begins the next.
  func runNext() {
    if let running = self.running.take() {
      running.pending.complete(running.result)
      return
    }
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    request.pending.follow(request.run())
  }
}
