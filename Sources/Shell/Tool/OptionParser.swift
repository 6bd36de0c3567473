import Sessions

/// Reads the command line with `getopt_long`.
public enum OptionParser {
  /// Reads the arguments behind the name of the program.
  ///
  /// - Returns: What is asked for; the first of `--help` and `--version` wins over everything behind it.
  /// - Throws: `OptionProblem` for the first thing that is wrong.
  public static func parse(_ arguments: [String]) throws(OptionProblem) -> ToolInvocation {
    var options = ShellOptions()
    return try parse(arguments, into: &options)
  }

  /// Reads the arguments behind the name of the program.
  ///
  /// - Parameter options: Gets the options of the prompt as they are read: those in front of what is wrong count for how
  ///   that is told.
  package static func parse(
    _ arguments: [String], into options: inout ShellOptions
  ) throws(OptionProblem) -> ToolInvocation {
    var scan = OptionScan<ToolOption>(arguments)
    defer { scan.free() }
    var surplus: String?
    while case .option(let option, let argument, let spelling)? = try Self.next(&scan) {
      if !option.goesWithSubcommands, surplus == nil { surplus = spelling }
      switch option {
      case .app: options.app = argument
      case .command: options.inputs.append(.command(argument ?? ""))
      case .file: options.inputs.append(.file(try commandFile(argument ?? "")))
      case .record: options.recording = argument
      case .xctest: options.recordsTest = true
      case .force: options.replacesRecording = true
      case .format: options.format = try choice(argument, of: option)
      case .color: options.color = try choice(argument, of: option)
      case .echo: options.echoes = true
      case .keepGoing: options.keepsGoing = true
      case .noHistory: options.usesHistory = false
      case .noReadline: options.usesReadline = false
      case .quiet: options.isQuiet = true
      case .help: return .help
      case .version: return .version
      }
    }
    let operands = scan.operands
    guard let word = operands.first else {
      if options.recordsTest, options.recording == nil {
        throw .needsOption("--xctest", other: "--record")
      }
      if options.replacesRecording, options.recording == nil {
        throw .needsOption("--force", other: "--record")
      }
      return .shell(options)
    }
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

  /// The next word; an option of subcommands alone is told from one that there is not.
  private static func next(
    _ scan: inout OptionScan<ToolOption>
  ) throws(OptionProblem) -> OptionScan<ToolOption>.Word? {
    do throws(OptionProblem) {
      return try scan.next()
    } catch {
      guard case .unknownOption(let name, _, _) = error else { throw error }
      let others = Subcommand.owners(of: name)
      throw others.isEmpty ? error : .optionOfOthers(name, others: others, subcommand: nil)
    }
  }

  /// The words of a choice, as the help writes them.
  static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> String {
    var words = ""
    for choice in Choice.allCases {
      if !words.isEmpty { words += "|" }
      words += choice.rawValue
    }
    return words
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ argument: String?, of option: ToolOption
  ) throws(OptionProblem) -> Choice {
    guard let choice = Choice(rawValue: argument ?? "") else {
      let words = Choice.allCases.map(\.rawValue)
      let wanted = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      throw .badValue("--\(option.name)", value: argument ?? "", wanted: wanted)
    }
    return choice
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
    case .command, .file, .record, .xctest, .force, .format, .color, .echo, .keepGoing, .noHistory,
      .noReadline,
      .quiet:
      false
    }
  }
}
