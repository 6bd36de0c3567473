/// Which cases of the files are run.
public struct CaseSelection: Sendable {
  /// What the name of a case must match somewhere: `file: title`, or the file if it is one case.
  public var pattern: NamePattern?
  /// Words of which a file must bear one; none for all files.
  public var tags: Set<String>

  /// Creates a selection.
  public init(pattern: NamePattern? = nil, tags: Set<String> = []) {
    self.pattern = pattern
    self.tags = tags
  }

  /// Whether it leaves anything out.
  var isNarrow: Bool { pattern != nil || !tags.isEmpty }

  /// The places of the chosen cases in a file.
  func indices(of plan: SessionPlan) -> [Int] {
    guard tags.isEmpty || !tags.isDisjoint(with: plan.tags) else { return [] }
    guard let pattern else { return Array(plan.cases.indices) }
    return plan.cases.indices.filter { pattern.matches(plan.cases[$0].name) }
  }

  /// What was asked for, in words.
  var words: String {
    var words: [String] = []
    if let pattern { words.append("the filter \(SessionText.quoted(pattern.text))") }
    if !tags.isEmpty {
      words.append("the tags \(tags.sorted().map { "\"\($0)\"" }.joined(separator: ", "))")
    }
    return words.joined(separator: " and ")
  }
}

/// A regular expression over the names of cases.
public struct NamePattern: Sendable {
  /// The expression as it was written.
  public let text: String

  /// Reads an expression.
  ///
  /// - Returns: Nil if it is none.
  public init?(_ text: String) {
    guard (try? Regex(text)) != nil else { return nil }
    self.text = text
  }

  func matches(_ name: String) -> Bool {
    // Compiled anew, since a compiled expression may not be shared; a run asks once a case.
    guard let expression = try? Regex(text) else { return false }
    return name.firstMatch(of: expression) != nil
  }
}

extension CasePlan {
  /// The name that a person chooses the case by.
  var name: String { isExplicit ? "\(file): \(title)" : file }

  /// How many steps it has, those of included files counted.
  package var stepCount: Int { steps.count }

  /// Steps that look whether something is as it should be.
  var expectationCount: Int {
    steps.count { step in
      guard case .command(let command) = step.work, case .expect = command.instruction else {
        return step.source.hasPrefix("expect ")
      }
      return true
    }
  }
}
