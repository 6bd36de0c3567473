/// When and which way controllers and coordinators left, while a simulator drives the run.
///
/// Whatever outlives its departure is blamed on the step in which it left. Without a simulator there is no log.
@MainActor
package final class DepartureLog {
  /// How something left.
  package enum Way: Hashable, Sendable {
    /// A controller left the tree.
    case left(DepartureCause)
    /// A coordinator finished.
    case finished
    /// A coordinator was let go by its parent, of this class.
    case letGo(by: String)
  }

  /// One departure.
  package struct Entry {
    /// What left; nil once it is gone, as it should be.
    package var object: AnyObject? { reference.object }
    fileprivate let reference: Faint<AnyObject>
    /// Which way.
    package let way: Way
    /// The number *n* of the step; -*n* - 1 for what came between that step and the next.
    package let step: Int32
    /// Where the log of events stood.
    package let mark: Int32
  }

  /// The log of the running app; nil without a simulator.
  @exclusivity(unchecked)
  package static var current: DepartureLog?

  // Not inlined into other modules, where the field would be checked for exclusive access.
  /// What ``current`` is.
  @inline(never)
  package static func ofRun() -> DepartureLog? { current }

  /// The number *n* of the running step; -*n* - 1 between that step and the next.
  @exclusivity(unchecked)
  package var step: Int32 = 0
  /// The number of the step of the latest departure.
  @exclusivity(unchecked)
  package private(set) var lastStep: Int32 = 0
  @exclusivity(unchecked)
  private var others: [Entry] = []
  @exclusivity(unchecked)
  private var screens: [Screen] = []
  // Rid of the dead when they have doubled since the last time, so that each departure costs the same.
  @exclusivity(unchecked)
  private var mostOthers = 64
  @exclusivity(unchecked)
  private var mostScreens = 64

  /// A controller's departure. Nothing is retained and no weak reference made: each screen that leaves comes by here.
  private struct Screen {
    let handle: ControllerHandle
    let step: Int32
    let mark: Int32
    let cause: DepartureCause
  }

  package init() {}

  // The next two are not inlined into other modules, where the fields would be checked for exclusive access.

  /// Says which step runs, as ``step`` counts them.
  @inline(never)
  package func begin(_ step: Int32) { self.step = step }

  /// Whether something left in a step.
  @inline(never)
  package func hasDepartures(in step: Int32) -> Bool { lastStep == step }

  /// The departures of what is still alive: screens first, then coordinators, each oldest first.
  package var entries: [Entry] {
    let live = screens.compactMap { screen -> Entry? in
      guard let object = screen.handle.controller else { return nil }
      return Entry(
        reference: Faint(object), way: .left(screen.cause), step: screen.step, mark: screen.mark)
    }
    return live + others.filter(\.reference.isLive)
  }

  /// Whether the running app's log takes note of controllers that leave this way.
  @inline(__always)
  static func notes(_ cause: DepartureCause) -> Bool {
    // With the app everything goes; whoever outlives it is no part of any run.
    cause != .tornDown && current != nil
  }

  /// Takes note of a controller that has left.
  func add(_ controller: UIViewController, _ cause: DepartureCause) {
    guard cause != .tornDown else { return }
    if screens.count >= mostScreens {
      screens.removeAll { !$0.handle.isLive }
      mostScreens = max(64, screens.count * 2)
    }
    screens.append(
      Screen(
        handle: ControllerHandle(controller), step: step, mark: mark, cause: cause))
    lastStep = step
  }

  /// Takes note of something else that has left.
  package func add(_ object: AnyObject, _ way: Way) {
    if others.count >= mostOthers {
      others.removeAll { !$0.reference.isLive }
      mostOthers = max(64, others.count * 2)
    }
    others.append(Entry(reference: Faint(object), way: way, step: step, mark: mark))
    lastStep = step
  }

  private var mark: Int32 { Int32(truncatingIfNeeded: Runtime.current.log.entries.count) }
}
