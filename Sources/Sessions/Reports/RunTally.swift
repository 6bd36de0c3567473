/// How many items ended how.
public struct RunTally: Hashable, Sendable {
  /// Cases whose steps did what the file says.
  public var passed = 0
  /// Cases of which a step did not.
  public var failed = 0
  /// Cases that were not run.
  public var skipped = 0
  /// Cases that failed as their mark said.
  public var todo = 0
  /// Files and paths that could not be used.
  public var errors = 0
  /// Cases that took the process with them, or found no end.
  public var crashed = 0
  /// Cases of which two runs differ.
  public var unsteady = 0
  /// What else is not as it should be: places that an update left alone, files that nobody runs.
  public var leftRed = 0
  /// Lines of the files that belong to other programs.
  public var vendorLines = 0

  /// Creates a count of nothing.
  public init() {}

  /// Cases that were run or skipped for a reason.
  public var cases: Int { passed + failed + skipped + todo + crashed + unsteady }
  /// What makes the run a failure.
  public var bad: Int { failed + errors + crashed + unsteady }

  /// Counts one item.
  public mutating func count(_ item: RunItem) {
    switch item.ending {
    case .passed: passed += 1
    case .skipped: skipped += 1
    case .todo: todo += 1
    case .invalid: errors += 1
    case .failed(let failure):
      switch failure.kind {
      case .mismatch: failed += 1
      case .endless, .crashed: crashed += 1
      case .unsteady: unsteady += 1
      }
    }
  }

  /// The last line of a report, after a warning where one is due.
  public var lines: [String] {
    var summary = "\(passed) passed, \(failed) failed, \(skipped) skipped"
    if todo > 0 { summary += ", \(todo) todo" }
    if crashed > 0 { summary += ", \(crashed) crashed" }
    if unsteady > 0 { summary += ", \(unsteady) not reproducible" }
    if errors > 0 { summary += ", \(Self.words(errors, "file")) with errors" }
    if vendorLines > 0 { summary += ", \(Self.words(vendorLines, "vendor line"))" }
    let isAllSkipped = skipped > 0 && skipped == cases && errors == 0
    return (isAllSkipped ? ["warning: every case was skipped"] : []) + [summary]
  }

  static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The exit code of a run with this outcome.
  ///
  /// - Parameters:
  ///   - allowsNothing: Whether a run of nothing is well.
  ///   - failsOnSkip: Whether a skipped case makes the run a failure.
  func exitCode(allowsNothing: Bool = false, failsOnSkip: Bool = false) -> Int32 {
    if crashed > 0 { return 3 }
    if errors > 0 { return 2 }
    if failed > 0 || leftRed > 0 || failsOnSkip && skipped > 0 { return 1 }
    if unsteady > 0 { return 5 }
    return cases > 0 || allowsNothing ? 0 : 4
  }
}
