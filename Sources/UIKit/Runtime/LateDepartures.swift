/// One controller that left because what held it has died, and who waits for that.
struct LateDeparture {
  let id: ControllerID
  let sink: any DepartureSink
}

extension UIViewController {
  /// Lets who waits for this dying controller go untold: it stood nowhere, and held nothing.
  nonisolated final func forgetSink() {
    sink = nil
    if LifetimeRegistry.shared.isOnItsThread { Self.sinkCount -= 1 }
  }

  /// Takes the names of all who wait for this dying controller, or for what it holds, to leave; the topmost last.
  ///
  /// Whatever an operation takes away has said so before: this is for a tree that dies without one, as a stack does
  /// that has never been in a window.
  nonisolated final func takeLateDepartures() -> [LateDeparture] {
    var found: [LateDeparture] = []
    let isMain = LifetimeRegistry.shared.isOnItsThread
    if isMain, Self.sinkCount == 0 { return found }
    var work: [Unmanaged<UIViewController>] = [.passUnretained(self)]
    // Parents before children, the last child last.
    while let next = work.popLast() {
      let controller = next.takeUnretainedValue()
      if let sink = controller.sink {
        controller.sink = nil
        if isMain { Self.sinkCount -= 1 }
        found.append(LateDeparture(id: controller.id, sink: sink))
      }
      if controller.flags.contains(.isWatched), let presence = controller._extras?.presence {
        controller.flags.remove(.isWatched)
        found.append(LateDeparture(id: controller.id, sink: presence))
      }
      let pointer = UnsafeRawPointer(next.toOpaque())
      if let modal = controller._extras?.presented, modal._presenter == pointer {
        work.append(.passUnretained(modal))
      }
      for child in controller._children.reversed() where child._parent == pointer {
        work.append(.passUnretained(child))
      }
    }
    return found
  }
}

/// What a dying tree has left to say, which waits for the end of whatever callback runs.
@MainActor
final class LateDepartures: DeferredWork {
  private var list: [LateDeparture]

  private init(_ list: [LateDeparture]) {
    self.list = list
  }

  /// Tells each once, the last in the list first: now, or when no callback runs any more.
  nonisolated static func tell(_ list: [LateDeparture]) {
    // Handed over whole: whoever calls does not look at it again.
    nonisolated(unsafe) let list = list
    // An object may die on any thread; only the main one may speak of it.
    guard Thread.isMainThread else {
      DispatchQueue.main.async { MainActor.assumeIsolated { announce(list) } }
      return
    }
    MainActor.assumeIsolated { announce(list) }
  }

  private static func announce(_ list: [LateDeparture]) {
    let delivery = Runtime.current.delivery
    delivery.wait(LateDepartures(list))
    if delivery.isIdle { delivery.drain() }
  }

  var hasDeferredWork: Bool { !list.isEmpty }
  var isReadyToContinue: Bool { true }
  func abandonDeferred() { continueDeferred() }

  func continueDeferred() {
    let delivery = Runtime.current.delivery
    delivery.enter()
    defer { delivery.leave() }
    while let departure = list.popLast() { departure.sink.controllerDidDie(departure.id) }
  }
}
