/// Which tab is selected, and what follows from replacing the tabs.
package struct TabRules: Hashable, Sendable {
  /// The tabs, in order.
  package private(set) var tabs: [ControllerID] = []
  /// The selected tab's place, from 0; nil while there are no tabs.
  package private(set) var selected: Int?

  package init() {}

  /// The selected tab.
  package var selectedID: ControllerID? { selected.map { tabs[$0] } }

  /// Selects by place (TAB-03, TAB-07).
  ///
  /// ``UncertainChoice/indexOutOfRangeIsIgnored``
  ///
  /// - Returns: Whether the selection changed.
  package mutating func select(index: Int) throws(TabRefusal) -> Bool {
    guard tabs.indices.contains(index) else {
      if PlantedFault.selectionBeyondEnd.isPlanted, !tabs.isEmpty {
        return try select(index: tabs.count - 1)
      }
      throw .indexOutOfRange(index, count: tabs.count)
    }
    defer { selected = index }
    return (selected != index).unless(.selectionUnseen)
  }

  /// Selects by controller (TAB-10).
  package mutating func select(_ id: ControllerID) throws(TabRefusal) -> Bool {
    guard let index = tabs.firstIndex(of: id) else {
      if PlantedFault.selectionOfStranger.isPlanted { return try select(index: 0) }
      throw .notATab(id)
    }
    return try select(index: index)
  }

  /// Selects no controller, but the list of those without a tab (TAB-12).
  package mutating func deselect() {
    selected = nil
  }

  /// Replaces the tabs and keeps the selection where it can (TAB-08).
  package mutating func replace(with new: [ControllerID]) {
    let oldID = selectedID
    let oldIndex = selected
    tabs = new
    if new.isEmpty {
      selected = nil
    } else if let oldID, let index = new.firstIndex(of: oldID) {
      selected = index
    } else if let oldIndex, oldIndex < new.count {
      selected = oldIndex
    } else {
      selected = 0
    }
  }
}

/// Why a selection is refused.
package enum TabRefusal: Error, Hashable, Sendable {
  case notATab(ControllerID)
  case indexOutOfRange(Int, count: Int)
}
