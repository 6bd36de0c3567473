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
  public var mismatch: Mismatch? {
    get { rare.mismatch }
    set { rare.mismatch = newValue }
  }
  /// What a command of the prompt answers beside its lines, for those who read JSON.
  package var facts: [JSONValue.Member] {
    get { rare.facts }
    set { rare.facts = newValue }
  }
  /// Why it did not succeed, with nothing in front; nil where the step, the mismatch or the error says it.
  package var reason: String? {
    get { rare.reason }
    set { rare.reason = newValue }
  }
  /// What makes no sense about the command.
  package var error: SessionError? {
    get { rare.error }
    set { rare.error = newValue }
  }
  /// What was done by a command that does several steps, in order.
  package var steps: [StepResult] {
    get { rare.steps }
    set { rare.steps = newValue }
  }
  /// Whether the app is not as it was, behind a command that is no step itself.
  package var hasMoved: Bool {
    get { rare.hasMoved }
    set { rare.hasMoved = newValue }
  }

  /// What few outcomes have.
  private struct Rare: Hashable, Sendable {
    var mismatch: Mismatch?
    var facts: [JSONValue.Member] = []
    var reason: String?
    var error: SessionError?
    var steps: [StepResult] = []
    var hasMoved = false
  }

  /// Holds what is rare apart, since outcomes are handed on for each command.
  private final class Apart: Hashable, Sendable {
    let rare: Rare

    init(_ rare: Rare) { self.rare = rare }

    static func == (left: Apart, right: Apart) -> Bool { left.rare == right.rare }
    func hash(into hasher: inout Hasher) { hasher.combine(rare) }
  }

  private var apart: Apart?
  private var rare: Rare {
    get { apart?.rare ?? Rare() }
    set { apart = newValue == Rare() ? nil : Apart(newValue) }
  }

  /// Creates an outcome.
  public init(
    _ status: Status, lines: [String] = [], step: StepResult? = nil, mismatch: Mismatch? = nil
  ) {
    self.status = status
    self.lines = lines
    self.step = step
    if let mismatch { self.mismatch = mismatch }
  }

  /// A refusal of something that is no step of the app.
  package static func refused(_ reason: String) -> CommandOutcome {
    var outcome = CommandOutcome(.refused, lines: ["refused: \(reason)"])
    outcome.reason = reason
    return outcome
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
