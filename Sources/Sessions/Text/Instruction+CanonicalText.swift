import Simulator

extension Command {
  /// The command as a session writes it; reads back as the same command.
  public var canonicalText: String {
    (mustBeRefused ? "! " : "") + instruction.canonicalText + (hidesText ? " hidden" : "")
  }

  /// The command as reports show it, without the text that it hides.
  package var shownText: String {
    guard hidesText, let text = instruction.enteredText else { return canonicalText }
    return canonicalText.replacing(SessionText.quoted(text), with: "\"…\"")
  }
}

extension Instruction {
  /// The instruction as a session writes it; reads back as the same instruction.
  public var canonicalText: String {
    switch self {
    case .act(let action): action.canonicalText
    case .begin(let action): "begin \(action.canonicalText)"
    case .settle: "settle"
    case .advance(let duration): "advance \(DurationText.canonical(duration))"
    case .look(let look): look.canonicalText
    case .expect(let expectation): "expect \(expectation.canonicalText)"
    case .include(let path, let values):
      (["include", SessionText.word(path)]
        + values.map { "\($0.name)=\(SessionText.word($0.value))" }).joined(separator: " ")
    case .bind(let name, .text(let text)):
      "let \(name) = \(text == "value" ? SessionText.quoted(text) : SessionText.word(text))"
    case .bind(let name, .value(let subject, let tab)):
      "let \(name) = value \(subject.name)\(Expectation.place(tab))"
    case .record(let request): "record \(request.canonicalText)"
    case .help(let topic): topic.map { "help \($0)" } ?? "help"
    case .prompt(let request): request.canonicalText
    case .quit: "quit"
    case .version: "version"
    }
  }
}

extension Instruction {
  /// The first word of it.
  var verb: String { String(canonicalText.prefix { $0 != " " }) }

  /// What it types into a field; nil if it does not.
  package var enteredText: String? {
    switch self {
    case .act(.enter(_, let text)), .begin(.enter(_, let text)), .expect(.can(.enter(_, let text))),
      .expect(.cannot(.enter(_, let text))):
      text
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .record, .help, .prompt,
      .quit,
      .version:
      nil
    }
  }
}

extension Instruction {
  /// The field it types into; nil if it does not.
  var enteredField: String? {
    switch self {
    case .act(.enter(let field, _)), .begin(.enter(let field, _)),
      .expect(.can(.enter(let field, _))), .expect(.cannot(.enter(let field, _))):
      field
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .record, .help, .prompt,
      .quit,
      .version:
      nil
    }
  }
}

extension Look {
  fileprivate var canonicalText: String {
    switch self {
    case .tree(.usual): "tree"
    case .tree(.ids): "tree --ids"
    case .tree(.everything): "tree --all"
    case .stack(let tab): "stack\(Expectation.place(tab))"
    case .whereabouts: "where"
    case .screen: "screen"
    case .actions: "actions"
    case .routes: "routes"
    case .coordinators: "coordinators"
    case .closures: "closures"
    case .events: "events"
    case .lastEvents(let count): "events \(count)"
    case .warnings: "warnings"
    case .leaks: "leaks"
    case .audit(let label): label.map { "audit \(SessionText.word($0))" } ?? "audit"
    case .pending: "pending"
    }
  }
}

extension Expectation {
  /// The expectation as a session writes it after `expect`.
  var canonicalText: String {
    switch self {
    case .compare(let subject, let tab, let relation, let value):
      "\(subject.name)\(Self.place(tab)) \(relation.rawValue) \(value.canonicalText)"
    case .gone(let label): "gone \(SessionText.word(label))"
    case .alive(let label): "alive \(SessionText.word(label))"
    case .can(let action): "can \(action.canonicalText)"
    case .cannot(let action): "cannot \(action.canonicalText)"
    }
  }

  fileprivate static func place(_ tab: String?) -> String {
    tab.map { " of tab \(SessionText.word($0))" } ?? ""
  }
}

extension ExpectedValue {
  var canonicalText: String {
    switch self {
    case .text(let text): SessionText.phrase(text)
    case .number(let number): "\(number)"
    case .time(let time): DurationText.canonical(time)
    }
  }
}

extension SessionText {
  /// The text as the rest of a line, in quotes only if it needs them.
  static func phrase(_ text: String) -> String {
    let parts = text.components(separatedBy: " ")
    // `is not` would take the word, and the first word of a line of labels is never an arrow.
    if parts[0] == "not" || parts[0] == ">" { return quoted(text) }
    return parts.allSatisfy { $0 == ">" || word($0) == $0 } ? text : word(text)
  }
}
