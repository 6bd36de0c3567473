import Simulator

extension LineReader {
  /// Reads a complete action after `begin`, `expect can` and the like.
  mutating func nestedAction(after outer: String) throws(LineFault) -> UserAction {
    guard peek != nil else { throw missing("an action") }
    let verb = try verb(among: .acting) { token in
      .unexpectedWord(
        token.text, command: outer, allowed: Verb.firstWords(of: Verb.acting))
    }
    return try action(verb)
  }

  /// Reads the arguments of an action to the end of the line.
  mutating func action(_ verb: Verb) throws(LineFault) -> UserAction {
    self.verb = verb
    let action = try arguments(of: verb)
    try end()
    return action
  }

  private mutating func arguments(of verb: Verb) throws(LineFault) -> UserAction {
    switch verb {
    case .tap: return try tap()
    case .enter:
      let field = try next("a field")
      let text = try next("a text").text
      if take("hidden") { hidesText = true }
      return .enter(field: field.text, text: text)
    case .back: return .back(try backTarget())
    case .swipeBack: return .swipeBack(try gestureEnding())
    case .swipeDown: return .swipeDown(try gestureEnding())
    case .swipePage:
      let direction: PageDirection =
        try keyword(["next", "previous"]) == "next" ? .next : .previous
      return .swipePage(direction, try gestureEnding())
    case .selectTab: return .selectTab(try tabReference())
    case .reselectTab: return .reselectTab
    case .dismiss: return .dismiss(take("all") ? .all : .top)
    case .choose: return .choose(button: try next("the title of a button").text)
    case .open: return .open(url: try url())
    case .app: return .app(try appEvent())
    case .service: return try service()
    case .pasteboard: return .pasteboard(try next("a text").text)
    case .notification: return try notification()
    case .permission: return try permission()
    case .size:
      return .device(
        .width(try keyword(["compact", "regular"]) == "compact" ? .compact : .regular))
    case .trait:
      _ = try keyword(["dark"])
      return .device(.dark(try keyword(["on", "off"]) == "on"))
    case .begin, .settle, .advance, .tree, .stack, .whereabouts, .screen, .actions, .routes,
      .coordinators, .closures, .events, .warnings, .leaks, .audit, .pending, .expect, .include,
      .bind, .undo, .redo, .goto, .mark, .restore, .reset, .diff, .why, .again, .snapshot, .play,
      .trace, .record, .help, .history, .set, .version, .license, .quit:
      preconditionFailure("\"\(verb.rawValue)\" is read as an action")
    }
  }

  private mutating func tap() throws(LineFault) -> UserAction {
    if take("outside") { return .tapOutside }
    let token = try next("a kind of element")
    let kind = try noun(.kind, token, known: words?.words.kinds)
    return .tap(ElementReference(kind: kind, selector: try selector()))
  }

  private mutating func selector() throws(LineFault) -> ElementReference.Selector {
    guard let token = next() else { return .only }
    if token.isQuoted { return .title(token.text) }
    if let (name, id) = token.text.splitAtEquals, name == "id", !id.isEmpty { return .id(id) }
    if token.late != nil { return .position(1) }
    guard let position = Self.number(token.text), position > 0 else {
      throw LineFault(.notARowNumber(token.text), at: token)
    }
    return .position(position)
  }

  private mutating func backTarget() throws(LineFault) -> BackTarget {
    guard let token = next() else { return .button }
    guard token.isWord("to") else {
      guard Self.looksNumeric(token.text) || token.late != nil else {
        throw LineFault(
          .unexpectedWord(token.text, command: command, allowed: ["N", "to"]), at: token)
      }
      return .levels(try number(token, token.text, .levels, in: 1...Int.max))
    }
    let target = try next("a screen or \"root\"")
    if target.isWord("root") { return .root }
    try screen(target.text, at: target)
    return .screen(target.text)
  }

  private mutating func gestureEnding() throws(LineFault) -> GestureEnding {
    guard let token = peek else { return .finish }
    guard take("cancel") else {
      throw LineFault(
        .unexpectedWord(token.text, command: command, allowed: ["cancel"]), at: token)
    }
    guard let at = peek else { return .cancel(percent: GestureEnding.usualPercent) }
    guard take("at") else {
      throw LineFault(.unexpectedWord(at.text, command: command, allowed: ["at"]), at: at)
    }
    let percent = try next("a percentage")
    guard percent.late != nil || percent.text.hasSuffix("%") else {
      throw LineFault(.badNumber(percent.text, .percent), at: percent)
    }
    let digits = String(percent.text.dropLast())
    return .cancel(
      percent: try number(percent, digits, .percent, in: 0...100, shown: percent.text))
  }

  private mutating func tabReference() throws(LineFault) -> TabReference {
    let token = try next("a name or a number")
    if !token.isQuoted, token.late == nil, Self.looksNumeric(token.text) {
      return .position(try number(token, token.text, .tab, in: 1...Int.max))
    }
    return .name(try noun(.tab, token, known: words?.words.tabs))
  }

  private mutating func url() throws(LineFault) -> String {
    let token = try next("a URL")
    guard token.late == nil, !Self.isURL(token.text) else { return token.text }
    // The rest of the line belongs to what was meant, blanks and all.
    let rest = tokens[index...].map(\.text)
    throw LineFault(
      .notAURL(([token.text] + rest).joined(separator: " ")), token.start,
      tokens.last?.end ?? token.end)
  }

  /// Whether a text has a scheme and something after it, and no blank or control character.
  static func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first),
      scheme.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
    else { return false }
    return text.utf8.index(after: colon) < text.endIndex
      && !text.unicodeScalars.contains { $0.value <= 0x20 || SessionText.isControl($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}

extension GestureEnding {
  /// Where a cancelled drag lets go if the session does not say.
  static let usualPercent = 50
}
