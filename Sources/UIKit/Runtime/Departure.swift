/// Which way a controller left the tree.
package enum DepartureCause: UInt8, Hashable, Sendable, CaseIterable {
  case backButton
  case backMenu
  case swipe
  case pop
  case popTo
  case popToRoot
  case tabRetapped
  case stackSet
  case replaced
  case removedFromMiddle
  case dismissed
  case pulledDown
  case tappedOutside
  case alertAnswered
  case ancestorDismissed
  case tabReplaced
  case windowRootReplaced
  case finished
  case tornDown
}

/// Who wants to know when a controller has left the tree.
@MainActor
package protocol DepartureSink: AnyObject {
  /// Called once the transition that took the controller away has ended.
  func controllerDidLeave(_ id: ControllerID, cause: DepartureCause)
  /// Called instead if what held the controller has died and no operation took it away.
  func controllerDidDie(_ id: ControllerID)
}

extension DepartureSink {
  package func controllerDidDie(_ id: ControllerID) { controllerDidLeave(id, cause: .tornDown) }
}

extension UIViewController {
  // Not inlined into other modules, where the field would be checked for exclusive access.
  /// Names who is told when this controller has left the tree; nil takes the name back.
  @inline(never)
  package final func reportDeparture(to sink: (any DepartureSink)?) {
    departureSink = sink
  }

  /// Who is told when this controller has left the tree; counted, so that a tree without any need not be searched.
  package final var departureSink: (any DepartureSink)? {
    @inline(__always)
    get { sink }
    set {
      if sink != nil { Self.sinkCount -= 1 }
      if newValue != nil { Self.sinkCount += 1 }
      sink = newValue
    }
  }

  /// Who is told when this controller has left the tree, for other modules.
  @inline(never)
  package final func sinkOfDeparture() -> (any DepartureSink)? { sink }

  /// Tells whoever waits that this controller and everything in it and above it has left the tree, topmost first.
  ///
  /// - Parameter keepsModals: Whether what it presents stays, as it does when a window gets another root (WIN-03).
  /// - Complexity: O(*n*) in the controllers below this one, without recursion.
  package final func reportDeparture(_ cause: DepartureCause, keepsModals: Bool = false) {
    if Self.sinkCount == 0, !DepartureLog.notes(cause), !EventLog.hasWatchedScreens { return }
    if _children.isEmpty, flags.isDisjoint(with: [.isPresenter, .isWatched]) {
      tellSink(cause)
      return
    }
    reportDepartureOfTree(cause, keepsModals: keepsModals)
  }

  /// - Parameter isAside: Whether a row of pages may show it again, for whose sake who watches it is told later.
  final func reportDepartureOfTree(
    _ cause: DepartureCause, keepsModals: Bool = false, isAside: Bool = false
  ) {
    if _children.isEmpty, !flags.contains(.isPresenter) {
      tellSink(cause)
      if !isAside { tellPresence(cause) }
      return
    }
    var order = departing(keepsModals: keepsModals)
    defer { DepartureOrder.giveBack(&order) }
    var place = order.count - 1
    while place >= 0 {
      if !DepartureLog.notes(cause), order[place].sink == nil,
        !order[place].flags.contains(.isWatched)
      {
        // Nobody waits for it.
        place -= 1
        continue
      }
      order[place].tellSink(cause)
      if !isAside { order[place].tellPresence(cause) }
      place -= 1
    }
  }

  /// This controller and everything in it and above it, the topmost last.
  final func departing(keepsModals: Bool) -> [UIViewController] {
    // Preorder with the last child last on the work list: parents before children, topmost last. What has been listed
    // is retained there, which keeps what it holds.
    var order = DepartureOrder.take()
    var work = WorkList.take()
    defer { WorkList.giveBack(&work) }
    work.append(.passUnretained(self))
    while !work.isEmpty {
      let controller = work.removeLast()
      order.append(controller.takeUnretainedValue())
      Self.list(
        controller, into: &work, withModal: !keepsModals || controller.toOpaque() != pointer)
    }
    return order
  }

  // Not on the main actor, as far as the compiler is concerned: a closure given to `_withUnsafeGuaranteedRef` there asks
  // for its executor.
  /// Puts what a controller holds on the list.
  private nonisolated static func list(
    _ controller: Unmanaged<UIViewController>, into work: inout [Unmanaged<UIViewController>],
    withModal: Bool
  ) {
    controller._withUnsafeGuaranteedRef { controller in
      if withModal, controller.flags.contains(.isPresenter),
        let modal = controller._extras?.presented
      {
        work.append(.passUnretained(modal))
      }
      // Loops over places, since a reversed collection is copied element by element through its iterator.
      var place = controller._children.count - 1
      while place >= 0 {
        work.append(.passUnretained(controller._children[place]))
        place -= 1
      }
    }
  }

  /// How many controllers a list of a tree has room for before it has to grow.
  static let usualCount = 16

  /// Takes note of the departure, then takes the sink out and calls it, so that it hears once whatever its code does.
  @inline(__always)
  private final func tellSink(_ cause: DepartureCause) {
    if let log = DepartureLog.current { log.add(self, cause) }
    guard let told = sink else { return }
    sink = nil
    Self.sinkCount -= 1
    told.controllerDidLeave(id, cause: cause)
  }
}

/// A list of controllers that a walk through a tree has still to look at; it serves one walk after the other.
@MainActor
private enum WorkList {
  @exclusivity(unchecked)
  private static var unused: [Unmanaged<UIViewController>] = []

  /// An empty list, with room.
  static func take() -> [Unmanaged<UIViewController>] {
    var list: [Unmanaged<UIViewController>] = []
    swap(&list, &unused)
    if list.capacity == 0 { list.reserveCapacity(UIViewController.usualCount) }
    return list
  }

  /// Keeps a list for the next walk, unless it has become large.
  static func giveBack(_ list: inout [Unmanaged<UIViewController>]) {
    guard list.capacity <= 1_024 else { return }
    list.removeAll(keepingCapacity: true)
    swap(&list, &unused)
  }
}

/// A list of the controllers of a tree that leaves; it serves one departure after the other.
@MainActor
private enum DepartureOrder {
  @exclusivity(unchecked)
  private static var unused: [UIViewController] = []

  /// An empty list, with room.
  static func take() -> [UIViewController] {
    var list: [UIViewController] = []
    swap(&list, &unused)
    if list.capacity == 0 { list.reserveCapacity(UIViewController.usualCount) }
    return list
  }

  /// Lets the controllers go and keeps the list for the next departure, unless it has become large.
  static func giveBack(_ list: inout [UIViewController]) {
    guard list.capacity <= 1_024 else { return }
    list.removeAll(keepingCapacity: true)
    swap(&list, &unused)
  }
}
