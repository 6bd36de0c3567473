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
  /// What stands before each step as it is shown; nil shows what they print alone.
  let lead: String?
  /// Makes a journal, if a prompt follows; what is played belongs to it.
  let makeJournal: (_ app: String, _ seed: UInt64, _ launch: [LaunchParameter]) -> Journal?

  /// What was played, and where it left the app.
  struct Played {
    var travel: TimeTravel
    var journal: Journal?
    var code: Int32
  }

  /// Plays.
  ///
  /// - Returns: Nil if nothing could be played; what is wrong has been said.
  func run() throws(OptionProblem) -> Played? {
    do throws(TraceProblem) {
      guard let path = options.path else {
        return try trace(Journals(environment: environment).last())
      }
      let bytes = (try? DiskFiles().contents(of: path)) ?? []
      return Trace.isOne(bytes) ? try trace(path) : session(path)
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return nil
    }
  }

  private func trace(_ path: String) throws(TraceProblem) -> Played? {
    let trace = try Trace(reading: try bytes(path), name: path)
    guard let app = apps.first(where: { $0.name == trace.header.app }) else {
      throw .unknownApp(path, app: trace.header.app, known: apps.map { $0.name })
    }
    let plan = try TracePlan(
      trace, for: app, values: options.values, environment: environment, name: path)
    let desk = desk(app, launch: plan.launch, seed: plan.seed)
    var player = FilePlayer(desk: desk, output: output)
    player.environment = environment
    player.journalsSteps = true
    player.lead = lead
    return Played(
      travel: desk.travel, journal: desk.journal, code: player.play(plan, isCompared: true).code)
  }

  private func bytes(_ path: String) throws(TraceProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try DiskFiles().contents(of: path)
    } catch {
      throw .unreadable(path, error)
    }
  }

  private func session(_ path: String) -> Played? {
    var planner = SessionPlanner(
      apps: apps, files: DiskFiles(), appName: options.app, values: options.values,
      environment: environment)
    planner.defaultApp = defaultApp
    let result = planner.plan(path)
    for diagnostic in result.diagnostics { output.write(diagnostic: [diagnostic.rendered]) }
    guard let plan = result.plan else { return nil }
    let item: CasePlan
    do throws(PlayProblem) {
      item = try plan.chosenCase(titled: options.title, until: options.until)
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return nil
    }
    let desk = desk(plan.app, launch: item.launch ?? [], seed: plan.seed)
    var player = FilePlayer(desk: desk, output: output)
    player.journalsSteps = true
    player.lead = lead
    let played = player.play(item, isLaunched: item.launch != nil, until: options.until)
    return Played(travel: desk.travel, journal: desk.journal, code: played.code)
  }

  /// Launches an app.
  private func desk(
    _ app: any HeadlessApp.Type, launch: [LaunchParameter], seed: UInt64
  ) -> StepDesk {
    TrapReport.announceLaunch()
    defer { TrapReport.clear() }
    let interpreter = caught {
      Interpreter(simulator: Simulator(app, parameters: launch, seed: seed))
    }
    return StepDesk(
      TimeTravel(interpreter), recording: nil, journal: makeJournal(app.name, seed, launch),
      catcher: catcher, output: output)
  }

  /// Does something in the app, and says what the app printed meanwhile.
  private func caught<Answer>(_ work: () -> Answer) -> Answer {
    guard let catcher else { return work() }
    let (answer, printed) = catcher.catching(work)
    output.write(diagnostic: printed)
    return answer
  }
}
