extension UISplitViewController {
  /// What is left when there is no room: the compact column, else the primary.
  final var collapsedHolder: UIViewController? {
    arrangement == .collapsed ? holders[.compact] ?? holders[.primary] : nil
  }

  final var isPrimaryShown: Bool { holders[.primary]?.flags.contains(.isEmbedded) ?? false }

  /// The holders that are shown now where there is room.
  final func expandedHolders(_ mode: DisplayMode) -> [UIViewController] {
    columns(mode).compactMap { holders[$0] }
  }

  /// The columns that a mode shows.
  final func columns(_ mode: DisplayMode) -> [Column] {
    let hasMiddle = holders[.supplementary] != nil
    switch mode.others {
    case 0: return [.secondary]
    case 1: return hasMiddle ? [.supplementary, .secondary] : [.primary, .secondary]
    default: return Column.inOrder
    }
  }

  /// The mode in place of the automatic one.
  final func resolved(_ mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else { return mode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Replaces both controllers of a container without columns of its own.
  final func replaceAll(with controllers: [UIViewController]) {
    let columns: [Column] =
      style == .tripleColumn && controllers.count > 2
      ? Column.inOrder : [.primary, .secondary]
    for (index, column) in columns.enumerated() {
      let new = controllers.indices.contains(index) ? controllers[index] : nil
      if holders[column] !== new { replace(column, with: new, wraps: false) }
    }
  }

  /// What its columns keep to show it again when there is room, with all that stands in it (SPLT-03).
  package final var keptControllers: [UIViewController] {
    var kept: [UIViewController] = []
    var work = Array(holders.values) + Array(contents.values)
    while let controller = work.popLast() {
      kept.append(controller)
      work += controller.children
    }
    return kept
  }

  /// Replaces what stands in a column.
  final func replace(_ column: Column, with content: UIViewController?, wraps: Bool) {
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    let old = holders[column]
    let isWrapped =
      wraps && column != .compact && content.map { !($0 is UINavigationController) } ?? false
    let new = isWrapped ? content.map { UINavigationController(rootViewController: $0) } : content
    if let new, !standsAside(column), !take(new) { return }
    contents[column] = content
    holders[column] = new
    if standsAside(column) { return }
    let isVisible = isShown(column)
    exchange(
      hiding: [old].compactMap { $0 }.filter { $0.flags.contains(.isEmbedded) && $0 !== new },
      showing: isVisible ? [new].compactMap { $0 } : [])
    if let new { new.didMove(toParent: self) }
    if let old, old !== new { drop(old, cause: .replaced) }
  }

  /// Whether a column's holder is kept outside of the tree while there is no room.
  private final func standsAside(_ column: Column) -> Bool {
    arrangement == .collapsed && column != .compact && column != .primary
  }

  private final func isShown(_ column: Column) -> Bool {
    switch arrangement {
    case .undecided: false
    case .expanded: columns(displayMode).contains(column)
    case .collapsed: holders[.compact] == nil ? column == .primary : column == .compact
    }
  }

  /// Shows other columns beside the secondary.
  final func change(to mode: DisplayMode) {
    let before = displayMode
    guard mode != before || shownMode == .automatic else { return }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = columns(before)
    let new = columns(mode)
    shownMode = mode
    for column in new where !old.contains(column) && holders[column] != nil {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !new.contains(column) && holders[column] != nil {
      delegate?.splitViewController(self, willHide: column)
    }
    exchange(
      hiding: old.filter { !new.contains($0) }.compactMap { holders[$0] },
      showing: new.filter { !old.contains($0) }.compactMap { holders[$0] })
  }

  final func reveal(_ column: Column) {
    switch arrangement {
    case .undecided: return
    case .collapsed: revealOnStack(column)
    case .expanded:
      if columns(displayMode).contains(column) { return }
      let isOuter = column == .primary && holders[.supplementary] != nil
      change(to: isOuter ? .twoBesideSecondary : .oneBesideSecondary)
    }
  }

  final func conceal(_ column: Column) {
    switch arrangement {
    case .undecided: return
    case .collapsed: concealOnStack(column)
    case .expanded:
      guard columns(displayMode).contains(column), column != .secondary else { return }
      let isOuter = column == .primary && holders[.supplementary] != nil
      change(to: isOuter ? .oneBesideSecondary : .secondaryOnly)
    }
  }
}
