import Sessions
import Simulator

extension Interpreter {
  /// What a look-only command shows, in parts; what there is none of is empty.
  func value(of look: Look) -> JSONValue? {
    switch look {
    case .tree(let detail): .strings(simulator.tree(detail))
    case .stack(let tab):
      (tab.map { simulator.stack(ofTab: $0) } ?? simulator.stack).map { JSONValue.strings($0) }
    case .whereabouts: .strings(simulator.path)
    case .screen: screen
    case .actions: .strings(simulator.possibleActions.map(\.canonicalText))
    case .routes: .strings(simulator.appType.vocabulary.routes)
    case .coordinators: .strings(simulator.coordinators)
    case .closures: .strings(simulator.closures)
    case .events: .strings(simulator.events)
    case .lastEvents(let count): .strings(Array(simulator.eventHistory.suffix(count)))
    case .warnings: .strings(simulator.warnings)
    case .leaks: .strings(simulator.leaks)
    case .audit: nil
    case .pending: .strings(simulator.pending)
    }
  }

  private var screen: JSONValue {
    .object([
      .init("label", .string(simulator.screen)),
      .init("message", simulator.alertMessage.map { .string($0) } ?? .null),
      .init(
        "choices",
        .array(
          simulator.alertChoices.map { choice in
            .object([
              .init("title", .string(choice.title)), .init("enabled", .bool(choice.isEnabled)),
            ])
          })), .init("elements", .array(simulator.elements.map(\.json))),
    ])
  }
}

extension ScreenElement {
  fileprivate var json: JSONValue {
    .object([
      .init("kind", .string(kind)), .init("number", .integer(position)),
      .init("id", id.map { .string($0) } ?? .null), .init("title", .string(title)),
      .init("value", value.map { .string($0) } ?? .null), .init("enabled", .bool(isEnabled)),
    ])
  }
}
