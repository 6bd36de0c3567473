import Sessions
import Simulator

/// What one command did, as one object of JSON.
struct CommandRecord {
  var command: String
  var output: [String] = []
  var diagnostics: [String] = []
  var fault: Diagnostic?
  var result: CommandOutcome?
  /// What a look-only command shows, in parts.
  var value: JSONValue?
  /// The exit code that a batch would stop with here.
  var code: Int32 = 0

  /// The object.
  func json(number: Int, state: StateFacts) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("v", .integer(1)), .init("seq", .integer(number)), .init("cmd", .string(command)),
      .init("outcome", .string(outcome)), .init("reason", reason.map { .string($0) } ?? .null),
    ]
    members += [
      .init("output", .strings(output)), .init("diagnostics", .strings(diagnostics)),
    ]
    if let value { members.append(.init("value", value)) }
    if let fault { members.append(.init("error", fault.json)) }
    if let mismatch = result?.mismatch { members.append(.init("mismatch", mismatch.json)) }
    members += state.members
    members += [
      .init("events", .strings(result?.step?.sentences ?? [])),
      .init("warnings", .strings(result?.step?.warnings ?? [])),
      .init("code", .integer(code)), .init("clock", .string(state.clock)),
    ]
    return .object(members)
  }

  private var outcome: String {
    if fault != nil { return "error" }
    guard let result else { return code == 0 ? "unchanged" : "error" }
    return switch result.status {
    case .succeeded, .quit: changes ? "changed" : "unchanged"
    case .refused: "refused"
    case .failed: "failed"
    case .error, .notReproducible: "error"
    case .stopped: "failed"
    }
  }

  private var changes: Bool {
    switch result?.step?.outcome {
    case .changed, .begun: true
    case .unchanged, .refused, .failed, nil: false
    }
  }

  /// Why it did not succeed, in words.
  private var reason: String? {
    if let fault { return fault.message }
    switch result?.step?.outcome {
    case .refused(let refusal): return refusal.message
    case .failed(let reason): return reason
    case .changed, .unchanged, .begun, nil: break
    }
    if let mismatch = result?.mismatch { return mismatch.difference }
    return code == 0 ? nil : (diagnostics.first ?? result?.lines.first)
  }
}

/// Where the app is behind a command.
struct StateFacts {
  var stack: [String]
  var modals: [String]
  var tab: String?
  var screen: String
  var clock: String

  @MainActor
  init(_ interpreter: Interpreter) {
    let simulator = interpreter.simulator
    stack = simulator.stack ?? []
    modals = simulator.modals
    tab = simulator.tab
    screen = simulator.screen
    clock = interpreter.value(of: .clock, tab: nil).printed(separator: ", ")
  }

  fileprivate var members: [JSONValue.Member] {
    [
      .init("stack", .strings(stack)), .init("modals", .strings(modals)),
      .init("tab", tab.map { .string($0) } ?? .null), .init("screen", .string(screen)),
    ]
  }
}

extension Diagnostic {
  /// What is wrong, in parts.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", .string(code)), .init("message", .string(message)),
      .init("help", help.map { .string($0) } ?? .null),
    ]
    if let file { members.append(.init("file", .string(SessionText.visible(file)))) }
    if let line { members.append(.init("line", .integer(line))) }
    members += [.init("column", .integer(column)), .init("length", .integer(length))]
    return .object(members)
  }
}

extension Mismatch {
  fileprivate var json: JSONValue {
    .object([
      .init("expected", .string(expected)), .init("actual", .string(actual)),
      .init("difference", .string(difference)), .init("details", .strings(details)),
    ])
  }
}
