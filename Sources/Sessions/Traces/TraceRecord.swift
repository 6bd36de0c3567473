/// One line of a trace.
///
/// A trace says what a session did, step by step, and holds nothing that differs between two runs of the same session:
/// comparing bytes is a test for flakiness, and ``Trace/key`` one for regressions.
package enum TraceRecord: Hashable, Sendable {
  /// What was run on what.
  case header(Header)
  /// A step is about to be done; written where a crash must not take the last command with it.
  case doing(number: Int, command: String)
  /// A step was done.
  case step(Step)
  /// Everything that can be seen after a step.
  case state(State)
  /// Nothing more follows.
  case end(status: String, message: String?)

  package struct Header: Hashable, Sendable {
    package var app: String
    package var seed: UInt64
    /// Values given by name, those of secrets masked.
    package var values: [String: String] = [:]
    /// The session file; nil for what was typed.
    package var file: String?
    /// What the bytes of the file come to.
    package var hash: String?
    package var title: String?

    package init(app: String, seed: UInt64) {
      self.app = app
      self.seed = seed
    }
  }

  package struct Step: Hashable, Sendable {
    package var number: Int
    /// Where the step stands; nil for what was typed.
    package var place: Diagnostic.Place?
    package var includedFrom: [Diagnostic.Place] = []
    package var command: String
    package var outcome: String
    /// What the step answered.
    package var lines: [String]
    package var events: [String]
    package var warnings: [String]
    package var state: String
    package var clock: String
  }

  package struct State: Hashable, Sendable {
    /// The step after which it was so.
    package var number: Int
    package var tree: [String]
    package var screen: [String]
    package var pending: [String]
  }

  /// Full states stand so many steps apart.
  package static let stateInterval = 32
}

extension TraceRecord {
  package var json: JSONValue {
    let (kind, members): (String, [JSONValue.Member]) =
      switch self {
      case .header(let header): ("trace", header.members)
      case .doing(let number, let command):
        ("doing", [.init("seq", .integer(number)), .init("command", .string(command))])
      case .step(let step): ("step", step.members)
      case .state(let state):
        (
          "state",
          [
            .init("seq", .integer(state.number)), .init("tree", .strings(state.tree)),
            .init("screen", .strings(state.screen)), .init("pending", .strings(state.pending)),
          ]
        )
      case .end(let status, let message):
        (
          "end",
          [
            .init("status", .string(status)),
            .init("message", message.map { .string($0) } ?? .null),
          ]
        )
      }
    return .object([.init("v", .integer(1)), .init("event", .string(kind))] + members)
  }

  /// Reads a line; nil if it is none of ours.
  package init?(_ object: JSONValue) {
    guard object["v"]?.integer == 1 else { return nil }
    switch object["event"]?.text {
    case "trace":
      guard let header = Header(object) else { return nil }
      self = .header(header)
    case "doing":
      guard let number = object["seq"]?.integer, let command = object["command"]?.text else {
        return nil
      }
      self = .doing(number: number, command: command)
    case "step":
      guard let step = Step(object) else { return nil }
      self = .step(step)
    case "state":
      guard let number = object["seq"]?.integer, let tree = object["tree"]?.texts,
        let screen = object["screen"]?.texts, let pending = object["pending"]?.texts
      else { return nil }
      self = .state(State(number: number, tree: tree, screen: screen, pending: pending))
    case "end":
      guard let status = object["status"]?.text else { return nil }
      self = .end(status: status, message: object["message"]?.text)
    case _: return nil
    }
  }
}

extension TraceRecord.Header {
  fileprivate var members: [JSONValue.Member] {
    func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return [
      .init("navwright", .string(SessionVersion.program)),
      .init("format", .string(SessionVersion.format)), .init("app", .string(app)),
      .init("seed", .integer(seed)),
      .init(
        "values",
        .object(values.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
      .init("file", optional(file)), .init("hash", optional(hash)),
      .init("case", optional(title)),
    ]
  }

  fileprivate init?(_ object: JSONValue) {
    guard let app = object["app"]?.text, case .number(let digits)? = object["seed"],
      let seed = UInt64(digits)
    else { return nil }
    self.init(app: app, seed: seed)
    if case .object(let members)? = object["values"] {
      for member in members { values[member.key] = member.value.text }
    }
    file = object["file"]?.text
    hash = object["hash"]?.text
    title = object["case"]?.text
  }
}

extension TraceRecord.Step {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("seq", .integer(number)), .init("file", place.map { .string($0.file) } ?? .null),
      .init("line", place.map { .integer($0.line) } ?? .null),
      .init("includes", .array(includedFrom.map(\.json))), .init("command", .string(command)),
      .init("outcome", .string(outcome)), .init("lines", .strings(lines)),
      .init("events", .strings(events)), .init("warnings", .strings(warnings)),
      .init("state", .string(state)), .init("clock", .string(clock)),
    ]
  }

  fileprivate init?(_ object: JSONValue) {
    guard let number = object["seq"]?.integer, let includes = object["includes"]?.elements,
      let command = object["command"]?.text, let outcome = object["outcome"]?.text,
      let lines = object["lines"]?.texts, let events = object["events"]?.texts,
      let warnings = object["warnings"]?.texts, let state = object["state"]?.text,
      let clock = object["clock"]?.text
    else { return nil }
    self.init(
      number: number, place: Diagnostic.Place(object),
      includedFrom: includes.compactMap { Diagnostic.Place($0) }, command: command,
      outcome: outcome, lines: lines, events: events, warnings: warnings, state: state,
      clock: clock)
  }
}
