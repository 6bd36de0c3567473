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
    if Self.sinkCount == 0, DepartureLog.current == nil, !Runtime.current.log.watchesScreens {
      return
    }
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
    let order = departing(keepsModals: keepsModals)
    var place = order.count - 1
    while place >= 0 {
      order[place].tellSink(cause)
      if !isAside { order[place].tellPresence(cause) }
      place -= 1
    }
  }

  /// This controller and everything in it and above it, the topmost last.
  final func departing(keepsModals: Bool) -> [UIViewController] {
    // Preorder with the last child last on the work list: parents before children, topmost last. What has been listed
    // is retained there, which keeps what it holds.
    var order: [UIViewController] = []
    order.reserveCapacity(Self.usualCount)
    var work: [Unmanaged<UIViewController>] = []
    work.reserveCapacity(Self.usualCount)
    work.append(.passUnretained(self))
    while let next = work.popLast() {
      let controller = next.takeUnretainedValue()
      order.append(controller)
      if let modal = controller.presented, controller !== self || !keepsModals {
        work.append(.passUnretained(modal))
      }
      // Loops over places, since a reversed collection is copied element by element through its iterator.
      var place = controller._children.count - 1
      while place >= 0 {
        work.append(.passUnretained(controller._children[place]))
        place -= 1
      }
    }
    return order
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
