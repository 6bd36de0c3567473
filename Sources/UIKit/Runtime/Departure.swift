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

  /// Tells whoever waits that this controller and everything in it and above it has left the tree, topmost first.
  ///
  /// - Parameter keepsModals: Whether what it presents stays, as it does when a window gets another root (WIN-03).
  /// - Complexity: O(*n*) in the controllers below this one, without recursion.
  package final func reportDeparture(_ cause: DepartureCause, keepsModals: Bool = false) {
    if _children.isEmpty, !flags.contains(.isPresenter) {
      tellSink(cause)
      return
    }
    // Preorder with the last child last on the work list, reversed: children before parents, topmost first.
    var order: [UIViewController] = []
    var work: [UIViewController] = [self]
    while let controller = work.popLast() {
      order.append(controller)
      if let modal = controller.presented, controller !== self || !keepsModals {
        work.append(modal)
      }
      work.append(contentsOf: controller._children.reversed())
    }
    for controller in order.reversed() { controller.tellSink(cause) }
  }

  /// Takes the sink out, then calls it, so that it hears once whatever its code does.
  @inline(__always)
  private final func tellSink(_ cause: DepartureCause) {
    guard let sink = departureSink else { return }
    departureSink = nil
    sink.controllerDidLeave(id, cause: cause)
  }
}
