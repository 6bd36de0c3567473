import Dispatch

/// Work on the main thread in virtual time.
///
/// Work runs in order of its due time, then in the order it was scheduled. Time moves only when due work is
/// taken: a driven loop is told so by its simulator, any other is pumped from the process's main queue.
@MainActor
package final class MainLoop {
  /// What kind of work an entry is, which decides whether settling waits for it.
  package enum Kind: Hashable, Sendable {
    /// The end of a transition.
    case transition
    /// Work put on the main queue for the next turn.
    case turn
    /// A service's reply.
    case reply
    /// A timer of the app; settling does not wait for it.
    case timer
  }

  /// Which work is meant: what ``schedule(after:kind:name:subject:_:)`` gave for it.
  package struct Work: Hashable, Sendable {
    fileprivate let order: Int
  }

  private typealias Entry = DueHeap.Entry

  /// Virtual time since the run began.
  @exclusivity(unchecked)
  package private(set) var now: Duration = .zero
  /// Whether a simulator decides when time moves.
  package let isDriven: Bool

  // What was scheduled for the turn that is now, with nothing before it, stays the earliest: it needs no place in the heap,
  // which costs as much as the work itself.
  /// The presentation or dismissal that ends next.
  @exclusivity(unchecked)
  private var next: PresentationTransition?
  @exclusivity(unchecked)
  private var nextOrder = 0
  @exclusivity(unchecked)
  private var nextDue: Duration = .zero
  // The main actor's alone; nonisolated because `deinit` lets go of it.
  @exclusivity(unchecked)
  nonisolated(unsafe) private var heap = DueHeap()
  @exclusivity(unchecked)
  private var lastOrder = 0
  @exclusivity(unchecked)
  private var settling = 0
  private var isPumpRequested = false
  /// How much the app has put on the process's main queue that has not run.
  @exclusivity(unchecked)
  var queuedWork = 0
  /// How much of it has run.
  @exclusivity(unchecked)
  var runQueuedWork = 0
  /// Counts how often all work was dropped.
  private(set) var run = 0

  package init(isDriven: Bool) {
    self.isDriven = isDriven
  }

  deinit { heap.end() }

  /// Whether settling has anything left to wait for.
  package var hasSettlingWork: Bool { settling > 0 }

  /// What is in flight, earliest first, each with the time it is due.
  package var pending: [(name: String, kind: Kind, due: Duration)] {
    sorted.map { ($0.work.name, $0.kind, $0.due) }
  }

  /// What the loop owns until its time has come, earliest first.
  package var owned: [(name: String, due: Duration, objects: [Any])] {
    sorted.map { entry in
      (entry.work.name, entry.due, entry.work.owned)
    }
  }

  private var sorted: [Entry] {
    var entries = heap.sorted
    if let next {
      entries.insert(Entry(due: nextDue, order: nextOrder, kind: .transition, work: next), at: 0)
    }
    return entries
  }

  /// Schedules work.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in virtual time; negative counts as none.
  ///   - kind: What kind of work it is.
  ///   - name: What a list of pending work calls it, without "of" and the name of its object or subject.
  ///   - object: The name of what it concerns.
  ///   - subject: The controller it concerns; owned by the loop until the work has run.
  ///   - work: Owned by the loop until it has run.
  /// - Returns: What ``cancel(_:)`` knows the work by.
  /// - Complexity: O(log *n*) in the number of entries.
  @discardableResult
  package func schedule(
    after delay: Duration, kind: Kind, name: String, of object: String? = nil,
    subject: UIViewController? = nil, _ work: @escaping @MainActor () -> Void
  ) -> Work {
    schedule(
      after: delay, kind: kind,
      DueClosure(what: name, of: object, subject: subject, body: work))
  }

  /// Schedules work that is an object already.
  ///
  /// - Parameter work: Owned by the loop until it has run.
  @discardableResult
  package func schedule(after delay: Duration, kind: Kind, _ work: any DueWork) -> Work {
    lastOrder += 1
    let due = delay > .zero ? now + delay : now
    heap.insert(Entry(due: due, order: lastOrder, kind: kind, work: work))
    if kind != .timer { settling += 1 }
    if !isDriven { requestPump() }
    return Work(order: lastOrder)
  }

  /// Schedules the end of a presentation or dismissal for the next turn.
  ///
  /// - Parameter modal: Owned by the loop until it has ended.
  // What is handed over need not be retained.
  func scheduleNext(_ modal: consuming PresentationTransition) {
    if next != nil || !heap.isEmpty {
      modal.scheduledEnd = schedule(after: .zero, kind: .transition, copy modal)
      return
    }
    lastOrder += 1
    modal.scheduledEnd = Work(order: lastOrder)
    next = modal
    nextOrder = lastOrder
    nextDue = now
    settling += 1
    if !isDriven { requestPump() }
  }

  /// Drops work that has not run, and releases what it owns; nothing for work that has.
  ///
  /// - Complexity: O(*n*) in the number of entries, of which most loops hold a handful.
  package func cancel(_ work: Work) {
    if next != nil, nextOrder == work.order {
      next = nil
      settling -= 1
    } else if let place = heap.place(of: work.order) {
      _ = remove(at: place)
    }
  }

  /// Runs the earliest work and moves the clock to it.
  ///
  /// - Parameter limit: Work due later is left alone.
  /// - Returns: Whether anything ran.
  @discardableResult
  package func runNext(until limit: Duration? = nil) -> Bool {
    if let limit, isNothingDue(by: limit) { return false }
    if next != nil {
      var modal = next.take()
      settling -= 1
      if AssociationTable.isInUse { AssociationTable.shared.purge() }
      modal?.runDue()
      PresentationTransition.keep(&modal)
      return true
    }
    guard !heap.isEmpty, let entry = remove(at: 0) else { return false }
    if entry.due > now { now = entry.due }
    if AssociationTable.isInUse { AssociationTable.shared.purge() }
    entry.work.runDue()
    return true
  }

  // No closure given to `map`, which would ask for its executor.
  private func isNothingDue(by limit: Duration) -> Bool {
    if next != nil { return nextDue > limit }
    guard let due = heap.firstDue else { return true }
    return due > limit
  }

  /// Moves the clock forward without running anything; work due earlier must have run.
  package func moveClock(to time: Duration) {
    now = max(now, time)
  }

  /// Drops all work unseen, at the end of a run.
  package func removeAll() {
    next = nil
    // Taken out first: what is released may schedule more.
    let dropped = heap
    heap = DueHeap()
    dropped.end()
    settling = 0
    queuedWork = 0
    run += 1
  }

  private func requestPump() {
    guard !isPumpRequested else { return }
    isPumpRequested = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.pump() }
    }
  }

  private func pump() {
    isPumpRequested = false
    runNext()
    if next != nil || !heap.isEmpty { requestPump() }
  }

  private func remove(at place: Int) -> Entry? {
    guard let entry = heap.remove(at: place) else { return nil }
    if entry.kind != .timer { settling -= 1 }
    return entry
  }
}
