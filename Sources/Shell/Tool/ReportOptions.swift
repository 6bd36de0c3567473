/// The options of `navwright report merge`.
public struct ReportOptions: Hashable, Sendable {
  /// Reports as JSON Lines.
  public var paths: [String] = []
  /// Whether TAP goes to standard output.
  public var writesTAP = false
  /// The file for JUnit's XML; `-` is standard output.
  public var junit: String?
  /// The file for JSON Lines; `-` is standard output.
  public var json: String?
  /// Whether annotations of GitHub Actions are printed besides.
  public var annotates = false

  /// Creates the defaults.
  public init() {}
}

/// The table of those options.
enum ReportOption: Int32, CommandLineOption {
  case tap = 1
  case junit
  case json
  case github
  case help

  private var shared: TestOption {
    switch self {
    case .tap: .tap
    case .junit: .junit
    case .json: .json
    case .github: .github
    case .help: .help
    }
  }

  var name: String { shared.name }
  var letter: Character? { shared.letter }
  var operand: OptionOperand { shared.operand }
  var summary: String { shared.summary }
}

extension ReportOptions {
  /// Reads what follows `report`.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<ReportOption>(arguments, of: .report)
    guard try words.read() else { return false }
    guard let verb = words.operands.first else {
      throw .missingWord(subcommand: "report", wanted: "\"merge\" and reports")
    }
    guard verb == "merge" else {
      throw .badWord(verb, subcommand: "report", wanted: "\"merge\"")
    }
    paths = Array(words.operands.dropFirst())
    guard !paths.isEmpty else {
      throw .missingWord(subcommand: "report", wanted: "the reports to merge")
    }
    for (option, argument, spelling) in words.options {
      let path = argument ?? ""
      if case .required = option.operand, path.isEmpty {
        throw .badValue(spelling, value: path, wanted: "a path")
      }
      switch option {
      case .tap: writesTAP = true
      case .junit: junit = path
      case .json: json = path
      case .github: annotates = true
      case .help: continue
      }
    }
    let onStandardOutput = [
      writesTAP ? "--tap" : nil, junit == "-" ? "--junit -" : nil, json == "-" ? "--json -" : nil,
    ].compactMap(\.self)
    if onStandardOutput.count > 1 { throw .together(onStandardOutput[0], onStandardOutput[1]) }
    return true
  }
}
