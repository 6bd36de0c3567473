/// One line of a session file on its way through the formatter.
enum FormatLine: Hashable, Sendable {
  case blank
  /// A line with nothing but a comment; `isIndented` where it stood.
  case comment(String, isIndented: Bool)
  /// A line that stays as it is.
  case verbatim(String)
  /// The version or a header, or a mark below a title.
  case header(String)
  case title(String)
  case step(String)
  /// What stands behind the bar of an output line.
  case output(String)

  private static let headers: Set<String> = [
    "session", "app", "needs", "param", "seed", "tags", "mode", "skip", "todo",
  ]

  /// Reads a line.
  init(_ line: String, isFirst: Bool) throws(LineFault) {
    let text = line.trimmingBlanks
    if isFirst, line.hasPrefix("#!") {
      self = .verbatim(line)
    } else if text.isEmpty {
      self = .blank
    } else if text.hasPrefix("#") {
      self = .comment(text, isIndented: text.utf8.first != line.utf8.first)
    } else if text.utf8.first == UInt8(ascii: "|") {
      // Blanks at the end of an expected line count.
      let bar = line.utf8.prefix(while: Tokenizer.isBlank).count
      let rest = String(Substring(line.utf8.dropFirst(bar + 1)))
      self = .output(rest == " " ? "" : rest)
    } else {
      self = try Self.words(line)
    }
  }

  private static func words(_ line: String) throws(LineFault) -> FormatLine {
    let word = SessionFileReader.firstWord(of: line)
    if word.hasPrefix("x-") { return .verbatim(line) }
    let text = try StepText(line)
    func commented(_ words: String) -> String {
      text.comment.isEmpty ? words : "\(words)  \(text.comment)"
    }
    if word == "case" { return .title(commented(text.header)) }
    guard headers.contains(word), !(word == "app" && text.isAppEvent) else {
      return .step(commented(try text.step()))
    }
    return .header(commented(text.header))
  }
}

extension StepText {
  /// Whether a line with `app` is an action.
  var isAppEvent: Bool {
    let words = header.split(separator: " ")
    return words.count > 1 && LineReader.appWords.contains(String(words[1]))
  }
}
