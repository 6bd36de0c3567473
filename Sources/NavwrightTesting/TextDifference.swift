/// Two lists of lines, the lines that differ marked.
struct TextDifference {
  /// Every line behind two Characters, then what the Characters mean.
  let lines: [String]
  /// Whether the lists are the same.
  let isEmpty: Bool

  init(_ expected: [String], _ actual: [String]) {
    var missing: Set<Int> = []
    var surplus: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): surplus.insert(offset)
      }
    }
    isEmpty = missing.isEmpty && surplus.isEmpty
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if missing.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if surplus.contains(new) {
        lines.append("+ \(actual[new])")
        new += 1
      } else {
        lines.append("  \(actual[new])")
        old += 1
        new += 1
      }
    }
    self.lines = lines + ["(- expected, + actual)"]
  }
}
