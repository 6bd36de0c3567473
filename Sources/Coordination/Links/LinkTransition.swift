/// What became of a link: a ``Transition`` over all its steps, whose errors are a ``LinkFailure``.
///
/// It completes exactly once, also if the link waits for long, is dropped, or leads nowhere. It may be ignored, read,
/// awaited or observed, each as often as one likes.
@MainActor
public struct LinkTransition {
  /// How a link ends.
  public typealias Completion = Result<TransitionOutcome, LinkFailure>

  let pending: PendingLink

  /// The result; nil while the link waits or is carried out.
  public var result: Completion? { pending.result }

  /// Calls a closure once, with the result: now if it is known, else when the link has ended.
  ///
  /// - Parameter body: Owned by the link until it has run.
  public func whenComplete(_ body: @escaping @MainActor (Completion) -> Void) {
    pending.observe(body)
  }

  /// Waits for the end.
  ///
  /// - Returns: What all steps together have changed.
  /// - Throws: Why the link did not lead there.
  @discardableResult
  public func wait() async throws(LinkFailure) -> TransitionOutcome {
    let result = await withCheckedContinuation { continuation in
      whenComplete { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// A link that has failed already.
  static func failed(_ failure: LinkFailure) -> LinkTransition {
    let pending = PendingLink()
    pending.complete(.failure(failure))
    return LinkTransition(pending: pending)
  }
}
