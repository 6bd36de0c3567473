import UIKit

/// The routers and coordinators of one run, for listings and for the audit of lifetimes.
@MainActor
package final class CoordinationState {
  /// A coordinator as a list knows it that does not own it.
  private enum Listed {
    case base(Faint<BaseCoordinator>)
    case other(Other)

    var coordinator: (any Coordinator)? {
      switch self {
      case .base(let reference): reference.object
      case .other(let other): other.coordinator
      }
    }
  }

  /// A coordinator of another base class.
  private final class Other {
    weak var coordinator: (any Coordinator)?
    /// Whether it has been somebody's child.
    var wasChild: Bool

    init(_ coordinator: any Coordinator, wasChild: Bool) {
      self.coordinator = coordinator
      self.wasChild = wasChild
    }
  }

  /// Coordinators whose last screen has left.
  private(set) lazy var endings = Endings()
  /// What coordinators that died left behind.
  private(set) lazy var orphans = Orphans()

  /// Names what else should be dead and is not. Owned by the run.
  package var othersLeftBehind: (() -> [String])?
  /// Numbers of the screens that somebody keeps to show them again: it is right if they live. Owned by the run.
  package var keptScreens: (() -> [Int32])?

  /// The classes of the coordinators that there have been, each once.
  // The main actor's alone; nonisolated because `deinit` hands the lists on.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var types: [AnyObject.Type] = []
  @exclusivity(unchecked)
  private nonisolated(unsafe) var routers: [Faint<RemovalClosures>] = []
  @exclusivity(unchecked)
  private nonisolated(unsafe) var coordinators: [Listed] = []
  // The lists are rid of the dead when they have doubled since the last time, so that each addition costs the same.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var mostRouters = 16
  @exclusivity(unchecked)
  private nonisolated(unsafe) var mostCoordinators = 16
  /// Whether coordinators of flows have been listed, whose names change.
  @exclusivity(unchecked)
  private var hasCoordinatorsOfScreens = false
  // Not inlined into other modules, where the field would be checked for exclusive access.
  /// The same, for other modules.
  package var listsCoordinatorsOfScreens: Bool {
    @inline(never)
    get { hasCoordinatorsOfScreens }
  }
  /// Whether the parent of some coordinator may be known only from its list of children.
  @exclusivity(unchecked)
  private(set) var areListsChangedByHand = false

  /// For how many of each there is room from the beginning.
  private nonisolated static let usual = 8

  /// The empty lists of a run that is over, whose room serves the next; the main thread's alone.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var unusedTypes: [AnyObject.Type] = []
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var unusedRouters: [Faint<RemovalClosures>] = []
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var unusedCoordinators: [Listed] = []
  /// The most room that is kept.
  private nonisolated static let most = 64

  package init() {
    swap(&types, &Self.unusedTypes)
    swap(&routers, &Self.unusedRouters)
    swap(&coordinators, &Self.unusedCoordinators)
  }

  deinit {
    guard Engine.isOnMainThread, routers.capacity <= Self.most, coordinators.capacity <= Self.most,
      types.capacity <= Self.most
    else { return }
    types.removeAll(keepingCapacity: true)
    routers.removeAll(keepingCapacity: true)
    coordinators.removeAll(keepingCapacity: true)
    swap(&types, &Self.unusedTypes)
    swap(&routers, &Self.unusedRouters)
    swap(&coordinators, &Self.unusedCoordinators)
  }

  // The two are nonisolated for the sake of ``Engine``, which calls them on the main actor.
  nonisolated func add(_ closures: RemovalClosures) {
    if routers.count >= mostRouters {
      routers.removeAll { !$0.isLive }
      mostRouters = max(16, routers.count * 2)
    }
    if routers.capacity == 0 { routers.reserveCapacity(Self.usual) }
    routers.append(Faint(closures))
  }

  nonisolated func add(_ coordinator: BaseCoordinator) {
    append(.base(Faint(coordinator)), type(of: coordinator))
  }

  private nonisolated func append(_ entry: consuming Listed, _ type: AnyObject.Type) {
    var place = types.count - 1
    while place >= 0, types[place] != type { place -= 1 }
    if place < 0 {
      if types.capacity == 0 { types.reserveCapacity(Self.usual) }
      types.append(type)
    }
    if coordinators.count >= mostCoordinators {
      coordinators.removeAll { $0.coordinator == nil }
      mostCoordinators = max(16, coordinators.count * 2)
    }
    if coordinators.capacity == 0 { coordinators.reserveCapacity(Self.usual) }
    coordinators.append(entry)
  }

  /// Lists a coordinator of another base class that nobody owns yet.
  package func add(_ coordinator: any CoordinatorOfScreens) {
    // Its children do not know it.
    areListsChangedByHand = true
    hasCoordinatorsOfScreens = true
    append(.other(Other(coordinator, wasChild: false)), type(of: coordinator))
  }

  /// Watches a coordinator of another base class.
  func track(_ coordinator: any Coordinator) {
    areListsChangedByHand = true
    for case .other(let other) in coordinators where other.coordinator === coordinator {
      other.wasChild = true
      return
    }
    append(.other(Other(coordinator, wasChild: true)), type(of: coordinator))
  }

  /// The coordinator that owns another as a child; nil if none does.
  package func parent(of coordinator: any Coordinator) -> (any Coordinator)? {
    if let base = coordinator as? BaseCoordinator, let parent = base.parentCoordinator,
      parent.owns(base)
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
  package var liveRouters: [RemovalClosures] { routers.compactMap(\.object) }

  /// The coordinators that are alive, oldest first.
  package var liveCoordinators: [any Coordinator] { coordinators.compactMap(\.coordinator) }

  /// The class names of all coordinators that there have been.
  package var namesSeen: [String] { types.map(TypeNames.cachedName) }

  /// The coordinators that should be dead: finished, or let go by their parent, and still alive.
  package var leftBehind: [any Coordinator] {
    var owned: [any Coordinator] = []
    for parent in liveCoordinators { owned += parent.childCoordinators }
    return coordinators.compactMap { entry -> (any Coordinator)? in
      guard let coordinator = entry.coordinator else { return nil }
      if owned.contains(where: { $0 === coordinator }) { return nil }
      switch entry {
      case .base(let reference):
        guard let base = reference.object else { return nil }
        return base.isFinished || base.hasBeenChild ? base : nil
      case .other(let other):
        return other.wasChild ? coordinator : nil
      }
    }
  }

  /// The class names of what should be dead and is alive.
  package var namesLeftBehind: [String] {
    leftBehind.map(Self.name) + (othersLeftBehind?() ?? [])
  }

  /// The class names of the flows that live, and of those that should not.
  package var flowNames: [String] {
    var names: [String] = []
    for case .other(let entry) in coordinators {
      guard let other = entry.coordinator?.ofScreens else { continue }
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
