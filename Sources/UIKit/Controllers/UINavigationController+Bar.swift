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
  final func askBarTooLate(_ committed: CommittedChange, _ runtime: Runtime) {
    guard committed.change.operation == .pop, flags.contains(.answersForBar) || barIfMade != nil
    else { return }
    askBarOfPopInCode(committed, runtime)
  }

  @inline(never)
  private final func askBarOfPopInCode(_ committed: CommittedChange, _ runtime: Runtime) {
    guard case .one(let popped) = committed.removed, committed.cause != .backButton,
      committed.cause != .swipe, !barAllowsPop(of: popped)
    else { return }
    runtime.refuse(
      .barRefusedTooLate(screen: popped.nameInMessages, stack: nameInMessages), by: self)
  }

  /// Who answers for the bar: a subclass that conforms, else the bar's delegate.
  private final var barDelegate: (any UINavigationBarDelegate)? {
    if flags.contains(.answersForBar) { return self as? any UINavigationBarDelegate }
    return barIfMade?.delegate
  }

  /// Decides what never changes about this stack.
  final func decideFlags() {
    flags.insert(.choosesVisibleChild)
    // The class itself, which most stacks are of, need not be asked.
    let type = type(of: self)
    if type == UINavigationController.self || type == Self.lastWithoutAnswer { return }
    if self is any UINavigationBarDelegate {
      flags.insert(.answersForBar)
    } else {
      Self.lastWithoutAnswer = type
    }
  }

  /// The class of stacks that was asked last and does not answer for its bar: an app mostly has one.
  @exclusivity(unchecked)
  private static var lastWithoutAnswer: UINavigationController.Type?
}
