/// Reads the lines of a session file into headers, cases and steps.
struct SessionFileReader {
  var file: SessionFile
  private(set) var diagnostics: [Diagnostic] = []
  let lines: [String]
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
    environment: [String: String], secrets: [String: String] = [:]
  ) {
    file = SessionFile(path: path, isIncluded: isIncluded)
    lines = source.lines
    self.values = values
    scope = VariableScope(values: values, environment: environment, secrets: secrets)
  }

  /// Reads the whole file; problems are collected, the first of each line.
  mutating func read() {
    for (index, line) in lines.enumerated() where !hasStopped {
      do throws(LineFault) {
        try read(line, number: index + 1)
      } catch {
        report(error, line: index + 1)
      }
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

  private mutating func read(_ line: String, number: Int) throws(LineFault) {
    if number == 1, line.hasPrefix("#!") { return }
    let head = LineHead(of: line)
    guard let first = head.first else {
      output = .misplaced
      return
    }
    if first == UInt8(ascii: "|"), hasVersion {
      return try readOutput(line, bar: head.start, number: number)
    }
    output = .misplaced
    let word = head.word
    let isVendor = hasVersion && first == UInt8(ascii: "x") && word.hasPrefix("x-")
    if isVendor { file.vendorLines += 1 }
    if first == UInt8(ascii: "#") || isVendor {
      _ = try CommandParser.checkedBytes(of: line)
      return
    }
    guard hasVersion else { return try readVersion(line, word, number: number) }
    try readLine(line, word, number: number)
  }

  /// The first word as it stands, without looking at quotes.
  static func firstWord(of line: String) -> String { LineHead(of: line).word }

  /// What a line begins with.
  private struct LineHead {
    /// The offset of the first byte that is no blank.
    let start: Int
    /// That byte; nil for a line of blanks.
    let first: UInt8?
    /// The first word.
    let word: String

    init(of line: String) {
      var line = line
      self = line.withUTF8 { bytes in
        var start = 0
        while start < bytes.count, Tokenizer.isBlank(bytes[start]) { start += 1 }
        guard start < bytes.count else { return LineHead(start: start, first: nil, word: "") }
        var end = start
        while end < bytes.count, !Tokenizer.isBlank(bytes[end]) { end += 1 }
        return LineHead(start: start, first: bytes[start], word: String(bytes, start..<end))
      }
    }

    private init(start: Int, first: UInt8?, word: String) {
      self.start = start
      self.first = first
      self.word = word
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
        return addStep(line, number: number)
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
    default: addStep(line, number: number)
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
