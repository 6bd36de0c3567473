/// What the command line asks for.
public enum ToolInvocation: Hashable, Sendable {
  /// The prompt, or commands from elsewhere.
  case shell(ShellOptions)
  /// The runner of session files.
  case test(TestOptions)
  /// The formatter of session files.
  case format(FormatOptions)
  /// The review of rewritten session files.
  case review(ReviewOptions)
  /// A session file, or the last journal, and then the prompt.
  case play(PlayOptions)
  /// The writer of tests.
  case xctest(XCTestOptions)
  /// The joining of reports.
  case report(ReportOptions)
  /// The viewer of traces.
  case trace(TraceOptions)
  /// The list of apps.
  case apps
  /// The completions of a shell.
  case completions(CompletionShell)
  /// The manual page.
  case manual
  /// The help about a subcommand.
  case helpOf(Subcommand)
  /// The help on standard output.
  case help
  /// The version on standard output.
  case version
}

/// The options of the prompt.
public struct ShellOptions: Hashable, Sendable {
  /// One place commands are read from.
  public enum Input: Hashable, Sendable {
    /// The text of an option `-c`.
    case command(String)
    /// The file of an option `-f`; `-` is standard input.
    case file(String)
  }

  /// The app asked for; nil is the executable's first.
  public var app: String?
  /// What stands in for the prompt, in the order it was given.
  public var inputs: [Input] = []
  /// The session file that is written from the start; nil for none.
  public var recording: String?
  /// Whether a test in Swift is written beside it.
  public var recordsTest = false
  /// Whether a file that is there already is replaced by what is recorded.
  public var replacesRecording = false
  /// The form of results; nil is text at a terminal and plain elsewhere.
  public var format: OutputFormat?
  /// When colours are used.
  public var color = ColorChoice.auto
  /// Whether commands are printed before their results.
  public var echoes = false
  /// Whether the first error does not end a run without a prompt.
  public var keepsGoing = false
  /// Whether the history file is used.
  public var usesHistory = true
  /// Whether lines may be edited with readline.
  public var usesReadline = true
  /// Whether the greeting is left out.
  public var isQuiet = false

  /// Creates the defaults.
  public init() {}
}
