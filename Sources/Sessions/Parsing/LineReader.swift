/// Reads the words of one line from left to right.
struct LineReader {
  let tokens: [Token]
  let mode: CommandParser.Mode
  let words: WordList?
  var index = 0
  /// Whether a word stood where only the run knows its value.
  var isLate = false
  var notes: [String] = []
  /// Whether the line ends with `hidden`.
  var hidesText = false
  /// Whether aliases and beginnings of words are read wherever the line comes from.
  var takesShortWords = false
  /// The command that is being read, for messages.
  var verb: Verb?
  /// The first word of a command whose second one is still missing.
  var firstWord = ""

  init(_ tokens: [Token], mode: CommandParser.Mode, words: WordList?) {
    self.tokens = tokens
    self.mode = mode
    self.words = words
    takesShortWords = mode == .prompt
  }

  var command: String { verb?.rawValue ?? firstWord }

  /// How the command is written; made only for a message.
  var usage: String {
    if let verb { return CommandCatalog.entry(for: verb).usage }
    let verbs = Verb.allCases.filter { $0.firstWord == firstWord }
    return verbs.map { CommandCatalog.entry(for: $0).usage }.joined(separator: ", ")
  }

  var peek: Token? { index < tokens.count ? tokens[index] : nil }

  /// The place right behind the last word, where a missing one would stand.
  var endOfLine: Int { (tokens.last?.end ?? 0) + 1 }

  mutating func next() -> Token? {
    guard let token = peek else { return nil }
    index += 1
    if token.late != nil { isLate = true }
    return token
  }

  mutating func next(_ what: String) throws(LineFault) -> Token {
    guard let token = next() else { throw missing(what) }
    return token
  }

  func missing(_ what: String) -> LineFault {
    LineFault(
      .missingArgument(command: command, what: what, usage: usage), endOfLine, endOfLine + 1)
  }

  /// Takes the next word if it is this keyword.
  mutating func take(_ word: String) -> Bool {
    guard index < tokens.count, tokens[index].isWord(word) else { return false }
    index += 1
    return true
  }

  /// Takes one of several keywords.
  ///
  /// - Parameters:
  ///   - what: What is missing if the line ends here.
  ///   - allowed: What else could stand here, for the message.
  ///   - command: What the word belongs to, if not to the whole command.
  mutating func keyword(
    _ words: [String], missing what: String? = nil, allowed: [String]? = nil,
    of command: String? = nil
  ) throws(LineFault) -> String {
    let command = command ?? self.command
    guard let token = next() else {
      throw LineFault(
        .missingArgument(
          command: command, what: what ?? Words.alternatives(words), usage: usage), endOfLine,
        endOfLine + 1)
    }
    try refuseQuotes(token, around: words)
    guard !token.isQuoted, words.contains(token.text) else {
      throw LineFault(
        .unexpectedWord(token.text, command: command, allowed: allowed ?? words), at: token)
    }
    return token.text
  }

  /// Complains about a word of the language that stands in quotes, which make a text of it.
  func refuseQuotes(_ token: Token, around words: [String]) throws(LineFault) {
    guard token.isQuoted, words.contains(token.text) else { return }
    throw LineFault(.quotedWord(token.text), at: token)
  }

  /// Complains about the first word that is left.
  func end() throws(LineFault) {
    if let token = peek {
      throw LineFault(.surplusWord(token.text, usage: usage), at: token)
    }
  }

  /// A whole number of ASCII digits; signs, other digits and too many of them are none.
  static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  func number(
    _ token: Token, _ text: String, _ kind: NumberKind, in range: ClosedRange<Int>,
    shown: String? = nil
  ) throws(LineFault) -> Int {
    if token.late != nil { return range.lowerBound }
    guard !token.isQuoted, let value = Self.number(text), range.contains(value) else {
      throw LineFault(.badNumber(shown ?? text, kind), at: token)
    }
    return value
  }

  /// Whether a word looks as if a number was meant.
  static func looksNumeric(_ text: String) -> Bool {
    guard let byte = text.utf8.first, !(0x41...0x7E).contains(byte) else { return false }
    guard let first = text.first else { return false }
    if first.isWholeNumber { return true }
    return (first == "-" || first == "+") && text.dropFirst().first?.isWholeNumber == true
  }
}
