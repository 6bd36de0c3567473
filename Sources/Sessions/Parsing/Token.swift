/// One word of a line.
struct Token: Hashable, Sendable {
  /// The word with quotes, escapes and variables resolved.
  ///
  /// A word with a variable that is known only in the run stands here as it was written.
  var text: String
  /// Offsets of the UTF-8 bytes in the line.
  var start: Int
  var end: Int
  /// Whether the whole word stood in quotes.
  var isQuoted = false
  /// The parts of a word with a variable that is known only in the run.
  var late: [TextPiece]?

  /// Whether the word is this keyword; a word in quotes is never one.
  func isWord(_ word: String) -> Bool { !isQuoted && text == word }
}

/// A part of a text in which something may be known only in the run.
enum TextPiece: Hashable, Sendable {
  case text(String)
  /// The value of the `let` with this number.
  case slot(Int)
}

/// The variables that a line may use.
struct VariableScope: Sendable {
  /// What each name stands for.
  var values: [String: [TextPiece]] = [:]
  /// What `${env:…}` reads.
  var environment: [String: String] = [:]
  /// What `${secret:…}` reads.
  var secrets = SecretValues()
  /// Whether unknown names are taken for empty texts; for looking at a line that was read before.
  var readsAnyName = false
  /// Whether every word with a variable stays as it is written.
  var keepsVariables = false
}

/// Something wrong at a place of a line, before the line has a file.
struct LineFault: Error, Hashable, Sendable {
  var error: SessionError
  /// Offsets of the UTF-8 bytes in the line.
  var start: Int
  var end: Int

  init(_ error: SessionError, _ start: Int, _ end: Int) {
    self.error = error
    self.start = start
    self.end = end
  }

  init(_ error: SessionError, at token: Token) {
    self.init(error, token.start, token.end)
  }

  /// The message with columns counted in Characters.
  func diagnostic(in line: String) -> Diagnostic {
    let bytes = line.utf8
    func characters(upTo offset: Int) -> Int {
      let index = bytes.index(bytes.startIndex, offsetBy: min(offset, bytes.count))
      return line[..<index].count
    }
    let before = characters(upTo: start)
    let length = max(1, characters(upTo: end) - before)
    return Diagnostic(error, column: before + 1, length: length, sourceLine: line)
  }
}
