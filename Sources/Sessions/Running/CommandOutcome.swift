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
  public var status: Status {
    get { box.content.status }
    set { change { $0.status = newValue } }
  }
  /// What to print, one line an element, plain text.
  public var lines: [String] {
    get { box.content.lines }
    set { change { $0.lines = newValue } }
  }
  /// The step of an action; nil for commands that only look.
  public var step: StepResult? {
    get { box.content.step }
    set { change { $0.step = newValue } }
  }
  /// Both sides of an expectation that did not hold.
  public var mismatch: Mismatch? {
    get { box.content.apart?.rare.mismatch }
    set { rare.mismatch = newValue }
  }
  /// What a command of the prompt answers beside its lines, for those who read JSON.
  package var facts: [JSONValue.Member] {
    get { box.content.apart?.rare.facts ?? [] }
    set { rare.facts = newValue }
  }
  /// Why it did not succeed, with nothing in front; nil where the step, the mismatch or the error says it.
  package var reason: String? {
    get { box.content.apart?.rare.reason }
    set { rare.reason = newValue }
  }
  /// What makes no sense about the command.
  package var error: SessionError? {
    get { box.content.apart?.rare.error }
    set { rare.error = newValue }
  }
  /// What was done by a command that does several steps, in order.
  package var steps: [StepResult] {
    get { box.content.apart?.rare.steps ?? [] }
    set { rare.steps = newValue }
  }
  /// Whether the app is not as it was, behind a command that is no step itself.
  package var hasMoved: Bool {
    get { box.content.apart?.rare.hasMoved ?? false }
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

  private struct Content: Hashable, Sendable {
    var status: Status
    var lines: [String]
    var step: StepResult?
    var apart: Apart?
  }

  /// Holds what is rare apart.
  private final class Apart: Hashable, Sendable {
    let rare: Rare

    init(_ rare: Rare) { self.rare = rare }

    static func == (left: Apart, right: Apart) -> Bool { left.rare == right.rare }
    func hash(into hasher: inout Hasher) { hasher.combine(rare) }
  }

  /// Holds the whole, since outcomes are handed on far more often than they are made or changed.
  private final class Box: Hashable, Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }

    static func == (left: Box, right: Box) -> Bool { left.content == right.content }
    func hash(into hasher: inout Hasher) { hasher.combine(content) }
  }

  private var box: Box
  private var rare: Rare {
    get { box.content.apart?.rare ?? Rare() }
    set { change { $0.apart = newValue == Rare() ? nil : Apart(newValue) } }
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = box.content
    body(&content)
    box = Box(content)
  }

  /// Creates an outcome.
  public init(
    _ status: Status, lines: [String] = [], step: StepResult? = nil, mismatch: Mismatch? = nil
  ) {
    box = Box(Content(status: status, lines: lines, step: step))
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
