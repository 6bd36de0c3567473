public import UIKit

/// A tab: what stands in it, how it behaves and, while it is in the bar, how far its journey is.
///
/// The coordinator of the tabs keeps the app's id of it at the same place of a list of its own: asking the runtime for a
/// class that is generic over the id would cost more than most of what is done with a tab.
@MainActor
@usableFromInline
final class TabEntry {
  let controller: UIViewController
  @exclusivity(unchecked)
  var behavior: TabBehavior
  /// Made when somebody asks for it, which is at the first visit as a rule.
  @exclusivity(unchecked)
  private var madeRouter: Router?
  /// Owned as a child.
  @exclusivity(unchecked)
  var coordinator = CoordinatorReference()
  @exclusivity(unchecked)
  var visits = Visits.none
  /// What the next visit begins with. Owned until then.
  @exclusivity(unchecked)
  var beginning: (@MainActor (_ coordinator: any Coordinator) -> Void)?

  @exclusivity(unchecked)
  private var hasBeenInBar = false

  enum Visits {
    case none
    /// It is to be started although the tabs as a whole are not yet.
    case wanted
    /// It has been, and what stands in it has no coordinator.
    case unaccompanied
    case accompanied
  }

  init(_ controller: UIViewController, _ behavior: TabBehavior) {
    self.controller = controller
    self.behavior = behavior
  }

  @usableFromInline
  static func stack(
    _ stack: UINavigationController, leaving: TabLeaving, reselection: TabReselection,
    coordinator make: @escaping @MainActor (_ router: any RouterProtocol) -> (any Coordinator)?
  ) -> TabEntry {
    TabEntry(
      stack, TabBehavior(kind: .stack(make: make), leaving: leaving, reselection: reselection))
  }

  @usableFromInline
  static func container(
    _ controller: UIViewController, reselection: TabReselection,
    coordinator make: @escaping @MainActor () -> (any Coordinator)?
  ) -> TabEntry {
    TabEntry(controller, TabBehavior(kind: .container(make: make), reselection: reselection))
  }

  @usableFromInline
  static func action(_ controller: UIViewController, run: @escaping @MainActor () -> Void)
    -> TabEntry
  {
    TabEntry(controller, TabBehavior(kind: .action(run: run)))
  }

  /// The stack; nil for what is none.
  var stack: UINavigationController? { controller as? UINavigationController }

  /// The router of the stack; nil for what is none.
  var router: Router? {
    if let madeRouter { return madeRouter }
    guard let stack else { return nil }
    let router = Router(rootViewController: stack)
    madeRouter = router
    return router
  }

  /// The tab as one that comes into a bar: itself, or a new one if it has been in one, since an app may use an item again.
  func forBar() -> TabEntry {
    let entry = hasBeenInBar ? TabEntry(controller, behavior) : self
    entry.hasBeenInBar = true
    return entry
  }

  var isAction: Bool { behavior.isAction }
}

/// How a tab behaves, whatever the app calls it.
@MainActor
struct TabBehavior {
  enum Kind {
    case stack(make: @MainActor (_ router: any RouterProtocol) -> (any Coordinator)?)
    case container(make: @MainActor () -> (any Coordinator)?)
    /// Owned by the coordinator of the tabs.
    case action(run: @MainActor () -> Void)
  }

  let kind: Kind
  var leaving = TabLeaving.keep
  var reselection = TabReselection.popToRoot

  var isAction: Bool {
    switch kind {
    case .stack, .container: false
    case .action: true
    }
  }
}
