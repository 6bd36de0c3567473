/// What a screen has refused: which way it should have left, and how to do so after all.
///
/// To be kept no longer than the question to the person is open: it keeps whoever has made the call, and what that
/// would have shown.
@MainActor
public struct LeaveAttempt {
  /// Which way was tried.
  public let reason: RemovalReason
  /// Owned by the attempt.
  private let again: @MainActor () -> Transition

  init(_ reason: RemovalReason, again: @escaping @MainActor () -> Transition) {
    self.reason = reason
    self.again = again
  }

  /// Does again what was refused, and asks nobody this time.
  ///
  /// What a touch has tried is done by a call that comes to the same: a pop, or a dismissal.
  ///
  /// - Returns: The transition, which fails as the call does, and with `covered` if what was touched is no longer there.
  @discardableResult
  public func proceed() -> Transition { Leaving.forced(again) }
}
