import Glibc
import Sessions
import Simulator

/// `navwright test` as a command line asks for it.
@MainActor
struct TestTool {
  let apps: [any HeadlessApp.Type]
  let options: TestOptions
  /// The app of files that name none, if neither they nor the command line say otherwise.
  var defaultApp: String?
  let environment: [String: String]
  let output: DescriptorOutput

  /// Runs what is asked for.
  ///
  /// - Returns: The exit code.
  /// - Throws: `OptionProblem` if that is not possible.
  func run() throws(OptionProblem) -> Int32 {
    let paths = options.paths.isEmpty ? [TestCommand.usualFolder] : options.paths
    if let update = options.update { return rewrite(paths, update) }
    let run = testRun { [output] line in output.write(diagnostic: [line]) }
    if options.onlyChecks { return run.check(paths) { output.write(result: [$0]) } }
    if options.onlyLists { return run.list(paths) { output.write(result: [$0]) } }
    InterruptionFlag.install()
    return options.watches ? try WatchTool(self, paths: paths).run() : try runOnce(paths)
  }

  /// Rewrites files, in this process.
  private func rewrite(_ paths: [String], _ update: UpdateOptions) -> Int32 {
    var command = TestCommand(
      planner: planner, print: { [output] in output.write(result: [$0]) },
      printDiagnostic: { [output] in output.write(diagnostic: [$0]) })
    command.update = update
    command.isStrictTree = options.isStrictTree
    return command.run(paths)
  }

  /// Prints lines for people.
  func say(_ lines: [String]) { output.write(result: lines) }

  /// Runs files and folders once.
  func runOnce(_ paths: [String]) throws(OptionProblem) -> Int32 {
    // First of all, since it gets ready beside everything else.
    let pool = makePool()
    pool.prepare(for: paths.first.flatMap { DiskFiles().kind(of: $0) == .file ? $0 : nil })
    defer { pool.end() }
    var run = testRun { [output] line in output.write(diagnostic: [line]) }
    let files = ReportFiles(
      output: output,
      isOutputTaken: options.writesTAP || options.junit == "-" || options.json == "-")
    defer { files.close() }
    try makeTraceFolder()
    let progress = TerminalProgress(descriptor: STDERR_FILENO, environment: environment)
    files.addHuman(printing: options.showsPrinted ? .all : .bad) { progress?.clear() }
    try files.add(
      tap: options.writesTAP, junit: options.junit, json: options.json,
      annotates: options.annotates)
    run.reports = files.reports + (progress.map { [$0] } ?? [])
    run.printDiagnostic = { [output] line in
      progress?.clear()
      output.write(diagnostic: [line])
    }
    run.unheardCode = { [output] in output.failure?.exitCode }
    let code = run.run(paths, on: pool)
    if let failure = pool.failure {
      output.write(diagnostic: [
        "navwright: \(OptionProblem.noWorker(failure.reason).message)"
      ])
    }
    if let problem = files.problem { throw problem }
    return code
  }

  func testRun(printDiagnostic: @escaping (String) -> Void) -> TestRun {
    var run = TestRun(planner: planner, printDiagnostic: printDiagnostic)
    run.selection = CaseSelection(
      pattern: options.filter.flatMap { NamePattern($0) }, tags: options.tags)
    run.shard = options.shard
    run.options.repeats = options.repeats
    run.options.keepsGoing = options.keepsGoing
    run.bail = options.bail
    run.allowsNothing = options.allowsNothing
    run.failsOnSkip = options.failsOnSkip
    run.isStrictTree = options.isStrictTree
    return run
  }

  private var planner: SessionPlanner {
    var planner = SessionPlanner(
      apps: apps, files: DiskFiles(), appName: options.app, values: options.values,
      environment: environment)
    planner.defaultApp = defaultApp
    return planner
  }

  private func makePool() -> WorkerPool {
    var setup = WorkerSetup()
    setup.app = options.app
    setup.defaultApp = defaultApp
    setup.values = options.values
    setup.options.repeats = options.repeats
    setup.options.keepsGoing = options.keepsGoing
    setup.traces = options.traces
    return WorkerPool(
      setup: setup, main: WorkerMain(apps: apps, environment: environment), planner: planner,
      jobs: options.jobs, limit: .seconds(options.limit))
  }

  private func makeTraceFolder() throws(OptionProblem) {
    guard let folder = options.traces else { return }
    Folders.make(folder, mode: 0o755)
    let kind = DiskFiles().kind(of: folder)
    guard kind == .folder else {
      throw .unwritable(folder, reason: systemMessage(kind == nil ? ENOENT : ENOTDIR))
    }
    guard access(folder, W_OK) == 0 else {
      throw .unwritable(folder, reason: systemMessage(errno))
    }
  }
}

/// This program.
enum Executable {
  /// Where it was started from; a new build may stand there by now.
  static let pathOnDisk = path

  /// Its path; the system's own name for it where that cannot be read.
  static var path: String {
    let link = "/proc/self/exe"
    guard let real = realpath(link, nil) else { return link }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Folders that are to be there.
enum Folders {
  /// Makes a folder and those it stands in, as far as they are missing.
  static func make(_ folder: String, mode: mode_t) {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      made += "/"
      made += String(part)
      mkdir(made, mode)
    }
  }
}
