import Sessions
import XCTest

/// `navwright review`.
@MainActor
final class ReviewTests: XCTestCase {
  private struct Report: Equatable {
    var code: Int32
    var lines: [String]
    var written: [String: String] = [:]
    var removed: [String] = []
  }

  private func review(
    _ texts: [String: String], answers: [String] = [], accepted: String? = nil,
    rejected: String? = nil, paths: [String] = ["s"]
  ) -> Report {
    let target = MemoryTarget()
    var lines: [String] = []
    var rest = answers[...]
    var command = ReviewCommand(
      files: MemoryFiles(texts), target: target, print: { lines.append($0) },
      ask: { question in
        lines.append(question)
        return rest.popFirst()
      })
    command.accepted = accepted
    command.rejected = rejected
    let code = command.run(paths)
    return Report(code: code, lines: lines, written: target.written, removed: target.removed)
  }

  private let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n"
  private let new = "a\nB\nc\nd\ne\nf\ng\nh\nI\ni2\nj\n"

  func test_review_goesThroughTheChanges() async {
    XCTAssertEqual(
      review(["s/a.nav": old, "s/a.nav.new": new], answers: ["x", "a", "r"]),
      Report(
        code: 0,
        lines: [
          "s/a.nav: change 1 of 2", "@@ -1,5 +1,5 @@", " a", "-b", "+B", " c", " d", " e",
          "accept, reject, skip or quit (a, r, s, q)? ", "answer with a, r, s or q",
          "accept, reject, skip or quit (a, r, s, q)? ", "s/a.nav: change 2 of 2",
          "@@ -6,5 +6,6 @@", " f", " g", " h", "-i", "+I", "+i2", " j",
          "accept, reject, skip or quit (a, r, s, q)? ", "1 accepted, 1 rejected, 0 skipped",
        ], written: ["s/a.nav": "a\nB\nc\nd\ne\nf\ng\nh\ni\nj\n"], removed: ["s/a.nav.new"]))
  }

  func test_review_keepsWhatWasSkipped() async {
    let report = review(["s/a.nav": old, "s/a.nav.new": new], answers: ["reject", "skip"])
    XCTAssertEqual(report.code, 1)
    XCTAssertEqual(report.written, ["s/a.nav.new": "a\nb\nc\nd\ne\nf\ng\nh\nI\ni2\nj\n"])
    XCTAssertEqual(report.removed, [])
    XCTAssertEqual(report.lines.last, "0 accepted, 1 rejected, 1 skipped")
  }

  func test_review_stopsWhereOneQuits() async {
    let texts = ["s/a.nav": old, "s/a.nav.new": new, "s/b.nav": "a\n", "s/b.nav.new": "b\n"]
    for answers in [["a", "q"], ["a"]] {
      let report = review(texts, answers: answers)
      XCTAssertEqual(report.code, 1)
      XCTAssertEqual(
        report.written,
        ["s/a.nav": "a\nB\nc\nd\ne\nf\ng\nh\ni\nj\n", "s/a.nav.new": new])
      XCTAssertEqual(report.removed, [])
    }
  }

  func test_review_takesPatternsInsteadOfAnswers() async {
    let texts = [
      "s/a.nav": "| a\r\n", "s/a.nav.new": "| b\r\n| c\r\n", "s/x/b.nav": "|?",
      "s/x/b.nav.new": "| b",
    ]
    let all = review(texts, accepted: "*")
    XCTAssertEqual(all.written, ["s/a.nav": "| b\r\n| c\r\n", "s/x/b.nav": "| b"])
    XCTAssertEqual(all.lines, ["2 accepted, 0 rejected, 0 skipped"])
    XCTAssertEqual(all.removed, ["s/a.nav.new", "s/x/b.nav.new"])
    let one = review(texts, accepted: "x/*.nav", rejected: "a.nav")
    XCTAssertEqual(one.written, ["s/x/b.nav": "| b"])
    XCTAssertEqual(one.lines, ["1 accepted, 1 rejected, 0 skipped"])
    XCTAssertEqual(review(texts, accepted: "y*").code, 1)
  }

  func test_review_patternTakesOnlyWhatAnUpdateWrites() async {
    let old = "back\n  | a\nexpect top is A  # here\nsettle\n"
    let rewritten = "back\n  | b\n  | c\nexpect top is B  # here\nsettle\n"
    XCTAssertEqual(
      review(["s/a.nav": old, "s/a.nav.new": rewritten], accepted: "*"),
      Report(
        code: 0, lines: ["1 accepted, 0 rejected, 0 skipped"], written: ["s/a.nav": rewritten],
        removed: ["s/a.nav.new"]))
    for new in [
      "junk\n", "back\n  | a\nsettle\n", "back\n  | a\nexpect top is A  # here\ntap clip 1\n",
      "back\n  | a\nexpect root is A  # here\nsettle\n",
    ] {
      let report = review(["s/a.nav": old, "s/a.nav.new": new], accepted: "*")
      XCTAssertEqual(
        report,
        Report(
          code: 1,
          lines: [
            "s/a.nav: a.nav.new changes more than what steps print; look at it with: navwright review s/a.nav.new",
            "0 accepted, 0 rejected, 1 skipped",
          ]), new)
    }
    // A person has seen it.
    XCTAssertEqual(
      review(["s/a.nav": old, "s/a.nav.new": "junk\n"], answers: ["a"]).written,
      ["s/a.nav": "junk\n"])
  }

  func test_review_takesTheFileThatIsNamed() async {
    let texts = ["s/a.nav": "| a", "s/a.nav.new": "| b", "s/b.nav": "| a", "s/b.nav.new": "| b"]
    XCTAssertEqual(
      review(texts, accepted: "*", paths: ["s/a.nav"]).written, ["s/a.nav": "| b"])
    XCTAssertEqual(
      review(texts, accepted: "*", paths: ["nope"]),
      Report(
        code: 2, lines: ["nope: error[N052]: cannot read \"nope\": no such file or folder"]))
  }

  func test_review_hasNothingToDo() async {
    XCTAssertEqual(
      review(["s/a.nav": "a"]), Report(code: 0, lines: ["nothing waits for review"]))
  }

  func test_FILE_A26_aStrictTreeNamesWhatNobodyRuns() async {
    let report = strictTree([
      "s/a.nav": "session 1.0\napp pocket\ninclude parts/_b.nav\n",
      "s/a.nav.new": "x", "s/parts/_b.nav": "session 1.0\ninclude _c.nav\n",
      "s/parts/_c.nav": "session 1.0\nstack\n", "s/_d.nav": "session 1.0\n",
    ])
    XCTAssertEqual(
      report,
      [
        "s/a.nav.new: waits for review; run: navwright review s/a.nav.new",
        "s/_d.nav: a partial that no file here includes",
      ])
  }

  private func strictTree(_ texts: [String: String]) -> [String] {
    var messages: [String] = []
    var command = TestCommand(
      planner: SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(texts)), print: { _ in },
      printDiagnostic: { messages.append($0) })
    command.isStrictTree = true
    XCTAssertEqual(command.run(["s"]), 1)
    return messages
  }
}
