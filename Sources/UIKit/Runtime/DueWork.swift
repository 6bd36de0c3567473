/// Something that the main loop runs when it is due.
@MainActor
package protocol DueWork: AnyObject {
  /// What a list of pending work calls it.
  var name: String { get }
  /// What the loop owns for its sake until it has run.
  var owned: [Any] { get }
  /// Does it, once.
  func runDue()
}

/// Work that is a closure.
@MainActor
final class DueClosure: DueWork {
  private let what: String
  /// Of what that is, where it is no controller.
  private let object: String?
  /// Whom it concerns; its name is looked up only when somebody asks what is pending.
  private let subject: UIViewController?
  private let body: @MainActor () -> Void

  init(
    what: String, of object: String? = nil, subject: UIViewController?,
    body: @escaping @MainActor () -> Void
  ) {
    self.what = what
    self.object = object
    self.subject = subject
    self.body = body
  }

  // Put together only when somebody asks: most work is run unseen.
  var name: String {
    guard let object = object ?? subject?.nameInMessages else { return what }
    return "\(what) of \(object)"
  }

  var owned: [Any] { [body] + (subject.map { [$0] } ?? []) }

  func runDue() { body() }
}
