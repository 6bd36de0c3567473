/// Compares what a subject shows with what a session expects.
struct Comparison {
  let subject: Subject
  let relation: Relation
  let expected: ExpectedValue
  let actual: SubjectValue

  private var separator: String { subject.separator }
  private var actualText: String { actual.printed(separator: separator) }

  /// Both sides and the difference; nil if the relation holds.
  var mismatch: Mismatch? {
    if case .absent = actual { return mismatch(difference: "there is nothing to compare with") }
    guard let difference else { return nil }
    return mismatch(difference: difference)
  }

  private func mismatch(difference: String) -> Mismatch {
    let value = expected.canonicalText
    let claim =
      switch relation {
      case .isEqual: value
      case .isNot: "not \(value)"
      case .has, .lacks, .matches, .atLeast, .atMost: "\(relation.rawValue) \(value)"
      }
    return Mismatch(
      expected: claim, actual: SessionText.visible(actualText.isEmpty ? "\"\"" : actualText),
      difference: SessionText.visible(difference))
  }

  /// The first difference in words; nil if the relation holds.
  private var difference: String? {
    switch (expected, actual) {
    case (.number(let wanted), .number(let found)):
      order(wanted, found) { "\($0) \($1 ? "more" : "less") than expected" }
    case (.time(let wanted), .time(let found)):
      order(wanted, found) { "\(DurationText.clock($0)) \($1 ? "later" : "earlier") than expected" }
    case (.text(let wanted), .list(let entries)): list(wanted, entries)
    case (.text(let wanted), _): text(wanted, actualText)
    case (.number, _), (.time, _): "the two are of different types"
    }
  }

  private func order<Value: Comparable & AdditiveArithmetic>(
    _ wanted: Value, _ found: Value, _ words: (_ distance: Value, _ isMore: Bool) -> String
  ) -> String? {
    let holds =
      switch relation {
      case .isEqual: found == wanted
      case .isNot: found != wanted
      case .atLeast: found >= wanted
      case .atMost: found <= wanted
      case .has, .lacks, .matches: false
      }
    guard !holds else { return nil }
    if found == wanted { return "both are equal" }
    return found > wanted ? words(found - wanted, true) : words(wanted - found, false)
  }

  private func list(_ wanted: String, _ entries: [String]) -> String? {
    switch relation {
    case .has:
      entries.contains(wanted) ? nil : "no entry is \(SessionText.quoted(wanted))"
    case .lacks:
      entries.firstIndex(of: wanted).map { "entry \($0 + 1) is \(SessionText.quoted(wanted))" }
    case .isEqual:
      wanted == actualText
        ? nil
        : Difference.between(
          lists: wanted == "none" ? [] : subject.elements(of: wanted), entries)
    case .isNot, .matches, .atLeast, .atMost: text(wanted, actualText)
    }
  }

  private func text(_ wanted: String, _ found: String) -> String? {
    switch relation {
    case .isEqual:
      if wanted == found {
        nil
      } else if case .choice = subject.type {
        "expected \(wanted), found \(found)"
      } else {
        Difference.between(texts: wanted, found)
      }
    case .isNot: wanted != found ? nil : "both are equal"
    case .has: found.contains(wanted) ? nil : "the text does not have it"
    case .lacks: found.contains(wanted) ? "the text has it" : nil
    case .matches:
      PatternText.matches(wanted, found) ? nil : "the pattern does not match the whole text"
    case .atLeast, .atMost: "a text has no order"
    }
  }
}
