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
  /// Joins reports.
  case report
  /// Shows traces.
  case trace
  /// Lists the apps.
  case apps

  /// Whether `--app` may stand before it.
  var takesApp: Bool {
    switch self {
    case .test, .play: true
    case .format, .review, .report, .trace, .apps: false
    }
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
    case .report:
      var options = ReportOptions()
      guard try options.read(arguments) else { return .helpOf(self) }
      return .report(options)
    case .trace:
      guard let options = try TraceOptions.read(arguments) else { return .helpOf(self) }
      return .trace(options)
    case .apps:
      var words = Words<NoOption>(arguments, of: self)
      guard try words.read() else { return .helpOf(self) }
      if let word = words.operands.first { throw .surplusWord(word) }
      return .apps
    }
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
    guard case .unknownOption(let name, _) = problem,
      ToolOption.allCases.contains(where: { $0.isSpelled(name) })
    else { return problem }
    return .optionOfThePrompt(name, subcommand: subcommand.rawValue)
  }
}
