import Glibc
import Sessions
public import Simulator

/// The command-line tool over some apps.
@MainActor
public struct ToolCommand {
  private let apps: [any HeadlessApp.Type]
  private let makeLineEditor: (@MainActor () -> any LineSource)?

  /// Creates the tool.
  ///
  /// - Parameters:
  ///   - apps: The apps of this executable; the first is the default.
  ///   - lineEditor: Makes the prompt of a full terminal; nil in a build without line editing.
  public init(
    apps: [any HeadlessApp.Type], lineEditor: (@MainActor () -> any LineSource)? = nil
  ) {
    self.apps = apps
    makeLineEditor = lineEditor
  }

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the program.
  ///   - environment: The environment of the process.
  /// - Returns: The exit code.
  public func run(arguments: [String], environment: [String: String]) -> Int32 {
    // A reader that went away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    do throws(OptionProblem) {
      switch try OptionParser.parse(arguments) {
      case .help: return say(UsageText.lines)
      case .version: return say([VersionText.line])
      case .apps: return say(apps.map { $0.name })
      case .test(let options): return try test(options, environment: environment)
      case .format(let options): return format(options)
      case .review(let options): return review(options)
      case .shell(let options): return try shell(options, environment: environment)
      }
    } catch {
      complain(error.message)
      return 2
    }
  }

  /// Prints lines that are the whole answer.
  private func say(_ lines: [String]) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    output.write(result: lines)
    return code(0, of: output)
  }

  /// The exit code of a run, after a word about results that could not be written.
  private func code(_ code: Int32, of output: DescriptorOutput) -> Int32 {
    guard let failure = output.failure else { return code }
    if let message = failure.message { complain(message) }
    return failure.exitCode
  }

  private func complain(_ message: String) {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    output.write(diagnostic: ["navwright: \(message)"])
  }

  private func app(named name: String?) throws(OptionProblem) -> any HeadlessApp.Type {
    guard let first = apps.first else { throw .noApps }
    guard let name else { return first }
    guard let app = apps.first(where: { $0.name == name }) else {
      throw .unknownApp(name, known: apps.map { $0.name })
    }
    return app
  }
}

// MARK: - The prompt and its stand-ins

extension ToolCommand {
  private func shell(
    _ options: ShellOptions, environment: [String: String]
  ) throws(OptionProblem) -> Int32 {
    let app = try app(named: options.app)
    let input = ShellInput(options: options, environment: environment)
    do throws(Diagnostic) {
      let editsLines = input.editsLines(with: makeLineEditor)
      TrapReport.install(editsLines: editsLines)
      let source = try input.makeSource(lineEditor: makeLineEditor)
      let output = DescriptorOutput(
        results: STDOUT_FILENO,
        diagnostics: editsLines ? STDOUT_FILENO : STDERR_FILENO)
      let loop = ShellLoop(
        interpreter: Interpreter(simulator: Simulator(app)), source: source, output: output,
        history: input.makeHistory(), environment: environment)
      if source.isInteractive, !options.isQuiet {
        output.write(diagnostic: [VersionText.greeting(app: app.name)])
      }
      if let path = options.recording, let problem = loop.record(path) { return problem }
      return code(loop.run(), of: output)
    } catch {
      let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
      output.write(diagnostic: [error.rendered])
      return 2
    }
  }
}

// MARK: - Session files

extension ToolCommand {
  private func test(
    _ options: TestOptions, environment: [String: String]
  ) throws(OptionProblem) -> Int32 {
    _ = try app(named: options.app)
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    var command = TestCommand(
      planner: SessionPlanner(
        apps: apps, files: DiskFiles(), appName: options.app, values: options.values,
        environment: environment),
      print: { line in MainActor.assumeIsolated { output.write(result: [line]) } },
      printDiagnostic: { line in MainActor.assumeIsolated { output.write(diagnostic: [line]) } })
    command.onlyChecks = options.onlyChecks
    command.update = options.update
    command.isStrictTree = options.isStrictTree
    TrapReport.install(editsLines: false)
    return code(command.run(options.paths), of: output)
  }
}

extension ToolCommand {
  private func format(_ options: FormatOptions) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    var command = FormatCommand(
      files: DiskFiles(), target: DiskFiles(),
      print: { line in MainActor.assumeIsolated { output.write(result: [line]) } },
      printDiagnostic: { line in MainActor.assumeIsolated { output.write(diagnostic: [line]) } })
    command.onlyChecks = options.onlyChecks
    return code(command.run(options.paths), of: output)
  }

  private func review(_ options: ReviewOptions) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    let input = ByteLineReader(
      descriptor: STDIN_FILENO, name: "standard input", chunk: 65_536)
    var command = ReviewCommand(
      files: DiskFiles(), target: DiskFiles(),
      print: { line in MainActor.assumeIsolated { output.write(result: [line]) } },
      ask: { question in
        MainActor.assumeIsolated {
          output.ask(question)
          guard case .line(let text) = input.next() else { return nil }
          return text
        }
      })
    command.accepted = options.accepted
    command.rejected = options.rejected
    return code(command.run(options.paths), of: output)
  }
}
