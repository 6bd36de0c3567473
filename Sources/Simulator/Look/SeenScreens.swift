import Coordination
import UIKit

/// What was part of the tree in a run: labels of controllers, ways back to them, and names of all else that lived.
///
/// The log asks for a label whenever it records something, and so tells of what comes. Where that accounts for every
/// controller that has joined the tree since it was last looked at, the tree is not looked at.
@MainActor
final class SeenScreens {
  /// A controller of the run.
  private struct Screen {
    /// Nil if it never was part of the tree.
    var label: String?
    /// The way back to it, if it was seen there.
    var handle: ControllerHandle?
  }

  /// By serial number, which counts from 1 and goes to all kinds of objects.
  @exclusivity(unchecked)
  private var screens: [Screen] = []
  /// Names of every flow that was ever seen alive.
  @exclusivity(unchecked)
  private(set) var names: Set<String> = []

  // Where all counts stood when this was last up to date.
  @exclusivity(unchecked)
  private var lastID: Int32 = 0
  @exclusivity(unchecked)
  private var lastJoins = -1
  @exclusivity(unchecked)
  private var lastStarts = 0
  @exclusivity(unchecked)
  private var labelMark = 0
  /// What serves one walk after the other as its list.
  @exclusivity(unchecked)
  private var unusedWork: [UIViewController] = []
  /// How many controllers that were made since have been seen in the tree.
  @exclusivity(unchecked)
  private var fresh = 0

  /// The label of a controller that was part of the tree; nil for any other.
  func label(of id: Int32) -> String? {
    screens.indices.contains(Int(id)) ? screens[Int(id)].label : nil
  }

  /// A controller that was seen in the tree and is alive.
  func controller(_ id: Int32) -> UIViewController? {
    screens.indices.contains(Int(id)) ? screens[Int(id)].handle?.controller : nil
  }

  /// Labels of the controllers that were part of the tree, by serial number.
  var labels: [Int32: String] {
    var labels: [Int32: String] = [:]
    for (id, screen) in screens.enumerated() { labels[Int32(id)] = screen.label }
    return labels
  }

  private func isTaken(_ controller: UIViewController) -> Bool {
    let id = Int(controller.id.rawValue)
    return id < screens.count && screens[id].handle != nil
  }

  private func setLabel(_ label: String, _ id: Int32) {
    makeRoom(for: Int(id))
    screens[Int(id)].label = label
  }

  private func makeRoom(for id: Int) {
    // Room for a small app at once, since growing copies; the C library takes its time for more than 1 KiB.
    if screens.capacity == 0 { screens.reserveCapacity(16) }
    while screens.count <= id { screens.append(Screen()) }
  }

  /// The label of a controller of which something is about to be recorded.
  func labelForLog(of controller: UIViewController) -> String {
    let label = Label.of(controller)
    // Made since, it has joined since: it is one of those that are counted.
    if controller.id.rawValue > lastID, !isTaken(controller), controller.isInTree {
      take(controller, label)
      takeInside(controller)
    }
    return label
  }

  private func take(_ controller: UIViewController, _ label: String) {
    note(controller, label)
    fresh += 1
  }

  private func note(_ controller: UIViewController, _ label: String) {
    let id = Int(controller.id.rawValue)
    makeRoom(for: id)
    screens[id] = Screen(label: label, handle: ControllerHandle(controller))
  }

  private func takeInside(_ controller: UIViewController) {
    if controller.children.isEmpty, controller.presented == nil { return }
    var work = takeWork()
    defer { swap(&work, &unusedWork) }
    Self.add(inside: controller, to: &work)
    while let inner = work.popLast() {
      if inner.id.rawValue > lastID, !isTaken(inner) {
        take(inner, Label.of(inner))
      }
      Self.add(inside: inner, to: &work)
    }
  }

  /// An empty list, with room; the app's code that a walk runs may begin another.
  private func takeWork() -> [UIViewController] {
    var work: [UIViewController] = []
    swap(&work, &unusedWork)
    if work.capacity == 0 { work.reserveCapacity(8) }
    return work
  }

  /// Adds what stands in a controller, and what it presents.
  private static func add(
    inside controller: UIViewController, to work: inout [UIViewController]
  ) {
    let children = controller.children
    for place in children.indices { work.append(children[place]) }
    if let presented = controller.presented { work.append(presented) }
  }

  /// Begins to read the log anew.
  func forgetLog() { labelMark = 0 }

  /// Catches up on what has come since, if that can be done without a look at the tree.
  ///
  /// - Parameter visible: The controller in front of the user, whose label may have changed.
  /// - Returns: Whether it could.
  func update(_ runtime: Runtime, visible: UIViewController?) -> Bool {
    readLog(runtime.log)
    let joins = LifetimeRegistry.shared.joinCount
    guard joins != lastJoins || runtime.lastID != lastID else { return true }
    // Coordinators are counted with the rest.
    guard lastJoins >= 0, joins - lastJoins == fresh + Engine.startCount - lastStarts else {
      return false
    }
    if let visible { setLabel(Label.of(visible), visible.id.rawValue) }
    endUpdate(runtime)
    return true
  }

  /// Catches up on what has come since.
  ///
  /// - Parameter root: Where the tree begins.
  func update(_ runtime: Runtime, root: UIViewController?) {
    if let root {
      var work = takeWork()
      defer { swap(&work, &unusedWork) }
      work.append(root)
      while let controller = work.popLast() {
        note(controller, Label.of(controller))
        Self.add(inside: controller, to: &work)
      }
    }
    endUpdate(runtime)
  }

  private func endUpdate(_ runtime: Runtime) {
    lastJoins = LifetimeRegistry.shared.joinCount
    lastStarts = Engine.startCount
    lastID = runtime.lastID
    fresh = 0
    noteNames()
  }

  /// What came and went within one step is named by the log alone.
  private func readLog(_ log: EventLog) {
    let count = log.entryCount
    while labelMark < count {
      let entry = log.entry(at: labelMark)
      if let id = entry.id, entry.kind.namesOneScreen { setLabel(entry.label, id.rawValue) }
      labelMark += 1
    }
  }

  private func noteNames() {
    // Coordinators are known by their classes, of which none is forgotten.
    let state = Engine.state
    if state.listsCoordinatorsOfScreens { names.formUnion(state.flowNames) }
  }
}
