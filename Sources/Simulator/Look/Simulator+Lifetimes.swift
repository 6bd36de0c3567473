import Coordination
import UIKit

/// What is known of a watched object by its label.
public enum Lifetime: Hashable, Sendable {
  /// No object of that label was part of the tree in this run.
  case neverSeen
  /// One is alive.
  case alive
  /// Every one is gone.
  case gone
}

extension Simulator {
  /// Whether watched objects of a label were never seen, are alive or are gone.
  ///
  /// - Parameter label: The label of a screen, the class name of a coordinator, or the name of a watched object.
  public func lifetime(of label: String) -> Lifetime {
    noteSeen()
    let live = Set(LifetimeRegistry.shared.live(.controller).map(\.id))
    var isKnown =
      seenNames.contains(label) || environment?.trackedNames.contains(label) ?? false
    for (id, seen) in currentLabels where seen == label {
      if live.contains(id) { return .alive }
      isKnown = true
    }
    if liveNames.contains(label) { return .alive }
    return isKnown ? .gone : .neverSeen
  }

  /// Labels of watched objects that should be gone and are not, oldest first.
  ///
  /// A controller counts once it has been part of the tree and is no longer; a coordinator once its parent let it go.
  public var leaks: [String] {
    noteSeen()
    // A transition that is under way holds what it takes away; that is no leak yet.
    var inTree = Set(treeControllers.map(\.id.rawValue))
    for stack in treeControllers.compactMap({ $0 as? UINavigationController }) {
      for member in stack.membersInTransition { inTree.insert(member.id.rawValue) }
    }
    var leaks: [String] = []
    for entry in LifetimeRegistry.shared.live(.controller)
    where entry.wasInTree && !inTree.contains(entry.id) {
      leaks.append(seenLabels[entry.id] ?? entry.typeName)
    }
    leaks += Engine.state.leftBehind.map(CoordinationState.name)
    return leaks
  }

  /// The routers' closures by controller id, each with the place that registered it.
  public var closures: [String] {
    noteSeen()
    var lines: [(id: Int32, text: String)] = []
    for router in Engine.state.liveRouters {
      for entry in router.registrations {
        let label = seenLabels[entry.id] ?? "unknown"
        lines.append((entry.id, "\(entry.id) \(label) \(entry.site)"))
      }
    }
    return lines.sorted { $0.id < $1.id }.map(\.text)
  }

  /// Class names of the live coordinators, two blanks a level, parents first.
  public var coordinators: [String] {
    var lines: [String] = []
    var work = Engine.state.roots.reversed().map { (coordinator: $0, depth: 0) }
    while let (coordinator, depth) = work.popLast() {
      lines.append(
        String(repeating: "  ", count: depth) + CoordinationState.name(of: coordinator))
      for child in coordinator.childCoordinators.reversed() { work.append((child, depth + 1)) }
    }
    return lines
  }

  /// Work in flight: open transitions, replies, timers, and calls that a service keeps.
  public var pending: [String] {
    let now = runtime.loop.now
    var lines = runtime.loop.pending.map { entry in
      "\(entry.name) in \(milliseconds(entry.due - now)) ms"
    }
    for held in environment?.services.heldCalls ?? [] {
      lines.append("\(held.count) held \(held.count == 1 ? "call" : "calls") of \(held.name)")
    }
    return lines
  }

  /// A number that changes when anything changes that a session can observe.
  ///
  /// - Complexity: O(*n*) in the controllers of the tree and the elements of the visible screen.
  public var stateFingerprint: Int {
    var hasher = Hasher()
    hasher.combine(treeLine)
    hasher.combine(elements)
    hasher.combine(clock)
    hasher.combine(toast)
    hasher.combine(pending)
    hasher.combine(runtime.log.entries.count)
    hasher.combine(runtime.diagnostics.entries.count)
    hasher.combine(isRunning)
    return hasher.finalize()
  }

  /// Takes note of what has joined the tree, while it can be named.
  func noteSeen() {
    // What came and went within one step is named by the log alone.
    let entries = runtime.log.entries
    while labelMark < entries.count {
      let entry = entries[labelMark]
      if let id = entry.id, entry.kind.namesOneScreen { seenLabels[id.rawValue] = entry.label }
      labelMark += 1
    }
    let joined = LifetimeRegistry.shared.joinCount
    guard joined != lastJoinCount || runtime.lastID != lastSeenID else { return }
    lastJoinCount = joined
    lastSeenID = runtime.lastID
    for controller in treeControllers { seenLabels[controller.id.rawValue] = Label.of(controller) }
    for name in liveNames { seenNames.insert(name) }
  }

  /// Labels by id: as they are now for what is in the tree, as they were for what has left.
  private var currentLabels: [Int32: String] {
    var labels = seenLabels
    for controller in treeControllers { labels[controller.id.rawValue] = Label.of(controller) }
    return labels
  }

  private var liveNames: [String] {
    Engine.state.liveCoordinators.map(CoordinationState.name) + (environment?.liveTracked ?? [])
  }

  /// Every controller of the window's tree, modals included.
  var treeControllers: [UIViewController] {
    var all: [UIViewController] = []
    var work: [UIViewController] = root.map { [$0] } ?? []
    while let controller = work.popLast() {
      all.append(controller)
      work.append(contentsOf: controller.children)
      if let presented = controller.presented { work.append(presented) }
    }
    return all
  }

  private func milliseconds(_ duration: Duration) -> Int64 {
    let parts = duration.components
    return parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
  }
}
