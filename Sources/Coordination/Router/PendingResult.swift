/// A result that has been promised, made only where one has to wait.
///
/// A protocol over two classes rather than one generic class, whose metadata would be asked for at run time with each
/// promise that is made and dropped.
@MainActor
protocol PendingResult: AnyObject {
  associatedtype Failure: Error
  var progress: PendingProgress<Failure> { get set }
}

/// What has come of a promise.
struct PendingProgress<Failure: Error> {
  typealias Completion = Result<TransitionOutcome, Failure>

  fileprivate(set) var result: Completion?
  /// Owned until the result is there; each runs once.
  fileprivate var observers: [@MainActor (Completion) -> Void] = []

  init() {}
}

extension PendingResult {
  typealias Completion = Result<TransitionOutcome, Failure>

  var result: Completion? { progress.result }

  func observe(_ body: @escaping @MainActor (Completion) -> Void) {
    if let result = progress.result {
      body(result)
    } else {
      progress.observers.append(body)
    }
  }

  func complete(_ result: Completion) {
    guard progress.result == nil else { return }
    progress.result = result
    if progress.observers.isEmpty { return }
    let observers = progress.observers
    progress.observers = []
    for observer in observers { observer(result) }
    if PlantedRouterFault.completesTwice.isPlanted {
      for observer in observers { observer(result) }
    }
  }
}

/// A transition that has not completed yet.
@MainActor
final class PendingTransition: PendingResult {
  @exclusivity(unchecked)
  var progress = PendingProgress<RouterError>()

  init() {}

  /// Completes when another transition does.
  func follow(_ other: Transition) {
    other.whenComplete { [self] in complete($0) }
  }
}

/// A link that has not ended yet.
@MainActor
final class PendingLink: PendingResult {
  @exclusivity(unchecked)
  var progress = PendingProgress<LinkFailure>()

  init() {}
}
