package import Sessions
import Simulator

extension Present {
  /// The app as it is now, as far as a line can make use of it; looking changes nothing.
  @MainActor
  package init(of interpreter: Interpreter, for line: String) {
    let simulator = interpreter.simulator
    let words = TypedWords(line).finished
    self.init(
      vocabulary: simulator.appType.vocabulary,
      items: words.isEmpty ? [] : simulator.elements.map(Item.init),
      backEntries: simulator.backEntries,
      labels: (simulator.stack ?? []) + simulator.modals + [simulator.screen],
      leaks: Self.asksForLeaks(words.map(\.raw)) ? simulator.leaks : [], tabs: simulator.tabs,
      alertButtons: simulator.alertButtons,
      actions: simulator.possibleActions, otherActions: Self.otherActions(of: simulator))
    if let subject = Self.subject(in: words.map(\.raw)[...]),
      let shown = interpreter.shown(by: subject)
    {
      values[subject] = shown.text
      entries[subject] = shown.entries
    }
  }

  /// What does not come from the screen: the machine says whether it is possible.
  @MainActor
  private static func otherActions(of simulator: Simulator) -> [UserAction] {
    let vocabulary = simulator.appType.vocabulary
    let events: [AppEvent] = [.launch([]), .background, .foreground, .terminate, .memoryWarning]
    let actions =
      [.dismiss(.all)] + events.map { UserAction.app($0) }
      + vocabulary.routes.map { .open(url: RoutePattern.literal(of: $0)) }
      + vocabulary.services.map { .service(name: $0, .holds) } + [.pasteboard("")]
      + vocabulary.everyNotification.map { .notification(name: $0) }
      + vocabulary.permissions.map { .permission(name: $0, .ask) }
    return actions.filter { simulator.refusal(of: $0) == nil }
  }

  /// Whether the line is about what should be gone.
  private static func asksForLeaks(_ words: [String]) -> Bool {
    let audit = CommandCatalog.entry(for: .audit)
    return words.first.map { ([audit.name] + audit.aliases).contains($0) } ?? false
  }

  /// The subject of an expectation, as it is typed in front of a relation.
  private static func subject(in words: ArraySlice<String>) -> String? {
    let expect = CommandCatalog.entry(for: .expect)
    guard let first = words.first, first == expect.name || expect.aliases.contains(first),
      let relation = words.lastIndex(where: { Relation(rawValue: $0) != nil }), relation > 1
    else { return nil }
    return words[1..<relation].joined(separator: " ")
  }
}

extension Present.Item {
  fileprivate init(_ element: ScreenElement) {
    self.init(
      kind: element.kind, position: element.position, id: element.id, title: element.title,
      isEnabled: element.isEnabled, isField: element.isField)
  }
}

extension Interpreter {
  /// What a subject shows now, as it is typed behind a relation; nil if there is nothing to show.
  fileprivate func shown(by subject: String) -> (text: String, entries: [String]?)? {
    let line = CommandParser(mode: .file).parse("let shown = value \(subject)", vocabulary: nil)
    guard case .success(let command?) = line,
      case .bind(_, .value(let subject, let tab)) = command.instruction
    else { return nil }
    let value = value(of: subject, tab: tab)
    let text = value.printed(separator: subject.separator)
    switch value {
    case .absent: return nil
    case .list(let entries): return (text, entries)
    case .text, .number, .time: return (text, nil)
    }
  }
}
