/// `navwright test` in this process: reads session files, runs them and says how it went.
@MainActor
public struct TestCommand {
  /// The folder that is taken if no path is given.
  public static let usualFolder = SessionSearch.usualFolder

  /// The planner, with the apps and files it knows.
  public var planner: SessionPlanner
  /// Whether files are only read and checked.
  public var onlyChecks = false
  /// What is rewritten where the app does something else; nil in a run that only tests.
  public var update: UpdateOptions?
  /// Where rewritten files go.
  public var target: any FileTarget = DiskFiles()
  /// Whether what nobody runs is an error: rewritten files waiting for review, partials without a caller.
  public var isStrictTree = false

  private let print: (String) -> Void
  private let printDiagnostic: (String) -> Void

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - planner: The apps and files, and values for variables.
  ///   - print: Takes each line of the report; owned by this value.
  ///   - printDiagnostic: Takes each message about a file; owned by this value.
  public init(
    planner: SessionPlanner, print: @escaping (String) -> Void,
    printDiagnostic: @escaping (String) -> Void
  ) {
    self.planner = planner
    self.print = print
    self.printDiagnostic = printDiagnostic
  }

  /// Runs files and folders.
  ///
  /// - Parameter paths: Files, and folders whose files are taken in order; none for the usual folder.
  /// - Returns: The exit code: 0 all well, 1 a case failed, 2 a file or path is wrong, 4 nothing ran.
  public func run(_ paths: [String]) -> Int32 {
    let paths = paths.isEmpty ? [Self.usualFolder] : paths
    if let update, !onlyChecks { return rewrite(paths, update) }
    var run = TestRun(planner: planner, printDiagnostic: printDiagnostic)
    run.isStrictTree = isStrictTree
    if onlyChecks { return run.check(paths, print: print) }
    run.reports = [HumanReport { [print] lines in for line in lines { print(line) } }]
    return run.run(paths, on: OwnProcessExecutor(planner: planner))
  }

  /// Rewrites files, and says how their cases end then.
  private func rewrite(_ roots: [String], _ options: UpdateOptions) -> Int32 {
    guard options.allowsCI || !UpdateOptions.isCI(planner.environment) else {
      printDiagnostic("--update is refused where CI is set; --ci-update allows it")
      return 2
    }
    let found = SessionSearch(files: planner.files).search(roots)
    for problem in found.problems { printDiagnostic(problem.rendered) }
    var tally = RunTally()
    tally.errors = found.problems.count { $0.severity == .error }
    let plans = found.files.compactMap { path -> SessionPlan? in
      let result = planner.plan(path)
      // Blocks that are still to be written are what the run is for.
      for diagnostic in result.diagnostics where diagnostic.code != "N033" {
        printDiagnostic(diagnostic.rendered)
      }
      if result.omittedErrors > 0 {
        let words = RunTally.words(result.omittedErrors, "more error")
        printDiagnostic(SessionText.visible("… and \(words) in \(path)"))
      }
      if result.plan == nil { tally.errors += 1 }
      return result.plan
    }
    let run = UpdateRun(planner: planner, options: options, target: target, roots: roots)
    let report = run.rewrite(plans)
    tally.leftRed = report.leftRed
    for line in report.lines { print(line) }
    for plan in report.plans { self.run(plan, &tally) }
    for line in tally.lines { print(line) }
    print(report.summary)
    for problem in report.problems { printDiagnostic(problem) }
    let leftovers = isStrictTree ? SessionTree(files: planner.files).problems(in: roots) : []
    for problem in leftovers { printDiagnostic(problem) }
    tally.leftRed += leftovers.count
    if tally.cases == 0, tally.errors == 0 {
      let run = TestRun(planner: planner, printDiagnostic: printDiagnostic)
      printDiagnostic(run.nothing(FileChoice(found: found.files), roots))
    } else {
      for plan in plans where plan.cases.isEmpty {
        printDiagnostic(
          Diagnostic(.fileWithoutSteps, severity: .warning, file: plan.path).rendered)
      }
    }
    return tally.exitCode()
  }

  private func run(_ plan: SessionPlan, _ tally: inout RunTally) {
    tally.vendorLines += plan.vendorLines
    let report = HumanReport { [print] lines in for line in lines { print(line) } }
    for item in plan.cases {
      let result = SessionRunner().run(item, app: plan.app, seed: plan.seed)
      var ended = RunItem(
        number: tally.cases + 1, file: item.file, title: item.title, line: item.line,
        isWholeFile: !item.isExplicit, ending: RunItem.Ending(result.status))
      ended.notes = result.notes
      tally.count(ended)
      report.receive(.ended(ended))
    }
  }
}
