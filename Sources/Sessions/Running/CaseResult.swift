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
  /// What kind of failure it is.
  public var kind: Kind = .mismatch
  /// On what ground the last action went as it did; nil if there was none.
  public var why: String?
  /// Behind which line of the file the app is as the step found it, if the file is played up to there; nil if there is
  /// nothing to play.
  public var open: Diagnostic.Place?
  /// Failures of later steps, if the case went on.
  public var followers: [CaseFailure] = []

  /// What kind of failure a step ended with.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It did something else than the file says.
    case mismatch = "failed"
    /// It was stopped by the budget of events.
    case endless
    /// It took the process with it.
    case crashed
    /// Two runs of the case differ in it.
    case unsteady
  }

  /// What the place of a case is called that no report holds.
  static let unreported = "(not reported)"

  /// The failure as it is printed, always in this order: place, expected, actual, difference, the way here.
  public var lines: [String] {
    (heading + wayLines + followers.flatMap(\.followerLines)).map(SessionText.visible)
  }

  /// The first line: place and step.
  public var headline: String { SessionText.visible("\(place): \(kind.verb): \(step)") }

  private var place: String { "\(file):\(line):\(column)" }

  private var heading: [String] {
    var lines = ["\(place): \(kind.verb): \(step)"]
    lines += Diagnostic.includeLines(includedFrom)
    return lines + mismatch.detailLines
  }

  /// A failure behind the first one, which may only follow from it.
  private var followerLines: [String] {
    ["after first failure: \(heading[0])"] + heading.dropFirst()
  }

  private var wayLines: [String] {
    let way = stepsSoFar.isEmpty ? "none" : stepsSoFar.joined(separator: "; ")
    var lines = ["   steps so far (case \(SessionText.quoted(title))): \(way)"]
    if let next = firstNotReached {
      let steps = notReached == 1 ? "1 step" : "\(notReached) steps"
      lines.append("   not reached: \(steps), from \(next.file):\(next.line)")
    }
    if let why { lines.append("   why:      \(why)") }
    if let open {
      lines.append(
        "   open:     navwright play \(SessionText.shellWord(open.file)) --until \(open.line)")
    }
    return lines
  }
}

extension CaseFailure.Kind {
  /// What a line about the step says of it.
  var verb: String {
    switch self {
    case .mismatch, .endless: "failed"
    case .crashed: "crashed"
    case .unsteady: "not reproducible"
    }
  }
}
