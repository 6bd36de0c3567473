@preconcurrency import CGetopt
import Glibc
import Sessions

/// Reads the command line with `getopt_long`.
public enum OptionParser {
  /// Reads the arguments behind the name of the program.
  ///
  /// - Returns: What is asked for; the first of `--help` and `--version` wins over everything behind it.
  /// - Throws: `OptionProblem` for the first thing that is wrong.
  public static func parse(_ arguments: [String]) throws(OptionProblem) -> ToolInvocation {
    var scan = OptionScan(arguments)
    defer { scan.free() }
    var options = ShellOptions()
    var surplus: String?
    while let (option, argument, spelling) = try scan.next() {
      if !option.goesWithTest, surplus == nil { surplus = spelling }
      switch option {
      case .app: options.app = argument
      case .command: options.inputs.append(.command(argument))
      case .file: options.inputs.append(.file(try commandFile(argument)))
      case .record: options.recording = argument
      case .noHistory: options.usesHistory = false
      case .noReadline: options.usesReadline = false
      case .quiet: options.isQuiet = true
      case .help: return .help
      case .version: return .version
      }
    }
    let operands = scan.operands
    if let word = operands.first, subcommands.contains(word) {
      let misplaced = word == "test" ? surplus : surplus ?? options.app.map { _ in "--app" }
      if let misplaced { throw .optionOfThePrompt(misplaced, subcommand: word) }
    }
    return try invocation(options, operands: operands)
  }

  private static func commandFile(_ path: String) throws(OptionProblem) -> String {
    guard !path.hasSuffix(".nav") else { throw .sessionFile(path) }
    return path
  }

  private static func invocation(
    _ options: ShellOptions, operands: [String]
  ) throws(OptionProblem) -> ToolInvocation {
    guard let word = operands.first else { return .shell(options) }
    switch word {
    case "test":
      return try test(app: options.app, arguments: operands.dropFirst())
    case "fmt": return try format(operands.dropFirst())
    case "review": return try review(operands.dropFirst())
    case "apps":
      guard operands.count > 1 else { return .apps }
      return try help(instead: operands[1], of: word)
    default:
      guard !word.hasSuffix(".nav") else { throw .sessionFile(word) }
      throw .unknownSubcommand(
        word, nearest: NearNames.suggestions(for: word, in: subcommands).first)
    }
  }
}

extension OptionParser {
  /// What a word is that follows a subcommand and is none of its own: the help, or wrong.
  static func help(
    instead word: String, of subcommand: String
  ) throws(OptionProblem) -> ToolInvocation {
    if word == "--help" || word == "-h" { return .help }
    guard word.hasPrefix("-"), word != "-" else { throw .surplusWord(word) }
    let name = word.prefix { $0 != "=" }
    guard !ToolOption.allCases.contains(where: { $0.isSpelled(name) }) else {
      throw .optionOfThePrompt(String(name), subcommand: subcommand)
    }
    let known = options(of: subcommand) + ["--help"]
    throw .unknownOption(
      String(name), nearest: NearNames.suggestions(for: String(name), in: known).first)
  }
}

/// One pass of `getopt_long` over a copy of the arguments.
private struct OptionScan {
  private let arguments: [String]
  private var argv: [UnsafeMutablePointer<CChar>?]
  private var table: [option]

  init(_ arguments: [String]) {
    self.arguments = ["navwright"] + arguments
    argv = self.arguments.map { strdup($0) } + [nil]
    table = ToolOption.allCases.map { entry in
      option(
        name: strdup(entry.name), has_arg: entry.argument == nil ? no_argument : required_argument,
        flag: nil, val: entry.rawValue)
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    cgetopt_restart()
  }

  /// What stands behind the options.
  var operands: [String] { Array(arguments.dropFirst(Int(cgetopt_next_index()))) }

  /// The next option with its argument, and its name as it was typed; nil behind the last one.
  mutating func next() throws(OptionProblem) -> (ToolOption, String, String)? {
    let before = max(1, Int(cgetopt_next_index()))
    // "+" stops at the first operand: what follows a subcommand belongs to it. ":" tells a missing argument apart.
    let code = getopt_long(Int32(arguments.count), &argv, "+:c:f:h", &table, nil)
    let word = before < arguments.count ? arguments[before] : ""
    switch code {
    case -1: return nil
    case Int32(UInt8(ascii: "?")): throw refusal(of: word)
    case Int32(UInt8(ascii: ":")): throw missingArgument(of: word)
    default: break
    }
    guard let option = ToolOption.allCases.first(where: { $0.answers(to: code) }) else {
      throw .unknownOption(word, nearest: nil)
    }
    // GNU accepts every unique prefix, which would freeze the names of options yet to come.
    if word.hasPrefix("--"), longName(word) != option.name {
      throw .unknownOption("--" + longName(word), nearest: "--" + option.name)
    }
    let spelling = word.hasPrefix("--") ? "--" + option.name : String(word.prefix(2))
    return (option, cgetopt_argument().map { String(cString: $0) } ?? "", spelling)
  }

  private func refusal(of word: String) -> OptionProblem {
    guard word.hasPrefix("--") else {
      let letter = String(Unicode.Scalar(UInt8(truncatingIfNeeded: cgetopt_offender())))
      return .unknownOption("-" + letter, nearest: nil)
    }
    let name = longName(word)
    if ToolOption.allCases.contains(where: { $0.name == name }) {
      return .surplusArgument("--" + name)
    }
    let known = ToolOption.allCases.map(\.name)
    return .unknownOption(
      "--" + name, nearest: NearNames.suggestions(for: name, in: known).first.map { "--" + $0 })
  }

  private func missingArgument(of word: String) -> OptionProblem {
    let code = cgetopt_offender()
    let option = ToolOption.allCases.first { $0.answers(to: code) }
    let letter = option?.letter.map { "-\($0)" } ?? word
    return .missingArgument(
      word.hasPrefix("--") ? word : letter, argument: option?.argument ?? "ARGUMENT")
  }

  private func longName(_ word: String) -> String {
    String(word.dropFirst(2).prefix { $0 != "=" })
  }

  func free() {
    for pointer in argv { Glibc.free(pointer) }
    for entry in table { Glibc.free(UnsafeMutableRawPointer(mutating: entry.name)) }
  }
}

extension ToolOption {
  /// Whether it goes with `test` as well as with the prompt.
  fileprivate var goesWithTest: Bool {
    switch self {
    case .app, .help, .version: true
    case .command, .file, .record, .noHistory, .noReadline, .quiet: false
    }
  }

  /// Whether a word, without an argument behind it, is this option.
  fileprivate func isSpelled(_ word: Substring) -> Bool {
    word == "--" + name || letter.map { word.hasPrefix("-\($0)") } == true
  }

  /// Whether `getopt_long` means this option by its code: the long one's number or the short one's letter.
  fileprivate func answers(to code: Int32) -> Bool {
    code == rawValue || letter?.asciiValue.map(Int32.init) == code
  }
}
