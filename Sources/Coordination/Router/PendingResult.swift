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
    if keep(result) { tellObservers() }
  }

  /// Takes note of what has come, if nothing has yet; ``tellObservers()`` must follow.
  func keep(_ result: Completion) -> Bool {
    guard progress.result == nil else { return false }
    progress.result = result
    return true
  }

  /// Tells everybody who waits for what has come.
  func tellObservers() {
    guard let result = progress.result, !progress.observers.isEmpty else { return }
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
class PendingTransition: PendingResult {
  @exclusivity(unchecked)
  final var progress = PendingProgress<RouterError>()

  init() {}

  /// Completes when another transition does.
  final func follow(_ other: Transition) {
    switch other.state {
    case .done(let result): complete(result)
    case .pending(let pending): pending.observe { [self] in complete($0) }
    }
  }
}

/// A link that has not ended yet.
@MainActor
final class PendingLink: PendingResult {
  @exclusivity(unchecked)
  var progress = PendingProgress<LinkFailure>()

  init() {}
}
