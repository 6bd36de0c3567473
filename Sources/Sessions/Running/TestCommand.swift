import Simulator

/// `navwright test`: reads session files, runs them and says how it went.
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
    if let update, !update.allowsCI, UpdateOptions.isCI(planner.environment) {
      printDiagnostic("--update is refused where CI is set; --ci-update allows it")
      return 2
    }
    let roots = paths.isEmpty ? [Self.usualFolder] : paths
    let found = SessionSearch(files: planner.files).search(roots)
    for problem in found.problems { printDiagnostic(problem.rendered) }
    var tally = Tally()
    tally.errors = found.problems.count { $0.severity == .error }
    let plans = found.files.compactMap { path -> SessionPlan? in
      let result = planner.plan(path)
      for diagnostic in result.diagnostics where update == nil || diagnostic.code != "N033" {
        printDiagnostic(diagnostic.rendered)
      }
      printOmitted(result.omittedErrors, in: path)
      if result.plan == nil { tally.errors += 1 }
      return result.plan
    }
    if onlyChecks {
      print(
        "\(tally.words(plans.count, "file")) checked, \(tally.words(tally.errors, "file")) with errors"
      )
    } else if let update {
      let run = UpdateRun(planner: planner, options: update, target: target, roots: roots)
      let report = run.rewrite(plans)
      tally.leftRed = report.leftRed
      for line in report.lines { print(line) }
      for plan in report.plans { self.run(plan, &tally) }
      for line in tally.lines { print(line) }
      print(report.summary)
      for problem in report.problems { printDiagnostic(problem) }
    } else {
      for plan in plans { run(plan, &tally) }
      for line in tally.lines { print(line) }
    }
    let leftovers = isStrictTree ? SessionTree(files: planner.files).problems(in: roots) : []
    for problem in leftovers { printDiagnostic(problem) }
    tally.leftRed += leftovers.count
    let count = onlyChecks ? plans.count : tally.cases
    if count == 0, tally.errors == 0 {
      printDiagnostic(nothing(found, paths))
    } else {
      for plan in plans where plan.cases.isEmpty { warn(of: plan) }
    }
    return tally.exitCode(hasRun: count > 0)
  }

  private func printOmitted(_ count: Int, in path: String) {
    guard count > 0 else { return }
    printDiagnostic(
      SessionText.visible("… and \(count) more error\(count == 1 ? "" : "s") in \(path)"))
  }

  /// A file that says nothing at all could be taken for one that passed.
  private func warn(of plan: SessionPlan) {
    printDiagnostic(Diagnostic(.fileWithoutSteps, severity: .warning, file: plan.path).rendered)
  }

  private func run(_ plan: SessionPlan, _ tally: inout Tally) {
    tally.vendorLines += plan.vendorLines
    let runner = SessionRunner()
    for item in plan.cases {
      let result = runner.run(item, app: plan.app, seed: plan.seed)
      tally.count(result)
      for line in Self.lines(result, isWholeFile: !item.isExplicit) { print(line) }
    }
  }

  private static func lines(_ result: CaseResult, isWholeFile: Bool) -> [String] {
    let name = SessionText.visible(
      isWholeFile ? result.file : "\(result.file): \(result.title)")
    let lines =
      switch result.status {
      case .passed: ["ok \(name)"]
      case .failed(let failure): ["failed \(name)"] + failure.lines
      case .skipped(let reason): ["skipped \(name) (\(SessionText.visible(reason)))"]
      case .todo(let reason): ["todo \(name) (\(SessionText.visible(reason)))"]
      }
    return lines + result.notes
  }

  private func nothing(_ found: SessionSearch.Found, _ paths: [String]) -> String {
    let asked = (paths.isEmpty ? [Self.usualFolder] : paths).map { "\"\($0)\"" }
    return SessionText.visible(
      found.files.isEmpty
        ? "nothing ran: no session file in \(asked.joined(separator: ", "))"
        : "nothing ran: no case in \(found.files.map { "\"\($0)\"" }.joined(separator: ", "))")
  }
}
