import Sessions
import Simulator

// What came of a command, as lines and in parts.
extension ShellLoop {
  func print(_ done: StepDesk.Done, of instruction: Instruction) -> Progress {
    let progress = print(done.outcome, of: instruction)
    tell(done.problem)
    if done.outcome.hasFailedStep, source.isInteractive {
      output.write(diagnostic: ["help: \"undo\" goes back to before it"])
    }
    if case .done = progress, !done.problem.isEmpty { return .stopped(1) }
    return progress
  }

  func print(_ outcome: CommandOutcome, of instruction: Instruction) -> Progress {
    output.note(outcome)
    if outcome.status == .stopped { source.takeInterruption() }
    if output.settings.format == .json {
      output.note(value: value(of: instruction, outcome) ?? value(in: outcome, of: instruction))
    }
    switch outcome.status {
    case .succeeded:
      switch instruction {
      case .look(.tree), .look(.coordinators): output.write(indented: outcome.lines)
      case .prompt(.travel(.events)): output.write(result: outcome.lines)
      case .help, .prompt: output.write(help: outcome.lines)
      case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .record, .quit,
        .version:
        output.write(result: outcome.lines)
      }
      return .done
    case .quit:
      output.write(result: outcome.lines)
      return .quit
    case .refused, .failed, .error, .notReproducible, .stopped:
      output.write(diagnostic: located(outcome.lines))
      return .stopped(outcome.exitCode)
    }
  }

  /// What is said of the recording beside the command.
  private func tell(_ remarks: [RecordingDesk.Remark]) {
    output.write(diagnostic: remarks.map(\.line))
    if let first = remarks.first { output.note(mishap: first.message) }
  }

  /// Keeps a line that is no step, if everything is recorded.
  func keep(_ line: String) { tell(recording.keep(line)) }

  private func value(of instruction: Instruction, _ outcome: CommandOutcome) -> JSONValue? {
    guard outcome.isDone else { return nil }
    switch instruction {
    case .look(.audit): return .strings(outcome.lines == ["none"] ? [] : outcome.lines)
    case .look(let look): return interpreter.value(of: look)
    case .help, .prompt(.license): return .strings(outcome.lines)
    case .version:
      return .object([
        .init("program", .string(SessionVersion.program)),
        .init("session", .string(SessionVersion.format)),
      ])
    case .act, .begin, .settle, .advance, .expect, .include, .bind, .record, .prompt, .quit:
      return nil
    }
  }

  /// What time travel tells in parts; events are a list, whatever was asked of them.
  private func value(in outcome: CommandOutcome, of instruction: Instruction) -> JSONValue? {
    guard let first = outcome.facts.first else { return nil }
    if case .prompt(.travel(.events)) = instruction { return first.value }
    return .object(outcome.facts)
  }

  func print(_ answer: RecordingDesk.Answer) -> Progress {
    var outcome = CommandOutcome(answer.status, mismatch: answer.mismatch)
    outcome.reason = answer.reason
    output.note(outcome)
    output.note(answer.fault)
    output.note(value: answer.value)
    output.write(result: answer.result)
    output.write(diagnostic: located(answer.diagnostic))
    return answer.code.map(Progress.stopped) ?? .done
  }

  /// The lines with the place of the command in front, where there is one.
  private func located(_ lines: [String]) -> [String] {
    guard let position = source.position, let first = lines.first else { return lines }
    return ["\(SessionText.visible(position.name)):\(position.line): \(first)"] + lines.dropFirst()
  }
}

extension CommandOutcome {
  /// Whether UIKit raised an exception, or the step found no end.
  fileprivate var hasFailedStep: Bool {
    if case .failed? = step?.outcome { true } else { false }
  }
}
