/// Reads the lines of a session file into headers, cases and steps.
struct SessionFileReader {
  var file: SessionFile
  private(set) var diagnostics: [Diagnostic] = []
  let lines: SourceLines
  /// Variables for headers: values given from outside and the environment.
  var scope: VariableScope
  /// Values that replace the file's own `param`.
  let values: [String: [TextPiece]]

  private var hasVersion = false
  private var hasStopped = false
  /// What an output line means at this place.
  var output = OutputPlace.misplaced

  enum OutputPlace {
    /// It belongs to the step above.
    case belowStep
    /// It has no step above.
    case misplaced
    /// The line above was misplaced and has been reported for the whole block.
    case reported
  }

  init(
    _ source: SourceText, path: String, isIncluded: Bool, values: [String: [TextPiece]],
    environment: [String: String], secrets: SecretValues = SecretValues()
  ) {
    file = SessionFile(path: path, isIncluded: isIncluded)
    lines = source.lines
    self.values = values
    scope = VariableScope(values: values, environment: environment, secrets: secrets)
  }

  /// Reads the whole file; problems are collected, the first of each line.
  mutating func read() {
    let lines = lines
    var index = 0
    while index < lines.count, !hasStopped {
      do throws(LineFault) {
        try read(lines.bytes(of: index), number: index + 1)
      } catch {
        report(error, line: index + 1)
      }
      index += 1
    }
    if !hasVersion, !hasStopped { report(LineFault(.missingVersion, 0, 1), line: 1) }
    refuseEmptyCases()
  }

  mutating func report(
    _ fault: LineFault, line number: Int, severity: Diagnostic.Severity = .error
  ) {
    let text = number <= lines.count ? lines[number - 1] : ""
    var diagnostic = fault.diagnostic(in: text).located(file: file.path, line: number)
    diagnostic.severity = severity
    diagnostics.append(diagnostic)
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, number: Int
  ) throws(LineFault) {
    if number == 1, bytes.starts(with: "#!".utf8) { return }
    let head = LineHead(of: bytes)
    guard let first = head.first else {
      output = .misplaced
      return
    }
    if first == UInt8(ascii: "|"), hasVersion {
      return try readOutput(bytes, bar: head.start, number: number)
    }
    output = .misplaced
    let isVendor =
      hasVersion && first == UInt8(ascii: "x") && head.length > 1
      && bytes[head.start + 1] == UInt8(ascii: "-")
    if isVendor { file.vendorLines += 1 }
    if first == UInt8(ascii: "#") || isVendor { return try CommandParser.check(bytes) }
    guard hasVersion else { return try readVersion(lines[number - 1], head.word, number: number) }
    // Most lines are steps, and no header begins as they do.
    if head.mayBeHeader {
      try readLine(lines[number - 1], head.word, number: number)
    } else {
      addStep(number: number)
    }
  }

  /// The first word as it stands, without looking at quotes.
  static func firstWord(of line: String) -> String {
    var line = line
    return line.withUTF8 { LineHead(of: $0).word }
  }

  /// What a line begins with.
  private struct LineHead {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the first byte that is no blank.
    let start: Int
    private let end: Int

    init(of bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      var start = 0
      while start < bytes.count, Tokenizer.isBlank(bytes[start]) { start += 1 }
      var end = start
      while end < bytes.count, !Tokenizer.isBlank(bytes[end]) { end += 1 }
      self.start = start
      self.end = end
    }

    /// The first byte that is no blank; nil for a line of blanks.
    var first: UInt8? { start < end ? bytes[start] : nil }

    /// How many bytes the first word has.
    var length: Int { end - start }

    /// The first word.
    var word: String { String(bytes, start..<end) }

    /// Whether the first word begins like one that ``readLine(_:_:number:)`` knows, and is as long.
    var mayBeHeader: Bool {
      switch (bytes[start], length) {
      case (UInt8(ascii: "a"), 3), (UInt8(ascii: "c"), 4), (UInt8(ascii: "m"), 4),
        (UInt8(ascii: "n"), 5), (UInt8(ascii: "p"), 5), (UInt8(ascii: "s"), 4),
        (UInt8(ascii: "s"), 7), (UInt8(ascii: "t"), 4):
        true
      case _: false
      }
    }
  }

  private mutating func readLine(
    _ line: String, _ word: String, number: Int
  ) throws(LineFault) {
    switch word {
    case "session": throw wholeLine(.headerTwice("session"), line)
    case "app":
      let tokens = try tokens(line)
      if tokens.count > 1, LineReader.appWords.contains(tokens[1].text) {
        return addStep(number: number)
      }
      // The app is named already: more likely a word of the action is misspelt.
      if file.app != nil, tokens.count > 1,
        NearNames.suggestions(for: tokens[1].text, in: LineReader.appWords).first != nil
      {
        throw LineFault(
          .unexpectedWord(tokens[1].text, command: "app", allowed: LineReader.appWords),
          at: tokens[1])
      }
      try readHeader(tokens, number: number)
    case "needs", "param", "seed", "tags": try readHeader(try tokens(line), number: number)
    case "mode": try readMode(try tokens(line))
    case "case": try readCase(try tokens(line), number: number)
    case "skip", "todo": try readMark(try tokens(line))
    default: addStep(number: number)
    }
  }

  func tokens(_ line: String) throws(LineFault) -> [Token] {
    try CommandParser.tokens(of: line, scope: scope)
  }

  func wholeLine(_ error: SessionError, _ line: String) -> LineFault {
    let start = line.utf8.prefix(while: Tokenizer.isBlank).count
    return LineFault(error, start, line.utf8.count)
  }

  // MARK: version

  private mutating func readVersion(
    _ line: String, _ word: String, number: Int
  ) throws(LineFault) {
    hasStopped = true
    guard word == "session" else { throw wholeLine(.missingVersion, line) }
    let tokens = try tokens(line)
    guard tokens.count > 1 else { throw LineFault(.missingVersion, at: tokens[0]) }
    let text = tokens[1].text
    let parts = text.components(separatedBy: ".").map(LineReader.number)
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else {
      throw LineFault(.malformedVersion(text), at: tokens[1])
    }
    guard parts.compactMap(\.self).map(String.init).joined(separator: ".") == text else {
      throw LineFault(.malformedVersion(text), at: tokens[1])
    }
    guard major > 0 else { throw LineFault(.noSuchFormat(text), at: tokens[1]) }
    guard major == 1, minor == 0 else {
      throw LineFault(.newerFormat(found: text, newest: SessionVersion.format), at: tokens[1])
    }
    if tokens.count > 2 {
      throw LineFault(
        .surplusWord(tokens[2].text, usage: "session \(SessionVersion.format)"), at: tokens[2])
    }
    hasStopped = false
    hasVersion = true
    file.versionLine = number
  }
}
