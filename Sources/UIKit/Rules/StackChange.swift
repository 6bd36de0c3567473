/// What one accepted operation did to a stack; the callbacks follow from it in order.
package struct StackChange: Hashable, Sendable {
  /// How the change looks, which is all a custom transition is told (NAV-52).
  package enum Operation: UInt8, Hashable, Sendable {
    /// The top stays; nothing animates.
    case none
    case push
    case pop
  }

  /// How the change looks.
  package var operation: Operation
  /// The top before.
  package var outgoing: ControllerID?
  /// The top after.
  package var incoming: ControllerID?
  /// Whether the top before is a member no longer.
  package var outgoingLeaves: Bool
  /// Whether the top after was no member before.
  package var incomingIsNew: Bool
  /// How many controllers came.
  package var added: Int
  /// How many controllers left.
  package var removed: Int

  package init(
    operation: Operation, outgoing: ControllerID?, outgoingLeaves: Bool,
    incoming: ControllerID?, incomingIsNew: Bool, added: Int, removed: Int
  ) {
    self.operation = operation
    self.outgoing = outgoing
    self.outgoingLeaves = outgoingLeaves
    self.incoming = incoming
    self.incomingIsNew = incomingIsNew
    self.added = added
    self.removed = removed
  }

  /// The callbacks of a completed transition in a window, in order (catalogue 11.1).
  ///
  /// A view of the change for tests; running code calls straight from the change. Members that a set inserts below
  /// the top have been told before.
  package var effects: [StackEffect] {
    guard operation != .none else { return [] }
    var effects: [StackEffect] = []
    let leaves = outgoingLeaves ? outgoing : nil
    let comes = incomingIsNew ? incoming : nil
    if let leaves { effects.append(.willMove(leaves, toStack: false)) }
    if let comes { effects.append(.willMove(comes, toStack: true)) }
    if let outgoing { effects.append(.willDisappear(outgoing)) }
    if let incoming {
      effects += [.willAppear(incoming), .willShow(incoming), .isAppearing(incoming)]
    }
    if let outgoing { effects.append(.didDisappear(outgoing)) }
    if let incoming { effects.append(.didAppear(incoming)) }
    if let leaves { effects.append(.didMove(leaves, toStack: false)) }
    if let comes { effects.append(.didMove(comes, toStack: true)) }
    if let incoming { effects.append(.didShow(incoming)) }
    return effects
  }
}

/// One callback that follows from a change of a stack.
package enum StackEffect: Hashable, Sendable {
  case willMove(ControllerID, toStack: Bool)
  case didMove(ControllerID, toStack: Bool)
  case willDisappear(ControllerID)
  case didDisappear(ControllerID)
  case willAppear(ControllerID)
  case isAppearing(ControllerID)
  case didAppear(ControllerID)
  case willShow(ControllerID)
  case didShow(ControllerID)
}
