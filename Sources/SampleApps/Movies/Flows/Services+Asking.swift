import Coordination

extension PreferencesServicing {
  /// Whether one may read about the app this time.
  ///
  /// - Throws: `MovieError`, or a cancellation if the service goes without a reply.
  func mayReadAbout() async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      let question = Question(continuation)
      mayReadAbout { question.answer(with: $0) }
    }
  }
}

/// Somebody who waits for a reply; one whose reply never comes is let go.
@MainActor
private final class Question<Value: Sendable> {
  /// Resumed once, then let go.
  private var continuation: CheckedContinuation<Value, any Error>?

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(throwing: CancellationError()) }

  func answer(with result: Result<Value, MovieError>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result.mapError { $0 })
  }
}
