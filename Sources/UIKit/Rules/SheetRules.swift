/// Which height a sheet stands at, and whether what lies below it can be touched (ADPT-15 … ADPT-18).
package struct SheetRules: Hashable, Sendable {
  /// One height a sheet may rest at.
  package struct Rest: Hashable, Sendable {
    /// The name of the height.
    package let identifier: String
    /// The height in points; nil while it is inactive.
    package let height: Double?

    package init(identifier: String, height: Double?) {
      self.identifier = identifier
      self.height = height
    }
  }

  /// The heights in the order they were given.
  package var rests: [Rest]
  /// The chosen height; nil or unknown means the smallest.
  package var selected: String?
  /// The largest height at which nothing is dimmed; nil or unknown means that everything is.
  package var largestUndimmed: String?

  package init(rests: [Rest], selected: String? = nil, largestUndimmed: String? = nil) {
    self.rests = rests
    self.selected = selected
    self.largestUndimmed = largestUndimmed
  }

  /// The heights in force, smallest first.
  package var active: [Rest] {
    rests.filter { $0.height != nil }.sorted { ($0.height ?? 0) < ($1.height ?? 0) }
  }

  /// Where the sheet stands; nil if no height is in force, which leaves it at its largest.
  package var current: Rest? {
    let active = active
    return active.first { $0.identifier == selected } ?? active.first
  }

  /// Whether the user can touch what lies below the sheet (ADPT-17).
  package var leavesBelowUndimmed: Bool {
    guard let limit = active.first(where: { $0.identifier == largestUndimmed })?.height,
      let height = current?.height
    else { return false }
    return height <= limit
  }

  /// Whether the heights stand in the order that UIKit asks for: from small to large.
  package var isOrdered: Bool {
    let heights = rests.compactMap(\.height)
    return zip(heights, heights.dropFirst()).allSatisfy { $0.0 <= $0.1 }
  }

  /// Moves the sheet as a finger does (ADPT-16).
  ///
  /// - Returns: Whether it stands elsewhere than before; nil if there is no such height now.
  package mutating func drag(to identifier: String) -> Bool? {
    guard active.contains(where: { $0.identifier == identifier }) else { return nil }
    let old = current?.identifier
    selected = identifier
    return old != identifier
  }
}

/// How tall sheets are, in points of a screen without safe areas.
///
/// Uncertain: UIKit documents only that medium is about half and large full; see ``UncertainChoice/sheetHeights``.
package enum SheetHeights {
  /// What a large sheet leaves free above itself.
  package static let topGap = 54.0

  /// The height of a large sheet.
  package static func large(onScreenOfHeight height: Double) -> Double { height - topGap }

  /// The height of a medium sheet; nil where it is inactive, in compact height.
  package static func medium(of maximum: Double, isCompactHeight: Bool) -> Double? {
    isCompactHeight ? nil : maximum / 2
  }
}
