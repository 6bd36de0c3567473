public import Simulator

/// Runs commands on one simulator and says what became of them.
@MainActor
public final class Interpreter {
  /// The app under test.
  @exclusivity(unchecked)
  public private(set) var simulator: Simulator
  /// What became of the last action, as the subject `result` shows it.
  @exclusivity(unchecked)
  package private(set) var lastResult = ActionResult.accepted
  /// What is shown nowhere.
  @exclusivity(unchecked)
  package private(set) var hidden = HiddenTexts()
  /// What of it was entered since the launch: a step that is done again says what it said the first time.
  @exclusivity(unchecked)
  private var entered = HiddenTexts()

  /// Creates an interpreter.
  public init(simulator: Simulator) {
    self.simulator = simulator
    simulator.keepsGrounds = true
  }

  /// Goes on with another simulator: the app was launched afresh.
  func replace(with simulator: Simulator) {
    self.simulator = simulator
    lastResult = .accepted
    entered = HiddenTexts()
  }

  /// Runs one command.
  public func run(_ command: Command) -> CommandOutcome {
    let outcome = outcome(of: command)
    if command.instruction.movesApp { lastResult = outcome.actionResult }
    if command.hidesText, let text = command.instruction.enteredText {
      hidden.insert(text)
      entered.insert(text)
    }
    return entered.isEmpty ? outcome : entered.masked(outcome)
  }

  /// Takes note of a line that could not even be read as an action.
  package func noteError() { lastResult = .error }

  private func outcome(of command: Command) -> CommandOutcome {
    if command.mustBeRefused { return refusal(of: command) }
    return switch command.instruction {
    case .act(let action): Self.outcome(of: simulator.step(action))
    case .begin(let action): Self.outcome(of: simulator.begin(action))
    case .settle: Self.outcome(of: simulator.settle())
    case .advance(let duration): advance(by: duration)
    case .look(let look): show(look)
    case .expect(let expectation): check(expectation)
    case .help(let topic): CommandOutcome(.succeeded, lines: CommandHelp.lines(for: topic))
    case .version:
      CommandOutcome(
        .succeeded,
        lines: ["navwright \(SessionVersion.program), session format \(SessionVersion.format)"])
    case .quit: CommandOutcome(.quit)
    case .record: Self.error(.notHere("record"))
    case .prompt(.license): CommandOutcome(.succeeded, lines: LicenseText.lines)
    case .prompt: Self.error(.notHere(command.instruction.verb))
    case .include: Self.error(.onlyInFile("include"))
    case .bind: Self.error(.onlyInFile("let"))
    }
  }

  static func error(_ error: SessionError) -> CommandOutcome {
    var outcome = CommandOutcome(.error, lines: ["error[\(error.code)]: \(error.message)"])
    outcome.error = error
    return outcome
  }

  // MARK: steps

  /// Moves the clock, unless it would then show a time that no line can write.
  private func advance(by duration: Duration) -> CommandOutcome {
    let time = simulator.clock + duration
    guard time <= DurationText.limit else {
      return Self.error(.badDuration(DurationText.clock(time), .tooLong))
    }
    return Self.outcome(of: simulator.advance(by: duration))
  }

  private static func outcome(of result: StepResult) -> CommandOutcome {
    let lines = SessionText.visibleLines(result.lines)
    return switch result.outcome {
    case .changed, .unchanged, .begun: CommandOutcome(.succeeded, lines: lines, step: result)
    case .refused(.malformedURL(let text)): error(.notAURL(text))
    case .refused: CommandOutcome(.refused, lines: lines, step: result)
    case .failed: CommandOutcome(.failed, lines: lines, step: result)
    }
  }

  /// Runs a step that the machine must refuse without changing anything.
  private func refusal(of command: Command) -> CommandOutcome {
    let state = simulator.stateFingerprint
    let clock = simulator.clock
    let events = simulator.eventPlaces
    var outcome = outcome(of: Command(command.instruction))
    guard outcome.step?.isRefused == true else {
      return outcome.contradicted(
        by: command, expected: "a refusal", difference: "the step was accepted")
    }
    let changed = [
      simulator.stateFingerprint == state ? nil : "the state",
      simulator.eventPlaces == events ? nil : "the events",
      simulator.clock == clock ? nil : "the clock",
    ].compactMap(\.self)
    guard changed.isEmpty else {
      return outcome.contradicted(
        by: command, expected: "a refusal that changes nothing",
        difference: "it changed \(changed.joined(separator: ", "))")
    }
    outcome.status = .succeeded
    return outcome
  }
}

extension CommandOutcome {
  /// The outcome of a command whose refusal did not come as it should.
  fileprivate func contradicted(
    by command: Command, expected: String, difference: String
  ) -> CommandOutcome {
    let mismatch = Mismatch(
      expected: expected, actual: lines.joined(separator: "\n"), difference: difference)
    return CommandOutcome(
      .failed, lines: lines + mismatch.lines(of: command.canonicalText), step: step,
      mismatch: mismatch)
  }
}

extension StepResult {
  /// Whether the machine refused the action.
  package var isRefused: Bool {
    switch outcome {
    case .refused: true
    case .changed, .unchanged, .begun, .failed: false
    }
  }
}

extension Mismatch {
  /// The mismatch as the prompt prints it.
  func lines(of claim: String) -> [String] {
    ["failed: \(claim)"] + detailLines
  }

  /// Both sides, the difference and what else is known, indented; further lines stand below the first.
  package var detailLines: [String] {
    let rows = [("expected: ", expected), ("actual:   ", actual), ("differs:  ", difference)]
    return rows.flatMap { head, text in
      text.components(separatedBy: "\n").enumerated().map { index, line in
        index == 0 ? "   \(head)\(line)" : String(repeating: " ", count: 13) + line
      }
    } + details.map { "   \($0)" }
  }
}
