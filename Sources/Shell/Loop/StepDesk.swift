import Sessions
import Simulator

/// Runs commands and tells everybody who keeps what was done: history, recording, journal.
@MainActor
final class StepDesk {
  let travel: TimeTravel
  let journal: Journal?
  /// Nil where nothing is recorded.
  let recording: RecordingDesk?
  private let catcher: PrintCatcher?
  private let output: any ShellOutput

  init(
    _ travel: TimeTravel, recording: RecordingDesk?, journal: Journal?, catcher: PrintCatcher?,
    output: any ShellOutput
  ) {
    self.travel = travel
    self.recording = recording
    self.journal = journal
    self.catcher = catcher
    self.output = output
    travel.observer = recording
  }

  var interpreter: Interpreter { travel.interpreter }

  /// What became of a command, and what is wrong with the recording.
  struct Done {
    var outcome: CommandOutcome
    var problem: [RecordingDesk.Remark] = []
  }

  /// Runs a command.
  ///
  /// - Parameter isJournaled: Whether it is a command of the journal, and no part of one.
  func run(_ command: Command, typed: String, isJournaled: Bool = true) -> Done {
    let journal = isJournaled ? journal : nil
    TrapReport.announce(command.hidesText ? command.shownText : typed)
    journal?.willRun(command)
    travel.willRun(command)
    let draft = draft(of: command)
    let outcome = caught { interpreter.run(command) }
    journal?.didRun(command, outcome, on: interpreter.simulator)
    TrapReport.clear()
    return Done(outcome: outcome, problem: keep(command, typed: typed, draft, outcome))
  }

  /// Goes back or forth in time, or looks at what was done.
  func travel(
    _ command: Command, _ request: TravelRequest, typed: String, isJournaled: Bool = true
  ) -> Done {
    let journal = isJournaled ? journal : nil
    TrapReport.announce(typed)
    journal?.willRun(command)
    // What the app prints again was printed.
    let outcome = interpreter.hidden.masked(muted { travel.answer(request) })
    journal?.didRun(command, outcome, on: interpreter.simulator)
    TrapReport.clear()
    return Done(outcome: outcome, problem: recording?.takeNotice() ?? [])
  }

  func draft(of command: Command) -> SessionRecorder.Draft {
    recording?.draft(of: command) ?? SessionRecorder.plainDraft(of: command)
  }

  /// Keeps a command that has run.
  ///
  /// - Returns: What is wrong with the recording.
  func keep(
    _ command: Command, typed: String, _ draft: SessionRecorder.Draft, _ outcome: CommandOutcome
  ) -> [RecordingDesk.Remark] {
    travel.take(command, typed: typed, draft: draft, outcome)
    return recording?.take(draft, typed: typed, outcome) ?? []
  }

  /// Does something in the app, and says what the app printed meanwhile.
  func caught<Answer>(_ work: () -> Answer) -> Answer {
    guard let catcher else { return work() }
    let (answer, printed) = catcher.catching(work)
    output.write(diagnostic: printed)
    return answer
  }

  /// Does something in the app; what it prints is dropped.
  func muted<Answer>(_ work: () -> Answer) -> Answer {
    catcher.map { $0.catching(work).0 } ?? work()
  }
}
