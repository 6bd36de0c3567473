/// What differs between two texts, line by line.
struct LineDiff: Hashable, Sendable {
  /// Lines that give way to others; offsets from 0.
  struct Edit: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [String]
  let new: [String]
  let edits: [Edit]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  init(from old: [String], to new: [String]) {
    self.old = old
    self.new = new
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    edits = Self.edits(old.count, new.count, removed, inserted)
  }

  private static func edits(
    _ oldCount: Int, _ newCount: Int, _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var left = 0
    var right = 0
    while left < oldCount || right < newCount {
      var edit = Edit(old: left..<left, new: right..<right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      edit.old = edit.old.lowerBound..<left
      edit.new = edit.new.lowerBound..<right
      if edit.old.isEmpty, edit.new.isEmpty {
        left += 1
        right += 1
      } else {
        edits.append(edit)
      }
    }
    return edits
  }

  /// The difference as `diff -u` prints it, in the words that people mix up least.
  func unified(_ name: String) -> [String] {
    guard !edits.isEmpty else { return [] }
    return ["--- \(name) (old, expected)", "+++ \(name) (new, actual)"] + hunks.flatMap(lines)
  }

  /// One edit with the lines around it.
  func unified(_ edit: Edit) -> [String] { lines(of: [edit]) }

  private static let context = 3

  /// Edits whose surroundings touch stand together.
  private var hunks: [[Edit]] {
    edits.reduce(into: []) { hunks, edit in
      if let last = hunks.last?.last,
        edit.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
  }

  private func lines(of hunk: [Edit]) -> [String] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(old.count, last.old.upperBound + Self.context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newCount = last.new.upperBound + (end - last.old.upperBound) - newStart
    var lines = ["@@ -\(place(start, end - start)) +\(place(newStart, newCount)) @@"]
    var position = start
    for edit in hunk {
      lines += old[position..<edit.old.lowerBound].map { " " + $0 }
      lines += old[edit.old].map { "-" + $0 }
      lines += new[edit.new].map { "+" + $0 }
      position = edit.old.upperBound
    }
    return lines + old[position..<end].map { " " + $0 }
  }

  private func place(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }
}
