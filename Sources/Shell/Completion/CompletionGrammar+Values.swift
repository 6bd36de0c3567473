import Sessions
import Simulator

extension CompletionGrammar {
  /// What can stand at a place.
  func proposals(for place: Place, of verb: Verb) -> [Proposal] {
    switch place.shape {
    case .word(let word): isOffered(word, of: verb) ? [Proposal(word)] : []
    case .keyed(let key, .elementID, _): ids(key: key, of: operable(place.previous))
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
    case .kind: kinds(of: present.items.filter { !$0.isField && isOperable($0) })
    case .position: positions(of: operable(previous))
    case .elementTitle: selectors(of: operable(previous))
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
    case .elementID, .text, .levels, .percent, .statusCode, .count, .duration, .action, .subject,
      .relation, .value, .path, .assignment, .variable:
      []
    }
  }

  private func tabs(for verb: Verb) -> [Proposal] {
    let names = present.tabs.filter {
      verb != .selectTab || isOffered(UserAction.selectTab(.name($0)).canonicalText)
    }
    return names.map { Proposal($0, form: .word) }
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
  /// Kinds of some elements, in their order.
  func kinds(of items: [Present.Item]) -> [Proposal] {
    items.map { Proposal($0.kind, form: .word) }.oncePerText
  }

  /// The elements of a kind.
  func items(of kind: String) -> [Present.Item] { present.items.filter { $0.kind == kind } }

  /// Titles; the note tells the id.
  func titles(of items: [Present.Item]) -> [Proposal] {
    items.map { item in
      Proposal(item.title, note: note([item.id.map { "id=\($0)" }], item), form: .title)
    }
  }

  private func isOperable(_ item: Present.Item) -> Bool { item.isEnabled || offersRefused }

  private func operable(_ kind: TypedWords.Word?) -> [Present.Item] {
    items(of: kind?.text ?? "").filter(isOperable)
  }

  /// Numbers, once a digit is typed; before, to what is best named by its number.
  private func positions(of items: [Present.Item]) -> [Proposal] {
    let titles = titleCounts(of: items.first?.kind)
    return items.filter { item in
      current.raw.isEmpty ? !isNamed(item, titles) : current.raw.first?.isNumber == true
    }.map { Proposal(String($0.position), note: note([$0.title], $0)) }
  }

  /// Titles, once one is begun; before, of what is best named by it.
  private func selectors(of items: [Present.Item]) -> [Proposal] {
    guard current.raw.isEmpty else { return titles(of: items) }
    let titles = titleCounts(of: items.first?.kind)
    return self.titles(of: items.filter { isNamed($0, titles) })
  }

  private func titleCounts(of kind: String?) -> [String: Int] {
    Dictionary(items(of: kind ?? "").map { ($0.title, 1) }, uniquingKeysWith: +)
  }

  /// Whether a person calls an element by its title, as `actions` does: buttons, not rows.
  private func isNamed(_ item: Present.Item, _ titles: [String: Int]) -> Bool {
    item.id == nil && !item.title.isEmpty && titles[item.title] == 1
  }

  /// Ids, once one is begun.
  private func ids(key: String, of items: [Present.Item]) -> [Proposal] {
    guard !current.raw.isEmpty else { return [] }
    return items.compactMap { item in
      item.id.map { Proposal("\(key)=\(SessionText.word($0))", note: note([item.title], item)) }
    }
  }

  private func note(_ parts: [String?], _ item: Present.Item) -> String? {
    let all = parts + [item.isEnabled ? nil : "(disabled)"]
    let text = all.compactMap { $0 }.joined(separator: " ")
    return text.isEmpty ? nil : SessionText.visible(text)
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

  private var commandNames: [Proposal] {
    let commands = CommandCatalog.all.filter { $0.availability != .filesOnly }.map {
      Proposal($0.name, note: $0.summary)
    }
    let topics = current.raw.isEmpty ? [] : CommandHelp.topics.map { Proposal($0) }
    return commands + [Proposal("files", note: "the words of session files")] + topics
  }
}
