extension Diagnostic {
  /// The number of the message, such as `N010`.
  public var code: String { error.code }
  /// What is wrong, in one line.
  public var message: String { error.message }
  /// What to write instead; nil if there is nothing to guess.
  public var help: String? {
    guard case .notTheFullWord(_, _, _, inFile: true) = error, let file, let help = error.help
    else { return error.help }
    return "\(help), or run: navwright fmt \(SessionText.visible(file))"
  }

  /// The whole message: place and text, the line with a caret, what to do.
  ///
  /// Several lines without a line ending after the last one.
  public var rendered: String {
    var lines = ["\(place)\(severity.rawValue)[\(code)]: \(message)"]
    lines += Self.includeLines(includedFrom)
    if sourceLine.isEmpty {
      lines += help.map { ["  help: \($0)"] } ?? []
    } else {
      lines += quotation
    }
    return lines.joined(separator: "\n")
  }

  /// Where the file was included from; the middle of a long chain is left out.
  static func includeLines(_ places: [Place]) -> [String] {
    let lines = places.map { "  included from \(SessionText.visible($0.file)):\($0.line)" }
    guard lines.count > 6 else { return lines }
    return lines.prefix(3) + ["  … \(lines.count - 5) more"] + lines.suffix(2)
  }

  private var place: String {
    guard let file = file.map(SessionText.visible), !file.isEmpty else { return "" }
    return line.map { "\(file):\($0):\(column): " } ?? "\(file): "
  }

  private var quotation: [String] {
    let number = line.map(String.init) ?? ""
    let margin = String(repeating: " ", count: max(0, 4 - number.count)) + number
    let blank = String(repeating: " ", count: margin.count)
    let excerpt = Excerpt(of: sourceLine, column: column, length: length)
    let carets =
      String(repeating: " ", count: excerpt.indent)
      + String(repeating: "^", count: excerpt.width)
    return [
      "\(margin) | \(excerpt.text)", "\(blank) | \(carets)\(help.map { " help: \($0)" } ?? "")",
    ]
  }
}

/// The part of a long line around the place that a message is about.
private struct Excerpt {
  let text: String
  let indent: Int
  let width: Int

  /// Characters before and after the place that are still quoted.
  private static let before = 60
  private static let after = 100

  init(of line: String, column: Int, length: Int) {
    let characters = Array(line)
    let start = min(max(column - 1, 0), characters.count)
    let end = min(start + max(length, 1), characters.count)
    let from = start > Self.before + 20 ? start - Self.before : 0
    let to = min(characters.count, max(start, from) + Self.after)
    let head = (from > 0 ? "…" : "") + Self.display(characters[from..<start])
    let marked = Self.display(characters[start..<min(end, to)])
    let tail = Self.display(characters[min(end, to)..<to]) + (to < characters.count ? "…" : "")
    text = head + marked + tail
    // Carets stand below what they mean where signs are wide, or take no column at all.
    indent = DisplayWidth.of(head)
    width = max(1, DisplayWidth.of(marked))
  }

  /// Tabs count as one Character, so they are shown as one.
  private static func display(_ characters: ArraySlice<Character>) -> String {
    SessionText.visible(String(characters.map { $0 == "\t" ? " " : $0 }))
  }
}
