/// What a router's call came to.
///
/// It completes exactly once, also for calls that change nothing or are refused. It may be ignored, read, awaited or
/// observed.
@MainActor
public struct Transition {
  /// How a transition ends.
  public typealias Completion = Result<TransitionOutcome, RouterError>

  enum State {
    case done(Completion)
    case pending(PendingTransition)
  }

  let state: State

  @inline(__always)
  init(_ state: State) {
    self.state = state
  }

  /// The result; nil while the transition is open or waits for its turn.
  public var result: Completion? {
    switch state {
    case .done(let result): result
    case .pending(let pending): pending.result
    }
  }

  /// Calls a closure once, with the result: now if it is known, else when the transition has ended.
  ///
  /// - Parameter body: Owned by the transition until it has run.
  public func whenComplete(_ body: @escaping @MainActor (Completion) -> Void) {
    switch state {
    case .done(let result): body(result)
    case .pending(let pending): pending.observe(body)
    }
  }

  /// Waits for the end.
  ///
  /// - Returns: What changed.
  /// - Throws: `RouterError` if the call was refused.
  public func wait() async throws -> TransitionOutcome {
    switch state {
    case .done(let result):
      return try result.get()
    case .pending(let pending):
      let result = await withCheckedContinuation { continuation in
        pending.observe { continuation.resume(returning: $0) }
      }
      return try result.get()
    }
  }
}

/// What a completed transition changed.
public struct TransitionOutcome: Hashable, Sendable {
  /// How many screens came.
  public let added: Int
  /// How many screens left.
  public let removed: Int

  /// Creates an outcome.
  public init(added: Int, removed: Int) {
    self.added = added
    self.removed = removed
  }

  /// Nothing changed, and nothing was wrong.
  public static let unchanged = TransitionOutcome(added: 0, removed: 0)

  static func + (left: TransitionOutcome, right: TransitionOutcome) -> TransitionOutcome {
    TransitionOutcome(added: left.added + right.added, removed: left.removed + right.removed)
  }
}

extension Transition {
  /// Goes on as soon as this one has ended well, before anything that waits; both together are one transition.
  func followed(by next: @escaping @MainActor () -> Transition) -> Transition {
    switch state {
    case .done(.success(let first)):
      return next().adding(first)
    case .done(.failure):
      return self
    case .pending(let pending):
      let whole = PendingTransition()
      pending.observe { result in
        switch result {
        case .success(let first): whole.follow(next().adding(first))
        case .failure: whole.complete(result)
        }
      }
      return Transition(.pending(whole))
    }
  }

  private func adding(_ first: TransitionOutcome) -> Transition {
    if first == .unchanged || PlantedRouterFault.sumForgets.isPlanted { return self }
    switch state {
    case .done(let result):
      return Transition(.done(result.map { first + $0 }))
    case .pending(let pending):
      let whole = PendingTransition()
      pending.observe { result in whole.complete(result.map { first + $0 }) }
      return Transition(.pending(whole))
    }
  }
}
