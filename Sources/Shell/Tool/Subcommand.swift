import Sessions

/// A word behind which the command line has options of its own.
public enum Subcommand: String, CaseIterable, Sendable {
  /// Runs session files.
  case test
  /// Writes session files in their usual form.
  case format = "fmt"
  /// Goes through rewritten session files.
  case review
  /// Runs a session file, or the last journal, and goes on at the prompt.
  case play
  /// Writes tests in Swift for session files.
  case xctest
  /// Joins reports.
  case report
  /// Shows traces.
  case trace
  /// Lists the apps.
  case apps
  /// Writes completions for a shell.
  case completions
  /// Writes the manual page.
  case manual = "man"

  /// Whether `--app` may stand before it.
  var takesApp: Bool {
    switch self {
    case .test, .play: true
    case .format, .review, .xctest, .report, .trace, .apps, .completions, .manual: false
    }
  }

  /// The subcommands that have an option.
  static func owners(of option: String) -> [String] {
    allCases.filter { $0.options.contains { "--" + $0.name == option } }.map(\.rawValue)
  }

  /// Reads what stands behind the word.
  func invocation(app: String?, _ arguments: [String]) throws(OptionProblem) -> ToolInvocation {
    switch self {
    case .test:
      var options = TestOptions()
      options.app = app
      guard try options.read(arguments) else { return .helpOf(self) }
      return .test(options)
    case .format:
      var options = FormatOptions()
      guard try options.read(arguments) else { return .helpOf(self) }
      return .format(options)
    case .review:
      var options = ReviewOptions()
      guard try options.read(arguments) else { return .helpOf(self) }
      return .review(options)
    case .play:
      var options = PlayOptions()
      options.app = app
      guard try options.read(arguments) else { return .helpOf(self) }
      return .play(options)
    case .xctest:
      var options = XCTestOptions()
      guard try options.read(arguments) else { return .helpOf(self) }
      return .xctest(options)
    case .report:
      var options = ReportOptions()
      guard try options.read(arguments) else { return .helpOf(self) }
      return .report(options)
    case .trace:
      guard let options = try TraceOptions.read(arguments) else { return .helpOf(self) }
      return .trace(options)
    case .apps:
      guard try self.operands(arguments, limit: 0) != nil else { return .helpOf(self) }
      return .apps
    case .completions:
      guard let operands = try self.operands(arguments, limit: 1) else { return .helpOf(self) }
      guard let word = operands.first else {
        throw .missingWord(subcommand: rawValue, wanted: CompletionShell.words)
      }
      guard let shell = CompletionShell(rawValue: word) else {
        throw .badWord(word, subcommand: rawValue, wanted: CompletionShell.words)
      }
      return .completions(shell)
    case .manual:
      guard try self.operands(arguments, limit: 0) != nil else { return .helpOf(self) }
      return .manual
    }
  }

  /// The words behind a subcommand without options of its own; nil if the help is asked for.
  private func operands(
    _ arguments: [String], limit: Int
  ) throws(OptionProblem) -> [String]? {
    var words = Words<NoOption>(arguments, of: self)
    guard try words.read() else { return nil }
    if words.operands.count > limit { throw .surplusWord(words.operands[limit]) }
    return words.operands
  }
}

/// The option of a subcommand that has none of its own.
enum NoOption: Int32, CommandLineOption {
  case help = 1

  var name: String { "help" }
  var letter: Character? { "h" }
  var operand: OptionOperand { .none }
  var summary: String { "print this help" }
}

/// What stands behind a subcommand, its options and words in any order.
struct Words<Option: CommandLineOption> {
  private let arguments: [String]
  private let subcommand: Subcommand
  /// Words that belong to no option.
  private(set) var operands: [String] = []
  /// Options in their order.
  private(set) var options: [(option: Option, argument: String?, spelling: String)] = []

  init(_ arguments: [String], of subcommand: Subcommand) {
    self.arguments = arguments
    self.subcommand = subcommand
  }

  /// Reads all of it.
  ///
  /// - Returns: False if the help is asked for, which wins over everything behind it.
  /// - Throws: `OptionProblem` for the first thing that is wrong.
  mutating func read() throws(OptionProblem) -> Bool {
    var scan = OptionScan<Option>(arguments, mixes: true)
    defer { scan.free() }
    do throws(OptionProblem) {
      while let word = try scan.next() {
        switch word {
        case .operand(let text): operands.append(text)
        case .option(let option, let argument, let spelling):
          if option.name == "help" { return false }
          options.append((option, argument, spelling))
        }
      }
    } catch {
      throw explained(error)
    }
    operands += scan.operands
    return true
  }

  /// An option of the prompt is known, only not here.
  private func explained(_ problem: OptionProblem) -> OptionProblem {
    guard case .unknownOption(let name, let nearest, _) = problem else { return problem }
    if ToolOption.allCases.contains(where: { $0.isSpelled(name) }) {
      return .optionOfThePrompt(name, subcommand: subcommand.rawValue)
    }
    let others = Subcommand.owners(of: name)
    guard others.isEmpty else {
      return .optionOfOthers(name, others: others, subcommand: subcommand.rawValue)
    }
    return .unknownOption(name, nearest: nearest, subcommand: subcommand.rawValue)
  }
}
