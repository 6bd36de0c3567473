public import Sessions

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
  /// The list of apps.
  case apps
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
  /// Whether the history file is used.
  public var usesHistory = true
  /// Whether lines may be edited with readline.
  public var usesReadline = true
  /// Whether the greeting is left out.
  public var isQuiet = false

  /// Creates the defaults.
  public init() {}
}

/// The options of `navwright test`.
public struct TestOptions: Hashable, Sendable {
  /// The app for files that name none.
  public var app: String?
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Whether files are only read and checked.
  public var onlyChecks = false
  /// Values for variables and secrets.
  public var values: [String: String] = [:]
  /// What is rewritten; nil in a run that only tests.
  public var update: UpdateOptions?
  /// Whether files that nobody runs are an error.
  public var isStrictTree = false

  /// Creates the defaults.
  public init() {}
}

/// The options of `navwright fmt`.
public struct FormatOptions: Hashable, Sendable {
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Whether files stay as they are.
  public var onlyChecks = false

  /// Creates the defaults.
  public init() {}
}

/// The options of `navwright review`.
public struct ReviewOptions: Hashable, Sendable {
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Which files' changes are taken over without a question.
  public var accepted: String?
  /// Which files' changes are dropped without a question.
  public var rejected: String?

  /// Creates the defaults.
  public init() {}
}
