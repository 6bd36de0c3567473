package import Simulator

/// Writes the trace of one session, a line a step, each as soon as the step is done.
@MainActor
package final class TraceWriter {
  private let write: (String) -> Void
  /// Texts that were entered hidden: they stand nowhere in the trace, whatever shows them.
  private let secrets = SecretNames()
  private var number = 0
  private var lastState = 0

  /// Begins a trace.
  ///
  /// - Parameter write: Takes each line, its end included; owned by the writer.
  package init(_ header: TraceRecord.Header, write: @escaping (String) -> Void) {
    self.write = write
    add(.header(header))
  }

  /// Writes a record.
  package func add(_ record: TraceRecord) { write(record.json.line + "\n") }

  /// Says what is about to be done.
  package func announce(_ command: String) {
    add(.doing(number: number + 1, command: command))
  }

  /// Says what is about to be done.
  package func announce(_ command: Command) { announce(secrets.sharedText(of: command)) }

  /// Writes a step that was done, with the name of a text that it hides.
  package func add(
    _ command: Command, outcome: CommandOutcome?, on simulator: Simulator, failed: Bool
  ) {
    add(secrets.sharedText(of: command), outcome: outcome, on: simulator, failed: failed)
  }

  /// Takes note of a command whose text is not to be shown.
  func hide(_ command: Command) { _ = secrets.name(for: command) }

  /// Writes a step that was done.
  ///
  /// - Parameter failed: Whether the state is wanted whole, because something is wrong.
  package func add(
    _ command: String, outcome: CommandOutcome?, on simulator: Simulator,
    place: Diagnostic.Place? = nil, includedFrom: [Diagnostic.Place] = [], failed: Bool
  ) {
    number += 1
    let step = outcome?.step
    add(
      .step(
        TraceRecord.Step(
          number: number, place: place, includedFrom: includedFrom, command: command,
          outcome: outcome.map(\.word) ?? "done",
          lines: secrets.masked(outcome?.lines ?? []),
          events: step == nil ? [] : secrets.masked(simulator.events),
          warnings: step?.warnings ?? [],
          state: StateHash(of: simulator).text, clock: DurationText.clock(simulator.clock))))
    guard failed || number - lastState >= TraceRecord.stateInterval else { return }
    lastState = number
    add(
      .state(
        TraceRecord.State(
          number: number, tree: simulator.tree,
          screen: secrets.masked([simulator.screen] + simulator.elements.map(\.line)),
          pending: simulator.pending)))
  }
}

extension CommandOutcome {
  /// What became of the command, in one word.
  var word: String {
    guard let step else {
      return switch status {
      case .succeeded: "ok"
      case .refused: "refused"
      case .failed: "failed"
      case .error: "error"
      case .notReproducible: "not reproducible"
      case .stopped: "stopped"
      case .quit: "quit"
      }
    }
    return switch step.outcome {
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .begun: "begun"
    case .refused: "refused"
    case .failed: "failed"
    }
  }
}
