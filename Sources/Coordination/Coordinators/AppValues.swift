/// A list of values of a type that only the app knows: its names of tabs or roots.
///
/// A list of such a type, or one that may be missing, has the runtime search for its own type at each touch, which is more
/// than what is done with the value. Memory of such values is found without.
@MainActor
struct AppValues<Value: Equatable> {
  private nonisolated(unsafe) var memory: UnsafeMutablePointer<Value>?
  private nonisolated(unsafe) var capacity = 0
  nonisolated(unsafe) private(set) var count = 0

  nonisolated init() {}

  subscript(place: Int) -> Value {
    guard let memory, place >= 0, place < count else {
      preconditionFailure("no value stands at place \(place)")
    }
    return memory[place]
  }

  // These are inlined, since a caller would have the runtime search for this very type.

  /// Where a value stands; nil if it is not in the list.
  @inline(__always)
  func firstIndex(of value: Value) -> Int? {
    guard let memory else { return nil }
    for place in 0..<count where memory[place] == value { return place }
    return nil
  }

  @inline(__always)
  mutating func append(_ value: Value) {
    if count == capacity { reserve(max(4, capacity * 2)) }
    memory?.advanced(by: count).initialize(to: value)
    count += 1
  }

  /// Makes room for so many.
  @inline(__always)
  mutating func reserve(_ room: Int) {
    guard room > capacity else { return }
    let more = UnsafeMutablePointer<Value>.allocate(capacity: room)
    if let memory {
      more.moveInitialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = more
    capacity = room
  }

  mutating func remove(at place: Int) {
    guard let memory, place >= 0, place < count else { return }
    memory.advanced(by: place).deinitialize(count: 1)
    memory.advanced(by: place).moveInitialize(
      from: memory.advanced(by: place + 1), count: count - place - 1)
    count -= 1
  }

  mutating func removeAll() {
    memory?.deinitialize(count: count)
    count = 0
  }

  /// Lets all go, with the object whose list this is.
  nonisolated func destroy() {
    memory?.deinitialize(count: count)
    memory?.deallocate()
  }
}
