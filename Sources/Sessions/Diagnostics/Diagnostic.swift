/// A message about a line: what is wrong, where, and what to write instead.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing of the file or line is run.
    case error
    /// It is run all the same.
    case warning
  }

  /// A place that included the file in which the problem lies.
  public struct Place: Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The facts.
  public var error: SessionError
  /// How bad it is.
  public var severity: Severity
  /// The file as the user named it; nil for a line typed at the prompt.
  public var file: String?
  /// The line, counted from 1; nil for a line typed at the prompt.
  public var line: Int?
  /// The first Character concerned, counted from 1.
  public var column: Int
  /// How many Characters are concerned, at least 1.
  public var length: Int
  /// The line as it was read.
  public var sourceLine: String
  /// The includes that led to the file, innermost first.
  public var includedFrom: [Place]

  /// Creates a diagnostic.
  public init(
    _ error: SessionError, severity: Severity = .error, file: String? = nil, line: Int? = nil,
    column: Int = 1, length: Int = 1, sourceLine: String = "", includedFrom: [Place] = []
  ) {
    self.error = error
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
    self.includedFrom = includedFrom
  }

  /// The same message with the file and line that only the caller knows.
  public func located(file: String?, line: Int?) -> Diagnostic {
    var located = self
    located.file = file
    located.line = line
    return located
  }
}
