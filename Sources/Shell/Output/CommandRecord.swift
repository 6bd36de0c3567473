import Sessions
import Simulator

/// What one command did, as one object of JSON.
struct CommandRecord {
  var command: String
  /// Where the line stands; nil where it was typed.
  var position: InputPosition?
  var output: [String] = []
  var diagnostics: [String] = []
  /// What is wrong with the command, which did nothing then.
  var fault: CommandFault?
  /// What went wrong beside it, such as a recording that cannot be written.
  var mishap: CommandFault?
  /// What was done, in order.
  var outcomes: [CommandOutcome] = []
  /// What the command shows or has made, in parts.
  var value: JSONValue?
  /// The exit code that a batch would stop with here.
  var code: Int32 = 0

  /// The object.
  func json(number: Int, state: StateFacts) -> JSONValue {
    let steps = outcomes.flatMap(\.allSteps)
    var members: [JSONValue.Member] = [
      .init("v", .integer(1)), .init("seq", .integer(number)), .init("cmd", .string(command)),
    ]
    if let position { members.append(.init("at", position.json)) }
    members += [
      .init("outcome", .string(outcome)), .init("reason", reason.map { .string($0) } ?? .null),
      .init("output", .strings(output)), .init("diagnostics", .strings(diagnostics)),
    ]
    if let value { members.append(.init("value", value)) }
    if let fault = fault ?? mishap {
      members.append(.init("error", fault.json(of: command, at: position)))
    }
    if let mismatch = outcomes.last?.mismatch { members.append(.init("mismatch", mismatch.json)) }
    members += state.members
    members += [
      .init("events", .strings(steps.flatMap(\.sentences))),
      .init("warnings", .strings(steps.flatMap(\.warnings))),
      .init("code", .integer(code)), .init("clock", .string(state.clock)),
    ]
    return .object(members)
  }

  private var outcome: String {
    if fault != nil { return "error" }
    guard let last = outcomes.last else { return code == 0 ? "unchanged" : "error" }
    return last.isDone
      ? CommandOutcome.word(hasChanged: outcomes.contains(where: \.hasChanged)) : last.word
  }

  /// Why it did not succeed, in words.
  private var reason: String? {
    fault?.message ?? outcomes.last?.obstacle ?? mishap?.message
  }
}

extension CommandOutcome {
  /// The word that JSON has for it.
  var word: String {
    switch status {
    case .succeeded, .quit: Self.word(hasChanged: hasChanged)
    case .refused: "refused"
    case .failed, .notReproducible, .stopped: "failed"
    case .error: "error"
    }
  }

  fileprivate static func word(hasChanged: Bool) -> String {
    hasChanged ? "changed" : "unchanged"
  }

  /// Whether it did what it should.
  var isDone: Bool {
    switch status {
    case .succeeded, .quit: true
    case .refused, .failed, .error, .notReproducible, .stopped: false
    }
  }

  fileprivate var allSteps: [StepResult] { (step.map { [$0] } ?? []) + steps }

  fileprivate var hasChanged: Bool { hasMoved || allSteps.contains(where: \.hasChanged) }

  /// Why it is not done, in words without anything in front.
  fileprivate var obstacle: String? {
    guard !isDone else { return nil }
    if let reason { return reason }
    switch step?.outcome {
    case .refused(let refusal): return refusal.message
    case .failed(let reason): return reason
    case .changed, .unchanged, .begun, nil: return mismatch?.difference
    }
  }
}

extension StepResult {
  fileprivate var hasChanged: Bool {
    switch outcome {
    case .changed, .begun: true
    case .unchanged, .refused, .failed: false
    }
  }
}

extension InputPosition {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .string(SessionText.visible(name))), .init("line", .integer(line)),
    ])
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

extension Mismatch {
  fileprivate var json: JSONValue {
    .object([
      .init("expected", .string(expected)), .init("actual", .string(actual)),
      .init("difference", .string(difference)), .init("details", .strings(details)),
    ])
  }
}
