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
      seen.names.contains(label) || Engine.state.namesSeen.contains(label)
      || environment?.trackedNames.contains(label) ?? false
    for (id, seen) in currentLabels where seen == label {
      if live.contains(id) { return .alive }
      isKnown = true
    }
    if liveNames.contains(label) { return .alive }
    return isKnown ? .gone : .neverSeen
  }

  /// Labels of watched objects that should be gone and are not, oldest first.
  ///
  /// A controller counts once it has been part of the tree and is no longer, but for the root of a flow that lives, such
  /// as a page that was turned away; a coordinator counts once its parent let it go.
  public var leaks: [String] {
    leakedControllers.map { seen.label(of: $0.id) ?? $0.typeName }
      + Engine.state.namesLeftBehind
  }

  /// Controllers that have left the tree and are alive, oldest first.
  ///
  /// What stands in a container that was never shown has not left: making it leaks nothing. Nor has what the column of a
  /// split controller keeps where there is no room for it.
  var leakedControllers: [LifetimeRegistry.Entry] {
    noteSeen()
    let used = controllersInUse
    let kept = used.compactMap { $0 as? UISplitViewController }.flatMap(\.keptControllers)
    let inUse = Set((used + kept).map(\.id.rawValue)).union(Engine.state.keptScreens?() ?? [])
    let departed = runtime.departures?.entries.compactMap { $0.object as? UIViewController } ?? []
    let left = Set(departed.map(\.id.rawValue))
    return LifetimeRegistry.shared.live(.controller).filter { entry in
      entry.wasInTree && !inUse.contains(entry.id)
        && (left.contains(entry.id) || seen.label(of: entry.id) != nil)
    }
  }

  /// The routers' closures by controller id, each with the place that registered it.
  public var closures: [String] {
    noteSeen()
    var lines: [(id: Int32, text: String)] = []
    for router in Engine.state.liveRouters {
      for entry in router.registrations {
        let label = seen.label(of: entry.id) ?? "unknown"
        lines.append((entry.id, "\(entry.id) \(label) \(entry.site)"))
      }
    }
    return lines.sorted { $0.id < $1.id }.map(\.text)
  }

  /// Class names of the live coordinators and flows, two blanks a level, parents first.
  public var coordinators: [String] {
    Engine.state.listing.map { String(repeating: "  ", count: $0.depth) + $0.name }
  }

  /// Class names of the live flows, two blanks a level, parents first, with what each waits for.
  public var flows: [String] {
    var lines: [String] = []
    for root in Engine.state.liveCoordinators {
      guard let flows = root.ofScreens else { continue }
      for entry in flows.listing {
        let remark = entry.remark.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
        lines.append(String(repeating: "  ", count: entry.depth - 1) + entry.name + remark)
      }
    }
    return lines
  }

  /// Work in flight: open transitions, replies, timers, and calls that a service keeps.
  public var pending: [String] {
    let now = runtime.loop.now
    var lines = runtime.loop.pending.map { entry in
      "\(entry.name) in \((entry.due - now).milliseconds) ms"
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
    hasher.combine(runtime.log.entryCount)
    hasher.combine(runtime.diagnostics.entries.count)
    hasher.combine(isRunning)
    return hasher.finalize()
  }

  /// Takes note of what has joined the tree, while it can be named.
  ///
  /// - Complexity: O(*k*), where *k* is what came through stacks and presentations; else O(*n*) in the tree.
  func noteSeen() { noteSeen(visible: visibleController) }

  /// Takes note of what has joined the tree, with what the user sees.
  func noteSeen(visible: UIViewController?) {
    if seen.update(runtime, visible: visible) { return }
    seen.update(runtime, root: root)
  }

  /// Labels by id: as they are now for what is in the tree, as they were for what has left.
  var currentLabels: [Int32: String] {
    var labels = seen.labels
    for controller in treeControllers { labels[controller.id.rawValue] = Label.of(controller) }
    return labels
  }

  private var liveNames: [String] {
    Engine.state.liveCoordinators.map(CoordinationState.name)
      + Engine.state.flowNames + (environment?.liveTracked ?? [])
  }

  /// Every controller of the window's tree, modals included.
  var treeControllers: [UIViewController] {
    guard let root else { return [] }
    return controllers(from: root)
  }

  /// A controller and everything in it and above it, modals included.
  func controllers(from root: UIViewController) -> [UIViewController] {
    var all: [UIViewController] = []
    all.reserveCapacity(16)
    var work = [root]
    while let controller = work.popLast() {
      all.append(controller)
      let children = controller.children
      for place in children.indices { work.append(children[place]) }
      if let presented = controller.presented { work.append(presented) }
    }
    return all
  }
}
