/// How a case ended.
public struct CaseResult: Hashable, Sendable {
  /// How a case ended.
  public enum Status: Hashable, Sendable {
    /// Every step did what the file says.
    case passed
    /// A step did not; the case stopped there.
    case failed(CaseFailure)
    /// The case was not run.
    case skipped(reason: String)
    /// The case failed, as its mark said.
    case todo(reason: String)
  }

  /// The file as the user named it.
  public var file: String
  /// The title, or the name of the file if the file is one case.
  public var title: String
  /// The line of the title.
  public var line: Int
  /// How it ended.
  public var status: Status
  /// Events that nothing claimed, one line each; for `mode exhaustive show`.
  public var notes: [String] = []
}

/// The first step of a case that did not do what the file says.
public struct CaseFailure: Hashable, Sendable {
  /// The file in which the step stands.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The first Character of the step, counted from 1.
  public var column: Int
  /// The step as it is written.
  public var step: String
  /// The includes that led to the file, innermost first.
  public var includedFrom: [Diagnostic.Place]
  /// Both sides and the first difference.
  public var mismatch: Mismatch
  /// The title of the case.
  public var title: String
  /// The actions that led here, ready to paste.
  public var stepsSoFar: [String]
  /// How many steps of the case were not reached.
  public var notReached: Int
  /// Where the first of them stands.
  public var firstNotReached: Diagnostic.Place?

  /// The failure as it is printed, always in this order: place, expected, actual, difference, the way here.
  public var lines: [String] {
    var lines = ["\(file):\(line):\(column): failed: \(step)"]
    lines += Diagnostic.includeLines(includedFrom)
    lines += mismatch.detailLines
    let way = stepsSoFar.isEmpty ? "none" : stepsSoFar.joined(separator: "; ")
    lines.append("   steps so far (case \(SessionText.quoted(title))): \(way)")
    if let next = firstNotReached {
      let steps = notReached == 1 ? "1 step" : "\(notReached) steps"
      lines.append("   not reached: \(steps), from \(next.file):\(next.line)")
    }
    return lines.map(SessionText.visible)
  }
}
