/// How many cases ended how.
struct Tally {
  var passed = 0
  var failed = 0
  var skipped = 0
  var todo = 0
  /// Files and paths that could not be used.
  var errors = 0
  /// What else is not as it should be: places that an update left alone, files that nobody runs.
  var leftRed = 0
  /// Lines of the files that belong to other programs.
  var vendorLines = 0

  var cases: Int { passed + failed + skipped + todo }

  mutating func count(_ result: CaseResult) {
    switch result.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .todo: todo += 1
    }
  }

  var lines: [String] {
    var summary = "\(passed) passed, \(failed) failed, \(skipped) skipped"
    if todo > 0 { summary += ", \(todo) todo" }
    if errors > 0 { summary += ", \(words(errors, "file")) with errors" }
    if vendorLines > 0 { summary += ", \(words(vendorLines, "vendor line"))" }
    let isAllSkipped = skipped > 0 && skipped == cases && errors == 0
    return (isAllSkipped ? ["warning: every case was skipped"] : []) + [summary]
  }

  func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  func exitCode(hasRun: Bool) -> Int32 {
    if errors > 0 { return 2 }
    if failed > 0 || leftRed > 0 { return 1 }
    return hasRun ? 0 : 4
  }
}
