/// The lines a step is expected to print.
package struct OutputBlock: Hashable, Sendable {
  /// The line of the file on which the block begins.
  var line: Int
  // Most blocks have one line, which needs no array.
  private var first: OutputPattern?
  private var others: [OutputPattern] = []
  /// Whether `|-` said that nothing is printed.
  var isNothing = false
  /// Whether `|?` asks to be filled in.
  var isToFillIn = false

  init(line: Int) {
    self.line = line
  }

  /// One pattern a line; empty if nothing may be printed.
  var patterns: [OutputPattern] {
    get {
      guard let first else { return [] }
      return [first] + others
    }
    set {
      first = newValue.first
      others = Array(newValue.dropFirst())
    }
  }

  /// Adds a line.
  mutating func append(_ pattern: OutputPattern) {
    if first == nil { first = pattern } else { others.append(pattern) }
  }

  /// How many lines of the file the block takes.
  var lineCount: Int { isNothing || isToFillIn ? 1 : (first == nil ? 0 : 1) + others.count }
}

/// One expected output line.
enum OutputPattern: Hashable, Sendable {
  /// The line itself.
  case exact(String)
  /// The line itself, as it stands in a file.
  case line(LinePart)
  /// A line in which `[..]` stands for any text: the parts between.
  case parts([String])
  /// Any number of lines, also none.
  case anyLines
  /// A regular expression that matches the whole line.
  case expression(String)

  /// Reads what stands in a line of a file after the bar and its blank.
  init(_ part: LinePart) {
    // Most lines are just themselves, and no text is made of them.
    self = part.withBytes(Self.isPlain) ? .line(part) : OutputPattern(part.text)
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    return !isMark(first) && !bytes.contains(UInt8(ascii: "["))
  }

  /// Whether a line that begins so may be more than itself.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "\\")
  }

  /// Reads what stands after the bar and its blank.
  init(_ text: String) {
    let mayBeMarked = text.utf8.first.map(Self.isMark) == true
    // Most lines are just themselves.
    if !mayBeMarked, !text.has(UInt8(ascii: "[")) {
      self = .exact(text)
    } else if text == "..." {
      self = .anyLines
    } else if text.hasPrefix("~ ") {
      self = .expression(String(text.dropFirst(2)))
    } else {
      let plain = text.hasPrefix("\\") ? String(text.dropFirst()) : text
      let parts = plain.components(separatedBy: "[..]")
      self = parts.count == 1 ? .exact(plain) : .parts(parts)
    }
  }

  /// The pattern as it stands in the file.
  var text: String {
    switch self {
    case .exact(let line): line
    case .line(let part): part.text
    case .parts(let parts): parts.joined(separator: "[..]")
    case .anyLines: "..."
    case .expression(let pattern): "~ \(pattern)"
    }
  }

  /// Whether one line matches.
  func matches(_ line: String) -> Bool {
    switch self {
    case .exact(let text): text == line
    case .line(let part): part.says(line)
    case .parts(let parts): parts.count == 1 ? parts[0] == line : Self.matches(parts, line)
    case .anyLines: true
    case .expression(let pattern): PatternText.matches(pattern, line)
    }
  }

  /// Whether the parts stand in the line in this order, the first at its start, the last at its end.
  private static func matches(_ parts: [String], _ line: String) -> Bool {
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

extension OutputBlock {
  /// Compares printed lines with those of a block that stands in no file; nil if they match.
  package static func mismatch(of printed: [String], with lines: [String]) -> Mismatch? {
    var block = OutputBlock(line: 0)
    block.patterns = lines.map { OutputPattern($0) }
    return block.mismatch(with: printed)
  }

  /// Compares the block with what was printed; nil if it matches.
  func mismatch(with lines: [String]) -> Mismatch? {
    if isToFillIn {
      return Mismatch(
        expected: "the lines that navwright test --update writes",
        actual: Self.joined(lines.map(SessionText.visible)),
        difference: "\"|?\" asks to be filled in")
    }
    guard let difference = difference(from: lines) else { return nil }
    return Mismatch(
      expected: Self.joined(patterns.map(\.text)),
      actual: Self.joined(lines.map(SessionText.visible)), difference: difference)
  }

  private static func joined(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  /// The first line that differs, in words.
  ///
  /// Tried as a shell matches `*`: on a mismatch the last `...` takes one line more.
  private func difference(from lines: [String]) -> String? {
    if isExactly(lines) { return nil }
    let patterns = patterns
    var line = 0
    var index = 0
    var retry: (index: Int, line: Int)?
    var furthest = (index: 0, line: 0)
    while line < lines.count || index < patterns.count {
      if index < patterns.count, patterns[index] == .anyLines {
        retry = (index, line)
        index += 1
      } else if index < patterns.count, line < lines.count, patterns[index].matches(lines[line]) {
        index += 1
        line += 1
      } else {
        if index > furthest.index || retry == nil { furthest = (index, line) }
        guard let again = retry, again.line < lines.count else {
          return words(index: furthest.index, line: furthest.line, lines)
        }
        retry = (again.index, again.line + 1)
        index = again.index + 1
        line = again.line + 1
      }
    }
    return nil
  }

  /// Whether one line was printed, and is the one that is expected, as in most blocks.
  func isExactly(_ lines: [String]) -> Bool {
    guard lines.count == 1, others.isEmpty, case .line(let part)? = first else { return false }
    return part.says(lines[0])
  }

  private func words(index: Int, line: Int, _ lines: [String]) -> String {
    let patterns = patterns
    if index > 0, index < patterns.count, patterns[index - 1] == .anyLines {
      return "no line from line \(line + 1) on is \(SessionText.quoted(patterns[index].text))"
    }
    let wanted = index < patterns.count ? SessionText.quoted(patterns[index].text) : "nothing more"
    let found = line < lines.count ? SessionText.quoted(lines[line]) : "nothing more"
    return "line \(line + 1): expected \(wanted), found \(found)"
  }
}
