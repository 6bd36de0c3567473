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

  /// Does what the process was started for, with its arguments and its environment.
  ///
  /// - Returns: The exit code.
  public func run() -> Int32 {
    let arguments = ProcessArguments.texts
    guard let (argument, byte) = ProcessArguments.invalid else {
      return run(arguments: arguments, environment: ProcessEnvironment.variables)
    }
    // What is read of the options says to whom the answer goes.
    var options = ShellOptions()
    _ = try? OptionParser.parse(arguments, into: &options)
    tell(.invalidUTF8(argument: argument, byte: byte), options)
    return 2
  }

  /// Does what the arguments ask for.
  ///
  /// The runner of session files works in copies of this process; where it cannot be copied, it starts this executable
  /// again, with the word `worker` alone: whoever writes a `main` of their own hands all arguments on.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the program.
  ///   - environment: The environment of the process.
  /// - Returns: The exit code.
  public func run(arguments: [String], environment: [String: String]) -> Int32 {
    // A reader that went away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    // Whatever ends the process before this is done is none of our own ways out.
    defer { TrapReport.allowExit() }
    if arguments == [WorkerSetup.word] {
      return WorkerMain(apps: apps, environment: environment).run()
    }
    var options = ShellOptions()
    do throws(OptionProblem) {
      return try run(try OptionParser.parse(arguments, into: &options), environment)
    } catch {
      tell(error, options)
      return 2
    }
  }

  private func run(
    _ invocation: ToolInvocation, _ environment: [String: String]
  ) throws(OptionProblem) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    switch invocation {
    case .help: return say(UsageText.lines)
    case .helpOf(let subcommand): return say(subcommand.usage)
    case .version: return say([VersionText.line])
    case .apps: return say(apps.map { $0.name })
    case .completions(let shell): return say(shell.script(apps: apps.map { $0.name }))
    case .manual: return say(ManualPage.lines)
    case .test(let options):
      return try test(options, environment: environment)
    case .report(let options):
      return code(try ReportTool(options: options, output: output).run(), of: output)
    case .trace(let options):
      let tool = TraceTool(options: options, environment: environment, output: output)
      return code(tool.run(), of: output)
    case .format(let options): return try format(options)
    case .review(let options): return try review(options)
    case .xctest(let options): return xctest(options, environment: environment)
    case .play(let options): return try play(options, environment: environment)
    case .shell(let options): return try shell(options, environment: environment)
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

  /// Says what is wrong with the command line: to a reader of JSON with an object, as everything else.
  private func tell(_ problem: OptionProblem, _ options: ShellOptions) {
    guard options.format == .json else { return complain(problem.message) }
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    Presentation(
      output, app: options.app ?? apps.first?.name ?? "", settings: OutputSettings(format: .json)
    ).fail(problem)
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
    let defaults = options.app == nil ? try Defaults.read() : nil
    let app = try app(named: options.app ?? defaults?.app)
    let input = ShellInput(options: options, environment: environment)
    let catcher = PrintCatcher()
    return prompt(input, options, catcher, environment) { output in
      TrapReport.announceLaunch()
      defer { TrapReport.clear() }
      let interpreter = Self.caught(by: catcher, output) { Interpreter(simulator: Simulator(app)) }
      return (
        TimeTravel(interpreter), journal(of: app.name, seed: 1, for: input, environment)
      )
    }
  }

  /// What a person does at a prompt is worth finding again, unless it is to be forgotten; what a file or a pipe says is
  /// there already.
  private func journal(
    of app: String, seed: UInt64, launch: [LaunchParameter] = [], for input: ShellInput,
    _ environment: [String: String]
  ) -> Journal? {
    guard input.isPrompt, input.options.usesHistory else { return nil }
    return Journals(environment: environment).open().map { file in
      TrapReport.tells(ofTrace: file.path)
      return Journal(app: app, seed: seed, launch: launch, descriptor: file.descriptor)
    }
  }

  /// Reads commands from a prompt or what stands in for it, until it ends.
  private func prompt(
    _ input: ShellInput, _ options: ShellOptions, _ catcher: PrintCatcher?,
    _ environment: [String: String], begin: (DescriptorOutput) -> (TimeTravel, Journal?)
  ) -> Int32 {
    let editsLines = input.editsLines(with: makeLineEditor)
    let surroundings = input.surroundings(editsLines: editsLines)
    let settings = input.settings(in: surroundings)
    let output = DescriptorOutput(
      results: STDOUT_FILENO, diagnostics: editsLines ? STDOUT_FILENO : STDERR_FILENO)
    do throws(Diagnostic) {
      TrapReport.install(isPrompt: input.isPrompt, editsLines: editsLines)
      TrapReport.writesJSON(settings.format == .json)
      let source = try input.makeSource(lineEditor: makeLineEditor)
      let (travel, journal) = begin(output)
      let app = travel.interpreter.simulator.appType.name
      let presentation = Presentation(
        output, app: app, settings: settings, surroundings: surroundings)
      let loop = ShellLoop(
        travel: travel, source: source, output: presentation,
        history: input.makeHistory(of: app), journal: journal, catcher: catcher,
        environment: environment)
      loop.keepsGoing = options.keepsGoing
      if source.isInteractive, !options.isQuiet, settings.format != .json {
        output.write(diagnostic: [VersionText.greeting(app: app)])
      }
      presentation.greet()
      let recording = RecordingOptions(
        replaces: options.replacesRecording, writesTest: options.recordsTest)
      if let path = options.recording, let problem = loop.record(path, recording) {
        return problem
      }
      let code = loop.run()
      // Whoever took the terminal away reads no word about it.
      return loop.termination == nil ? self.code(code, of: output) : code
    } catch {
      let presentation = Presentation(
        output, app: options.app ?? apps.first?.name ?? "", settings: settings,
        surroundings: surroundings)
      presentation.fail(error)
      return 2
    }
  }

  /// Does something in the app, and says what the app printed meanwhile.
  private static func caught<Answer>(
    by catcher: PrintCatcher?, _ output: DescriptorOutput, _ work: () -> Answer
  ) -> Answer {
    guard let catcher else { return work() }
    let (answer, printed) = catcher.catching(work)
    output.write(diagnostic: printed)
    return answer
  }

  /// Plays a session, and goes on at the prompt where there is one.
  private func play(
    _ options: PlayOptions, environment: [String: String]
  ) throws(OptionProblem) -> Int32 {
    let defaults = try Defaults.read()
    _ = try app(named: options.app ?? defaults.app)
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    var shell = ShellOptions()
    shell.echoes = options.echoes
    let input = ShellInput(options: shell, environment: environment)
    TrapReport.install(isPrompt: input.isPrompt)
    let catcher = PrintCatcher()
    let tool = PlayTool(
      apps: apps, options: options, environment: environment, output: output,
      defaultApp: defaults.app, catcher: catcher,
      lead: input.isPrompt ? ShellLoop.prompt : options.echoes ? "> " : nil
    ) { app, seed, launch in
      journal(of: app, seed: seed, launch: launch, for: input, environment)
    }
    guard let played = try tool.run() else { return 2 }
    guard input.isPrompt else {
      played.travel.interpreter.simulator.end()
      return code(played.code, of: output)
    }
    return prompt(input, shell, catcher, environment) { _ in (played.travel, played.journal) }
  }
}

// MARK: - Session files

extension ToolCommand {
  private func test(
    _ options: TestOptions, environment: [String: String]
  ) throws(OptionProblem) -> Int32 {
    let defaults = try Defaults.read()
    _ = try app(named: options.app ?? defaults.app)
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    TrapReport.install()
    let tool = TestTool(
      apps: apps, options: options.completed(defaults), defaultApp: defaults.app,
      environment: environment, output: output)
    return code(try tool.run(), of: output)
  }
}

extension ToolCommand {
  /// Paths of a command line, or what the defaults say where it names none.
  private func paths(_ paths: [String]) throws(OptionProblem) -> [String] {
    paths.isEmpty ? try Defaults.read().paths : paths
  }

  private func format(_ options: FormatOptions) throws(OptionProblem) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    var command = FormatCommand(
      files: DiskFiles(), target: DiskFiles(),
      print: { line in MainActor.assumeIsolated { output.write(result: [line]) } },
      printDiagnostic: { line in MainActor.assumeIsolated { output.write(diagnostic: [line]) } })
    command.onlyChecks = options.onlyChecks
    return code(command.run(try paths(options.paths)), of: output)
  }

  private func xctest(_ options: XCTestOptions, environment: [String: String]) -> Int32 {
    let output = DescriptorOutput(results: STDOUT_FILENO, diagnostics: STDERR_FILENO)
    var writer = TestWriter(
      planner: SessionPlanner(apps: apps, files: DiskFiles(), environment: environment),
      print: { line in MainActor.assumeIsolated { output.write(result: [line]) } },
      printDiagnostic: { line in MainActor.assumeIsolated { output.write(diagnostic: [line]) } })
    writer.output = options.output
    writer.name = options.name
    writer.library = options.isForSwiftTesting ? .swiftTesting : .xctest
    writer.writesSteps = options.writesSteps
    writer.checksLeaks = options.checksLeaks
    writer.onlyChecks = options.onlyChecks
    return code(writer.run(options.paths), of: output)
  }

  private func review(_ options: ReviewOptions) throws(OptionProblem) -> Int32 {
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
    return code(command.run(try paths(options.paths)), of: output)
  }
}
