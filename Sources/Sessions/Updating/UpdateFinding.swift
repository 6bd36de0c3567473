/// What a run in update mode saw at one place that could be rewritten.
struct UpdateFinding: Hashable, Sendable {
  /// What stands there, and what was found.
  enum Site: Hashable, Sendable {
    /// An output block and what the step printed.
    case block(OutputBlock, printed: [String])
    /// The right side of `is` and what the subject shows.
    case value(String)
  }

  var file: String
  /// The line of the step.
  var stepLine: Int
  var site: Site
  /// Whether it holds as it is.
  var holds: Bool
  /// The file that ran it, and the case.
  var caller: String

  /// The first line of what would be rewritten.
  var line: Int {
    switch site {
    case .block(let block, _): block.line
    case .value: stepLine
    }
  }

  /// Whether a new block fits what was seen here too.
  func fits(_ block: OutputBlock) -> Bool {
    switch site {
    case .block(_, let printed): block.mismatch(with: printed) == nil
    case .value: false
    }
  }
}
