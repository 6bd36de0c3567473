/// Objects in the order in which they came, each of which can leave at once wherever it stands.
@MainActor
struct OrderedSlots<Element: SlotMember> {
  private var slots: [Element?] = []
  /// How many are there.
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  /// What is there, oldest first.
  var all: [Element] { slots.compactMap(\.self) }

  /// Whether a condition holds for one of them, the oldest asked first.
  func contains(where fits: (Element) -> Bool) -> Bool {
    for case let element? in slots where fits(element) { return true }
    return false
  }

  mutating func append(_ element: Element) {
    element.place = slots.count
    slots.append(element)
    count += 1
  }

  /// Takes one out; nothing if it is not there.
  ///
  /// - Complexity: O(1), amortised: gaps are closed when they are more than half.
  mutating func remove(_ element: Element) {
    let place = element.place
    guard place >= 0, place < slots.count, slots[place] === element else { return }
    element.place = -1
    count -= 1
    if place == slots.count - 1 {
      slots.removeLast()
      return
    }
    slots[place] = nil
    if slots.count > 16, count * 2 < slots.count { closeGaps() }
  }

  mutating func removeAll() {
    slots = []
    count = 0
  }

  private mutating func closeGaps() {
    slots = slots.filter { $0 != nil }
    for (place, element) in slots.enumerated() { element?.place = place }
  }
}

/// Something that stands in a list and knows where.
@MainActor
protocol SlotMember: AnyObject {
  /// Its place; -1 if it stands in none. The list's alone.
  var place: Int { get set }
}
