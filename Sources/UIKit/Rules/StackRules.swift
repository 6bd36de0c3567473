/// What a navigation stack may do, and what follows from each operation.
///
/// It knows ids and counts, never objects. A mutating method commits and returns what happened, or throws and
/// changes nothing.
package struct StackRules: Hashable, Sendable {
  /// Where a transition stands.
  package enum Phase: UInt8, Hashable, Sendable {
    /// None is open.
    case idle
    /// Callbacks of its beginning are delivered, or it is under way.
    case running
    /// Callbacks of its end are delivered; the stack may change again, callbacks stand in line.
    case finishing
  }

  /// Where the transition stands.
  package private(set) var phase = Phase.idle
  /// How many controllers are on the stack.
  package private(set) var count = 0
  /// The top one.
  package private(set) var top: ControllerID?

  package init() {}

  /// Puts a controller on top (NAV-05, NAV-25, NAV-27).
  ///
  /// ``UncertainChoice/tabsMayBePushed``
  ///
  /// - Parameters:
  ///   - id: The controller.
  ///   - isMember: Whether it is on this stack already.
  ///   - isNavigationController: Whether it is a navigation controller.
  package mutating func push(
    _ id: ControllerID, isMember: Bool, isNavigationController: Bool
  ) throws(StackRefusal) -> StackChange {
    if isNavigationController { throw .navigationControllerNotPushable(id) }
    if isMember.unless(.pushOfMember) { throw .alreadyOnStack(id) }
    let change = StackChange(
      operation: .push, outgoing: top, outgoingLeaves: false, incoming: id, incomingIsNew: true,
      added: 1, removed: 0)
    top = id
    count += 1
    return change
  }

  /// Takes the top controller away (NAV-10, NAV-11).
  ///
  /// - Parameter below: The controller that the pop reveals; nil at the root.
  package mutating func pop(revealing below: ControllerID?) throws(StackRefusal) -> StackChange {
    if (below == nil || count < 2).unless(.popOfRoot) || count == 0 { throw .rootCannotPop }
    let change = StackChange(
      operation: .pop, outgoing: top, outgoingLeaves: true, incoming: below, incomingIsNew: false,
      added: 0, removed: 1)
    self.top = below
    count -= 1
    return change
  }

  /// Takes everything above a member away (NAV-12, NAV-14, NAV-15).
  ///
  /// - Parameters:
  ///   - id: The controller that becomes the top.
  ///   - index: Its place on the stack, from 0; nil if it is not a member.
  package mutating func pop(
    to id: ControllerID, at index: Int?
  ) throws(StackRefusal) -> StackChange {
    guard let index else {
      if PlantedFault.popToStranger.isPlanted { return try pop(to: id, at: 0) }
      throw .notOnStack(id)
    }
    let removed = count - index - 1
    let change = StackChange(
      operation: removed == 0 ? .none : .pop, outgoing: top, outgoingLeaves: removed > 0,
      incoming: id, incomingIsNew: false, added: 0, removed: removed)
    top = id
    count = PlantedFault.popToMiscounts.isPlanted ? index : index + 1
    return change
  }

  /// Lets a new list of members in, or not (NAV-20, NAV-27).
  ///
  /// It is asked before the members leave their old parents, which ``set(top:count:keeping:topWasMember:keepsTop:)``
  /// comes after.
  ///
  /// - Parameters:
  ///   - navigationController: The first of them that is a navigation controller.
  ///   - isDistinct: Whether no controller occurs twice.
  package static func admit(
    navigationController: ControllerID?, isDistinct: Bool
  ) throws(StackRefusal) {
    if let navigationController, !PlantedFault.setOfStack.isPlanted {
      throw .navigationControllerNotPushable(navigationController)
    }
    if (!isDistinct).unless(.setOfTwins) { throw .notDistinct }
  }

  /// Replaces the whole stack by members that were let in (NAV-17, NAV-18).
  ///
  /// - Parameters:
  ///   - newTop: The last of the new members; nil for an empty stack.
  ///   - newCount: How many there are.
  ///   - kept: How many of them were members before.
  ///   - topWasMember: Whether the new top was a member before.
  ///   - keepsTop: Whether the old top is one of the new members.
  package mutating func set(
    top newTop: ControllerID?, count newCount: Int, keeping kept: Int, topWasMember: Bool,
    keepsTop: Bool
  ) -> StackChange {
    let operation: StackChange.Operation =
      newTop == top ? .none : topWasMember || newTop == nil ? .pop : .push
    let change = StackChange(
      operation: operation, outgoing: top, outgoingLeaves: top != nil && !keepsTop,
      incoming: newTop, incomingIsNew: newTop != nil && !topWasMember, added: newCount - kept,
      removed: PlantedFault.setForgetsLeavers.isPlanted ? 0 : count - kept)
    top = newTop
    count = newCount
    return change
  }

  /// Takes a change back, as a cancelled gesture does.
  package mutating func revert(_ change: StackChange) {
    if PlantedFault.revertOfNothing.isPlanted { return }
    top = change.outgoing
    count += change.removed - change.added
  }

  /// Opens a transition.
  @inline(__always)
  package mutating func begin() {
    phase = PlantedFault.transitionUnmarked.isPlanted ? .idle : .running
  }

  /// Begins the end of the open transition.
  @inline(__always)
  package mutating func finish() {
    phase = .finishing
  }

  /// Ends the transition.
  @inline(__always)
  package mutating func end() {
    phase = PlantedFault.transitionEndless.isPlanted ? .finishing : .idle
  }

  /// What becomes of a call that comes while a transition is open; every request asks here and nowhere else.
  ///
  /// UIKit is uncertain here (NAV-31, NAV-32, NAV-33, catalogue chapter 12 no. 2): pushes and sets are known to be
  /// carried out later, pops to be dropped with a message.
  ///
  /// ``UncertainChoice/pushesWaitAndPopsAreDropped``
  @inline(__always)
  package static func duringTransition(_ call: StackCall) -> LateCall {
    switch call {
    case .push, .set: .deferred
    case .pop, .popTo, .popToRoot: .dropped
    }
  }
}

/// A call that changes a stack.
package enum StackCall: UInt8, CaseIterable, Hashable, Sendable {
  case push
  case pop
  case popTo
  case popToRoot
  case set

  /// The method's name, as messages print it.
  package var methodName: String {
    switch self {
    case .push: "pushViewController"
    case .pop: "popViewController"
    case .popTo: "popToViewController"
    case .popToRoot: "popToRootViewController"
    case .set: "setViewControllers"
    }
  }
}

/// What becomes of a call that comes too early.
package enum LateCall: UInt8, Hashable, Sendable {
  /// It waits and is carried out after the transition.
  case deferred
  /// Nothing but a message comes of it.
  case dropped
}

/// Why a stack refuses an operation.
package enum StackRefusal: Error, Hashable, Sendable {
  case navigationControllerNotPushable(ControllerID)
  case alreadyOnStack(ControllerID)
  case rootCannotPop
  case notOnStack(ControllerID)
  case notDistinct
}
