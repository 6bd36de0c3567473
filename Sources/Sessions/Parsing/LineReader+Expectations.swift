import Simulator

extension LineReader {
  /// Reads what stands after `expect`.
  mutating func expectation() throws(LineFault) -> Expectation {
    guard let token = peek else { throw LineFault(.missingSubject, endOfLine, endOfLine + 1) }
    if take("can") { return .can(try nestedAction(after: "expect can")) }
    if take("cannot") { return .cannot(try nestedAction(after: "expect cannot")) }
    if take("gone") { return .gone(label: try label()) }
    if take("alive") { return .alive(label: try label()) }
    let subject = try subject()
    let place = try place(of: subject, at: token)
    let relation = try relation(for: subject, at: token)
    let value = try value(for: subject, relation)
    return .compare(subject, tab: place, relation, value)
  }

  /// Reads the label of something that is watched, the last word of its line.
  mutating func label() throws(LineFault) -> String {
    let token = try next("a label")
    try end()
    // Names that the app gives to what it watches are in no vocabulary; quotes tell them apart.
    if !token.isQuoted, token.text.first?.isUppercase == true { try watched(token) }
    if token.isQuoted, let words = words?.words, !words.watched.isEmpty {
      try anyWatched(token, words)
    }
    return token.text
  }

  /// Checks a name in quotes against everything that an app which says what it watches can mean.
  private func anyWatched(_ token: Token, _ words: Vocabulary) throws(LineFault) {
    guard token.late == nil, !words.watched.contains(token.text),
      !token.text.hasSuffix("Coordinator")
    else { return }
    let name = String(Substring(token.text.utf8.prefix { $0 != UInt8(ascii: "(") }))
    guard !words.screens.contains(name) else { return }
    throw LineFault(
      .unknownNoun(.watched, name: token.text, known: words.watched), at: token)
  }

  /// Checks what looks like the label of a screen; the class names of coordinators are in no vocabulary.
  private func watched(_ token: Token) throws(LineFault) {
    guard !token.text.hasSuffix("Coordinator") else { return }
    do throws(LineFault) {
      try screen(token.text, at: token)
    } catch {
      guard case .unknownNoun(_, let name, let known) = error.error else { throw error }
      throw LineFault(.unknownWatched(name, screens: known), at: token)
    }
  }

  mutating func subject() throws(LineFault) -> Subject {
    guard let token = next() else { throw LineFault(.missingSubject, endOfLine, endOfLine + 1) }
    if !token.isQuoted, let subject = Subject.plainTable[token.text] { return subject }
    try refuseQuotes(token, around: Subject.words)
    switch token.isQuoted ? "" : token.text {
    case "row":
      let kind = try next("a kind of element")
      return .row(kind: try noun(.kind, kind, known: words?.words.kinds))
    case "button": return .button(title: try name("a title", of: token.text))
    case "field": return .field(name: try name("a name", of: token.text))
    case "enabled":
      let kind = try next("a kind of element")
      return .enabled(
        kind: try noun(.kind, kind, known: words?.words.kinds),
        title: try name("a title", of: token.text))
    default:
      let near = NearNames.suggestions(for: token.text, in: Subject.wordsOfExpect)
      throw LineFault(.unknownSubject(token.text, near: near), at: token)
    }
  }

  /// Reads the name of the thing that is asked about; a relation in its place says that it is missing.
  private mutating func name(_ what: String, of subject: String) throws(LineFault) -> String {
    let isMissing =
      peek.map(isRelation) == true
      && !(index + 1 < tokens.count && isRelation(tokens[index + 1]))
    if let token = peek, isMissing {
      throw LineFault(
        .missingArgument(
          command: subject, what: "\(what) before \"\(token.text)\"",
          usage: SubjectHelp.usage(of: subject)), at: token)
    }
    return try next(what).text
  }

  private func isRelation(_ token: Token) -> Bool {
    !token.isQuoted && Relation(rawValue: token.text) != nil
  }

  /// Reads `of tab NAME`.
  mutating func place(of subject: Subject, at token: Token) throws(LineFault) -> String? {
    guard take("of") else { return nil }
    guard subject.isOfTab else { throw LineFault(.noPlace(subject: subject.name), at: token) }
    _ = try keyword(["tab"], missing: "\"tab\" and a name")
    let tab = try next("the name of a tab")
    return try noun(.tab, tab, known: words?.words.tabs)
  }

  private mutating func relation(
    for subject: Subject, at start: Token
  ) throws(LineFault) -> Relation {
    guard let token = next() else {
      throw LineFault(.missingRelation(subject: subject.name), endOfLine, endOfLine + 1)
    }
    if token.isQuoted { try refuseQuotes(token, around: Relation.words) }
    guard !token.isQuoted, var relation = Relation(rawValue: token.text) else {
      if !start.isQuoted, Subject.plain[start.text] == nil, peek.map(isRelation) == true {
        throw LineFault(
          .surplusWord(token.text, usage: SubjectHelp.usage(of: start.text)), at: token)
      }
      throw LineFault(.unknownRelation(token.text), at: token)
    }
    if relation == .isEqual, take("not") { relation = .isNot }
    guard relation.fits(subject.type) else {
      throw LineFault(
        .relationDoesNotFit(subject: subject.name, subject.type, relation), at: token)
    }
    return relation
  }

  private mutating func value(
    for subject: Subject, _ relation: Relation
  ) throws(LineFault) -> ExpectedValue {
    guard let first = next() else {
      throw LineFault(.missingValue(subject: subject.name, relation), endOfLine, endOfLine + 1)
    }
    var text = first.text
    if first.isQuoted { try end() }
    while let token = next() { text += " " + token.text }
    // The type is checked again in the run if only the run knows the value.
    guard !isLate else { return .text(text) }
    let span = Token(text: text, start: first.start, end: tokens.last?.end ?? first.end)
    let value = try typed(text, for: subject, at: span)
    try check(text, for: subject, relation, at: span)
    return value
  }

  private func typed(
    _ text: String, for subject: Subject, at span: Token
  ) throws(LineFault) -> ExpectedValue {
    let type = subject.type
    switch type {
    case .list, .text: return .text(text)
    case .number:
      if let number = Self.number(text) { return .number(number) }
    case .time:
      switch DurationText.parse(text) {
      case .success(let time): return .time(time)
      case .failure(let problem) where problem == .tooLong || problem == .negative:
        throw LineFault(.badDuration(text, problem), at: span)
      case .failure: break
      }
    case .choice(let words):
      if words.contains(text) { return .text(text) }
    }
    throw LineFault(.valueDoesNotFit(subject: subject.name, type, value: text), at: span)
  }
}
