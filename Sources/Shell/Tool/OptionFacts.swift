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

  /// What its argument is.
  var argument: OptionArgument {
    switch operand {
    case .none: return .nothing
    case .required("FILE"): return .file
    case .required("FOLDER"): return .folder
    case .required(let word), .optional(let word):
      if name == "app" { return .app }
      let words = word.split(separator: "|").map(String.init)
      return words.count > 1 && word == word.lowercased() ? .words(words) : .text
    }
  }

  /// Whether an argument stands behind it, as a word of its own.
  var takesWord: Bool {
    switch operand {
    case .required: true
    case .none, .optional: false
    }
  }
}

/// What stands behind an option, as far as a shell can complete it.
enum OptionArgument: Hashable, Sendable {
  /// Nothing can.
  case nothing
  /// What nobody can propose.
  case text
  case words([String])
  /// The name of an app.
  case app
  case file
  case folder
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

  /// The words of which one stands behind it first.
  var words: [String] {
    switch self {
    case .report: ["merge"]
    case .trace: ["show", "diff"]
    case .completions: CompletionShell.allCases.map(\.rawValue)
    case .test, .format, .review, .xctest, .play, .apps, .manual: []
    }
  }

  /// How many files or folders may stand behind it at most.
  var mostPaths: Int {
    switch self {
    case .test, .format, .review, .xctest, .report: .max
    case .play: 1
    case .trace: 2
    case .apps, .completions, .manual: 0
    }
  }

  /// What may stand behind it, in each way to call it; help and manual read this.
  var forms: [String] {
    switch self {
    case .test, .format, .review, .xctest: ["[OPTION…] [PATH…]"]
    case .play: ["[OPTION…] FILE", "--last"]
    case .report: ["merge [OPTION…] REPORT…"]
    case .trace: ["show [OPTION…] TRACE", "show --last", "diff OLD NEW"]
    case .completions: [OptionParser.words(CompletionShell.self)]
    case .apps, .manual: [""]
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
