/// Work in the order in which it is due, as a binary heap: most loops hold a handful of entries, a monkey run thousands.
///
/// In memory of its own, since an array would be asked at each change whether it has one owner only and would retain
/// what it moves about. The memory of a loop that is gone serves the next one.
struct DueHeap {
  /// One piece of work; small, because the heap moves it about.
  struct Entry {
    let due: Duration
    let order: Int
    let kind: MainLoop.Kind
    let work: any DueWork

    func isBefore(_ other: Entry) -> Bool {
      due == other.due ? order < other.order : due < other.due
    }
  }

  private static let usualCapacity = 16
  /// Memory of the usual capacity that nobody uses; the main thread's alone.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var unused: UnsafeMutablePointer<Entry>?

  // Without memory there is no entry and no capacity.
  private var memory: UnsafeMutablePointer<Entry>?
  private var capacity = 0
  /// How many entries there are.
  private(set) var count = 0

  /// Whether nothing is due.
  var isEmpty: Bool { count == 0 }

  /// When the earliest work is due.
  var firstDue: Duration? { count == 0 ? nil : memory?.pointee.due }

  /// All entries, earliest first.
  var sorted: [Entry] {
    UnsafeBufferPointer(start: memory, count: count).sorted { $0.isBefore($1) }
  }

  /// Where the work with this number stands.
  func place(of order: Int) -> Int? {
    guard let memory else { return nil }
    var place = 0
    while place < count {
      if memory[place].order == order { return place }
      place += 1
    }
    return nil
  }

  /// Adds work.
  mutating func insert(_ entry: Entry) {
    if count == capacity { grow() }
    guard let memory else { return }
    let hole = Self.moveUp(from: count, entry.due, entry.order, memory)
    (memory + hole).initialize(to: entry)
    count += 1
  }

  /// Takes work out.
  ///
  /// - Parameter place: Where it stands; the earliest at 0.
  mutating func remove(at place: Int) -> Entry? {
    guard let memory else { return nil }
    let removed = (memory + place).move()
    count -= 1
    guard place < count else { return removed }
    // The last one takes the place, and goes from there to its own.
    let last = memory + count
    let due = last.pointee.due
    let order = last.pointee.order
    var hole = Self.moveUp(from: place, due, order, memory)
    if hole == place { hole = moveDown(from: place, due, order, memory) }
    (memory + hole).moveInitialize(from: last, count: 1)
    return removed
  }

  /// Drops all work and ends this heap.
  consuming func end() {
    guard let memory else { return }
    memory.deinitialize(count: count)
    Self.giveBack(memory, capacity)
  }

  /// Makes room for work that comes before what stands above its place.
  private static func moveUp(
    from place: Int, _ due: Duration, _ order: Int, _ memory: UnsafeMutablePointer<Entry>
  ) -> Int {
    var hole = place
    while hole > 0 {
      let parent = (hole - 1) / 2
      let above = memory + parent
      guard due == above.pointee.due ? order < above.pointee.order : due < above.pointee.due
      else { break }
      (memory + hole).moveInitialize(from: above, count: 1)
      hole = parent
    }
    return hole
  }

  /// Makes room for work that comes after what stands below its place.
  private func moveDown(
    from place: Int, _ due: Duration, _ order: Int, _ memory: UnsafeMutablePointer<Entry>
  ) -> Int {
    var hole = place
    while true {
      var child = 2 * hole + 1
      guard child < count else { return hole }
      if child + 1 < count {
        let (left, right) = (memory + child, memory + child + 1)
        let isRightFirst =
          left.pointee.due == right.pointee.due
          ? right.pointee.order < left.pointee.order : right.pointee.due < left.pointee.due
        if isRightFirst { child += 1 }
      }
      let below = memory + child
      guard due == below.pointee.due ? below.pointee.order < order : below.pointee.due < due
      else { return hole }
      (memory + hole).moveInitialize(from: below, count: 1)
      hole = child
    }
  }

  private mutating func grow() {
    if capacity == 0, LifetimeRegistry.shared.isOnItsThread, let found = Self.unused {
      Self.unused = nil
      memory = found
      capacity = Self.usualCapacity
      return
    }
    let (old, oldCapacity) = (memory, capacity)
    let newCapacity = max(Self.usualCapacity, capacity * 2)
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: newCapacity)
    if let old {
      new.moveInitialize(from: old, count: count)
      Self.giveBack(old, oldCapacity)
    }
    memory = new
    capacity = newCapacity
  }

  private static func giveBack(_ memory: UnsafeMutablePointer<Entry>, _ capacity: Int) {
    if capacity == usualCapacity, unused == nil, LifetimeRegistry.shared.isOnItsThread {
      unused = memory
    } else {
      memory.deallocate()
    }
  }
}
