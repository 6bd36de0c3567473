/// Something that the main loop runs when it is due.
@MainActor
protocol DueWork: AnyObject {
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
  /// Whom it concerns; its name is looked up only when somebody asks what is pending.
  private let subject: UIViewController?
  private let body: @MainActor () -> Void

  init(what: String, subject: UIViewController?, body: @escaping @MainActor () -> Void) {
    self.what = what
    self.subject = subject
    self.body = body
  }

  var name: String { subject.map { "\(what) of \($0.nameInMessages)" } ?? what }

  var owned: [Any] { [body] + (subject.map { [$0] } ?? []) }

  func runDue() { body() }
}
