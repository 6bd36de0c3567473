import Simulator

/// Writes one line of a session file as the language writes it, without its comment.
struct StepText {
  private static let scope = VariableScope(keepsVariables: true)
  private static let parser = CommandParser(mode: .file)

  private let line: String
  private let bytes: [UInt8]
  private let tokens: [Token]

  /// Splits a line into words; variables stay as they are written.
  init(_ line: String) throws(LineFault) {
    self.line = line
    bytes = Array(line.utf8)
    tokens = try CommandParser.tokens(of: line, scope: Self.scope)
  }

  /// The comment behind the words, its mark included; empty without one.
  var comment: String {
    let end = tokens.last?.end ?? 0
    return String(decoding: bytes[end...], as: UTF8.self).trimmingBlanks
  }

  // MARK: headers and titles

  /// A header, a title or a mark: words with one blank between.
  var header: String {
    tokens.enumerated().map { index, token in
      index > 0 ? headerWord(token) : token.text
    }.joined(separator: " ")
  }

  private func headerWord(_ token: Token) -> String {
    if token.late != nil { return source(of: token) }
    let first = tokens[0].text
    if ["case", "skip", "todo"].contains(first) { return SessionText.quoted(token.text) }
    guard first == "param", !token.isQuoted, let (name, value) = token.text.splitAtEquals else {
      return SessionText.word(token.text)
    }
    return "\(name)=\(SessionText.word(value))"
  }

  // MARK: steps

  /// A step with full words, one blank between, and quotes where they are needed or were chosen for the last text.
  ///
  /// - Throws: What is wrong with the step, whatever the app.
  func step() throws(LineFault) -> String {
    guard let parsed = try Self.parse(tokens) else { return "" }
    guard tokens.allSatisfy({ $0.late == nil }) else { return wordByWord }
    return (parsed.conditions.map(Self.condition) + [quoted(parsed.command.canonicalText)])
      .joined(separator: " ")
  }

  /// The command with its last text in quotes where a person put it in quotes.
  private func quoted(_ text: String) -> String {
    guard let last = tokens.last, last.isQuoted, !last.text.isEmpty else { return text }
    // Bytes: what a text begins with may combine with the blank before it.
    let end = Array((" " + last.text).utf8)
    guard text.utf8.count > end.count, text.utf8.suffix(end.count).elementsEqual(end) else {
      return text
    }
    let head = Array(text.utf8.dropLast(last.text.utf8.count))
    return String(decoding: head, as: UTF8.self) + SessionText.quoted(last.text)
  }

  private static func parse(_ tokens: [Token]) throws(LineFault) -> ParsedLine? {
    try parser.parse(tokens, words: nil, takingShortWords: true)
  }

  /// A condition with one blank between its words.
  private static func condition(_ token: Token) -> String {
    let words = token.text.dropFirst().dropLast().split { $0 == " " || $0 == "\t" }
    return "[\(words.joined(separator: " "))]"
  }

  /// For lines with variables, whose values nobody knows here.
  private var wordByWord: String {
    var isVerb = true
    return tokens.map { token in
      if !token.isQuoted, token.text.hasPrefix("["), isVerb {
        return token.late == nil ? Self.condition(token) : source(of: token)
      }
      if token.isWord("!") { return "!" }
      defer {
        isVerb = isVerb && ["begin", "b", "expect", "e"].contains(token.text) || leads(token)
      }
      if token.late != nil { return source(of: token) }
      if isVerb, !token.isQuoted { return Self.fullWord(token.text) }
      return token.isQuoted ? SessionText.quoted(token.text) : source(of: token)
    }.joined(separator: " ")
  }

  /// Whether an action follows.
  private func leads(_ token: Token) -> Bool {
    guard !token.isQuoted, let verb = tokens.first(where: { !$0.text.hasPrefix("[") }) else {
      return false
    }
    return ["can", "cannot"].contains(token.text)
      && Self.fullWord(verb.text) == Verb.expect.rawValue && tokens.firstIndex(of: token) ?? 9 < 4
  }

  /// The command that an alias, or the beginning of one, stands for.
  private static func fullWord(_ word: String) -> String {
    if Verb.byFirstWord[word] != nil { return word }
    if let verb = CommandCatalog.verb(alias: word) { return verb.rawValue }
    let words = Verb.firstWords(of: Verb.all).filter { word.utf8.count >= 2 && $0.hasPrefix(word) }
    return words.count == 1 ? words[0] : word
  }

  private func source(of token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }
}

extension String {
  /// The text without blanks and tabs around it.
  var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var rest = Substring(self).drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }
}
