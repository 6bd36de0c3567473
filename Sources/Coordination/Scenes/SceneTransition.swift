/// What a scene coordinator's call came to: a ``Transition`` whose errors are a ``TransitionError``.
///
/// The call is carried out whether anybody looks at this or not. It completes exactly once, also if it is refused, and
/// may be ignored, read, awaited or observed, each as often as one likes.
@MainActor
public struct SceneTransition {
  /// How a transition ends.
  public typealias Completion = Result<TransitionOutcome, TransitionError>

  let transition: Transition

  init(_ transition: Transition) {
    self.transition = transition
  }

  /// The result; nil while the transition is open or waits for its turn.
  public var result: Completion? { transition.result?.mapError(TransitionError.init) }

  /// Calls a closure once, with the result: now if it is known, else when the transition has ended.
  ///
  /// - Parameter body: Owned by the transition until it has run.
  public func whenComplete(_ body: @escaping @MainActor (Completion) -> Void) {
    transition.whenComplete { body($0.mapError(TransitionError.init)) }
  }

  /// Waits for the end.
  ///
  /// - Returns: What changed.
  /// - Throws: Why the call was refused.
  @discardableResult
  public func wait() async throws(TransitionError) -> TransitionOutcome {
    let result = await withCheckedContinuation { continuation in
      whenComplete { continuation.resume(returning: $0) }
    }
    return try result.get()
  }
}
