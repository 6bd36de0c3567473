/// Finds names that a mistyped word may have meant.
public enum NearNames {
  /// The nearest names, in the order of the list; none if more than four are equally near.
  ///
  /// - Complexity: O(*n* · *l*²) for *n* names of length *l*.
  public static func suggestions(for word: String, in names: [String]) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= 40 else { return [] }
    var best = 2
    var found: [String] = []
    for name in names {
      let candidate = Array(name.lowercased())
      guard abs(candidate.count - typed.count) <= best else { continue }
      let distance = distance(typed, candidate)
      guard distance <= mostEdits(between: typed, candidate) else { continue }
      if distance < best {
        best = distance
        found = [name]
      } else if distance == best, !found.contains(name) {
        found.append(name)
      }
    }
    return found.count > 4 ? [] : found
  }

  /// How far apart two words may be: in short ones two edits leave too little, unless they begin alike.
  private static func mostEdits(between left: [Character], _ right: [Character]) -> Int {
    let length = min(left.count, right.count)
    if left.count <= 1 { return 0 }
    return length > 4 || (length >= 3 && left.prefix(3) == right.prefix(3)) ? 2 : 1
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
