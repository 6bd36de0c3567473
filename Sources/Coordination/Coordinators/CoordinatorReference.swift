import UIKit

/// A coordinator that is not owned.
///
/// The usual one is not referred to weakly, which would slow it down.
@MainActor
struct CoordinatorReference {
  private var base: Faint<BaseCoordinator>?
  private weak var other: (any Coordinator)?

  init() {}

  init(_ coordinator: (any Coordinator)?) {
    if let known = coordinator as? BaseCoordinator {
      base = Faint(known)
    } else {
      other = coordinator
    }
  }

  /// The coordinator; nil once it is gone.
  var coordinator: (any Coordinator)? { if let base { base.object } else { other } }
}
