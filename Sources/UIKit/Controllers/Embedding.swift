// How a container of UIKit's own shows children without a hierarchy of views: what is shown is marked, and the
// rounds of appearance reach what is marked.
extension UIViewController {
  /// Makes a controller a child that is not shown yet.
  ///
  /// - Returns: False if that is not possible now; it has been refused then.
  @discardableResult
  final func take(_ child: UIViewController) -> Bool {
    if child.isChild(of: self) { return true }
    guard claim(child) else { return false }
    child.willMove(toParent: self)
    _children.append(child)
    child._parent = pointer
    child.flags.insert(.isNewChild)
    LifetimeRegistry.shared.markInTree(child.slot)
    return true
  }

  /// Lets a child go that is not shown any more.
  ///
  /// - Parameters:
  ///   - cause: Why it leaves the tree, if it does.
  ///   - isAside: Whether it may be shown again, so that who watches it is not told.
  final func drop(
    _ child: UIViewController, cause: DepartureCause = .removedFromMiddle, isAside: Bool = false
  ) {
    guard child.isChild(of: self), let place = place(of: child) else { return }
    child.willMove(toParent: nil)
    _children.remove(at: place)
    child._parent = nil
    child.flags.subtract([.isNewChild, .isEmbedded])
    child.didMove(toParent: nil)
    guard child.standsAlone else { return }
    if isAside {
      child.reportDepartureOfTree(cause, isAside: true)
    } else {
      child.reportDeparture(cause)
    }
  }

  /// The first half of a child's coming: it is shown if this container is.
  final func beginShowing(_ child: UIViewController, animated: Bool) {
    child.flags.insert(.isEmbedded)
    guard isShown else { return }
    child.walk(.willAppear, animated: animated)
    child.walk(.isAppearing, animated: animated)
  }

  /// The second half of a child's coming; it waits for the container's own.
  final func endShowing(_ child: UIViewController, animated: Bool) {
    guard appearance == .appeared, child.flags.contains(.isEmbedded) else { return }
    child.walk(.didAppear, animated: animated)
  }

  /// The first half of a child's going.
  final func beginHiding(_ child: UIViewController, animated: Bool) {
    child.flags.remove(.isEmbedded)
    child.walk(.willDisappear, animated: animated)
  }

  /// The second half of a child's going.
  final func endHiding(_ child: UIViewController, animated: Bool) {
    child.walk(.didDisappear, animated: animated)
  }

  /// Shows and hides children at once, those that come first.
  final func exchange(hiding old: [UIViewController], showing new: [UIViewController]) {
    for child in new { beginShowing(child, animated: false) }
    for child in old { beginHiding(child, animated: false) }
    for child in new { endShowing(child, animated: false) }
    for child in old { endHiding(child, animated: false) }
  }

  /// Whether this container is on screen or coming.
  private final var isShown: Bool { appearance == .appeared || appearance == .appearing }
}
