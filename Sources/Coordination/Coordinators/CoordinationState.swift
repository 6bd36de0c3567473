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

  /// Names what else should be dead and is not. Owned by the run.
  package var othersLeftBehind: (() -> [String])?
  /// Numbers of the screens that somebody keeps to show them again: it is right if they live. Owned by the run.
  package var keptScreens: (() -> [Int32])?

  @exclusivity(unchecked)
  private var routers: [WeakClosures] = []
  @exclusivity(unchecked)
  private var coordinators: [WeakCoordinator] = []
  // The lists are rid of the dead when they have doubled since the last time, so that each addition costs the same.
  @exclusivity(unchecked)
  private var mostRouters = 16
  @exclusivity(unchecked)
  private var mostCoordinators = 16
  /// Whether the parent of some coordinator may be known only from its list of children.
  @exclusivity(unchecked)
  private var areListsChangedByHand = false

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

  /// Lists a coordinator of another base class that nobody owns yet.
  package func add(_ coordinator: any CoordinatorOfScreens) {
    // Its children do not know it.
    areListsChangedByHand = true
    append(WeakCoordinator(coordinator: coordinator))
  }

  /// Watches a coordinator of another base class.
  func track(_ coordinator: any Coordinator) {
    areListsChangedByHand = true
    if let place = coordinators.firstIndex(where: { $0.coordinator === coordinator }) {
      coordinators[place].wasChild = true
    } else {
      append(WeakCoordinator(coordinator: coordinator, wasChild: true))
    }
  }

  /// The coordinator that owns another as a child; nil if none does.
  package func parent(of coordinator: any Coordinator) -> (any Coordinator)? {
    if let parent = (coordinator as? BaseCoordinator)?.parentCoordinator,
      parent.owns(coordinator)
    {
      return parent
    }
    // Only then is it worth to look at them all.
    guard areListsChangedByHand else { return nil }
    return liveCoordinators.first { parent in
      parent.childCoordinators.contains { $0 === coordinator }
    }
  }

  /// Takes note that code has changed a list of children, so that a child need not know its parent.
  func noteChangeByHand() { areListsChangedByHand = true }

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

  /// The class names of what should be dead and is alive.
  package var namesLeftBehind: [String] {
    leftBehind.map(Self.name) + (othersLeftBehind?() ?? [])
  }

  /// The class names of the flows that live, and of those that should not.
  package var flowNames: [String] {
    var names: [String] = []
    for case let other as any CoordinatorOfScreens in liveCoordinators {
      names += other.listing.filter { $0.remark != nil }.map(\.name)
    }
    return names + (othersLeftBehind?() ?? [])
  }

  /// The coordinators and flows that live, with what stands below each, parents first.
  package var listing: [CoordinatorListing] { roots.flatMap(CoordinatorListing.all) }

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
