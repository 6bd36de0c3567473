/// Colours for lines that are printed; what they say stands in the words too.
package struct LineStyle: Hashable, Sendable {
  var isColored = false

  package init(isColored: Bool = false) { self.isColored = isColored }

  /// The line with its mark in colour, whose control characters are visible ones already.
  package func apply(to line: String) -> String {
    guard isColored, !line.hasPrefix(" ") || line.hasSuffix(Self.top) else { return line }
    if line.hasSuffix(Self.top) {
      return "\(line.dropLast(Self.top.count))\(Self.colored(Self.top, 1))"
    }
    if line == "ok" { return Self.colored(line, 32) }
    for (mark, color) in Self.marks {
      guard let start = start(of: mark, in: line) else { continue }
      let end = line[start...].firstIndex(of: ":").map { line.index(after: $0) } ?? line.endIndex
      let mark = Self.colored(String(line[start..<end]), color)
      return "\(line[..<start])\(mark)\(line[end...])"
    }
    return line
  }

  /// The place of a mark at the beginning, or behind a place in a file.
  private func start(of mark: String, in line: String) -> String.Index? {
    if line.hasPrefix(mark) { return line.startIndex }
    return line.firstRange(of: ": " + mark).map { line.index($0.lowerBound, offsetBy: 2) }
  }

  /// A text in one of the 16 colours, or in bold.
  static func colored(_ text: String, _ code: Int) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }

  private static let top = "<- top"
  private static let marks = [
    ("error[", 31), ("error:", 31), ("failed:", 31), ("refused:", 33), ("warning[", 33),
    ("warning:", 33), ("note:", 36), ("notice:", 36),
  ]
}
