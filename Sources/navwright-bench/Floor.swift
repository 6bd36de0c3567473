/// A screen that is nothing but an object with a number.
final class FloorScreen {
  let id: Int

  init(id: Int) {
    self.id = id
  }
}

/// Something a closure captures and changes.
@MainActor
final class Counter {
  var count = 0
}

/// What nobody can go below by much who keeps a stack and a closure for each screen: an array and a dictionary.
@MainActor
final class FloorStack {
  private var lastID = 0
  private var screens: [FloorScreen] = []
  private var closures: [Int: () -> Void] = [:]

  init(depth: Int, counter: Counter) {
    for _ in 0..<depth { push(counter) }
  }

  /// The same stack without any screen.
  func removeAll() {
    screens = []
    closures = [:]
  }

  @inline(never)
  func push(_ counter: Counter) {
    lastID += 1
    let screen = FloorScreen(id: lastID)
    screens.append(screen)
    closures[screen.id] = { counter.count += 1 }
  }

  @inline(never)
  func pop() {
    let screen = screens.removeLast()
    let closure = closures.removeValue(forKey: screen.id)
    closure?()
  }

  /// Pushes a screen and pops it, so many times.
  func pairs(_ count: Int, _ counter: Counter) {
    for _ in 0..<count {
      push(counter)
      pop()
    }
  }

  /// Topmost first, as the router does.
  @inline(never)
  func popToRoot() {
    while screens.count > 1 { pop() }
  }
}
