public import Simulator

/// Reads one line of the session language.
public struct CommandParser: Sendable {
  /// Where a line comes from, which decides about the words it may use.
  public enum Mode: Hashable, Sendable {
    /// A session file: full words only, no commands of the prompt.
    case file
    /// A pipe, `-c` or `-f`: full words only.
    case batch
    /// The prompt: aliases and unique prefixes too.
    case prompt
  }

  /// A line of more bytes than this is refused.
  public static let longestLine = 65_536

  /// Where the lines come from.
  public let mode: Mode
  /// The environment variables that `${env:NAME}` reads.
  public let environment: [String: String]

  /// Creates a parser.
  public init(mode: Mode, environment: [String: String] = [:]) {
    self.mode = mode
    self.environment = environment
  }

  /// Reads one line without its line ending.
  ///
  /// - Parameters:
  ///   - line: The line; a byte order mark in front and a carriage return at the end do not matter.
  ///   - vocabulary: The app's words; nil, or an empty list, leaves the check to the run.
  /// - Returns: The command, nil for an empty line or a comment, or what is wrong.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  public func parse(_ line: String, vocabulary: Vocabulary?) -> Result<Command?, Diagnostic> {
    let line = Self.withoutMarks(line)
    let scope = VariableScope(environment: environment)
    do throws(LineFault) {
      let tokens = try Self.tokens(of: line, scope: scope)
      return .success(try parse(tokens, words: vocabulary.map(WordList.init))?.command)
    } catch {
      return .failure(error.diagnostic(in: line))
    }
  }

  /// The line without a byte order mark in front and a carriage return at the end.
  static func withoutMarks(_ line: String) -> String {
    let bytes = line.utf8
    let hasMark = bytes.first == 0xEF && line.unicodeScalars.first == "\u{FEFF}"
    guard hasMark || bytes.last == UInt8(ascii: "\r") else { return line }
    var scalars = Substring(line).unicodeScalars
    if hasMark { scalars.removeFirst() }
    if scalars.last == "\r" { scalars.removeLast() }
    return String(scalars)
  }

  /// The words of a line, after a look at its bytes.
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

  /// The words of a line, after a look at its bytes, which are UTF-8.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, scope: VariableScope
  ) throws(LineFault) -> [Token] {
    try check(bytes)
    return try Tokenizer.tokens(of: bytes, scope: scope)
  }

  /// Refuses a line that is too long or has a control character.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(LineFault) {
    guard bytes.count <= longestLine else {
      throw LineFault(.lineTooLong(bytes: bytes.count, limit: longestLine), 0, 1)
    }
    if let (offset, scalar) = firstControl(in: bytes) {
      throw LineFault(.controlCharacter(scalar), offset, offset + 1)
    }
  }

  private static func firstControl(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (offset: Int, scalar: UInt32)? {
    var offset = bytes.countOfPlainWords
    while offset < bytes.count {
      let byte = bytes[offset]
      // Most bytes are printable ASCII; the rest is looked at closely.
      if byte &- 0x20 >= 0x5F {
        if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
          return (offset, UInt32(byte))
        }
        // U+0080 to U+009F, which terminals obey too.
        if byte == 0xC2, bytes[offset + 1] < 0xA0 { return (offset, UInt32(bytes[offset + 1])) }
      }
      offset += 1
    }
    return nil
  }
}

/// A line that was read, with what only a file needs.
struct ParsedLine {
  var command: Command
  var conditions: [Token] = []
  /// Whether the line must be read again once the run knows its variables.
  var isLate = false
  /// The words of the command.
  var tokens: [Token] = []
}

extension CommandParser {
  /// Reads the words of one line; nil if there is none.
  func parse(
    _ tokens: [Token], words: WordList?, takingShortWords: Bool = false
  ) throws(LineFault) -> ParsedLine? {
    guard let first = tokens.first else { return nil }
    var reader = LineReader(tokens, mode: mode, words: words)
    if takingShortWords { reader.takesShortWords = true }
    try refusePastedPrompt(tokens)
    var conditions: [Token] = []
    while let token = reader.peek, !token.isQuoted, token.text.utf8.first == UInt8(ascii: "["),
      token.text.utf8.last == UInt8(ascii: "]")
    {
      conditions.append(token)
      _ = reader.next()
    }
    guard let start = reader.peek else { throw LineFault(.conditionWithoutCommand, at: first) }
    if !start.isQuoted, start.text.utf8.first == UInt8(ascii: "[") {
      throw LineFault(.conditionWithoutEnd, at: start)
    }
    if mode != .file, !conditions.isEmpty { throw LineFault(.conditionOutsideFile, at: first) }
    let mustBeRefused = reader.take("!")
    guard let word = reader.peek, !word.isWord("!") else {
      throw LineFault(.nothingToRefuse, at: start)
    }
    let commandStart = reader.index
    let instruction = try reader.instruction()
    if mustBeRefused, !instruction.isAction {
      throw LineFault(.onlyActionsAreRefused(word.text), at: word)
    }
    return ParsedLine(
      command: Command(
        instruction, mustBeRefused: mustBeRefused, notes: reader.notes,
        hidesText: reader.hidesText),
      conditions: conditions, isLate: reader.isLate,
      tokens: reader.isLate || instruction.needsTokens ? Array(tokens[commandStart...]) : [])
  }

  private func refusePastedPrompt(_ tokens: [Token]) throws(LineFault) {
    let first = tokens[0]
    guard !first.isQuoted else { return }
    switch first.text.utf8.first {
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "n"): break
    case _: return
    }
    if first.text == "$" || first.text == "%" || first.text == ">" {
      throw LineFault(.pastedPrompt(first.text + " "), at: first)
    }
    guard first.text.hasPrefix("nav") else { return }
    if first.text.hasSuffix(">") { throw LineFault(.pastedPrompt(first.text + " "), at: first) }
    guard first.text == "nav" || first.text == "nav[rec]", tokens.count > 1,
      tokens[1].text.hasSuffix(">")
    else { return }
    throw LineFault(
      .pastedPrompt("\(first.text) \(tokens[1].text) "), first.start, tokens[1].end)
  }
}

extension Instruction {
  /// Whether the machine could refuse it.
  var isAction: Bool {
    switch self {
    case .act, .begin: true
    case .settle, .advance, .look, .expect, .include, .bind, .record, .help, .prompt, .quit,
      .version:
      false
    }
  }

  /// Whether the file reader goes through the words itself.
  fileprivate var needsTokens: Bool {
    switch self {
    case .include, .bind: true
    case .act, .begin, .settle, .advance, .look, .expect, .record, .help, .prompt, .quit,
      .version:
      false
    }
  }
}
