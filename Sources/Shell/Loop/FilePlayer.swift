import Sessions
import Simulator

/// Does the steps of a session file, or of a trace, on an app that is there, and shows each.
@MainActor
struct FilePlayer {
  let desk: StepDesk
  let output: any ShellOutput
  /// Whether each step is a command of the journal; otherwise all of them are one.
  var journalsSteps = false
  /// What stands before each step as it is shown; nil shows what they print alone.
  var lead: String? = "nav> "
  /// Asked before each step whether it is to be done; nil does them all.
  var ask: ((_ step: String) -> Bool)?
  /// What `${env:…}` and `${secret:…}` read.
  var environment: [String: String] = [:]
  /// The files that are being played, the outermost first.
  private var chain: [String] = []
  /// Whether a person wants to stop.
  var shouldStop: () -> Bool = { false }

  private var travel: TimeTravel { desk.travel }

  init(desk: StepDesk, output: any ShellOutput) {
    self.desk = desk
    self.output = output
  }

  /// Why it ended before the last step.
  private enum Break {
    case stopped
    case left
  }

  private func interruption(before step: String) -> Break? {
    if shouldStop() { return .stopped }
    if let ask, !ask(step) { return .left }
    return nil
  }

  private func end(_ interruption: Break, after count: Int, of total: Int) -> Int32 {
    output.write(diagnostic: ["stopped after \(count) of \(total)"])
    switch interruption {
    case .stopped: return 130
    case .left: return 0
    }
  }

  // MARK: what is asked for at a prompt

  /// Does what the command `play` asks for.
  ///
  /// - Returns: The exit code.
  func play(_ request: PlayRequest) -> Int32 {
    if let problem = problem(with: request.path) {
      output.write(diagnostic: [
        "error: cannot play \(SessionText.quoted(request.path)): \(problem)"
      ])
      return 2
    }
    var player = self
    player.chain.append(request.path)
    if case .success(let bytes) = contents(of: request.path), Trace.isOne(bytes) {
      return player.playTrace(bytes, request)
    }
    return player.playSession(request)
  }

  private func problem(with path: String) -> String? {
    let files = DiskFiles()
    let place = files.realPath(of: path) ?? path
    if let open = desk.recording?.path, files.realPath(of: open) == place {
      return "it is being recorded; \"record stop\" ends that"
    }
    guard chain.contains(where: { (files.realPath(of: $0) ?? $0) == place }) else { return nil }
    return "it plays itself: \((chain + [path]).joined(separator: " -> "))"
  }

  private func contents(of path: String) -> Result<[UInt8], FileProblem> {
    do throws(FileProblem) {
      return .success(try DiskFiles().contents(of: path))
    } catch {
      return .failure(error)
    }
  }

  private func playSession(_ request: PlayRequest) -> Int32 {
    let app = travel.interpreter.simulator.appType
    var planner = SessionPlanner(apps: [app], files: DiskFiles(), environment: environment)
    planner.defaultApp = app.name
    let result = planner.plan(request.path)
    output.write(diagnostic: result.diagnostics.map(\.rendered))
    guard let plan = result.plan else { return 2 }
    let item: CasePlan
    do throws(PlayProblem) {
      item = try plan.chosenCase(titled: nil, until: request.until)
    } catch {
      output.write(diagnostic: ["error: \(error.message)"])
      return 2
    }
    var isLaunched = false
    if request.isFresh {
      desk.caught { travel.begin(launch: item.launch ?? [], seed: plan.seed) }
      output.write(diagnostic: desk.recording?.takeNotice() ?? [])
      isLaunched = item.launch != nil
    }
    return play(item, isLaunched: isLaunched, until: request.until)
  }

  private func playTrace(_ bytes: [UInt8], _ request: PlayRequest) -> Int32 {
    let app = travel.interpreter.simulator.appType
    do throws(TraceProblem) {
      let trace = try Trace(reading: bytes, name: request.path)
      guard trace.header.app == app.name else {
        throw .otherApp(request.path, app: trace.header.app, running: app.name)
      }
      let plan = try TracePlan(
        trace, for: app, values: [:], environment: environment, name: request.path)
      if request.isFresh {
        desk.caught { travel.begin(launch: plan.launch, seed: plan.seed) }
        output.write(diagnostic: desk.recording?.takeNotice() ?? [])
      }
      let begins = travel.isAtLaunch(plan.launch, seed: plan.seed)
      return play(plan, isCompared: begins)
    } catch {
      output.write(diagnostic: ["error: \(error.message)"])
      return 2
    }
  }

  // MARK: session files

  /// Does the steps of a case.
  ///
  /// - Parameter isLaunched: Whether the app was launched for the case, as its first step says.
  /// - Returns: The exit code.
  func play(_ item: CasePlan, isLaunched: Bool, until: Int?) -> Int32 {
    let playing = CasePlaying(
      item, on: travel.interpreter, isLaunched: isLaunched, until: until)
    for index in 0..<playing.stepCount {
      let text = playing.text(of: index)
      if let interruption = interruption(before: text) {
        return end(interruption, after: index, of: playing.stepCount)
      }
      TrapReport.announce(text)
      let draft = playing.command(of: index).map(desk.draft)
      let failure = desk.caught { playing.run(index) }
      TrapReport.clear()
      if let record = playing.record { show(record, text, draft) }
      if let failure {
        output.write(diagnostic: failure.lines)
        return 1
      }
    }
    return 0
  }

  private func shown(_ step: String) -> [String] {
    lead.map { [$0 + SessionText.visible(step)] } ?? []
  }

  private func show(_ record: StepRecord, _ text: String, _ draft: SessionRecorder.Draft?) {
    let lines = record.outcome?.lines ?? []
    output.write(result: shown(record.command) + lines)
    if journalsSteps, let command = record.ran {
      desk.journal?.didRun(command, record.outcome, on: travel.interpreter.simulator)
    }
    guard let command = record.ran, let outcome = record.outcome else { return }
    let problem = desk.keep(
      command, typed: text, draft ?? SessionRecorder.plainDraft(of: command), outcome)
    output.write(diagnostic: problem)
  }

  // MARK: traces

  /// Does the steps of a trace.
  ///
  /// - Parameter isCompared: Whether each must end as the trace says.
  /// - Returns: The exit code.
  func play(_ plan: TracePlan, isCompared: Bool) -> Int32 {
    var code: Int32 = 0
    for (index, step) in plan.steps.enumerated() {
      if let interruption = interruption(before: step.text) {
        return end(interruption, after: index, of: plan.steps.count)
      }
      output.write(result: shown(step.text))
      let done = run(step)
      output.write(result: done.outcome.lines)
      output.write(diagnostic: done.problem)
      guard isCompared, let old = step.recorded else { continue }
      let state = StateHash(of: travel.interpreter.simulator).text
      if old.lines != done.outcome.lines || old.state != state {
        output.write(diagnostic: ["note: at the prompt this step ended otherwise"])
        code = 5
      }
    }
    return code
  }

  private func run(_ step: TracePlan.Step) -> StepDesk.Done {
    switch step.command.instruction {
    case .prompt(.travel(let request)):
      return desk.travel(
        step.command, request, typed: step.text, isJournaled: journalsSteps)
    case .prompt(.play(let request)):
      let journal = journalsSteps ? desk.journal : nil
      var player = self
      player.journalsSteps = false
      journal?.willRun(step.command)
      let code = player.play(request)
      journal?.didRun(
        step.command, CommandOutcome(code == 0 ? .succeeded : .failed),
        on: travel.interpreter.simulator)
      return StepDesk.Done(outcome: CommandOutcome(code == 0 ? .succeeded : .failed))
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .help, .record, .prompt,
      .quit, .version:
      return desk.run(step.command, typed: step.text, isJournaled: journalsSteps)
    }
  }
}
