import Simulator

extension Interpreter {
  /// Answers a look-only command; changes nothing.
  func show(_ look: Look) -> CommandOutcome {
    var outcome = answer(to: look)
    outcome.lines = outcome.lines.map(SessionText.visible)
    return outcome
  }

  private func answer(to look: Look) -> CommandOutcome {
    switch look {
    case .tree(let detail): CommandOutcome(.succeeded, lines: simulator.tree(detail))
    case .stack(let tab): stack(ofTab: tab)
    case .whereabouts: CommandOutcome(.succeeded, lines: [whereabouts])
    case .screen:
      CommandOutcome(
        .succeeded, lines: [simulator.screen] + alertLines + simulator.elements.map(\.line))
    case .actions: entries(simulator.possibleActions.map(\.canonicalText))
    case .routes: entries(simulator.appType.vocabulary.routes)
    case .coordinators: entries(simulator.coordinators)
    case .closures: entries(simulator.closures)
    case .events: entries(simulator.events)
    case .lastEvents(let count): entries(Array(simulator.eventHistory.suffix(count)))
    case .warnings: entries(simulator.warnings)
    case .leaks: entries(simulator.leaks)
    case .audit(let label): audit(label)
    case .pending: entries(simulator.pending)
    }
  }

  /// What an alert says and how it is answered, as its answers are written; its label has the title.
  private var alertLines: [String] {
    let message = simulator.alertMessage.map { ["message \(SessionText.quoted($0))"] } ?? []
    return message
      + simulator.alertChoices.map { choice in
        let line = UserAction.choose(button: choice.title).canonicalText
        return choice.isEnabled ? line : line + " (disabled)"
      }
  }

  private var whereabouts: String {
    value(of: .path, tab: nil).printed(separator: Subject.path.separator)
  }

  private func entries(_ lines: [String]) -> CommandOutcome {
    CommandOutcome(.succeeded, lines: lines.isEmpty ? ["none"] : lines)
  }

  private func stack(ofTab tab: String?) -> CommandOutcome {
    let value = value(of: .stack, tab: tab)
    let text = value.printed(separator: Subject.stack.separator)
    if case .absent = value { return .refused(text) }
    return CommandOutcome(.succeeded, lines: [text])
  }
}

extension ScreenElement {
  /// The element as `screen` shows it.
  var line: String {
    var line = "\(kind) \(position)"
    if let id { line += " id=\(SessionText.word(id))" }
    line += " \(SessionText.quoted(title))"
    if let value { line += " value=\(SessionText.quoted(value))" }
    return isEnabled ? line : line + " (disabled)"
  }
}
