import Simulator

extension Interpreter {
  /// Checks an expectation now; changes nothing.
  func check(_ expectation: Expectation) -> CommandOutcome {
    guard let mismatch = mismatch(of: expectation) else {
      return CommandOutcome(.succeeded, lines: Self.held)
    }
    return CommandOutcome(
      .failed, lines: mismatch.lines(of: "expect \(expectation.canonicalText)"), mismatch: mismatch)
  }

  /// What an expectation that holds prints, made once.
  private static let held = ["ok"]

  private func mismatch(of expectation: Expectation) -> Mismatch? {
    switch expectation {
    case .compare(let subject, let tab, let relation, let value):
      var mismatch = Comparison(
        subject: subject, relation: relation, expected: value,
        actual: self.value(of: subject, tab: tab)
      ).mismatch
      if mismatch != nil, subject == .leaks {
        mismatch?.details = Self.accounts(of: simulator.survivors)
      }
      return mismatch
    case .gone(let label): return lifetime(of: label, mustBe: .gone)
    case .alive(let label): return lifetime(of: label, mustBe: .alive)
    case .can(let action): return possibility(of: action, mustBePossible: true)
    case .cannot(let action): return possibility(of: action, mustBePossible: false)
    }
  }

  private func lifetime(of label: String, mustBe wanted: Lifetime) -> Mismatch? {
    let found = simulator.lifetime(of: label)
    guard found != wanted else { return nil }
    let difference =
      switch found {
      case .neverSeen: "no object with the label \(SessionText.quoted(label)) was ever seen"
      case .alive: "the object is still there"
      case .gone: "the object has been deallocated"
      }
    return Mismatch(
      expected: SessionText.visible("\(label) \(wanted.word)"),
      actual: SessionText.visible("\(label) \(found.word)"), difference: difference,
      details: found == .alive ? Self.accounts(of: simulator.survivors(labeled: label)) : [])
  }

  private func possibility(of action: UserAction, mustBePossible: Bool) -> Mismatch? {
    let refusal = simulator.refusal(of: action)
    guard (refusal == nil) != mustBePossible else { return nil }
    let text = action.canonicalText
    return Mismatch(
      expected: "\(text) \(mustBePossible ? "possible" : "refused")",
      actual: refusal.map { SessionText.visible("refused: \($0.message)") } ?? "\(text) possible",
      difference: mustBePossible ? "the action would be refused" : "the action would be done")
  }
}

extension Lifetime {
  fileprivate var word: String {
    switch self {
    case .neverSeen: "never seen"
    case .alive: "alive"
    case .gone: "gone"
    }
  }
}
