extension UINavigationController {
  /// Whether nothing is open here and nothing waits.
  final var isAtRest: Bool {
    rules.phase == .idle && requests.isEmpty && !isOccupied(Runtime.numbers)
  }

  /// Whether a transition of this stack is open, or its callbacks are being delivered.
  package final var isInTransition: Bool { rules.phase != .idle }

  // Not inlined into other modules, where the hot field would be checked for exclusive access.
  /// Says which way the next change takes members away.
  @inline(never)
  package final func announce(_ cause: DepartureCause) { nextCause = cause }

  /// How many members there are, without the array.
  @inline(never)
  package final func countOfMembers() -> Int { _children.count }

  /// What the open transition holds: both ends and what it takes off the stack.
  package final var membersInTransition: [UIViewController] {
    guard let open = transition else { return [] }
    return [open.outgoing, open.incoming].compactMap(\.self) + open.committed.removed.all
  }

  @inline(__always)
  final func join(_ member: UIViewController) {
    if member._parent == pointer {
      // It was on its way out and has not been told: it stays.
      member.flags.insert(.isOnStack)
    } else {
      member._parent = pointer
      member.flags.insert([.isOnStack, .isNewOnStack])
    }
    if member.flags.contains(.hidesBottomBarWhenPushed) { bars.flagged += 1 }
    LifetimeRegistry.shared.markInTree(member.slot)
  }

  /// Takes note that a member left the array; its parent stays until the transition has ended (NAV-40).
  @inline(__always)
  final func leave(_ member: UIViewController) {
    member.flags.remove(.isOnStack)
    if member.flags.contains(.hidesBottomBarWhenPushed) { bars.flagged -= 1 }
  }

  /// Lets the removed members go and tells whoever waits for it, topmost first.
  final func endMembership(_ committed: CommittedChange) {
    switch committed.removed {
    case .none:
      return
    case .one(let member):
      end(member, cause: committed.cause)
    case .many(let members):
      var index = members.count - 1
      while index >= 0 {
        end(members[index], cause: committed.cause)
        index -= 1
      }
    }
  }

  @inline(__always)
  final func end(_ member: UIViewController, cause: DepartureCause) {
    // A member that was put back, here or elsewhere, before its transition ended has not left.
    if member.flags.contains(.isOnStack) { return }
    member.flags.remove(.isNewOnStack)
    if member._parent == pointer { member._parent = nil }
    if flags.contains(.isMoreStack), (self as? MoreStack)?.tabs?.takeBack(member) == true { return }
    guard member.standsAlone else { return }
    if let modal = member.presented {
      Runtime.current.refuse(
        .presenterLeft(screen: member.nameInMessages, presented: modal.nameInMessages), by: member)
    }
    member.reportDeparture(cause)
  }

  final func logEnd(_ committed: CommittedChange) {
    let log = Runtime.current.log
    switch committed.removed {
    case .none: break
    case .one(let member): log.record(.popped, member)
    case .many(let members):
      for member in members.reversed() { log.record(.popped, member) }
    }
    guard committed.change.added > 0, let top = _children.last else { return }
    // What was pushed in a callback may have been popped in the next, before its turn to be shown.
    guard committed.isSet || top.id == committed.change.incoming else { return }
    if committed.isSet {
      log.record(.setStack, top, all: _children)
    } else {
      log.record(.pushed, top)
    }
  }
}
