import Sessions
import Simulator

extension CompletionGrammar {
  /// What can stand at a place.
  func proposals(for place: Place, of verb: Verb) -> [Proposal] {
    switch place.shape {
    case .word(let word): isOffered(word, of: verb) ? [Proposal(word)] : []
    case .keyed(let key, .elementID, _): ids(key: key, at: operable(place.previous))
    case .keyed(let key, _, _): [Proposal(key + "=", form: .beginning)]
    case .value(let type, _): values(of: type, for: verb, after: place.previous)
    case .oneOf, .optional, .repeated: []
    }
  }

  /// Whether a fixed word leads to something possible; most only say how an action is done.
  private func isOffered(_ word: String, of verb: Verb) -> Bool {
    ![.app, .dismiss, .tap].contains(verb) || isOffered("\(verb.rawValue) \(word)")
  }

  private func values(
    of type: ArgumentType, for verb: Verb, after previous: TypedWords.Word?
  ) -> [Proposal] {
    switch type {
    case .kind: kinds { !$0.isField && isOperable($0) }
    case .position: positions(at: operable(previous))
    case .elementTitle: selectors(at: operable(previous))
    case .field:
      present.items.filter { $0.isField && isOperable($0) }.map { Proposal($0.title, form: .word) }
    case .screen: present.backEntries.map { Proposal($0, form: .word) }
    case .tab: tabs(for: verb)
    case .alertButton:
      present.alertButtons.filter { isOffered(UserAction.choose(button: $0).canonicalText) }
        .map { Proposal($0, form: .word) }
    case .url: routes
    case .launchParameter: launchParameters
    case .service: present.vocabulary.services.map { Proposal($0, form: .word) }
    case .notification: present.vocabulary.everyNotification.map { Proposal($0, form: .word) }
    case .permission: present.vocabulary.permissions.map { Proposal($0, form: .word) }
    case .command: commandNames
    case .label: (present.leaks + present.labels).map { Proposal($0, form: .word) }.oncePerText
    case .step: numbers(present.steps) + (verb == .why ? [] : [Proposal("0", note: "the launch")])
    case .path:
      present.paths.map { Proposal($0, form: $0.hasSuffix("/") ? .folder : .word) }
    case .mark: present.marks.map { Proposal($0, form: .word) }
    case .count: counts(for: verb)
    case .elementID, .text, .levels, .percent, .statusCode, .entries, .duration, .action,
      .subject,
      .relation, .value, .assignment, .variable:
      []
    }
  }

  private func tabs(for verb: Verb) -> [Proposal] {
    let names = present.tabs.filter {
      verb != .selectTab || isOffered(UserAction.selectTab(.name($0)).canonicalText)
    }
    return names.map { Proposal($0, form: .word) }
  }

  /// Numbers, each with what stands behind it.
  private func numbers(_ steps: [Present.Step]) -> [Proposal] {
    steps.map { Proposal("\($0.number)", note: SessionText.visible($0.text)) }
  }

  /// How often, or up to where; of most commands nobody can tell.
  private func counts(for verb: Verb) -> [Proposal] {
    func counted(_ texts: [String]) -> [Proposal] {
      numbers(texts.enumerated().map { Present.Step(number: $0 + 1, text: $1) })
    }
    if verb == .undo { return counted(present.undos) }
    if verb == .redo { return counted(present.redos) }
    return verb == .play ? numbers(present.stops) : []
  }

  /// URLs up to where the person must know how they go on; the note shows the whole pattern.
  private var routes: [Proposal] {
    present.vocabulary.routes.compactMap { pattern in
      let literal = RoutePattern.literal(of: pattern)
      guard isOffered(UserAction.open(url: literal).canonicalText) else { return nil }
      return literal == pattern
        ? Proposal(pattern) : Proposal(literal, note: pattern, form: .beginning)
    }
  }
}

// MARK: - Elements

extension CompletionGrammar {
  /// The kinds of the elements that are asked for, in their order.
  func kinds(where isAskedFor: (Present.Item) -> Bool) -> [Proposal] {
    var kinds: [Proposal] = []
    for item in present.items where item.kind != kinds.last?.text && isAskedFor(item) {
      kinds.append(Proposal(item.kind, form: .word))
    }
    return kinds.oncePerText
  }

  /// The places of the elements of a kind.
  func places(of kind: String) -> [Int] {
    present.items.indices.filter { present.items[$0].kind == kind }
  }

  /// Titles that may be what is typed; the note tells the id.
  func titles(at places: [Int]) -> [Proposal] {
    places.filter { typed.begins(present.items[$0].title) }.map { place in
      let item = present.items[place]
      return Proposal(
        item.title, saying: .element(item.id.map { "id=\($0)" }, isEnabled: item.isEnabled),
        form: .title)
    }
  }

  private func isOperable(_ item: Present.Item) -> Bool { item.isEnabled || offersRefused }

  private func operable(_ kind: TypedWords.Word?) -> [Int] {
    let places = places(of: kind?.text ?? "")
    return offersRefused ? places : places.filter { present.items[$0].isEnabled }
  }

  /// Numbers, once a digit is typed; before, to what is best named by its number.
  private func positions(at places: [Int]) -> [Proposal] {
    let isBegun = !current.raw.isEmpty
    if isBegun, current.raw.first?.isNumber != true { return [] }
    let titles = isBegun ? [:] : titleCounts(at: places)
    return places.filter { place in
      isBegun ? typed.begins(present.items[place].position) : !isNamed(place, titles)
    }.map { place in
      let item = present.items[place]
      return Proposal(
        String(item.position), saying: .element(item.title, isEnabled: item.isEnabled))
    }
  }

  /// Titles, once one is begun; before, of what is best named by it.
  private func selectors(at places: [Int]) -> [Proposal] {
    guard current.raw.isEmpty else { return titles(at: places) }
    let titles = titleCounts(at: places)
    return self.titles(at: places.filter { isNamed($0, titles) })
  }

  /// How many of the kind of some elements have the same title; nothing if none of them can be called by it.
  private func titleCounts(at places: [Int]) -> [String: Int] {
    guard let first = places.first, places.contains(where: { present.items[$0].id == nil }) else {
      return [:]
    }
    var counts: [String: Int] = [:]
    for place in self.places(of: present.items[first].kind) {
      counts[present.items[place].title, default: 0] += 1
    }
    return counts
  }

  /// Whether a person calls an element by its title, as `actions` does: buttons, not rows.
  private func isNamed(_ place: Int, _ titles: [String: Int]) -> Bool {
    guard present.items[place].id == nil else { return false }
    let title = present.items[place].title
    return !title.isEmpty && titles[title] == 1
  }

  /// Ids, once one is begun.
  private func ids(key: String, at places: [Int]) -> [Proposal] {
    let head = "\(key)="
    guard !current.raw.isEmpty, typed.begins(head) || WordBeginning(head).begins(typed.text) else {
      return []
    }
    return places.compactMap { place in
      let item = present.items[place]
      return item.id.map {
        Proposal(
          head + SessionText.word($0), saying: .element(item.title, isEnabled: item.isEnabled))
      }
    }
  }

  private var launchParameters: [Proposal] {
    let parameters = present.vocabulary.parameters.sorted { $0.key < $1.key }
    guard let equals = current.raw.firstIndex(of: "=") else {
      return parameters.map { Proposal($0.key + "=", form: .beginning) }
    }
    let name = String(current.raw[..<equals])
    return parameters.filter { $0.key == name }
      .flatMap { $0.value.map { Proposal("\(name)=\($0)") } }
  }

  private static let topics = [
    Proposal("all", note: "every command, each in a line"),
    Proposal("files", note: "the words of session files"),
    Proposal("subjects", note: "what expect can ask about"),
    Proposal("errors", note: "what the numbers of errors mean"),
  ]

  private var commandNames: [Proposal] {
    let commands = CommandCatalog.all.filter { $0.availability != .filesOnly }.map {
      Proposal($0.name, note: $0.summary)
    }
    let topics = current.raw.isEmpty ? [] : CommandHelp.topics.map { Proposal($0) }
    return commands + Self.topics + topics
  }
}
