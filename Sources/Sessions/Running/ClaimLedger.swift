/// Warnings and events of a case that nothing in the file has asked for yet.
package struct ClaimLedger {
  let mode: SessionFile.Mode
  private var warnings: [(text: String, step: Int)] = []
  private var events: [String] = []
  private var eventStep = 0

  init(mode: SessionFile.Mode) {
    self.mode = mode
  }

  /// Creates a ledger outside session files.
  ///
  /// - Parameter isExhaustive: Whether events must be claimed.
  package init(isExhaustive: Bool) {
    self.init(mode: isExhaustive ? .exhaustive : .lenient)
  }

  /// Something that must be claimed, at the step it came from.
  package struct Unclaimed {
    package let step: Int
    package let mismatch: Mismatch
  }

  package mutating func add(warnings new: [String], at step: Int) {
    warnings += new.map { ($0, step) }
  }

  /// Takes the events of a new step; those of the one before are settled by then.
  package mutating func set(events new: [String], at step: Int) {
    events = new
    eventStep = step
  }

  /// An expectation that held claims what it spoke of.
  package mutating func claim(_ expectation: Expectation) {
    guard case .compare(let subject, _, let relation, let value) = expectation,
      case .text(let text) = value
    else { return }
    switch relation {
    case .isEqual, .matches:
      if subject == .warnings { warnings = [] }
      if subject == .events { events = [] }
    case .has:
      if subject == .warnings { warnings.removeAll { $0.text == text } }
      if subject == .events { events.removeAll { $0 == text } }
    case .isNot, .lacks, .atLeast, .atMost: break
    }
  }

  /// Whether anything waits to be claimed.
  var hasAny: Bool { !warnings.isEmpty || !events.isEmpty }

  /// Whether it keeps events.
  package var keepsEvents: Bool { mode != .lenient }

  /// Events of the last step that `mode exhaustive show` lists, and the step; they are settled by that.
  mutating func takeShown() -> (step: Int, events: [String]) {
    guard mode == .exhaustiveShow else { return (eventStep, []) }
    defer { events = [] }
    return (eventStep, events)
  }

  /// Events of the last step that `mode exhaustive` wants to see claimed.
  package var unclaimedEvents: Unclaimed? {
    guard mode == .exhaustive, !events.isEmpty else { return nil }
    return Unclaimed(
      step: eventStep,
      mismatch: Mismatch(
        expected: "every event claimed by output lines or \"expect events\"",
        actual: events.map(SessionText.visible).joined(separator: "\n"),
        difference: "not claimed: \(SessionText.quoted(events[0]))"))
  }

  /// What is left when the case is over.
  package var unclaimed: Unclaimed? {
    if let events = unclaimedEvents { return events }
    guard let first = warnings.first else { return nil }
    let own = warnings.filter { $0.step == first.step }.map(\.text)
    return Unclaimed(
      step: first.step,
      mismatch: Mismatch(
        expected: "no warning", actual: own.map(SessionText.visible).joined(separator: "\n"),
        difference: "no output line and no \"expect warnings\" asks for it"))
  }
}
