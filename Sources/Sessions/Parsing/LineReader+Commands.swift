import Simulator

extension LineReader {
  /// Reads a whole command, conditions and `!` already read.
  mutating func instruction() throws(LineFault) -> Instruction {
    let first = peek
    let verb = try verb(among: .all) { [mode] token in
      Self.unknown(token, mode: mode)
    }
    if let first { try demandAvailable(verb, at: first) }
    return try instruction(verb)
  }

  private func demandAvailable(_ verb: Verb, at token: Token) throws(LineFault) {
    switch verb.availability {
    case .everywhere: break
    case .promptOnly:
      if mode == .file { throw LineFault(.notInFile(verb.rawValue), at: token) }
    case .filesOnly:
      if mode != .file { throw LineFault(.onlyInFile(verb.rawValue), at: token) }
    }
  }

  private static func unknown(_ token: Token, mode: CommandParser.Mode) -> SessionError {
    let word = token.text
    if ["sleep", "wait", "pause", "delay"].contains(word) { return .noSleep(word) }
    if word.hasPrefix("|"), !token.isQuoted {
      return mode == .file ? .outputWithoutCommand : .outputOutsideFile
    }
    if mode != .file, !token.isQuoted, FileWord.words.contains(word) { return .onlyInFile(word) }
    if mode == .file, !token.isQuoted, FileWord.promptWords.contains(word) {
      return .notInFile(word)
    }
    let words = Verb.firstWords(of: CommandCatalog.verbs(for: mode))
    return .unknownCommand(word, near: NearNames.suggestions(for: word, in: words))
  }

  private mutating func instruction(_ verb: Verb) throws(LineFault) -> Instruction {
    self.verb = verb
    let instruction = try arguments(of: verb)
    try end()
    return instruction
  }

  private mutating func arguments(of verb: Verb) throws(LineFault) -> Instruction {
    switch verb {
    case .tap, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab,
      .dismiss, .choose,
      .open, .app, .service, .pasteboard, .notification, .permission, .size, .trait:
      .act(try action(verb))
    case .begin: .begin(try nestedAction(after: "begin"))
    case .settle: .settle
    case .advance: .advance(try duration())
    case .tree: .look(.tree(try treeDetail()))
    case .stack: .look(.stack(tab: try place(of: .stack, at: tokens[index - 1])))
    case .whereabouts: .look(.whereabouts)
    case .screen: .look(.screen)
    case .actions: .look(.actions)
    case .routes: .look(.routes)
    case .coordinators: .look(.coordinators)
    case .closures: .look(.closures)
    case .events: try eventsInstruction()
    case .warnings: .look(.warnings)
    case .leaks: .look(.leaks)
    case .audit: .look(.audit(label: peek == nil ? nil : try label()))
    case .pending: .look(.pending)
    case .expect: .expect(try expectation())
    case .include: try include()
    case .bind: try binding()
    case .undo, .redo, .goto, .mark, .restore, .reset, .diff, .why, .again, .snapshot, .play,
      .trace:
      .prompt(try promptRequest(verb))
    case .record: .record(try recordRequest())
    case .help: .help(topic: try topic())
    case .history: .prompt(.history(try historyRequest()))
    case .set: .prompt(.settings(try settingRequest()))
    case .version: .version
    case .license: .prompt(.license)
    case .quit: .quit
    }
  }

  private mutating func duration() throws(LineFault) -> Duration {
    let token = try next("a duration")
    if token.late != nil { return .zero }
    switch DurationText.parse(token.text) {
    case .success(let duration): return duration
    case .failure(let problem): throw LineFault(.badDuration(token.text, problem), at: token)
    }
  }

  private mutating func include() throws(LineFault) -> Instruction {
    let path = try next("the path of a session file")
    return .include(path: path.text, values: try assignments().map(\.1))
  }

  private mutating func binding() throws(LineFault) -> Instruction {
    let name = try next("a name")
    if name.isWord("=") {
      throw LineFault(.missingArgument(command: command, what: "a name", usage: usage), at: name)
    }
    if !name.isQuoted, name.text.splitAtEquals != nil {
      throw LineFault(
        .missingArgument(command: command, what: "blanks around \"=\"", usage: usage), at: name)
    }
    guard !name.isQuoted, VariableScope.isName(name.text) else {
      throw LineFault(.badName(name.text), at: name)
    }
    _ = try keyword(["="], missing: "\"=\" and a text")
    guard let text = next() else { throw missing("a text") }
    guard text.isWord("value"), let subjectToken = peek else {
      return .bind(name: name.text, to: .text(text.text))
    }
    let subject = try subject()
    return .bind(
      name: name.text, to: .value(subject, tab: try place(of: subject, at: subjectToken)))
  }

  private mutating func topic() throws(LineFault) -> String? {
    guard let first = next() else { return nil }
    let second = next()
    let text = second.map { "\(first.text) \($0.text)" } ?? first.text
    if let verb = CommandCatalog.verb(alias: text) { return verb.rawValue }
    guard CommandHelp.topics.contains(text) else {
      let near = NearNames.suggestions(for: text, in: CommandHelp.topics)
      throw LineFault(
        .unknownCommand(text, near: near), first.start, second?.end ?? first.end)
    }
    return text
  }
}

extension CommandCatalog {
  /// The commands that a line from there may use.
  public static func verbs(for mode: CommandParser.Mode) -> [Verb] {
    Verb.all.filter { verb in
      switch verb.availability {
      case .everywhere: true
      case .filesOnly: mode == .file
      case .promptOnly: mode != .file
      }
    }
  }
}
