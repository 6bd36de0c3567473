import UIKit

/// The routers and coordinators of one run, for listings and for the audit of lifetimes.
@MainActor
package final class CoordinationState {
  private struct WeakClosures {
    weak var closures: RemovalClosures?
  }

  private struct WeakCoordinator {
    weak var coordinator: (any Coordinator)?
    /// Whether it has been somebody's child.
    var wasChild = false
  }

  /// Coordinators whose last screen has left.
  let endings = Endings()
  /// What coordinators that died left behind.
  let orphans = Orphans()

  private var routers: [WeakClosures] = []
  private var coordinators: [WeakCoordinator] = []
  // The lists are rid of the dead when they have doubled since the last time, so that each addition costs the same.
  private var mostRouters = 16
  private var mostCoordinators = 16

  package init() {}

  func add(_ closures: RemovalClosures) {
    if routers.count >= mostRouters {
      routers.removeAll { $0.closures == nil }
      mostRouters = max(16, routers.count * 2)
    }
    routers.append(WeakClosures(closures: closures))
  }

  func add(_ coordinator: BaseCoordinator) {
    append(WeakCoordinator(coordinator: coordinator))
  }

  private func append(_ entry: WeakCoordinator) {
    if coordinators.count >= mostCoordinators {
      coordinators.removeAll { $0.coordinator == nil }
      mostCoordinators = max(16, coordinators.count * 2)
    }
    coordinators.append(entry)
  }

  /// Watches a coordinator of another base class.
  func track(_ coordinator: any Coordinator) {
    if coordinators.contains(where: { $0.coordinator === coordinator }) { return }
    append(WeakCoordinator(coordinator: coordinator, wasChild: true))
  }

  /// The coordinator that owns another as a child; nil if none does.
  func parent(of coordinator: any Coordinator) -> (any Coordinator)? {
    // Code may have changed the list of children by hand.
    if let parent = (coordinator as? BaseCoordinator)?.parentCoordinator,
      parent.childCoordinators.contains(where: { $0 === coordinator })
    {
      return parent
    }
    return liveCoordinators.first { parent in
      parent.childCoordinators.contains { $0 === coordinator }
    }
  }

  /// Lets a screen be nobody's.
  func giveUp(_ id: ScreenID) {
    for case let coordinator as BaseCoordinator in liveCoordinators {
      for owned in coordinator.ownedScreens where owned.id == id { coordinator.disown(owned) }
    }
  }

  /// The closures of the routers that are alive, oldest router first.
  package var liveRouters: [RemovalClosures] { routers.compactMap(\.closures) }

  /// The coordinators that are alive, oldest first.
  package var liveCoordinators: [any Coordinator] { coordinators.compactMap(\.coordinator) }

  /// The coordinators that should be dead: finished, or let go by their parent, and still alive.
  package var leftBehind: [any Coordinator] {
    var owned: [any Coordinator] = []
    for parent in liveCoordinators { owned += parent.childCoordinators }
    return coordinators.compactMap { entry in
      guard let coordinator = entry.coordinator else { return nil }
      if owned.contains(where: { $0 === coordinator }) { return nil }
      guard let base = coordinator as? BaseCoordinator else {
        return entry.wasChild ? coordinator : nil
      }
      return base.isFinished || base.hasBeenChild ? coordinator : nil
    }
  }

  /// The coordinators that nobody owns, each the root of a tree, oldest first.
  package var roots: [any Coordinator] {
    let all = liveCoordinators
    var owned: [any Coordinator] = []
    for parent in all { owned += parent.childCoordinators }
    return all.filter { coordinator in !owned.contains { $0 === coordinator } }
  }

  /// The class name of a coordinator.
  package static func name(of coordinator: any Coordinator) -> String {
    TypeNames.cachedName(of: type(of: coordinator))
  }
}
