import Glibc
import Synchronization

/// Every watched object that is alive, by serial number.
///
/// One registry serves the process, because an object may outlive the run that made it. Slots hold numbers and
/// types, never the objects: nothing here keeps an object alive, and a walk reads no freed memory. Only the main
/// actor changes slots; an object released on another thread hands its slot over under a lock.
package struct LifetimeRegistry: Sendable {
  /// What a slot is for.
  package enum Kind: UInt8, Hashable, Sendable {
    case controller
    case coordinator
  }

  /// One live object.
  package struct Entry: Hashable, Sendable {
    /// The object's serial number in its run.
    package let id: Int32
    /// What it is.
    package let kind: Kind
    /// Whether it has been part of the tree.
    package let wasInTree: Bool
    /// The name of its type.
    package let typeName: String
  }

  /// The process's registry.
  package static var shared: LifetimeRegistry { LifetimeRegistry() }

  private init() {}

  /// How many objects are alive.
  @MainActor
  package var count: Int {
    SlotTable.reclaim()
    return SlotTable.liveCount
  }

  /// Begins a run: objects of older ones are no longer listed.
  @MainActor
  package func beginRun() {
    SlotTable.run &+= 1
  }

  /// The number of the current run.
  @MainActor
  package var run: UInt32 { SlotTable.run }

  /// Takes note of a new object.
  ///
  /// - Returns: The slot, which the object gives back when it dies.
  /// - Complexity: O(1), amortised.
  @MainActor
  package func register(_ type: AnyObject.Type, id: Int32, kind: Kind) -> Int32 {
    SlotTable.take(unsafeBitCast(type, to: UnsafeRawPointer.self), id: id, kind: kind)
  }

  /// Marks an object as part of the tree, so that it counts as a leak when it stays behind.
  @MainActor
  package func markInTree(_ slot: Int32) {
    SlotTable.slots[Int(slot)].wasInTree = true
    Self.joins &+= 1
  }

  /// How often an object has joined the tree; what has not changed since needs no new look.
  @MainActor
  package var joinCount: Int { Self.joins }

  @MainActor
  @exclusivity(unchecked)
  private static var joins = 0

  /// Whether the object of a slot is alive and is the one with this serial number of the current run.
  @MainActor
  package func isLive(_ slot: Int32, id: Int32) -> Bool { SlotTable.isLive(slot, id: id) }

  /// The controller of a slot, if it is alive and the one with this serial number of the current run.
  @MainActor
  func object(
    _ controller: Unmanaged<UIViewController>, id: Int32, slot: Int32
  ) -> UIViewController? {
    SlotTable.reclaim()
    return SlotTable.whileNobodyGivesBack { handedOver in
      guard SlotTable.isLive(slot, id: id), !handedOver.contains(slot) else { return nil }
      // An object that dies on another thread right now waits for us; no weak reference to it can be made.
      return Living(controller: controller.takeUnretainedValue()).controller
    }
  }

  /// Takes note that an object dies; called from its `deinit`, on whatever thread that runs.
  package func release(_ slot: Int32) {
    SlotTable.giveBack(slot)
  }

  /// Whether this is the thread on which objects are registered, the main one.
  package var isOnItsThread: Bool { SlotTable.isHome }

  /// Everything of the current run that is alive, in the order of serial numbers.
  ///
  /// - Complexity: O(*n* log *n*) in the objects ever alive at one time.
  @MainActor
  package func live(_ kind: Kind) -> [Entry] {
    SlotTable.reclaim()
    var entries: [Entry] = []
    for index in 0..<SlotTable.used {
      let slot = SlotTable.slots[index]
      guard let type = slot.type, slot.kind == kind, slot.run == SlotTable.run else { continue }
      let name = TypeNames.cachedName(of: unsafeBitCast(type, to: AnyObject.Type.self))
      entries.append(
        Entry(id: slot.id, kind: kind, wasInTree: slot.wasInTree, typeName: name))
    }
    return entries.sorted { $0.id < $1.id }
  }
}

private struct Living {
  weak var controller: UIViewController?
}

/// The registry's storage: a table that grows, shrinks after a mass release, and links its free slots.
///
/// Statics with constant values, in memory of its own, because each screen passes here twice: a class would cost a
/// check of having been made, an array one of exclusive access and one of being the only owner, each time.
private enum SlotTable {
  struct Slot {
    var type: UnsafeRawPointer?
    var id: Int32
    var next: Int32
    var run: UInt32
    var kind: LifetimeRegistry.Kind
    var wasInTree: Bool
  }

  private static let leastCapacity = 1_024

  // The main thread's alone, as the registry says; nonisolated because `deinit` comes here.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var slots = UnsafeMutablePointer<Slot>(
    bitPattern: MemoryLayout<Slot>.alignment
  ).unsafelyUnwrapped
  @exclusivity(unchecked)
  nonisolated(unsafe) static var used = 0
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var capacity = 0
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var firstFree: Int32 = -1
  @exclusivity(unchecked)
  nonisolated(unsafe) static var liveCount = 0
  /// With fewer live objects than this, the table is worth a look whether it can shrink.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var sparseBelow = 0
  @exclusivity(unchecked)
  nonisolated(unsafe) static var run: UInt32 = 0
  /// The main thread, known once something has been registered.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var home: pthread_t = 0

  private static let handedOver = Mutex<[Int32]>([])

  @MainActor
  static func take(_ type: UnsafeRawPointer, id: Int32, kind: LifetimeRegistry.Kind) -> Int32 {
    if firstFree < 0, used == capacity { makeRoom() }
    liveCount += 1
    let index: Int
    if firstFree >= 0 {
      index = Int(firstFree)
      firstFree = slots[index].next
    } else {
      index = used
      used += 1
    }
    slots[index] = Slot(type: type, id: id, next: -1, run: run, kind: kind, wasInTree: false)
    return Int32(truncatingIfNeeded: index)
  }

  static var isHome: Bool { pthread_equal(pthread_self(), home) != 0 }

  static func giveBack(_ slot: Int32) {
    if isHome {
      free(slot)
    } else {
      handedOver.withLock { $0.append(slot) }
    }
  }

  @MainActor
  static func isLive(_ slot: Int32, id: Int32) -> Bool {
    // The table may have shrunk since.
    guard Int(slot) < used else { return false }
    let slot = slots[Int(slot)]
    return slot.type != nil && slot.id == id && slot.run == run
  }

  /// Runs a closure while no other thread can go on with the death of an object.
  @MainActor
  static func whileNobodyGivesBack(
    _ body: (_ handedOver: [Int32]) -> UIViewController?
  ) -> UIViewController? {
    var found: UIViewController?
    handedOver.withLock { found = body($0) }
    return found
  }

  /// Frees what other threads have handed over.
  @MainActor
  static func reclaim() {
    let dead = handedOver.withLock { list in
      defer { list.removeAll() }
      return list
    }
    for slot in dead { free(slot) }
  }

  private static func free(_ slot: Int32) {
    slots[Int(slot)].type = nil
    slots[Int(slot)].next = firstFree
    firstFree = slot
    liveCount -= 1
    if liveCount < sparseBelow { shrink() }
  }

  @MainActor
  private static func makeRoom() {
    home = pthread_self()
    reclaim()
    guard firstFree < 0 else { return }
    move(toCapacity: max(leastCapacity, capacity * 2))
  }

  /// Gives back what lies above the last live object.
  ///
  /// Linear, but done only when seven eighths of the table are free, and again only when half of the rest has died:
  /// the last to die may be the topmost.
  private static func shrink() {
    while used > 0, slots[used - 1].type == nil { used -= 1 }
    firstFree = -1
    var index = used - 1
    while index >= 0 {
      if slots[index].type == nil {
        slots[index].next = firstFree
        firstFree = Int32(truncatingIfNeeded: index)
      }
      index -= 1
    }
    move(toCapacity: max(leastCapacity, used))
    sparseBelow = min(sparseBelow, liveCount > 32 ? liveCount / 2 : liveCount)
  }

  private static func move(toCapacity newCapacity: Int) {
    guard newCapacity != capacity else { return }
    let new = UnsafeMutablePointer<Slot>.allocate(capacity: newCapacity)
    if capacity > 0 {
      new.moveInitialize(from: slots, count: used)
      slots.deallocate()
    }
    slots = new
    capacity = newCapacity
    sparseBelow = newCapacity > leastCapacity ? newCapacity / 8 : 0
  }
}
