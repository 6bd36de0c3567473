import Coordination
import UIKit

/// A screen that refuses to leave while it has unsaved changes.
final class GuardedScreen: Screen, LeaveGuarding {
  /// Whether something is unsaved.
  var isDirty: Bool
  /// Which ways it was asked about.
  private(set) var asked: [RemovalReason] = []
  /// Which ways it has refused.
  private(set) var attempts: [RemovalReason] = []
  /// Owned by the screen; runs when it is asked.
  var onAsk: (() -> Void)?
  /// Owned by the screen; runs when it has refused.
  var onAttempt: ((LeaveAttempt) -> Void)?

  init(_ name: String, isDirty: Bool = true) {
    self.isDirty = isDirty
    super.init(name)
  }

  required init?(coder: NSCoder) {
    isDirty = false
    super.init(coder: coder)
  }

  func shouldLeave(_ reason: RemovalReason) -> Bool {
    asked.append(reason)
    onAsk?()
    return !isDirty
  }

  func didAttemptToLeave(_ attempt: LeaveAttempt) {
    attempts.append(attempt.reason)
    onAttempt?(attempt)
  }

  /// Forgets what was asked and refused so far.
  func forget() {
    asked = []
    attempts = []
  }
}
