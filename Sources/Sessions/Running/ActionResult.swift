import Simulator

/// What became of an action, as the subject `result` shows it.
package enum ActionResult: String, Hashable, Sendable, CaseIterable {
  /// It was done.
  case accepted
  /// The machine refused it.
  case refused
  /// UIKit raised an exception, or it did not settle.
  case failed
  /// It made no sense, whatever the state.
  case error
}

extension CommandOutcome {
  /// What became of the action behind this outcome.
  ///
  /// A refusal that was asked for is a refusal all the same.
  var actionResult: ActionResult {
    guard let step else { return status == .error ? .error : .accepted }
    return switch step.outcome {
    case .changed, .unchanged, .begun: .accepted
    case .refused: .refused
    case .failed: .failed
    }
  }
}
