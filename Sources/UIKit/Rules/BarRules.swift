/// Whether a stack hides the bottom bar.
///
/// The flag `hidesBottomBarWhenPushed` is a property of the whole stack (BAR-10): the bar is hidden while any
/// member has it, the root included (BAR-12; uncertain for a lone root). A transition samples it (BAR-11).
package struct BarRules: Hashable, Sendable {
  /// How many members have the flag now.
  package var flagged = 0
  /// What the last transition found.
  package private(set) var isBottomBarHidden = false

  package init() {}

  /// Looks at the flags, as each change of the stack does.
  ///
  /// ``UncertainChoice/rootsFlagCounts``
  @inline(__always)
  package mutating func sample() {
    if isBottomBarHidden, PlantedFault.barStaysHidden.isPlanted { return }
    isBottomBarHidden = flagged > (PlantedFault.barNeedsTwo.isPlanted ? 1 : 0)
  }

  /// Returns to what an earlier transition found, as a cancelled swipe does.
  package mutating func restore(isBottomBarHidden wasHidden: Bool) {
    if PlantedFault.barNotRestored.isPlanted { return }
    isBottomBarHidden = wasHidden
  }
}
