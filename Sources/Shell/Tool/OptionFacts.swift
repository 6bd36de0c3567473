/// An option without the type of its table, for what lists the options of all subcommands.
struct OptionFacts: Hashable, Sendable {
  let name: String
  let letter: Character?
  let operand: OptionOperand
  let summary: String

  init(_ option: some CommandLineOption) {
    name = option.name
    letter = option.letter
    operand = option.operand
    summary = option.summary
  }

  /// The words that its argument is one of; nil if it is something else.
  var choices: [String]? {
    switch operand {
    case .none: return nil
    case .required(let argument), .optional(let argument):
      let words = argument.split(separator: "|").map(String.init)
      return words.count > 1 && argument == argument.lowercased() ? words : nil
    }
  }

  /// Whether its argument is a file or a folder.
  var takesPath: Bool { [.required("FILE"), .required("FOLDER")].contains(operand) }

  /// Whether an argument stands behind it, as a word of its own.
  var takesWord: Bool {
    switch operand {
    case .required: true
    case .none, .optional: false
    }
  }
}

extension CommandLineOption {
  /// All options of the table.
  static var facts: [OptionFacts] { allCases.map { OptionFacts($0) } }
}

extension Subcommand {
  /// Its options.
  var options: [OptionFacts] {
    switch self {
    case .test: TestOption.facts
    case .format: FormatOption.facts
    case .review: ReviewOption.facts
    case .xctest: XCTestOption.facts
    case .play: PlayOption.facts
    case .report: ReportOption.facts
    case .trace: TraceOption.facts
    case .apps, .completions, .manual: NoOption.facts
    }
  }

  /// The words that may stand behind it.
  var words: [String] {
    switch self {
    case .report: ["merge"]
    case .trace: ["show", "diff"]
    case .completions: CompletionShell.allCases.map(\.rawValue)
    case .test, .format, .review, .xctest, .play, .apps, .manual: []
    }
  }

  /// Whether files or folders may stand behind it.
  var takesPaths: Bool {
    switch self {
    case .test, .format, .review, .xctest, .play, .report, .trace: true
    case .apps, .completions, .manual: false
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .test: "run session files and folders"
    case .format: "write session files in their usual form"
    case .review: "go through rewritten files, change by change"
    case .xctest: "write XCTests or Swift Testing suites of session files"
    case .play: "do the steps of a session file, then go on at the prompt"
    case .report: "join the reports of parts of a run"
    case .trace: "look at what a session did, step by step"
    case .apps: "list the apps of this executable"
    case .completions: "write completions for bash, zsh or fish"
    case .manual: "write the manual page"
    }
  }
}
