/// One case of a run, or one file that could not be used, with how it ended.
public struct RunItem: Hashable, Sendable {
  /// How an item ended.
  public enum Ending: Hashable, Sendable {
    /// Every step did what the file says.
    case passed
    /// A step did not, or took the process with it.
    case failed(CaseFailure)
    /// The case was not run.
    case skipped(reason: String)
    /// The case failed, as its mark said.
    case todo(reason: String)
    /// Nothing of the file was run.
    case invalid([Problem])
  }

  /// Something that is wrong with a file.
  public struct Problem: Hashable, Sendable {
    /// The number of the message, such as `N010`.
    public var code: String
    /// Where it is; 0 if it is about the whole file.
    public var line: Int
    /// The first Character concerned, counted from 1.
    public var column: Int
    /// What is wrong, in one line.
    public var message: String
    /// The whole message as it is printed.
    public var text: String

    init(code: String, line: Int, column: Int, message: String, text: String) {
      self.code = code
      self.line = line
      self.column = column
      self.message = message
      self.text = text
    }

    /// The facts of a diagnostic.
    public init(_ diagnostic: Diagnostic) {
      self.init(
        code: diagnostic.code, line: diagnostic.line ?? 0, column: diagnostic.column,
        message: diagnostic.message, text: diagnostic.rendered)
    }
  }

  /// What the app printed during one step.
  public struct Output: Hashable, Sendable {
    /// The file in which the step stands.
    public var file: String
    /// The line of the step.
    public var line: Int
    /// The step as it is written.
    public var step: String
    /// The text, to standard output and standard error.
    public var text: String

    /// Creates an output.
    public init(file: String, line: Int, step: String, text: String) {
      self.file = file
      self.line = line
      self.step = step
      self.text = text
    }
  }

  /// The place in the whole run, whatever part of it runs here; counted from 1.
  public var number: Int
  /// The file as the user named it.
  public var file: String
  /// The title, or the name of the file if the file is one item.
  public var title: String
  /// The line of the title; 0 for a file that could not be used.
  public var line: Int
  /// Whether the file is one item, without a title of its own.
  public var isWholeFile: Bool
  /// How it ended.
  public var ending: Ending
  /// What the app printed, by step.
  public var output: [Output] = []
  /// Events that nothing claimed, one line each; for `mode exhaustive show`.
  public var notes: [String] = []
  /// How often the case was run.
  public var runs = 1
  /// How long all that took, on the wall.
  public var nanoseconds: Int64 = 0

  /// Creates an item.
  public init(
    number: Int, file: String, title: String, line: Int, isWholeFile: Bool, ending: Ending
  ) {
    self.number = number
    self.file = file
    self.title = title
    self.line = line
    self.isWholeFile = isWholeFile
    self.ending = ending
  }

  /// The name in a line of a report, fit for a terminal.
  public var name: String { SessionText.visible(isWholeFile ? file : "\(file): \(title)") }

  /// How it ended, in one word.
  public var status: String {
    switch ending {
    case .passed: "passed"
    case .failed(let failure): failure.kind.rawValue
    case .skipped: "skipped"
    case .todo: "todo"
    case .invalid: "error"
    }
  }

  /// Whether it makes the run a failure.
  public var isBad: Bool {
    switch ending {
    case .passed, .skipped, .todo: false
    case .failed, .invalid: true
    }
  }

  /// The time in seconds with six decimals, never with an exponent.
  public var seconds: String { Self.seconds(nanoseconds) }

  static func seconds(_ nanoseconds: Int64) -> String {
    let digits = String(max(0, nanoseconds) / 1_000)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return String(padded.dropLast(6)) + "." + String(padded.suffix(6))
  }
}

extension RunItem.Ending {
  /// How a case ended.
  init(_ status: CaseResult.Status) {
    self =
      switch status {
      case .passed: .passed
      case .failed(let failure): .failed(failure)
      case .skipped(let reason): .skipped(reason: reason)
      case .todo(let reason): .todo(reason: reason)
      }
  }
}
