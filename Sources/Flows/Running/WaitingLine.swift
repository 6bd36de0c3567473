/// What waits, first come first served.
struct WaitingLine<Element> {
  private var elements: [Element] = []
  /// How many of the elements are done.
  private var done = 0

  init() {}

  var isEmpty: Bool { done == elements.count }

  /// How many wait.
  var count: Int { elements.count - done }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the first out; nil if none waits.
  ///
  /// - Complexity: O(1), amortised: what is done would pile up where each step leads to another.
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let first = elements[done]
    done += 1
    if done == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 64)
      done = 0
    } else if done >= 64, done * 2 > elements.count {
      elements.removeFirst(done)
      done = 0
    }
    return first
  }

  /// Takes all out, the first first.
  mutating func removeAll() -> [Element] {
    defer {
      elements = []
      done = 0
    }
    return Array(elements[done...])
  }
}
