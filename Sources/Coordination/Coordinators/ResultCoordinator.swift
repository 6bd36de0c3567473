/// How a journey that leads to a value has ended.
public enum JourneyOutcome<Value> {
  /// It led to this value.
  case finished(Value)
  /// It led to none: its screens have left, by the user or anybody else, or it was finished without a value.
  case cancelled

  /// The value; nil if it was cancelled.
  public var value: Value? {
    switch self {
    case .finished(let value): value
    case .cancelled: nil
    }
  }
}

extension JourneyOutcome: Equatable where Value: Equatable {}
extension JourneyOutcome: Hashable where Value: Hashable {}
extension JourneyOutcome: Sendable where Value: Sendable {}

/// A coordinator whose journey leads to a value, or to none if it is given up.
open class ResultCoordinator<Value>: BaseCoordinator {
  /// Called once with what the journey led to, then let go; looked up when it fires. Owned by this coordinator, set by
  /// its parent.
  public final var onFinish: (@MainActor (JourneyOutcome<Value>) -> Void)?

  private var outcome = JourneyOutcome<Value>.cancelled

  /// Ends the journey with a value, as ``BaseCoordinator/finish(keepingScreens:animated:)`` does without one.
  ///
  /// The first end counts: nothing happens if it has finished already, with a value or without. A screen that refuses
  /// to leave keeps the journey going, without the value.
  ///
  /// - Parameters:
  ///   - value: Owned by the coordinator until it has told, or by the attempt of a screen that refuses.
  ///   - keepingScreens: Whether the screens stay, and are the parent's from then on.
  ///   - animated: Whether the screens leave within the virtual time of a transition.
  /// - Returns: How the screens leave, which fails with `vetoed`.
  @discardableResult
  public final func finish(
    with value: Value, keepingScreens: Bool = false, animated: Bool = true
  ) -> Transition {
    finish(keepingScreens: keepingScreens, animated: animated) { [self] in
      outcome = .finished(value)
    }
  }

  override var isAwaited: Bool { onFinish != nil }

  override func tellFinish() {
    let tell = onFinish
    onFinish = nil
    let outcome = outcome
    self.outcome = .cancelled
    tell?(outcome)
  }

  override func forgetFinish() {
    onFinish = nil
  }
}
