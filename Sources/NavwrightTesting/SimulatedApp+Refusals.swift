import Sessions
public import Simulator

extension SimulatedApp {
  /// Expects that an action is not possible now, and why.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - message: The refusal in words, without `refused: `.
  public func expectRefused(
    _ action: UserAction, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await expectRefused(.act(action), message, FailurePlace(file, line))
  }

  /// Expects that the action of a line of a session file is not possible now, and why.
  ///
  /// - Parameters:
  ///   - action: The action, such as `tap clip 99`.
  ///   - message: The refusal in words, without `refused: `.
  public func expectRefused(
    _ action: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let place = FailurePlace(file, line)
    guard let command = command("! \(action)", place) else { return }
    await expectRefused(command.instruction, message, place)
  }

  private func expectRefused(
    _ instruction: Instruction, _ message: String, _ place: FailurePlace
  ) async {
    let text = instruction.canonicalText
    let outcome = await execute(Command(instruction, mustBeRefused: true), place)
    guard let reason = reason(instruction, outcome) else {
      return fail("\(text) was accepted, expected refused: \(message)", place)
    }
    if reason != message {
      return fail(
        "\(text) was refused otherwise\n  expected: \(message)\n  actual:   \(reason)", place)
    }
    // A mismatch in spite of a refusal says what changed.
    if outcome.step != nil, let mismatch = outcome.mismatch { fail(text, mismatch, place) }
  }

  /// Why it was refused; nil if it was not.
  private func reason(_ instruction: Instruction, _ outcome: CommandOutcome) -> String? {
    switch outcome.step?.outcome {
    case .refused(let refusal): return refusal.message
    case .changed, .unchanged, .begun, .failed: return nil
    case nil: break
    }
    switch instruction {
    case .act(.open(let url)), .begin(.open(let url)):
      return ActionRefusal.malformedURL(url).message
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .record, .prompt, .help,
      .quit,
      .version:
      return outcome.lines.joined(separator: "\n")
    }
  }
}
