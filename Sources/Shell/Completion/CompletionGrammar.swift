import Sessions
import Simulator

/// Walks the command table along the words that are typed and collects what may follow.
struct CompletionGrammar {
  typealias Words = ArraySlice<TypedWords.Word>

  /// What may follow, and the word it would replace.
  struct Next {
    var proposals: [Proposal]
    var word: TypedWords.Word
    /// Whether the line is complete as it is, or can go on with something that nobody can propose.
    var isOptional = false
  }

  let present: Present
  /// The line up to the cursor.
  let head: String
  let current: TypedWords.Word
  /// The text of that word.
  let typed: WordBeginning
  /// Whether actions are offered that the machine refuses now: behind `!` they are what is meant.
  private(set) var offersRefused = false
  private let possible: PossibleWords

  init(present: Present, head: String, current: TypedWords.Word) {
    self.present = present
    self.head = head
    self.current = current
    typed = WordBeginning(current.text)
    possible = PossibleWords(of: present.actions + present.otherActions)
  }

  /// The same where a refusal is expected.
  var offeringRefused: CompletionGrammar {
    var grammar = self
    grammar.offersRefused = true
    return grammar
  }

  /// What may follow a beginning of a line.
  func next(after words: Words) -> Next {
    if words.first?.raw == "!" {
      return offeringRefused.action(words.dropFirst(), orBegin: true)
    }
    return command(words, among: CommandCatalog.all.filter { $0.availability != .filesOnly })
  }

  /// What may follow where an action is named, as behind `begin`.
  func action(_ words: Words, orBegin: Bool = false) -> Next {
    let timing: [Verb] = orBegin ? [.settle, .advance] : [.begin, .settle, .advance]
    return command(
      words,
      among: CommandCatalog.all.filter { $0.effect == .action && !timing.contains($0.verb) })
  }

  /// Whether a command can do anything now.
  private func isOffered(_ command: CommandDescription) -> Bool {
    guard !offersRefused, command.effect == .action else { return true }
    return switch command.verb {
    case .settle, .advance: true
    case .begin: !possible.verbs.isEmpty
    case .tap, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab,
      .dismiss, .choose, .open, .app, .service, .pasteboard, .notification, .permission,
      .size, .trait, .tree,
      .stack, .whereabouts, .screen, .actions, .routes, .coordinators, .closures, .events,
      .warnings, .leaks, .audit, .pending, .expect, .include, .bind, .undo, .redo,
      .goto, .mark, .restore, .reset, .diff, .why, .again, .snapshot, .play, .trace, .record, .help,
      .history,
      .set, .version, .license, .quit:
      possible.verbs.contains(command.verb)
    }
  }

  /// Whether an action without an element is possible now, as a session writes it.
  func isOffered(_ text: String) -> Bool { offersRefused || possible.texts.contains(text) }

  func propose(_ proposals: [Proposal]) -> Next { Next(proposals: proposals, word: current) }

  private func command(_ words: Words, among commands: [CommandDescription]) -> Next {
    guard let first = words.first else {
      return propose(
        commands.filter(isOffered).map { Proposal($0.verb.firstWord, note: $0.summary) }
          .oncePerText)
    }
    if let alias = commands.first(where: { $0.aliases.contains(first.raw) }) {
      return arguments(of: alias, words.dropFirst())
    }
    let named = commands.filter { $0.verb.firstWord == first.raw }
    let prefixed = commands.filter { $0.verb.firstWord.hasPrefix(first.raw) }
    let meant = named.isEmpty && first.raw.count >= 2 ? prefixed : named
    guard Set(meant.map(\.verb.firstWord)).count == 1 else { return propose([]) }
    return secondWord(of: meant, words.dropFirst())
  }

  private func secondWord(of commands: [CommandDescription], _ words: Words) -> Next {
    guard let only = commands.first(where: { $0.verb.secondWord == nil }) else {
      guard let second = words.first else {
        return propose(
          commands.filter(isOffered).compactMap { command in
            command.verb.secondWord.map { Proposal($0, note: command.summary) }
          })
      }
      guard let meant = commands.first(where: { $0.verb.secondWord == second.raw })
      else { return propose([]) }
      return arguments(of: meant, words.dropFirst())
    }
    return arguments(of: only, words)
  }

  private func arguments(of command: CommandDescription, _ words: Words) -> Next {
    if command.verb == .expect { return expectation(words) }
    guard isOffered(command) else { return propose([]) }
    var next = propose([])
    next.isOptional = canEnd(command.arguments[...], words)
    for place in places(command.arguments[...], words, after: nil) {
      if case .value(.action, _) = place.shape { return action(place.rest) }
      next.proposals += proposals(for: place, of: command.verb)
      next.isOptional = next.isOptional || place.isFree
    }
    return next
  }
}

// MARK: - Places

extension CompletionGrammar {
  /// A shape that stands where the cursor is.
  struct Place {
    var shape: ArgumentShape
    /// The argument in front of it.
    var previous: TypedWords.Word?
    /// The words it takes that are there already; only an action takes several.
    var rest: Words

    /// Whether a person writes what nobody can propose.
    var isFree: Bool {
      guard case .value(let type, _) = shape else { return false }
      return [.text, .levels, .percent, .statusCode, .count, .entries, .duration].contains(type)
    }
  }

  /// All shapes that can stand at the cursor when the words in front of it are taken.
  private func places(
    _ shapes: ArraySlice<ArgumentShape>, _ words: Words, after previous: TypedWords.Word?
  ) -> [Place] {
    guard let shape = shapes.first else { return [] }
    let others = shapes.dropFirst()
    switch shape {
    case .value(.action, _):
      return [Place(shape: shape, previous: previous, rest: words)]
    case .word, .value, .keyed:
      guard let word = words.first else {
        return [Place(shape: shape, previous: previous, rest: words)]
      }
      return takes(shape, word) ? places(others, words.dropFirst(), after: word) : []
    case .oneOf(let choices):
      return choices.flatMap { places(($0 + others)[...], words, after: previous) }
    case .optional(let inner):
      return places((inner + others)[...], words, after: previous)
        + places(others, words, after: previous)
    case .repeated(let inner):
      return places((inner + [.repeated(inner)] + others)[...], words, after: previous)
        + places(others, words, after: previous)
    }
  }

  /// Whether a command is complete with these arguments.
  private func canEnd(_ shapes: ArraySlice<ArgumentShape>, _ words: Words) -> Bool {
    guard let shape = shapes.first else { return words.isEmpty }
    let others = shapes.dropFirst()
    return switch shape {
    case .word, .value, .keyed:
      words.first.map { takes(shape, $0) } == true && canEnd(others, words.dropFirst())
    case .oneOf(let choices): choices.contains { canEnd(($0 + others)[...], words) }
    case .optional(let inner): canEnd(others, words) || canEnd((inner + others)[...], words)
    case .repeated(let inner):
      canEnd(others, words) || canEnd((inner + [.repeated(inner)] + others)[...], words)
    }
  }

  private func takes(_ shape: ArgumentShape, _ word: TypedWords.Word) -> Bool {
    switch shape {
    case .word(let fixed): word.raw == fixed
    case .keyed(let key, _, _): word.raw.hasPrefix(key + "=")
    case .value(.position, _), .value(.levels, _), .value(.entries, _):
      word.raw.allSatisfy(\.isNumber)
    case .value(.elementTitle, _): word.isQuoted
    case .value: true
    case .oneOf, .optional, .repeated: false
    }
  }
}

/// The words of everything that is possible now.
private struct PossibleWords {
  var verbs: Set<Verb> = []
  /// The actions without an element, in full.
  var texts: Set<String> = []

  init(of actions: [UserAction]) {
    for action in actions {
      verbs.insert(action.verb)
      if !action.isOnElement { texts.insert(action.canonicalText) }
    }
  }
}

extension [Proposal] {
  /// The same without repetitions; the first one stays, without its note if it stood for several.
  var oncePerText: [Proposal] {
    var places: [String: Int] = [:]
    var result: [Proposal] = []
    for proposal in self {
      if let place = places[proposal.text] {
        result[place].note = .nothing
      } else {
        places[proposal.text] = result.count
        result.append(proposal)
      }
    }
    return result
  }
}
