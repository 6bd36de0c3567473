extension UITabBarController {
  /// Whether no switch is under way and this controller is either on screen or not.
  final var isAtRest: Bool {
    !isSwitching && transition == nil && !flags.contains(.awaitsChild)
      && (appearance == .appeared || appearance == .disappeared)
  }

  /// Replaces the tabs; what goes has left before what comes is shown (TAB-08, TAB-09).
  ///
  /// ``UncertainChoice/keptTabHearsNothing``
  ///
  /// - Returns: False if the call is refused; nothing has changed then.
  @discardableResult
  final func replaceTabs(with new: [UIViewController]) -> Bool {
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    endOpenSwitch()
    takeAllBackFromMore()
    guard let kept = claimTabs(new, runtime) else { return false }
    // Loops, since closures given to `filter` and `map` ask for their executor at each element.
    var removed: [UIViewController] = []
    for place in _children.indices where !kept.contains(_children[place].id) {
      removed.append(_children[place])
    }
    let added = newcomers(of: new)
    var ids: [ControllerID] = []
    ids.reserveCapacity(new.count)
    for place in new.indices { ids.append(new[place].id) }
    rules.replace(with: ids)
    isMoreListShown = false
    _children = new
    hasTabs = true
    for child in added {
      child._parent = pointer
      LifetimeRegistry.shared.markInTree(child.slot)
    }
    for child in removed { child.willMove(toParent: nil) }
    for child in added { child.willMove(toParent: self) }
    hideIfRemoved(kept)
    if overflows { followSelectionBehindMore() }
    for child in removed where child.isChild(of: self) {
      child._parent = nil
      child.didMove(toParent: nil)
    }
    showSelection(runtime)
    for child in added where child.isChild(of: self) { child.didMove(toParent: self) }
    tabSink?.tabsDidChange()
    for child in removed where child.standsAlone { child.reportDeparture(.tabReplaced) }
    return true
  }

  /// Takes a tab out, which its new parent or the app asked for.
  final func detach(_ tab: UIViewController) {
    replaceTabs(with: _children.filter { $0 !== tab })
  }

  /// Takes new tabs from where they are, all or none.
  ///
  /// - Returns: All tabs; nil if the call is refused.
  private final func claimTabs(
    _ tabs: [UIViewController], _ runtime: Runtime
  ) -> ControllerList? {
    let list = ControllerList(tabs)
    if !list.isDistinct {
      runtime.refuse(.notDistinct(stack: nameInMessages), by: self)
      return nil
    }
    return claim(newcomers(of: tabs)) ? list : nil
  }

  /// Those of a list that are no children.
  private final func newcomers(of tabs: [UIViewController]) -> [UIViewController] {
    var count = 0
    for place in tabs.indices where !tabs[place].isChild(of: self) { count += 1 }
    // The usual list is new as a whole.
    if count == tabs.count { return tabs }
    var newcomers: [UIViewController] = []
    for place in tabs.indices where !tabs[place].isChild(of: self) { newcomers.append(tabs[place]) }
    return newcomers
  }

  /// Takes the visible tab off screen if it is a tab no longer.
  private final func hideIfRemoved(_ kept: ControllerList) {
    guard let shown = displayed, !kept.contains(shown.id), shown !== controllerToShow else {
      return
    }
    displayed = nil
    shown.walk(.willDisappear, animated: false)
    shown.walk(.didDisappear, animated: false)
  }

  final func refuse(_ refusal: TabRefusal, _ controller: UIViewController? = nil) {
    switch refusal {
    case .notATab:
      Runtime.current.refuse(
        .notATab(screen: controller?.nameInMessages ?? "it"), by: self)
    case .indexOutOfRange(let index, let count):
      Runtime.current.refuse(.tabIndexOutOfRange(index: index, count: count), by: self)
    }
  }
}
