import Sessions

/// Reads the command line with `getopt_long`.
public enum OptionParser {
  /// Reads the arguments behind the name of the program.
  ///
  /// - Returns: What is asked for; the first of `--help` and `--version` wins over everything behind it.
  /// - Throws: `OptionProblem` for the first thing that is wrong.
  public static func parse(_ arguments: [String]) throws(OptionProblem) -> ToolInvocation {
    var scan = OptionScan<ToolOption>(arguments)
    defer { scan.free() }
    var options = ShellOptions()
    var surplus: String?
    while case .option(let option, let argument, let spelling)? = try scan.next() {
      if !option.goesWithSubcommands, surplus == nil { surplus = spelling }
      switch option {
      case .app: options.app = argument
      case .command: options.inputs.append(.command(argument ?? ""))
      case .file: options.inputs.append(.file(try commandFile(argument ?? "")))
      case .record: options.recording = argument
      case .noHistory: options.usesHistory = false
      case .noReadline: options.usesReadline = false
      case .quiet: options.isQuiet = true
      case .help: return .help
      case .version: return .version
      }
    }
    let operands = scan.operands
    guard let word = operands.first else { return .shell(options) }
    guard let subcommand = Subcommand(rawValue: word) else {
      guard !word.hasSuffix(".nav") else { throw .sessionFile(word) }
      throw .unknownSubcommand(
        word,
        nearest: NearNames.suggestions(for: word, in: Subcommand.allCases.map(\.rawValue)).first)
    }
    let misplaced =
      subcommand.takesApp ? surplus : surplus ?? options.app.map { _ in "--app" }
    if let misplaced { throw .optionOfThePrompt(misplaced, subcommand: word) }
    return try subcommand.invocation(app: options.app, Array(operands.dropFirst()))
  }

  private static func commandFile(_ path: String) throws(OptionProblem) -> String {
    guard !path.hasSuffix(".nav") else { throw .sessionFile(path) }
    return path
  }
}

extension ToolOption {
  /// Whether it goes with a subcommand as well as with the prompt.
  fileprivate var goesWithSubcommands: Bool {
    switch self {
    case .app, .help, .version: true
    case .command, .file, .record, .noHistory, .noReadline, .quiet: false
    }
  }
}
