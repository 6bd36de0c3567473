import Glibc
import Sessions
import Simulator

/// `navwright play`: does the steps of a session file, or of the last journal, and shows each.
@MainActor
struct PlayTool {
  let apps: [any HeadlessApp.Type]
  let options: PlayOptions
  let environment: [String: String]
  let output: DescriptorOutput
  /// The app of files that name none, if neither they nor the command line say otherwise.
  let defaultApp: String?
  let catcher: PrintCatcher?
  /// Makes a journal, if a prompt follows; what is played belongs to it.
  let makeJournal: (_ app: String, _ seed: UInt64) -> Journal?

  /// What was played, and where it left the app.
  struct Played {
    var interpreter: Interpreter
    var journal: Journal?
    var code: Int32
  }

  /// Plays.
  ///
  /// - Returns: Nil if nothing could be played; what is wrong has been said.
  func run() throws(OptionProblem) -> Played? {
    guard let path = options.path else { return try journal() }
    return session(path)
  }

  private func journal() throws(OptionProblem) -> Played? {
    let trace: Trace
    do throws(TraceProblem) {
      let path = try Journals(environment: environment).last()
      trace = try Trace(reading: try bytes(path), name: path)
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return nil
    }
    guard let app = apps.first(where: { $0.name == trace.header.app }) else {
      throw .unknownApp(trace.header.app, known: apps.map { $0.name })
    }
    return play(trace, on: app)
  }

  private func bytes(_ path: String) throws(TraceProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try DiskFiles().contents(of: path)
    } catch {
      throw .unreadable(path, error)
    }
  }

  private func play(_ trace: Trace, on app: any HeadlessApp.Type) -> Played {
    var played = Played(
      interpreter: caught { Interpreter(simulator: Simulator(app, seed: trace.header.seed)) },
      journal: makeJournal(app.name, trace.header.seed), code: 0)
    let parser = CommandParser(mode: .batch)
    for (index, text) in trace.commands.enumerated() {
      guard case .success(let command?) = parser.parse(text, vocabulary: app.vocabulary) else {
        output.write(diagnostic: [
          "navwright: the command \(SessionText.quoted(text)) is not known any more"
        ])
        played.code = 2
        return played
      }
      guard command.instruction != .quit else { break }
      output.write(result: ["nav> " + SessionText.visible(text)])
      TrapReport.announce(text)
      played.journal?.willRun(text)
      let outcome = caught { played.interpreter.run(command) }
      played.journal?.didRun(text, outcome, on: played.interpreter.simulator)
      TrapReport.clear()
      output.write(result: outcome.lines)
      guard trace.steps.indices.contains(index) else { continue }
      let state = StateHash(of: played.interpreter.simulator).text
      guard trace.steps[index].lines == outcome.lines, trace.steps[index].state == state else {
        output.write(diagnostic: ["note: at the prompt this step ended otherwise"])
        played.code = 5
        continue
      }
    }
    return played
  }

  private func session(_ path: String) -> Played? {
    var planner = SessionPlanner(
      apps: apps, files: DiskFiles(), appName: options.app, values: options.values,
      environment: environment)
    planner.defaultApp = defaultApp
    let result = planner.plan(path)
    for diagnostic in result.diagnostics { output.write(diagnostic: [diagnostic.rendered]) }
    guard let plan = result.plan else { return nil }
    let chosen = options.title.map { title in plan.cases.first { $0.title == title } }
    guard let item = chosen ?? plan.cases.first else {
      let titles = plan.cases.map { "\"\($0.title)\"" }.joined(separator: ", ")
      output.write(diagnostic: [
        SessionText.visible(
          "navwright: \(path) has no case \"\(options.title ?? "")\"; its cases are \(titles)")
      ])
      return nil
    }
    let playing = caught {
      CasePlaying(item, app: plan.app, seed: plan.seed, until: options.until)
    }
    let journal = makeJournal(plan.app.name, plan.seed)
    var failure: CaseFailure?
    for step in 0..<playing.stepCount where failure == nil {
      TrapReport.announce(playing.text(of: step))
      failure = caught { playing.run(step) }
      TrapReport.clear()
      guard let record = playing.record else { continue }
      let lines = record.outcome?.lines ?? []
      output.write(result: ["nav> " + SessionText.visible(record.command)] + lines)
      journal?.didRun(record.command, record.outcome, on: playing.interpreter.simulator)
    }
    if let failure { output.write(diagnostic: failure.lines) }
    return Played(
      interpreter: playing.interpreter, journal: journal, code: failure == nil ? 0 : 1)
  }

  /// Does something in the app, and says what the app printed meanwhile.
  private func caught<Answer>(_ work: () -> Answer) -> Answer {
    guard let catcher else { return work() }
    let (answer, printed) = catcher.catching(work)
    output.write(diagnostic: printed)
    return answer
  }
}
