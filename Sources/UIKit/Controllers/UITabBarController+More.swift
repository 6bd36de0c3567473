/// The stack behind the "More" tab, which holds what has no tab of its own (TAB-12, TAB-13).
@MainActor
final class MoreStack: UINavigationController {
  final weak var tabs: UITabBarController?

  convenience init(of tabs: UITabBarController) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    flags.insert(.isMoreStack)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    let list = UIViewController()
    list.title = "More"
    viewControllers = [list]
  }

  /// Shows a controller that is lent by the tabs; nil shows the list.
  func show(_ lent: UIViewController?) {
    guard let list = viewControllers.first, topViewController !== lent ?? list else { return }
    lent?._parent = nil
    setViewControllers([list] + [lent].compactMap(\.self), animated: false)
  }
}

extension UINavigationController {
  /// Whether a member is only lent by tabs, which take it back when it is popped (TAB-12).
  package final func isLent(_ member: UIViewController) -> Bool {
    guard flags.contains(.isMoreStack), let tabs = (self as? MoreStack)?.tabs else { return false }
    return tabs._children.contains { $0 === member }
  }
}

extension UITabBarController {
  /// How many tabs a bar has room for in compact width.
  package static let slots = 5

  /// Whether there are more controllers than tabs, so that the last tab is "More" (TAB-12).
  package final var overflows: Bool {
    _children.count > Self.slots && Runtime.current.device.horizontalSizeClass == .compact
  }

  /// The controllers without a tab of their own, in order (TAB-12).
  package final var controllersBehindMore: [UIViewController] {
    overflows ? Array(_children[(Self.slots - 1)...]) : []
  }

  final var moreStack: MoreStack {
    if let madeMore { return madeMore }
    let made = MoreStack(of: self)
    made._parent = pointer
    madeMore = made
    return made
  }

  /// What is on screen for the selection: the selected controller, or the stack that shows it or the list.
  final var controllerToShow: UIViewController? {
    if isMoreListShown { return moreStack }
    guard let selected = rules.selected else { return nil }
    return overflows && selected >= Self.slots - 1 ? moreStack : _children[selected]
  }

  /// Touches "More": the list comes, or comes back (TAB-12).
  ///
  /// ``UncertainChoice/moreAsksForItsStack``.
  ///
  /// - Returns: Whether there is such a tab and the delegate allowed it.
  @discardableResult
  package final func tapMore() -> Bool {
    guard overflows else { return false }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    tellBarTouched(at: Self.slots - 1)
    guard overflows else { return false }
    guard delegate?.tabBarController(self, shouldSelect: moreStack) ?? true else { return false }
    showMoreList()
    delegate?.tabBarController(self, didSelect: moreStack)
    return true
  }

  /// Touches a row of the list (TAB-13).
  ///
  /// - Returns: Whether the list is shown and has such a row.
  @discardableResult
  package final func chooseFromMore(_ controller: UIViewController) -> Bool {
    guard isMoreListShown, controllersBehindMore.contains(where: { $0 === controller }) else {
      return false
    }
    requestSelection(of: controller)
    return true
  }

  /// Selects the list itself: no controller is selected then (TAB-12).
  final func showMoreList() {
    guard overflows else { return }
    isMoreListShown = true
    rules.deselect()
    moreStack.show(nil)
    showSelection(Runtime.current)
    tabSink?.tabsDidChange()
  }

  /// Readies the stack behind "More" for a selection that has just been made (TAB-13).
  final func followSelectionBehindMore() {
    isMoreListShown = false
    guard overflows, let selected = rules.selected, selected >= Self.slots - 1 else { return }
    moreStack.show(_children[selected])
  }

  /// Takes back what was lent to the stack behind "More", which has let it go.
  ///
  /// - Returns: Whether it is a tab's controller still.
  final func takeBack(_ lent: UIViewController) -> Bool {
    guard _children.contains(where: { $0 === lent }), lent._parent == nil else { return false }
    lent._parent = pointer
    if selectedViewController === lent, !isTakingBack {
      // The user has gone back to the list.
      isMoreListShown = true
      rules.deselect()
      tabSink?.tabsDidChange()
    }
    return true
  }

  /// Takes everything back before the tabs change or there is room for all of them.
  final func takeAllBackFromMore() {
    guard let madeMore else { return }
    isTakingBack = true
    madeMore.show(nil)
    isTakingBack = false
  }

  /// Follows a change of the width, after which there may be room for all tabs.
  final func adaptMore() {
    guard madeMore != nil || overflows else { return }
    if !overflows { takeAllBackFromMore() }
    if isMoreListShown, !overflows {
      isMoreListShown = false
      // There is a tab, or nothing would have been behind "More".
      _ = try? rules.select(index: 0)
    }
    if !isMoreListShown { followSelectionBehindMore() }
    showSelection(Runtime.current)
    tabSink?.tabsDidChange()
  }
}
