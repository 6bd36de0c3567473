import UIKit

/// A tab while it is in the bar.
///
/// The coordinator of the tabs keeps the app's id of it at the same place of a list of its own: asking the runtime for a
/// class that is generic over the id would cost more than most of what is done with a tab.
@MainActor
final class TabEntry {
  let controller: UIViewController
  @exclusivity(unchecked)
  var behavior: TabBehavior
  /// Nil for what is no stack.
  let router: Router?
  /// Owned as a child.
  @exclusivity(unchecked)
  weak var coordinator: (any Coordinator)?
  @exclusivity(unchecked)
  var visits = Visits.none
  /// What the next visit begins with. Owned until then.
  @exclusivity(unchecked)
  var beginning: (@MainActor (_ coordinator: any Coordinator) -> Void)?

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
    if let stack = controller as? UINavigationController {
      router = Router(rootViewController: stack)
    } else {
      router = nil
    }
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
