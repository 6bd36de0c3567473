extension UINavigationController {
  final func barAllowsPop(of controller: UIViewController) -> Bool {
    guard let asked = barDelegate else { return true }
    return asked.navigationBar(navigationBar, shouldPop: controller.navigationItem)
  }

  final func tellBarOfPop(_ committed: CommittedChange) {
    guard let item = committed.removed.top?.navigationItem else { return }
    barDelegate?.navigationBar(navigationBar, didPop: item)
  }

  /// Who answers for the bar: a subclass that conforms, else the bar's delegate.
  private final var barDelegate: (any UINavigationBarDelegate)? {
    if flags.contains(.answersForBar) { return self as? any UINavigationBarDelegate }
    return barIfMade?.delegate
  }

  /// Decides what never changes about this stack.
  final func decideFlags() {
    flags.insert(.choosesVisibleChild)
    if self is any UINavigationBarDelegate { flags.insert(.answersForBar) }
  }
}
