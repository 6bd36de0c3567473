public import Simulator

/// What became of one command.
public struct CommandOutcome: Hashable, Sendable {
  /// How the command ended.
  public enum Status: Hashable, Sendable {
    /// It was done, or held.
    case succeeded
    /// The machine refused the action; nothing changed.
    case refused
    /// An expectation did not hold, or UIKit raised an exception.
    case failed
    /// The command makes no sense, whatever the state.
    case error
    /// A step that was done again ended otherwise than the first time.
    case notReproducible
    /// A person has stopped it between two steps.
    case stopped
    /// The user wants to leave.
    case quit
  }

  /// How the command ended.
  public var status: Status
  /// What to print, one line an element, plain text.
  public var lines: [String]
  /// The step of an action; nil for commands that only look.
  public var step: StepResult?
  /// Both sides of an expectation that did not hold.
  public var mismatch: Mismatch?
  /// What a command of the prompt answers beside its lines, for those who read JSON.
  package var facts: [JSONValue.Member] = []

  /// Creates an outcome.
  public init(
    _ status: Status, lines: [String] = [], step: StepResult? = nil, mismatch: Mismatch? = nil
  ) {
    self.status = status
    self.lines = lines
    self.step = step
    self.mismatch = mismatch
  }

  /// The exit code of a batch that stops here.
  public var exitCode: Int32 {
    switch status {
    case .succeeded, .quit: 0
    case .refused, .failed: 1
    case .error: 2
    case .notReproducible: 5
    case .stopped: 130
    }
  }
}

/// Both sides of something that did not hold, and the first difference in words.
public struct Mismatch: Hashable, Sendable {
  /// What was claimed.
  public var expected: String
  /// What was found.
  public var actual: String
  /// The first difference in words.
  public var difference: String
  /// What else is known of it, one line an element.
  public var details: [String]

  /// Creates a mismatch.
  public init(expected: String, actual: String, difference: String, details: [String] = []) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.details = details
  }
}
