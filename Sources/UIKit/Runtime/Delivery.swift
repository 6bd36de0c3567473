/// Whether callbacks are being delivered, and which containers have requests that wait for their end.
///
/// Idle containers call straight from their rule's result; a container that is busy keeps its requests in a
/// FIFO of its own and is listed here. The list is looked at when the outermost delivery has ended.
@MainActor
package final class Delivery {
  /// The depth of callbacks, and what else nearly every call of the run looks at.
  package let numbers = RunNumbers()
  @exclusivity(unchecked)
  private var waiting: [any DeferredWork] = []
  /// The first line of the layer above, or the one that was the only one and rests.
  @exclusivity(unchecked)
  private var placed: (any DeferredWork)?
  /// The first line of the layer above, all of which come after everything that UIKit itself has begun.
  private var firstAbove: (any DeferredWork)? {
    get { numbers.hasRestingLine ? nil : placed }
    set {
      numbers.endRest()
      placed = newValue
    }
  }
  /// The other lines; mostly there is one or none.
  @exclusivity(unchecked)
  private var othersAbove: [any DeferredWork] = []
  @exclusivity(unchecked)
  private var isDraining = false

  package init() { numbers.belong(to: self) }

  deinit { numbers.giveBack() }

  /// Whether no callback is being delivered.
  package var isIdle: Bool { numbers.depth == 0 }
  /// Whether anything waits.
  package var hasWaiting: Bool { !waiting.isEmpty || firstAbove != nil }

  /// Whether so many callbacks run inside each other that what could end at once has to wait for the next turn.
  package var isDeep: Bool { numbers.depth >= Self.most }
  /// How many callbacks may run inside each other before that.
  static let most = 100

  /// Begins a delivery; ``leave()`` must follow.
  @inline(__always)
  package func enter() { numbers.enter() }

  /// Ends a delivery, and lets waiting containers go on if it was the outermost.
  @inline(__always)
  package func leave() { numbers.leave() }

  /// Lists work that waits; it is asked again after each delivery until it has nothing left.
  package func wait(_ work: any DeferredWork) {
    for index in waiting.indices where waiting[index] === work { return }
    let place = work.onlyWatches ? waiting.firstIndex { !$0.onlyWatches } : nil
    waiting.insert(work, at: place ?? waiting.count)
    numbers.mayGoOn += 1
  }

  /// Lists a line of the layer above, which goes on when nothing of UIKit's own can.
  package func waitAbove(_ work: any DeferredWork) {
    if numbers.resume(work) { return }
    if firstAbove == nil {
      firstAbove = work
    } else {
      if firstAbove === work { return }
      for index in othersAbove.indices where othersAbove[index] === work { return }
      othersAbove.append(work)
    }
    numbers.mayGoOn += 1
  }

  /// Lets a line of the layer above go on at once, unless anything waits or goes on already.
  func beginTurn(above line: any DeferredWork) -> Bool {
    guard !isDraining, waiting.isEmpty, firstAbove == nil else { return false }
    firstAbove = line
    numbers.mayGoOn += 1
    isDraining = true
    return true
  }

  /// Ends such a turn, and lets go on what has come to wait in it.
  package func endTurn(above line: any DeferredWork) {
    if !line.hasDeferredWork { removeAbove(line) }
    isDraining = false
    drain()
  }

  /// Whether a line of the layer above has something to do that fits.
  package func waitsAbove(where fits: (any DeferredWork) -> Bool) -> Bool {
    linesAbove.contains { $0.hasDeferredWork && fits($0) }
  }

  private var linesAbove: [any DeferredWork] {
    guard let firstAbove else { return [] }
    return [firstAbove] + othersAbove
  }

  /// Lets waiting work go on that has become ready, in the order it began to wait.
  package func drain() {
    guard !isDraining, numbers.depth == 0 else { return }
    isDraining = true
    defer { isDraining = false }
    while true {
      if !waiting.isEmpty, let work = firstReady() {
        work.continueDeferred()
        if !work.hasDeferredWork { remove(work, from: &waiting) }
      } else if let work = firstReadyAbove() {
        work.continueDeferred()
        if !work.hasDeferredWork { removeAbove(work) }
      } else {
        return
      }
    }
  }

  /// Drops everything that waits, at the end of a run; whoever was promised a result is told.
  package func abandonAll() {
    numbers.mayGoOn = 0
    guard hasWaiting || !othersAbove.isEmpty else {
      // One that rests is let go too.
      firstAbove = nil
      return
    }
    let abandoned = waiting + linesAbove
    waiting = []
    firstAbove = nil
    othersAbove = []
    for work in abandoned { work.abandonDeferred() }
  }

  private func remove(_ work: any DeferredWork, from list: inout [any DeferredWork]) {
    var index = list.count - 1
    while index >= 0, list[index] !== work { index -= 1 }
    if index < 0 { return }
    numbers.mayGoOn -= 1
    // The usual one is the only one, and the list keeps its storage.
    if index == list.count - 1 { list.removeLast() } else { list.remove(at: index) }
  }

  private func removeAbove(_ work: any DeferredWork) {
    guard firstAbove === work else { return remove(work, from: &othersAbove) }
    numbers.mayGoOn -= 1
    if othersAbove.isEmpty { numbers.rest(work) } else { firstAbove = othersAbove.removeFirst() }
  }

  // Two functions over the fields, since a list given as an argument is retained for each look.
  private func firstReady() -> (any DeferredWork)? {
    var index = 0
    while index < waiting.count {
      let work = waiting[index]
      if work.isReadyToContinue { return work }
      index += 1
    }
    return nil
  }

  private func firstReadyAbove() -> (any DeferredWork)? {
    guard let firstAbove else { return nil }
    if firstAbove.isReadyToContinue { return firstAbove }
    var index = 0
    while index < othersAbove.count {
      let work = othersAbove[index]
      if work.isReadyToContinue { return work }
      index += 1
    }
    return nil
  }
}

/// Something whose requests wait for the end of a transition.
@MainActor
package protocol DeferredWork: AnyObject {
  /// Whether anything waits.
  var hasDeferredWork: Bool { get }
  /// Whether what waits may go on now.
  var isReadyToContinue: Bool { get }
  /// Whether it watches what waiting containers do: it is asked before each step of theirs.
  var onlyWatches: Bool { get }
  /// Carries out the first of what waits.
  func continueDeferred()
  /// Drops what waits: the run is over.
  func abandonDeferred()
}

extension DeferredWork {
  package var onlyWatches: Bool { false }
}
