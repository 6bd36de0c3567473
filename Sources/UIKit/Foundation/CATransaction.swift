/// Groups transitions and animations, and tells when all of them have ended.
@preconcurrency
@MainActor
open class CATransaction: NSObject {
  /// Begins a group; ``commit()`` must follow.
  open class func begin() {
    Runtime.current.transactions.append(Transaction())
  }

  /// Ends the group that was begun last.
  open class func commit() {
    Runtime.current.transactions.popLast()?.commit()
  }

  /// Ends the group that nobody has begun, at once; none is left for later here.
  open class func flush() {
    let runtime = Runtime.current
    if let first = runtime.transactions.first, first.isImplicit {
      runtime.transactions.removeFirst()
      first.commit()
    }
  }

  /// Sets what runs when everything begun in the group from now on has ended.
  ///
  /// Without anything, it runs in the turn after the group's end. Outside of a group it counts for this turn.
  ///
  /// - Parameter block: Runs once; owned until then.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
  }

  /// What runs when everything begun in the group has ended.
  open class func completionBlock() -> (() -> Void)? {
    Runtime.current.transactions.last?.completion
  }

  /// Whether changes in the group happen without an animation; stored only.
  open class func disableActions() -> Bool {
    Runtime.current.transactions.last?.disablesActions ?? false
  }

  /// Lets changes in the group happen without an animation; stored only.
  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  /// How long animations in the group take, in seconds.
  open class func animationDuration() -> TimeInterval {
    Runtime.current.transactions.last?.duration ?? 0.25
  }

  /// Sets how long animations in the group take, in seconds; stored only.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    current.duration = dur
  }

  /// The group begun last, or one for this turn.
  private class var current: Transaction {
    let runtime = Runtime.current
    if let last = runtime.transactions.last { return last }
    let made = Transaction(isImplicit: true)
    runtime.transactions.append(made)
    runtime.loop.schedule(after: .zero, kind: .turn, name: "end of a transaction") {
      CATransaction.flush()
    }
    return made
  }
}

/// A group of transitions and animations.
@MainActor
final class Transaction {
  let isImplicit: Bool
  /// Owned until everything in the group has ended; runs once.
  var completion: (() -> Void)?
  var disablesActions = false
  var duration: TimeInterval = 0.25
  private var running = 0
  private var isCommitted = false

  init(isImplicit: Bool = false) {
    self.isImplicit = isImplicit
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  func enter() {
    running += 1
  }

  func leave() {
    running -= 1
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, running == 0, let block = completion.take() else { return }
    // A turn later, so that everybody else who waits for the transition has been told.
    Runtime.current.loop.schedule(
      after: .zero, kind: .turn, name: "completion of a transaction"
    ) { block() }
  }
}

/// The part that one transition or animation has in the groups that were open when it began.
@MainActor
struct TransactionShare {
  private let transactions: [Transaction]

  /// Nil while no group is open, which is the usual case.
  static func ofOpenTransactions() -> TransactionShare? {
    let open = Runtime.current.transactions
    if open.isEmpty { return nil }
    for transaction in open { transaction.enter() }
    return TransactionShare(transactions: open)
  }

  func end() {
    // What was begun last ends first, as its group is part of the others.
    for transaction in transactions.reversed() { transaction.leave() }
  }
}

/// The time of animations, in seconds: virtual time since the run began.
@preconcurrency
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  let parts = Runtime.current.loop.now.components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}
