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
  var lead: String?
  /// Asked before each step whether it is to be done; nil does them all.
  var ask: ((_ step: String) -> Consent)?
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

  /// What a person says to a step.
  enum Consent {
    case goesOn
    case stops
    /// There is nobody any more.
    case leaves
  }

  /// Whether to end before a step.
  ///
  /// - Parameters:
  ///   - rest: What is left then.
  ///   - outcome: Gets the way it ended.
  private func ends(
    before step: String, _ rest: PlayOutcome.Rest, after count: Int, of total: Int,
    _ outcome: inout PlayOutcome
  ) -> Bool {
    let isInterrupted = shouldStop()
    let consent = isInterrupted ? .stops : ask?(step) ?? .goesOn
    guard consent != .goesOn else { return false }
    outcome.rest = [rest]
    let stop = "stopped after \(count) of \(total)"
    if isInterrupted {
      outcome.status = .stopped
      outcome.reason = stop
    }
    let help = consent == .stops ? ["help: \"play --rest\" goes on"] : []
    output.write(diagnostic: [stop] + help)
    return true
  }

  // MARK: what is asked for at a prompt

  /// Does what the command `play` asks for.
  func play(_ request: PlayRequest) -> PlayOutcome {
    if let problem = problem(with: request.path) {
      return failed("cannot play \(SessionText.quoted(request.path)): \(problem)")
    }
    var player = self
    player.chain.append(request.path)
    if case .success(let bytes) = contents(of: request.path), Trace.isOne(bytes) {
      return player.playTrace(bytes, request)
    }
    return player.playSession(request)
  }

  /// Does the steps that are left of files that were stopped.
  func play(_ rest: [PlayOutcome.Rest]) -> PlayOutcome {
    var outcome = PlayOutcome()
    for (index, part) in rest.enumerated() {
      switch part {
      case .session(let playing, let first): outcome.append(play(playing, from: first))
      case .trace(let plan, let isCompared, let first):
        outcome.append(play(plan, isCompared: isCompared, from: first))
      }
      guard outcome.isDone else {
        if !outcome.rest.isEmpty { outcome.rest += rest[(index + 1)...] }
        return outcome
      }
    }
    return outcome
  }

  private func failed(_ message: String) -> PlayOutcome {
    output.write(diagnostic: ["error: \(message)"])
    return .failed(CommandFault(message))
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

  private func playSession(_ request: PlayRequest) -> PlayOutcome {
    let app = travel.interpreter.simulator.appType
    var planner = SessionPlanner(
      apps: [app], files: DiskFiles(), values: values(of: request), environment: environment)
    planner.defaultApp = app.name
    let result = planner.plan(request.path)
    output.write(diagnostic: result.diagnostics.map(\.rendered))
    guard let plan = result.plan else {
      let first = result.diagnostics.first { $0.severity == .error }
      if case .unknownApp? = first?.error {
        output.write(diagnostic: [
          "help: this prompt runs \(app.name); \"navwright play FILE\" runs the file's app"
        ])
      }
      return .failed(first.map { CommandFault($0) } ?? CommandFault("the file cannot be read"))
    }
    let item: CasePlan
    do throws(PlayProblem) {
      item = try plan.chosenCase(titled: nil, until: request.until)
    } catch {
      return failed(error.message)
    }
    var isLaunched = false
    if request.isFresh {
      desk.caught { travel.begin(launch: item.launch ?? [], seed: plan.seed) }
      tellRecording()
      isLaunched = item.launch != nil
    }
    return play(item, isLaunched: isLaunched, until: request.until)
  }

  private func playTrace(_ bytes: [UInt8], _ request: PlayRequest) -> PlayOutcome {
    let app = travel.interpreter.simulator.appType
    do throws(TraceProblem) {
      let trace = try Trace(reading: bytes, name: request.path)
      guard trace.header.app == app.name else {
        throw .otherApp(request.path, app: trace.header.app, running: app.name)
      }
      let plan = try TracePlan(
        trace, for: app, values: values(of: request), environment: environment, name: request.path)
      if request.isFresh {
        desk.caught { travel.begin(launch: plan.launch, seed: plan.seed) }
        tellRecording()
      }
      let begins = travel.isAtLaunch(plan.launch, seed: plan.seed)
      return play(plan, isCompared: begins)
    } catch {
      return failed(error.message)
    }
  }

  private func values(of request: PlayRequest) -> [String: String] {
    Dictionary(request.values.map { ($0.name, $0.value) }) { $1 }
  }

  private func tellRecording() {
    output.write(diagnostic: (desk.recording?.takeNotice() ?? []).map(\.line))
  }

  // MARK: session files

  /// Does the steps of a case.
  ///
  /// - Parameter isLaunched: Whether the app was launched for the case, as its first step says.
  func play(_ item: CasePlan, isLaunched: Bool, until: Int?) -> PlayOutcome {
    play(
      CasePlaying(item, on: travel.interpreter, isLaunched: isLaunched, until: until), from: 0)
  }

  private func play(_ playing: CasePlaying, from first: Int) -> PlayOutcome {
    var outcome = PlayOutcome(of: playing.stepCount - first)
    for index in first..<playing.stepCount {
      let text = playing.text(of: index)
      let rest = PlayOutcome.Rest.session(playing, from: index)
      if ends(before: text, rest, after: index, of: playing.stepCount, &outcome) { return outcome }
      TrapReport.announce(text)
      let draft = playing.command(of: index).map(desk.draft)
      let failure = desk.caught { playing.run(index) }
      TrapReport.clear()
      if let record = playing.record {
        outcome.add(record.command, record.outcome)
        show(record, text, draft)
      }
      if let failure {
        output.write(diagnostic: failure.lines)
        outcome.status = .failed
        outcome.failure = failure
        return outcome
      }
    }
    return outcome
  }

  private func shown(_ step: String) -> [String] {
    lead.map { [$0 + SessionText.visible(step)] } ?? []
  }

  private func show(_ record: StepRecord, _ text: String, _ draft: SessionRecorder.Draft?) {
    // What a step has against itself is told with the place in the file, and once.
    let isTold = record.failure != nil && record.outcome?.isDone == false
    output.write(result: shown(record.command) + (isTold ? [] : record.outcome?.lines ?? []))
    if journalsSteps, let command = record.ran {
      desk.journal?.didRun(command, record.outcome, on: travel.interpreter.simulator)
    }
    guard let command = record.ran, let outcome = record.outcome else { return }
    let problem = desk.keep(
      command, typed: text, draft ?? SessionRecorder.plainDraft(of: command), outcome)
    output.write(diagnostic: problem.map(\.line))
  }

  // MARK: traces

  /// Does the steps of a trace.
  ///
  /// - Parameter isCompared: Whether each must end as the trace says.
  func play(_ plan: TracePlan, isCompared: Bool, from first: Int = 0) -> PlayOutcome {
    var outcome = PlayOutcome(of: plan.steps.count - first)
    for index in first..<plan.steps.count {
      let step = plan.steps[index]
      let rest = PlayOutcome.Rest.trace(plan, isCompared: isCompared, from: index)
      if ends(before: step.text, rest, after: index, of: plan.steps.count, &outcome) {
        return outcome
      }
      output.write(result: shown(step.text))
      let done = run(step, &outcome)
      outcome.add(step.text, done.outcome)
      output.write(result: done.outcome.lines)
      output.write(diagnostic: done.problem.map(\.line))
      if !outcome.rest.isEmpty {
        if index + 1 < plan.steps.count {
          outcome.rest.append(.trace(plan, isCompared: isCompared, from: index + 1))
        }
        return outcome
      }
      guard isCompared, let old = step.recorded else { continue }
      let state = StateHash(of: travel.interpreter.simulator).text
      if old.lines != done.outcome.lines || old.state != state {
        output.write(diagnostic: ["note: at the prompt this step ended otherwise"])
        outcome.status = .notReproducible
        outcome.reason = "\(SessionText.visible(step.text)) ended otherwise at the prompt"
      }
    }
    return outcome
  }

  /// Does a step of a trace.
  ///
  /// - Parameter outcome: Gets what was done in a file that the step plays.
  private func run(_ step: TracePlan.Step, _ outcome: inout PlayOutcome) -> StepDesk.Done {
    switch step.command.instruction {
    case .prompt(.travel(let request)):
      return desk.travel(
        step.command, request, typed: step.text, isJournaled: journalsSteps)
    case .prompt(.play(let request)):
      let journal = journalsSteps ? desk.journal : nil
      var player = self
      player.journalsSteps = false
      journal?.willRun(step.command)
      let inner = player.play(request)
      let done = CommandOutcome(inner.code == 0 ? .succeeded : .failed)
      journal?.didRun(step.command, done, on: travel.interpreter.simulator)
      outcome.take(inner)
      return StepDesk.Done(outcome: done)
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .help, .record, .prompt,
      .quit, .version:
      return desk.run(step.command, typed: step.text, isJournaled: journalsSteps)
    }
  }
}
