extension UINavigationController {
  final func barAllowsPop(of controller: UIViewController) -> Bool {
    guard let asked = barDelegate else { return true }
    return asked.navigationBar(navigationBar, shouldPop: controller.navigationItem)
  }

  final func tellBarOfPop(_ committed: CommittedChange) {
    guard let item = committed.removed.top?.navigationItem else { return }
    barDelegate?.navigationBar(navigationBar, didPop: item)
  }

  /// Asks the bar's delegate about a pop in code, which has left the array by then (BAR-02).
  ///
  /// ``UncertainChoice/lateRefusalOfThePopIsIgnored``.
  @inline(__always)
  final func askBarTooLate(_ committed: CommittedChange) {
    guard committed.change.operation == .pop, mayAnswerForBar || barIfMade != nil
    else { return }
    askBarOfPopInCode(committed)
  }

  @inline(never)
  private final func askBarOfPopInCode(_ committed: CommittedChange) {
    guard case .one(let popped) = committed.removed, committed.cause != .backButton,
      committed.cause != .swipe, !barAllowsPop(of: popped)
    else { return }
    Runtime.current.refuse(
      .barRefusedTooLate(screen: popped.nameInMessages, stack: nameInMessages), by: self)
  }

  /// Who answers for the bar: a subclass that conforms, else the bar's delegate.
  private final var barDelegate: (any UINavigationBarDelegate)? {
    if mayAnswerForBar, let own = ownAnswer() { return own }
    return barIfMade?.delegate
  }

  /// Whether its class answers for the bar, or nobody has looked yet.
  @inline(__always)
  final var mayAnswerForBar: Bool { !flags.isDisjoint(with: [.answersForBar, .isBarUndecided]) }

  /// This stack as one that answers for its bar. Its class is asked at the first pop, not when the stack is made: what a
  /// class does not conform to is searched for in all of the program.
  @inline(never)
  private final func ownAnswer() -> (any UINavigationBarDelegate)? {
    let type = type(of: self)
    let own = type == Self.lastWithoutAnswer ? nil : self as? any UINavigationBarDelegate
    flags.remove(.isBarUndecided)
    if own != nil { flags.insert(.answersForBar) } else { Self.lastWithoutAnswer = type }
    return own
  }

  /// Decides what never changes about this stack.
  final func decideFlags() {
    flags.insert([.choosesVisibleChild, .isStack])
    // The class itself, which most stacks are of, need not be asked.
    let type = type(of: self)
    if type == UINavigationController.self || type == Self.lastWithoutAnswer { return }
    flags.insert(.isBarUndecided)
  }

  /// The class of stacks that was asked last and does not answer for its bar: an app mostly has one.
  @exclusivity(unchecked)
  private static var lastWithoutAnswer: UINavigationController.Type?
}
