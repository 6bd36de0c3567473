import UIKit

/// A service's reply on its way: one object, and no closure beside it.
@MainActor
final class Reply: DueWork {
  private let service: String
  private let failure: ServiceFailure?
  private let answer: @MainActor (ServiceFailure?) -> Void

  /// Creates a reply.
  ///
  /// - Parameters:
  ///   - answer: Takes it when it is due. Owned until then.
  ///   - failure: Why the call fails; nil if it does not.
  ///   - service: Whose reply it is.
  init(
    to answer: @escaping @MainActor (ServiceFailure?) -> Void, failure: ServiceFailure?,
    service: String
  ) {
    self.service = service
    self.failure = failure
    self.answer = answer
  }

  var name: String { "reply of \(service)" }

  // A closure, as any other work that waits has one.
  var owned: [Any] {
    let body: @MainActor () -> Void = { [answer, failure] in answer(failure) }
    return [body]
  }

  func runDue() { answer(failure) }
}
