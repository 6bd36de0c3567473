extension LineReader {
  /// Reads the one or two words of a command's name.
  mutating func verb(
    among scope: VerbScope, else wrong: (Token) -> SessionError
  ) throws(LineFault) -> Verb {
    let token = try next("a command")
    if token.isQuoted {
      try refuseQuotes(token, around: scope.firstWords)
      if mode == .file, scope == .all { try refuseQuotes(token, around: FileWord.words) }
      throw LineFault(wrong(token), at: token)
    }
    switch Verb.byFirstWord[token.text] {
    case .one(let verb)?:
      if scope.allows(verb) { return verb }
    case .several(let verbs)?:
      if scope.allows(verbs[0]) { return try secondWord(after: token.text, among: verbs) }
    case nil: break
    }
    return try abbreviated(token, among: scope, else: wrong)
  }

  private mutating func secondWord(
    after first: String, among verbs: [Verb]
  ) throws(LineFault) -> Verb {
    if let token = peek, !token.isQuoted,
      let verb = verbs.first(where: { $0.secondWord == token.text })
    {
      index += 1
      return verb
    }
    verb = nil
    firstWord = first
    let second = try keyword(verbs.compactMap(\.secondWord))
    return verbs.first { $0.secondWord == second } ?? verbs[0]
  }

  /// Aliases and unique prefixes: the prompt takes them, files and batches say what to write.
  private mutating func abbreviated(
    _ token: Token, among scope: VerbScope, else wrong: (Token) -> SessionError
  ) throws(LineFault) -> Verb {
    // "set" steers the prompt and is no beginning of "settle" here.
    if mode == .file, scope == .all, FileWord.promptWords.contains(token.text) {
      throw LineFault(wrong(token), at: token)
    }
    if let verb = CommandCatalog.verb(alias: token.text), scope.allows(verb) {
      try demandPrompt(token, full: verb.rawValue, isAlias: true)
      return verb
    }
    let words = scope.firstWords.filter {
      token.text.utf8.count >= 2 && $0.hasPrefix(token.text)
    }
    guard let word = words.first else { throw LineFault(wrong(token), at: token) }
    guard words.count == 1 else {
      throw LineFault(
        mode == .prompt ? .ambiguousPrefix(candidates: words.sorted()) : wrong(token), at: token)
    }
    try demandPrompt(token, full: word, isAlias: false)
    switch Verb.byFirstWord[word] {
    case .one(let verb)?: return verb
    case .several(let verbs)?: return try secondWord(after: word, among: verbs)
    case nil: throw LineFault(wrong(token), at: token)
    }
  }

  private func demandPrompt(_ token: Token, full: String, isAlias: Bool) throws(LineFault) {
    guard !takesShortWords else { return }
    throw LineFault(
      .notTheFullWord(token.text, full: full, isAlias: isAlias, inFile: mode == .file), at: token)
  }
}

/// Which verbs may stand at a place.
enum VerbScope {
  case all
  /// After `begin`, `expect can` and the like.
  case acting

  /// The first words of them without repetition.
  var firstWords: [String] {
    switch self {
    case .all: Verb.everyFirstWord
    case .acting: Verb.everyActingWord
    }
  }

  func allows(_ verb: Verb) -> Bool {
    switch self {
    case .all: true
    case .acting: verb.acts
    }
  }
}

extension Verb {
  /// Whether it acts on the app and can follow `begin`, `!` and `expect can`.
  var acts: Bool {
    CommandCatalog.entry(for: self).effect == .action
      && ![.begin, .settle, .advance].contains(self)
  }

  /// What a first word stands for.
  enum Choice: Sendable {
    case one(Verb)
    /// The second word decides.
    case several([Verb])
  }

  /// All first words.
  static let byFirstWord: WordTable<Choice> = {
    // Verbs with the same first word stand beside each other.
    var table = WordTable<Choice>()
    var rest = all[...]
    while let verb = rest.first {
      let first = verb.firstWord
      let alike = rest.prefix { $0.firstWord == first }
      table.add(first, verb.secondWord == nil ? .one(verb) : .several(Array(alike)))
      rest = rest.dropFirst(alike.count)
    }
    return table
  }()

  /// Every verb, made once.
  static let all = allCases

  /// The verbs that act on the app.
  static let acting = all.filter(\.acts)

  // Made once, since every line is held against them.
  fileprivate static let everyFirstWord = firstWords(of: all)
  fileprivate static let everyActingWord = firstWords(of: acting)

  /// The first words without repetition.
  static func firstWords(of verbs: [Verb]) -> [String] {
    verbs.reduce(into: []) { words, verb in
      if words.last != verb.firstWord { words.append(verb.firstWord) }
    }
  }
}

extension CommandCatalog {
  /// The verb that an alias of the prompt stands for.
  static func verb(alias: String) -> Verb? { aliases[alias] }

  private static let aliases = Dictionary(
    uniqueKeysWithValues: all.flatMap { entry in entry.aliases.map { ($0, entry.verb) } })
}
