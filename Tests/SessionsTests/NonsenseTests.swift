import Sessions
import XCTest

/// Nothing that stands in a line or a file may end the process.
@MainActor
final class NonsenseTests: XCTestCase {
  func test_lines_ofNonsenseGetAnAnswer() async {
    var words = WordSource(seed: 11)
    let heads =
      CommandCatalog.all.map(\.example) + ["", "[linux] ", "! ", "${", "nav> ", "\"", "\\"]
    for _ in 0..<6_000 {
      let head = heads[words.next(heads.count)].prefix(words.next(30))
      let line = head + words.text() + " " + words.text()
      for mode in [CommandParser.Mode.file, .batch, .prompt] {
        let result = CommandParser(mode: mode).parse(
          String(line), vocabulary: PocketWords.vocabulary)
        if case .failure(let diagnostic) = result {
          XCTAssertTrue(diagnostic.rendered.hasPrefix("error[N"), diagnostic.rendered)
          XCTAssertFalse(diagnostic.rendered.utf8.contains(0x1B), diagnostic.rendered)
        }
      }
    }
  }

  func test_files_ofNonsenseGetAnAnswer() async {
    var words = WordSource(seed: 5)
    let lines =
      CommandCatalog.all.map(\.example) + [
        "session 1.0", "app pocket", "case \"x\"", "skip \"x\"", "| x", "|-", "| ...", "| ~ (",
        "let x = value top", "tap clip ${x}", "param a=${env:B:-c}", "include a.nav", "[linux]",
        "mode exhaustive", "needs x", "seed 9", "x-y z", "expect top is ${x}", "# c",
      ]
    for _ in 0..<300 {
      var text = words.next(5) == 0 ? "" : "session 1.0\napp pocket\n"
      for _ in 0..<words.next(30) {
        text += lines[words.next(lines.count)] + (words.next(4) == 0 ? words.text() : "")
        text += words.next(9) == 0 ? "\r\n" : "\n"
      }
      var files = MemoryFiles([:])
      files.files["a.nav"] = Array(text.utf8)
      if words.next(4) == 0 {
        files.files["a.nav"]?.insert(0xE2, at: words.next(text.utf8.count + 1))
      }
      let planner = SessionPlanner(apps: [PocketApp.self], files: files)
      let result = planner.plan("a.nav")
      XCTAssertLessThanOrEqual(result.diagnostics.count, SessionPlanner.mostDiagnostics)
      for diagnostic in result.diagnostics { XCTAssertFalse(diagnostic.rendered.isEmpty) }
      if let plan = result.plan {
        XCTAssertEqual(SessionRunner().run(plan).count, plan.cases.count)
      }
    }
  }
}
