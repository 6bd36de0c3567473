/// Splits a line into words; works on bytes because lines are read by the hundred thousand.
struct Tokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let scope: VariableScope
  var position = 0
  /// Whether only conditions have been read, so that `!` and `[…]` are marks.
  private var isAtStart = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, scope: VariableScope) {
    self.bytes = bytes
    self.scope = scope
  }

  /// The words of a line up to its comment.
  static func tokens(of line: String, scope: VariableScope) throws(LineFault) -> [Token] {
    var line = line
    return try line.withUTF8 { bytes -> Result<[Token], LineFault> in
      do throws(LineFault) {
        return .success(try tokens(of: bytes, scope: scope))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The words of a line of UTF-8 up to its comment.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, scope: VariableScope
  ) throws(LineFault) -> [Token] {
    var tokenizer = Tokenizer(bytes, scope: scope)
    return try tokenizer.all()
  }

  private mutating func all() throws(LineFault) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(6)
    while let token = try next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(LineFault) -> Token? {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] != UInt8(ascii: "#") else { return nil }
    let start = position
    let first = bytes[start]
    if isAtStart {
      if first == UInt8(ascii: "!") {
        position += 1
        isAtStart = false
        return Token(text: "!", start: start, end: position)
      }
      isAtStart = first == UInt8(ascii: "[")
    }
    return first == UInt8(ascii: "\"") ? try string(from: start) : try bareWord(from: start)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  func isAtWordEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || Self.isBlank(bytes[offset])
  }

  private mutating func string(from start: Int) throws(LineFault) -> Token {
    let end = try closingQuote(of: start)
    guard isAtWordEnd(end + 1) else { throw LineFault(.quoteInsideWord, end, end + 1) }
    position = end + 1
    var token = Token(text: "", start: start, end: position, isQuoted: true)
    try fill(&token, with: [(start + 1, end, true)])
    return token
  }

  private mutating func bareWord(from start: Int) throws(LineFault) -> Token {
    var offset = start
    var hasVariable = false
    var quoted: (start: Int, end: Int)?
    scan: while !isAtWordEnd(offset) {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        let close = matchingBracket(of: offset) ?? offset
        hasVariable = hasVariable || containsVariable(offset..<close)
        offset = close + 1
      case UInt8(ascii: "$") where isVariable(at: offset):
        hasVariable = true
        offset = try closingBrace(of: offset) + 1
      case UInt8(ascii: "\""):
        // `name="some text"` is the only place for a quote inside a word.
        guard offset > start, bytes[offset - 1] == UInt8(ascii: "=") else {
          throw LineFault(.quoteInsideWord, offset, offset + 1)
        }
        let end = try closingQuote(of: offset)
        guard isAtWordEnd(end + 1) else { throw LineFault(.quoteInsideWord, end, end + 1) }
        quoted = (offset, end)
        offset = end + 1
        break scan
      default:
        offset += 1
      }
    }
    position = offset
    guard hasVariable || quoted != nil else {
      return Token(text: text(start..<offset), start: start, end: offset)
    }
    var token = Token(text: "", start: start, end: offset)
    if let quoted {
      try fill(
        &token, with: [(start, quoted.start, false), (quoted.start + 1, quoted.end, true)])
    } else {
      try fill(&token, with: [(start, offset, false)])
    }
    return token
  }

  func text(_ range: Range<Int>) -> String {
    String(bytes, range)
  }

  // MARK: looking for ends

  private func closingQuote(of start: Int) throws(LineFault) -> Int {
    var offset = start + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return offset
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    throw LineFault(.missingClosingQuote, start, start + 1)
  }

  /// The bracket that closes this one; nil if the line ends before, and then it is a character like any other.
  private func matchingBracket(of start: Int) -> Int? {
    let open = bytes[start]
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == open { depth += 1 }
      if bytes[offset] == close { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }

  func isVariable(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "$")
      && bytes[offset + 1] == UInt8(ascii: "{")
  }

  private func containsVariable(_ range: Range<Int>) -> Bool {
    range.contains { isVariable(at: $0) }
  }

  func closingBrace(of start: Int) throws(LineFault) -> Int {
    for offset in start..<bytes.count where bytes[offset] == UInt8(ascii: "}") { return offset }
    throw LineFault(.malformedVariable(text(start..<bytes.count)), start, bytes.count)
  }
}
