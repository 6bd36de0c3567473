/// A result that has been promised, made only where one has to wait.
@MainActor
final class PendingResult<Failure: Error> {
  typealias Completion = Result<TransitionOutcome, Failure>

  private(set) var result: Completion?
  /// Owned until the result is there; each runs once.
  private var observers: [@MainActor (Completion) -> Void] = []

  init() {}

  func observe(_ body: @escaping @MainActor (Completion) -> Void) {
    if let result {
      body(result)
    } else {
      observers.append(body)
    }
  }

  func complete(_ result: Completion) {
    guard self.result == nil else { return }
    self.result = result
    let observers = self.observers
    self.observers = []
    for observer in observers { observer(result) }
    if PlantedRouterFault.completesTwice.isPlanted {
      for observer in observers { observer(result) }
    }
  }
}

/// A transition that has not completed yet.
typealias PendingTransition = PendingResult<RouterError>
/// A link that has not ended yet.
typealias PendingLink = PendingResult<LinkFailure>

extension PendingTransition {
  /// Completes when another transition does.
  func follow(_ other: Transition) {
    other.whenComplete { [self] in complete($0) }
  }
}
