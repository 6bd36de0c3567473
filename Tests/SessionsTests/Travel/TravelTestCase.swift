import Sessions
import Simulator
import XCTest

/// A prompt that goes back and forth in time, without a terminal.
@MainActor
class TravelTestCase: XCTestCase {
  @MainActor
  final class Prompt {
    let travel: TimeTravel
    private let parser = CommandParser(mode: .prompt)

    init(
      _ app: any HeadlessApp.Type = PocketApp.self, parameters: [LaunchParameter] = [],
      seed: UInt64 = 1
    ) {
      travel = TimeTravel(
        Interpreter(simulator: Simulator(app, parameters: parameters, seed: seed)))
    }

    var simulator: Simulator { travel.interpreter.simulator }

    /// Types lines, as a shell takes them.
    @discardableResult
    func type(_ lines: String...) -> [String] {
      lines.flatMap { outcome(of: $0).lines }
    }

    func outcome(of line: String) -> CommandOutcome {
      switch parser.parse(line, vocabulary: simulator.appType.vocabulary) {
      case .failure(let diagnostic): return CommandOutcome(.error, lines: [diagnostic.message])
      case .success(nil): return CommandOutcome(.succeeded)
      case .success(let command?):
        if case .prompt(.travel(let request)) = command.instruction {
          return travel.answer(request)
        }
        travel.willRun(command)
        let outcome = travel.interpreter.run(command)
        travel.take(
          command, typed: line, draft: SessionRecorder.plainDraft(of: command), outcome)
        return outcome
      }
    }

    /// What a snapshot and the log of events hold.
    var picture: [String] {
      simulator.tree + simulator.elements.map { "\($0)" } + simulator.coordinators
        + simulator.closures + simulator.pending + simulator.eventHistory + simulator.warnings
        + ["\(simulator.clock)", simulator.title ?? "-", simulator.toast ?? "-"]
    }
  }
}
