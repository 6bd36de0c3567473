/// Finds which lines of an output block can stay when a step prints something else.
///
/// Lines with a wildcard, of any kind, all stay; of the others as many as possible, and one that cannot is replaced where
/// it stands.
struct BlockAlignment {
  /// What the new block has at one place.
  enum Line: Hashable, Sendable {
    /// The pattern with this number, from 0.
    case kept(Int)
    /// A line that was printed.
    case new(String)
  }

  private enum Move: UInt8 {
    case none, keep, absorb, passRest, replace, drop, insert
  }

  /// Blocks that would take more comparisons than this are written anew, or left alone if they have a wildcard.
  private static let mostCells = 4_000_000

  private let patterns: [OutputPattern]
  private let lines: [String]

  init(_ patterns: [OutputPattern], _ lines: [String]) {
    self.patterns = patterns
    self.lines = lines
  }

  /// The new block; nil if a wildcard would have to go.
  ///
  /// - Complexity: O(*n* · *m*) for *n* patterns and *m* lines.
  var result: [Line]? {
    guard patterns.contains(where: { $0.hasWildcard || lines.contains($0.text) }),
      (patterns.count + 1) * (lines.count + 1) <= Self.mostCells
    else { return patterns.contains(where: \.hasWildcard) ? nil : lines.map { .new($0) } }
    let width = lines.count + 1
    var scores = [Int](repeating: .min, count: (patterns.count + 1) * width)
    var moves = [Move](repeating: .none, count: scores.count)
    // From the end, so that the first of several equally good blocks changes as late as possible.
    scores[patterns.count * width + lines.count] = 0
    for index in (0...patterns.count).reversed() {
      for line in (0...lines.count).reversed() {
        let place = index * width + line
        for (move, next, gain) in options(index, line) {
          let score = scores[next.0 * width + next.1]
          guard score != .min, score + gain > scores[place] else { continue }
          scores[place] = score + gain
          moves[place] = move
        }
      }
    }
    guard scores[0] != .min else { return nil }
    return block(moves, width)
  }

  private typealias Option = (Move, (Int, Int), Int)

  private func options(_ index: Int, _ line: Int) -> [Option] {
    var options: [Option] = []
    let hasLine = line < lines.count
    if index < patterns.count {
      let pattern = patterns[index]
      if pattern == .anyLines {
        options.append((.passRest, (index + 1, line), 4))
        if hasLine { options.append((.absorb, (index, line + 1), 0)) }
        return options
      }
      if hasLine, pattern.matches(lines[line]) {
        options.append((.keep, (index + 1, line + 1), 4))
      }
      if !pattern.hasWildcard {
        if hasLine { options.append((.replace, (index + 1, line + 1), 1)) }
        options.append((.drop, (index + 1, line), 0))
      }
    }
    if hasLine { options.append((.insert, (index, line + 1), -1)) }
    return options
  }

  private func block(_ moves: [Move], _ width: Int) -> [Line] {
    var block: [Line] = []
    var index = 0
    var line = 0
    while index < patterns.count || line < lines.count {
      switch moves[index * width + line] {
      case .none: return block
      case .keep:
        block.append(.kept(index))
        index += 1
        line += 1
      case .absorb: line += 1
      case .passRest:
        block.append(.kept(index))
        index += 1
      case .replace:
        block.append(.new(lines[line]))
        index += 1
        line += 1
      case .drop: index += 1
      case .insert:
        block.append(.new(lines[line]))
        line += 1
      }
    }
    return block
  }
}

extension OutputPattern {
  /// Whether it stands for more than one text.
  var hasWildcard: Bool {
    switch self {
    case .exact, .line: false
    case .parts, .anyLines, .expression: true
    }
  }

  /// A printed line as a block writes it.
  static func text(for line: String) -> String {
    let needsMark = line == "..." || line.hasPrefix("~ ") || line.hasPrefix("\\")
    return needsMark ? "\\" + line : line
  }
}
