extension UISplitViewController {
  /// Arranges the columns for a width.
  final func arrange(for width: UIUserInterfaceSizeClass) {
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    switch (arrangement, width) {
    case (.undecided, .compact):
      for column in Column.inOrder { holders[column]?.flags.remove(.isEmbedded) }
      collapse()
    case (.undecided, _):
      arrangement = .expanded
      shownMode = resolved(wantedMode)
      exchange(hiding: [], showing: expandedHolders(shownMode))
    case (.expanded, .compact):
      collapse()
    case (.collapsed, .regular):
      expand()
    case (.expanded, _), (.collapsed, _):
      return
    }
  }

  /// The width of the device has changed.
  final func adapt(to width: UIUserInterfaceSizeClass) {
    if arrangement != .undecided { arrange(for: width) }
  }

  /// There is no room any more: one column, or one stack of them, is left (SPLT-03, SPLT-04).
  private final func collapse() {
    let shown = Column.inOrder.compactMap { holders[$0] }.filter { $0.flags.contains(.isEmbedded) }
    if let compact = holders[.compact] {
      _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .compact)
      arrangement = .collapsed
      exchange(hiding: shown, showing: [compact])
    } else if style == .unspecified {
      collapseWithoutColumns(shown)
    } else {
      let proposal =
        Column.inOrder.last { holders[$0] != nil } ?? .primary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal)
        ?? proposal
      arrangement = .collapsed
      leavePrimary(shown)
      for column in [Column.supplementary, .secondary] {
        stepAside(column, joins: column.rawValue <= top.rawValue)
      }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private final func collapseWithoutColumns(_ shown: [UIViewController]) {
    if let chosen = delegate?.primaryViewController(forCollapsing: self),
      chosen !== holders[.primary]
    {
      replace(.primary, with: chosen, wraps: false)
    }
    var isHandled = false
    if let secondary = holders[.secondary], let primary = holders[.primary] {
      isHandled =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    }
    arrangement = .collapsed
    leavePrimary(shown)
    stepAside(.secondary, joins: !isHandled)
  }

  /// Shows the primary column alone.
  private final func leavePrimary(_ shown: [UIViewController]) {
    guard let primary = holders[.primary] else { return }
    exchange(
      hiding: shown.filter { $0 !== primary },
      showing: shown.contains { $0 === primary } ? [] : [primary])
  }

  /// Takes a column out of the tree; its screens join the primary stack, or wait.
  private final func stepAside(_ column: Column, joins: Bool) {
    guard let holder = holders[column], holder.isChild(of: self) else { return }
    let stack = holders[.primary] as? UINavigationController
    withoutReports(of: [holder]) {
      drop(holder)
      guard joins, let stack else { return }
      put(screens(of: holder), of: column, on: stack, animated: false)
    }
  }

  /// The screens of a holder, taken out of the stack that wraps them (SPLT-01).
  private final func screens(of holder: UIViewController) -> [UIViewController] {
    guard let wrapper = holder as? UINavigationController else { return [holder] }
    let screens = wrapper.viewControllers
    withoutReports(of: screens) { wrapper.setViewControllers([], animated: false) }
    return screens
  }

  private final func put(
    _ screens: [UIViewController], of column: Column, on stack: UINavigationController,
    animated: Bool
  ) {
    guard let lowest = screens.first else { return }
    if !isOnStack(column) { boundaries[column] = WeakController(controller: lowest) }
    if screens.count == 1 {
      stack.pushViewController(lowest, animated: animated)
    } else {
      stack.setViewControllers(stack.viewControllers + screens, animated: animated)
    }
  }

  /// Where the screens of a column begin on the primary stack.
  private final func place(of column: Column) -> Int? {
    guard let lowest = boundaries[column]?.controller,
      let stack = holders[.primary] as? UINavigationController
    else { return nil }
    return stack.viewControllers.firstIndex { $0 === lowest }
  }

  private final func isOnStack(_ column: Column) -> Bool { place(of: column) != nil }

  /// There is room again: the columns take their screens back (SPLT-03).
  private final func expand() {
    if let compact = holders[.compact] {
      arrangement = .expanded
      shownMode = proposedMode()
      exchange(hiding: [compact], showing: expandedHolders(displayMode))
      delegate?.splitViewControllerDidExpand(self)
      return
    }
    if style == .unspecified, let chosen = delegate?.primaryViewController(forExpanding: self),
      chosen !== holders[.primary]
    {
      replace(.primary, with: chosen, wraps: false)
    }
    var separated: UIViewController?
    if style == .unspecified, let primary = holders[.primary] {
      separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    }
    if let separated {
      holders[.secondary] = separated
      contents[.secondary] = separated
    } else {
      for column in [Column.secondary, .supplementary] { takeBack(column) }
    }
    boundaries = [:]
    arrangement = .expanded
    shownMode = proposedMode()
    for column in [Column.supplementary, .secondary] {
      if let holder = holders[column], take(holder) { holder.didMove(toParent: self) }
    }
    exchange(
      hiding: [],
      showing: expandedHolders(displayMode).filter { !$0.flags.contains(.isEmbedded) })
    delegate?.splitViewControllerDidExpand(self)
  }

  private final func proposedMode() -> DisplayMode {
    let proposal = resolved(wantedMode)
    return delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
  }

  /// Gives a column the screens back that stand on the primary stack from its boundary on.
  private final func takeBack(_ column: Column) {
    guard let place = place(of: column), let stack = holders[.primary] as? UINavigationController
    else {
      // The user has gone back from it: the column shows again what it began with.
      if let wrapper = holders[column] as? UINavigationController, wrapper.viewControllers.isEmpty,
        let content = contents[column], content !== wrapper, content.standsAlone
      {
        wrapper.setViewControllers([content], animated: false)
      }
      return
    }
    let all = stack.viewControllers
    let screens = Array(all[place...])
    withoutReports(of: screens) {
      stack.setViewControllers(Array(all[..<place]), animated: false)
      if let wrapper = holders[column] as? UINavigationController {
        wrapper.setViewControllers(screens, animated: false)
      } else if screens.count == 1, screens.first === holders[column] {
        return
      } else {
        let wrapper = UINavigationController(nibName: nil, bundle: nil)
        wrapper.setViewControllers(screens, animated: false)
        holders[column] = wrapper
      }
    }
  }

  /// Shows a detail (SPLT-01, SPLT-02).
  final func showDetail(_ detail: UIViewController) {
    guard arrangement == .collapsed else {
      replace(.secondary, with: detail, wraps: style != .unspecified)
      return
    }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    guard let stack = collapsedHolder as? UINavigationController else {
      present(detail, animated: true)
      return
    }
    let moved = screens(of: detail)
    if holders[.compact] == nil {
      contents[.secondary] = moved.first
      if detail is UINavigationController || style == .unspecified {
        holders[.secondary] = detail
      } else if !(holders[.secondary] is UINavigationController) {
        holders[.secondary] = UINavigationController(nibName: nil, bundle: nil)
      }
    }
    put(moved, of: .secondary, on: stack, animated: true)
  }

  /// Brings a column to the top of the stack (SPLT-05).
  final func revealOnStack(_ column: Column) {
    guard holders[.compact] == nil, let stack = holders[.primary] as? UINavigationController else {
      return
    }
    if column == .secondary || column == .supplementary, !isOnStack(column) {
      guard let holder = holders[column] else { return }
      var moved = screens(of: holder)
      if moved.isEmpty, let content = contents[column], content.standsAlone { moved = [content] }
      put(moved, of: column, on: stack, animated: true)
      return
    }
    let above = Column.inOrder.filter { $0.rawValue > column.rawValue }.compactMap { place(of: $0) }
    if let lowest = above.min() { pop(stack, to: lowest) }
  }

  /// Takes a column off the stack (SPLT-05).
  final func concealOnStack(_ column: Column) {
    guard holders[.compact] == nil, let stack = holders[.primary] as? UINavigationController,
      let place = place(of: column)
    else { return }
    pop(stack, to: place)
  }

  /// Leaves so many screens on the stack.
  private final func pop(_ stack: UINavigationController, to count: Int) {
    guard count > 0, count < stack.viewControllers.count else { return }
    stack.popToViewController(stack.viewControllers[count - 1], animated: true)
  }

  /// Moves screens from one place of this container to another: they do not leave the tree.
  private final func withoutReports(of controllers: [UIViewController], _ move: () -> Void) {
    let all = controllers.flatMap(\.selfAndDescendants)
    let sinks = all.map(\.departureSink)
    for controller in all { controller.departureSink = nil }
    move()
    for (controller, sink) in zip(all, sinks) where controller.departureSink == nil {
      controller.departureSink = sink
    }
  }
}
