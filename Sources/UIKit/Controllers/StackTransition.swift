/// Which controllers an operation took off a stack, bottom first.
enum RemovedMembers {
  case none
  case one(UIViewController)
  case many([UIViewController])

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let members): members.count
    }
  }

  /// The topmost of them.
  var top: UIViewController? {
    switch self {
    case .none: nil
    case .one(let member): member
    case .many(let members): members.last
    }
  }

  var all: [UIViewController] {
    switch self {
    case .none: []
    case .one(let member): [member]
    case .many(let members): members
    }
  }
}

/// An operation that is committed, with the objects its callbacks go to.
struct CommittedChange {
  let change: StackChange
  let removed: RemovedMembers
  let cause: DepartureCause
  let isAnimated: Bool
  /// Whether the whole array was set, which the log words differently.
  var isSet = false
  /// What the whole array was before it was set, kept for a transition that may be cancelled (GEST-16).
  var replaced: ReplacedArray?
}

/// An array that was set as a whole, as it was before.
final class ReplacedArray {
  let before: [UIViewController]
  let newcomers: [UIViewController]

  init(before: [UIViewController], newcomers: [UIViewController]) {
    self.before = before
    self.newcomers = newcomers
  }
}

/// An operation that waits for the end of a transition.
enum StackRequest {
  /// Not carried out yet.
  case push(UIViewController, animated: Bool)
  /// Without a target it takes the top away.
  case pop(to: UIViewController?, animated: Bool, cause: DepartureCause)
  case set([UIViewController], animated: Bool, cause: DepartureCause?)
  /// Carried out on the array; its callbacks stand in line.
  case deliver(CommittedChange)
}

/// A transition of a stack that is open: animated, or under a finger.
@MainActor
final class StackTransition {
  let committed: CommittedChange
  let outgoing: UIViewController?
  let incoming: UIViewController?
  let coordinator: TransitionCoordinator
  /// Whether the bottom bar was hidden before, to which a cancelled swipe returns.
  let hidBottomBar: Bool
  @exclusivity(unchecked)
  var isInteractive: Bool
  /// Whether the callbacks of the beginning are still being delivered.
  @exclusivity(unchecked)
  var isOpening = true
  /// The app's own animation of it, if it has one.
  @exclusivity(unchecked)
  var context: TransitionContext?
  /// Whether the delegate has heard of the beginning, and so will of the end.
  @exclusivity(unchecked)
  var toldWillShow = false
  /// The end that the main loop has scheduled; given up if the transition ends before it is due.
  @exclusivity(unchecked)
  var scheduledEnd: MainLoop.Work?

  init(
    committed: CommittedChange, outgoing: UIViewController?, incoming: UIViewController?,
    coordinator: TransitionCoordinator, hidBottomBar: Bool, isInteractive: Bool
  ) {
    self.committed = committed
    self.outgoing = outgoing
    self.incoming = incoming
    self.coordinator = coordinator
    self.hidBottomBar = hidBottomBar
    self.isInteractive = isInteractive
  }
}

/// How long transitions take, in virtual time.
package enum TransitionDuration {
  /// A push or pop.
  package static let stack = Duration.milliseconds(350)
  /// A presentation or dismissal.
  package static let presentation = Duration.milliseconds(500)
}
