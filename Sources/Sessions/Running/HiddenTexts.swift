/// Texts that were entered `hidden`, and must be shown nowhere from then on.
package struct HiddenTexts: Hashable, Sendable {
  /// What stands in the place of a hidden text.
  package static let mark = "…"
  /// A shorter text, such as a digit, is looked for in quotes or alone only: it stands in too many others.
  private static let bareLength = 4

  private var texts: [String] = []

  package init() {}

  /// Whether nothing is hidden.
  package var isEmpty: Bool { texts.isEmpty }

  /// Hides a text; one without characters has nothing to hide.
  package mutating func insert(_ text: String) {
    if !text.isEmpty, !texts.contains(text) { texts.append(text) }
  }

  /// A line, or a text that stands alone, without what is hidden.
  package func masked(_ text: String) -> String {
    var result = text
    for hidden in texts {
      let visible = SessionText.visible(hidden)
      if result == hidden || result == visible { return Self.mark }
      for shown in ["\"\(hidden)\"", "\"\(visible)\"", SessionText.quoted(hidden)] {
        result = result.replacing(shown, with: "\"\(Self.mark)\"")
      }
      if hidden.count >= Self.bareLength {
        result = result.replacing(hidden, with: Self.mark).replacing(visible, with: Self.mark)
      }
    }
    return result
  }

  /// Lines without what is hidden.
  package func masked(_ lines: [String]) -> [String] { isEmpty ? lines : lines.map(masked) }

  /// A value of JSON without what is hidden.
  package func masked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool, .number: value
    case .string(let text): .string(masked(text))
    case .array(let values): .array(values.map(masked))
    case .object(let members): .object(members.map { .init($0.key, masked($0.value)) })
    }
  }

  /// An outcome whose words tell nothing of what is hidden; its step stays as it was.
  package func masked(_ outcome: CommandOutcome) -> CommandOutcome {
    guard !isEmpty else { return outcome }
    var outcome = outcome
    if let mismatch = outcome.mismatch {
      var shown = Mismatch(
        expected: masked(mismatch.expected), actual: masked(mismatch.actual),
        difference: masked(mismatch.difference), details: masked(mismatch.details))
      // A single character tells too much.
      if shown.expected != mismatch.expected || shown.actual != mismatch.actual {
        shown.difference = "one of them was entered hidden"
      }
      // The lines of a short text are told by its sides.
      let known = zip(mismatch.detailLines, shown.detailLines)
      outcome.lines = outcome.lines.map { line in
        known.first { $0.0 == line }?.1 ?? masked(line)
      }
      outcome.mismatch = shown
    } else {
      outcome.lines = masked(outcome.lines)
    }
    outcome.reason = outcome.reason.map(masked)
    return outcome
  }
}
