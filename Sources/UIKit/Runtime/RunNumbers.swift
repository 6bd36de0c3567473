/// The numbers of a run that nearly every call looks at: how deep callbacks are nested, what is open, what waits.
///
/// They stand in memory of their own and not in an object, since whoever looks at an object that a static holds retains
/// it first: that would be the better part of many a call.
@MainActor
package struct RunNumbers {
  private struct Memory {
    var depth = 0
    var mayGoOn = 0
    var openPresentations = 0
    var openStackTransitions = 0
    var automaticStyle = UIModalPresentationStyle.automatic
    var lastID: Int32 = 0
    var isRegular = false
    /// The line above that was done last, while it keeps its place.
    var restingLine: UnsafeMutableRawPointer?
    /// Whose numbers they are; gone with it.
    var delivery: Unmanaged<Delivery>?
    /// The next of the blocks that nobody uses.
    var next: UnsafeMutablePointer<Memory>?
  }

  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Memory>

  // Blocks are never given back to the allocator but serve again: a callback that installs another run may return to
  // a call that counts in the numbers of a run which is gone.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var unused: UnsafeMutablePointer<Memory>?

  /// Numbers that all are zero.
  init() {
    if let found = Self.unused {
      Self.unused = found.pointee.next
      memory = found
    } else {
      memory = .allocate(capacity: 1)
    }
    memory.initialize(to: Memory())
  }

  /// Names whose numbers they are, before the first is counted.
  func belong(to delivery: Delivery) {
    memory.pointee.delivery = .passUnretained(delivery)
  }

  /// Takes note that nobody owns them any more; on whatever thread that is.
  nonisolated func giveBack() {
    guard LifetimeRegistry.shared.isOnItsThread else { return memory.deallocate() }
    memory.pointee = Memory()
    memory.pointee.next = Self.unused
    Self.unused = memory
  }

  /// The serial number given last.
  @inline(__always)
  package var lastID: Int32 { memory.pointee.lastID }

  /// The next serial number.
  @inline(__always)
  package func makeID() -> ControllerID {
    memory.pointee.lastID += 1
    return ControllerID(memory.pointee.lastID)
  }

  /// How many callbacks run inside each other.
  @inline(__always)
  var depth: Int { memory.pointee.depth }

  /// How many presentations and dismissals are open in all windows.
  @inline(__always)
  package var openPresentations: Int {
    get { memory.pointee.openPresentations }
    nonmutating set { memory.pointee.openPresentations = newValue }
  }

  /// How many stack transitions are open in all windows.
  @inline(__always)
  package var openStackTransitions: Int {
    get { memory.pointee.openStackTransitions }
    nonmutating set { memory.pointee.openStackTransitions = newValue }
  }

  /// How much of what waits is worth to be asked whether it may go on.
  @inline(__always)
  package var mayGoOn: Int {
    get { memory.pointee.mayGoOn }
    nonmutating set { memory.pointee.mayGoOn = newValue }
  }

  /// What the default style of a presentation stands for in this run.
  @inline(__always)
  var automaticStyle: UIModalPresentationStyle {
    get { memory.pointee.automaticStyle }
    nonmutating set { memory.pointee.automaticStyle = newValue }
  }

  /// Whether the device is wide.
  @inline(__always)
  var isRegular: Bool {
    get { memory.pointee.isRegular }
    nonmutating set { memory.pointee.isRegular = newValue }
  }

  /// Whether nothing is open and no callback runs; something may wait.
  @inline(__always)
  var isSettled: Bool {
    memory.pointee.openStackTransitions == 0 && memory.pointee.openPresentations == 0
      && memory.pointee.depth == 0
  }

  /// Begins a delivery; ``leave()`` must follow.
  @inline(__always)
  func enter() { memory.pointee.depth += 1 }

  /// Ends a delivery, and lets waiting containers go on if it was the outermost.
  @inline(__always)
  func leave() {
    memory.pointee.depth -= 1
    if memory.pointee.depth == 0, memory.pointee.mayGoOn != 0 { drain() }
  }

  /// Ends a delivery that another is about to follow, which then lets waiting containers go on.
  @inline(__always)
  func leaveLater() { memory.pointee.depth -= 1 }

  /// Lists a line of the layer above; it is looked at now, or when the callback has ended.
  func wait(above line: any DeferredWork) {
    list(above: line)
    if depth == 0 { drain() }
  }

  /// Lists a line of the layer above, and lets whoever lists it see to it that it is looked at.
  func list(above line: any DeferredWork) {
    if resume(line) { return }
    memory.pointee.delivery?.takeUnretainedValue().waitAbove(line)
  }

  // A line that is done keeps its place until another wants it: most have something to do again and again, and need
  // not be listed anew.
  /// Whether the only line above is one that has nothing to do.
  @inline(__always)
  package var hasRestingLine: Bool { memory.pointee.restingLine != nil }

  /// Lets a line rest that is the only one and is done.
  func rest(_ line: any DeferredWork) {
    memory.pointee.restingLine = Unmanaged.passUnretained(line as AnyObject).toOpaque()
  }

  /// The line that rests has lost its place.
  func endRest() { memory.pointee.restingLine = nil }

  /// Lets a line wait again that rests.
  ///
  /// - Returns: Whether it did.
  @inline(__always)
  func resume(_ line: any DeferredWork) -> Bool {
    let place = Unmanaged.passUnretained(line as AnyObject).toOpaque()
    guard memory.pointee.restingLine == place else { return false }
    memory.pointee.restingLine = nil
    memory.pointee.mayGoOn += 1
    return true
  }

  @inline(never)
  private func drain() { memory.pointee.delivery?.takeUnretainedValue().drain() }
}
