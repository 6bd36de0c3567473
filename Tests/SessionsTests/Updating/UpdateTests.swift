import Sessions
import Simulator
import XCTest

/// `navwright test --update`.
@MainActor
final class UpdateTests: XCTestCase {
  private struct Report: Equatable {
    var code: Int32
    var lines: [String]
    var messages: [String] = []
    var written: [String: String] = [:]
  }

  private func update(
    _ texts: [String: String], _ paths: [String] = ["a.nav"],
    options: UpdateOptions? = UpdateOptions(), environment: [String: String] = [:],
    links: [String: String] = [:], refusal: FileProblem? = nil
  ) -> Report {
    var files = MemoryFiles(texts)
    files.links = links
    let target = MemoryTarget()
    target.refusal = refusal
    var lines: [String] = []
    var messages: [String] = []
    var command = TestCommand(
      planner: SessionPlanner(
        apps: [PocketApp.self, CountingApp.self], files: files, environment: environment),
      print: { lines.append($0) }, printDiagnostic: { messages.append($0) })
    command.update = options
    command.target = target
    let code = command.run(paths)
    return Report(code: code, lines: lines, messages: messages, written: target.written)
  }

  private let head = "session 1.0\napp pocket\n"

  func test_FILE_A4_threeBlocksOfOneFileAreRewrittenAtOnce() async {
    let report = update([
      "a.nav": """
      session 1.0
      app pocket

      case "one"  # a title
        select tab clip
        | nothing
        tap clip 1
        | pushed DetailClip(9)
        # A remark.
      case "two"
          ! back
          | refused: no
          | at all
      """
    ])
    XCTAssertEqual(
      report,
      Report(
        code: 0,
        lines: [
          "--- a.nav (old, expected)", "+++ a.nav (new, actual)", "@@ -3,11 +3,11 @@", " ",
          " case \"one\"  # a title", "   select tab clip", "-  | nothing",
          "+  | selected tab clip",
          "   tap clip 1", "-  | pushed DetailClip(9)", "+  | pushed DetailClip(1)",
          "+  | tab bar hidden", "   # A remark.", " case \"two\"", "     ! back",
          "-    | refused: no", "-    | at all", "+    | refused: nothing to go back to",
          "ok a.nav: one", "ok a.nav: two", "2 passed, 0 failed, 0 skipped",
          "3 blocks in 1 file rewritten",
        ],
        written: [
          "a.nav": """
          session 1.0
          app pocket

          case "one"  # a title
            select tab clip
            | selected tab clip
            tap clip 1
            | pushed DetailClip(1)
            | tab bar hidden
            # A remark.
          case "two"
              ! back
              | refused: nothing to go back to
          """
        ]))
  }

  func test_FILE_A5_wildcardsThatStillFitStay() async {
    let report = update([
      "a.nav": head + """
        open pocket://clip/3
        tree
        | window
        |   TabBar[..]
        ...
        """
    ])
    XCTAssertEqual(report.code, 2, "\"...\" without a bar is no line of a block")
    let other = update([
      "a.nav": head + """
        open pocket://clip/3
        tree
        | window
        |   Tabs
        | ...
        |     clip*: [..]
        |       Klip
        | ~ .+DetailClip\\(\\d\\).*
        """
    ])
    XCTAssertEqual(
      other,
      Report(
        code: 0,
        lines: [
          "--- a.nav (old, expected)", "+++ a.nav (new, actual)", "@@ -3,8 +3,8 @@",
          " open pocket://clip/3", " tree", " | window", "-|   Tabs", "+|   UITabBar",
          " | ...", " |     clip*: [..]", "-|       Klip", "+|       Clip",
          " | ~ .+DetailClip\\(\\d\\).*", "ok a.nav", "1 passed, 0 failed, 0 skipped",
          "1 block in 1 file rewritten",
        ],
        written: [
          "a.nav": head + """
            open pocket://clip/3
            tree
            | window
            |   UITabBar
            | ...
            |     clip*: [..]
            |       Clip
            | ~ .+DetailClip\\(\\d\\).*
            """
        ]))
  }

  func test_update_leavesABlockAloneIfAWildcardWouldGo() async {
    let report = update(["a.nav": head + "select tab clip\n| opened [..]\n"])
    XCTAssertEqual(report.code, 1)
    XCTAssertEqual(report.written, [:])
    XCTAssertEqual(report.messages, ["a.nav:4: left alone: no way to keep its wildcards"])
    XCTAssertEqual(report.lines.last, "0 blocks in 0 files rewritten")
  }

  func test_FILE_A7_aBlockThatNeverStaysIsUnstable() async {
    let report = update([
      "a.nav": "session 1.0\napp counting\ntap button \"Count\"\n| toast \"count 0\"\n"
    ])
    XCTAssertEqual(report.code, 1)
    XCTAssertEqual(
      report.messages, ["a.nav:3: unstable: it prints something else each time"])
    XCTAssertEqual(report.lines.last, "1 block in 1 file rewritten, 1 unstable")
  }

  func test_FILE_A8_whatIsNotAskedForIsNotWritten() async {
    let text = head + "select tab clip\n"
    for _ in 0..<2 {
      let report = update(["a.nav": text], options: nil, environment: ["CI": "true"])
      XCTAssertEqual(
        report, Report(code: 0, lines: ["ok a.nav", "1 passed, 0 failed, 0 skipped"]))
    }
    XCTAssertEqual(update(["a.nav": text]).written, [:])
  }

  func test_update_countsOnlyWhatWasWritten() async {
    XCTAssertEqual(
      update(
        ["a.nav": head + "select tab clip\n| no\n"], refusal: .refused("permission denied")),
      Report(
        code: 1,
        lines: [
          "--- a.nav (old, expected)", "+++ a.nav (new, actual)", "@@ -1,4 +1,4 @@",
          " session 1.0", " app pocket", " select tab clip", "-| no", "+| selected tab clip",
          "failed a.nav", "a.nav:3:1: failed: select tab clip", "   expected: no",
          "   actual:   selected tab clip",
          "   differs:  line 1: expected \"no\", found \"selected tab clip\"",
          "   steps so far (case \"a.nav\"): none",
          "   why:      select tab clip: UIKit did it by itself (at the prompt: why 1)",
          "   open:     navwright play a.nav --until 3",
          "0 passed, 1 failed, 0 skipped", "0 blocks in 0 files rewritten",
        ], messages: ["cannot write \"a.nav\": permission denied"]))
  }

  func test_update_fillsInWhatIsAskedFor() async {
    let report = update(["a.nav": head + "select tab clip\n|?\nselect tab home\n  |?"])
    XCTAssertEqual(
      report.written,
      [
        "a.nav": head
          + "select tab clip\n| selected tab clip\nselect tab home\n  | selected tab home"
      ])
    XCTAssertEqual(report.code, 0)
    XCTAssertEqual(report.messages, [])
    XCTAssertEqual(
      update(["a.nav": head + "app launch\n|?\n"]).written, ["a.nav": head + "app launch\n|-\n"])
  }

  func test_update_keepsEndingsAndMark() async {
    let report = update([
      "a.nav": "\u{FEFF}session 1.0\r\napp pocket\r\nselect tab clip\r\n\t| no\r\n# end"
    ])
    XCTAssertEqual(
      report.written,
      [
        "a.nav":
          "\u{FEFF}session 1.0\r\napp pocket\r\nselect tab clip\r\n\t| selected tab clip\r\n# end"
      ])
  }

  func test_update_rewritesValuesOnlyIfAsked() async {
    let text = head + "expect depth is 2  # one\nexpect top is Klick\nexpect warnings is x\n"
    let before = update(["a.nav": text.replacing("Klick", with: "Clip")])
    XCTAssertEqual(before.written, [:])
    XCTAssertEqual(before.code, 1)
    for scope in [UpdateOptions.Scope.values, .all] {
      let report = update(
        ["a.nav": text.replacing("Klick", with: "Clip")], options: UpdateOptions(scope: scope))
      XCTAssertEqual(
        report.written,
        ["a.nav": head + "expect depth is 1  # one\nexpect top is Home\nexpect warnings is x\n"])
      XCTAssertEqual(report.code, 1, "what UIKit has to say is never taken for right")
      XCTAssertEqual(report.lines.last, "2 places in 1 file rewritten")
    }
  }

  func test_update_leavesValuesWithVariablesAlone() async {
    let report = update(
      ["a.nav": head + "param x=Clip\nexpect top is ${x}\n"], options: UpdateOptions(scope: .all))
    XCTAssertEqual(report.messages, ["a.nav:4: left alone: the value has a variable"])
    XCTAssertEqual(report.code, 1)
  }

  func test_update_neverRewritesRefusals() async {
    let report = update(["a.nav": head + "! select tab clip\n| refused: x\n"])
    XCTAssertEqual(report.written, [:])
    XCTAssertEqual(report.code, 1)
  }

  func test_update_leavesTodoCasesAlone() async {
    let text = head + "case \"x\"\n  todo \"y\"\n  select tab clip\n  | no\n"
    let report = update(["a.nav": text])
    XCTAssertEqual(report.written, [:])
    XCTAssertEqual(report.code, 0)
  }

  // MARK: partials

  func test_update_rewritesAPartialForAllItsCallers() async {
    let caller = head + "include _p.nav\n"
    let report = update(
      ["a.nav": caller, "b.nav": caller, "_p.nav": "session 1.0\nselect tab clip\n| no\n"],
      ["a.nav", "b.nav"])
    XCTAssertEqual(
      report.written, ["_p.nav": "session 1.0\nselect tab clip\n| selected tab clip\n"])
    XCTAssertEqual(report.lines.last, "1 block in 1 file rewritten")
    XCTAssertEqual(report.code, 0)
  }

  func test_update_leavesAPartialAloneIfItsCallersGetDifferentText() async {
    let report = update(
      [
        "a.nav": head + "select tab clip\ninclude _p.nav\n",
        "b.nav": head + "case \"b\"\n  include _p.nav\n",
        "_p.nav": "session 1.0\nstack\n| Clip\n",
      ], ["a.nav", "b.nav"])
    XCTAssertEqual(report.written, [:])
    XCTAssertEqual(report.code, 1)
    XCTAssertEqual(
      report.messages,
      [
        """
        _p.nav:3: left alone: two callers get different text
           from b.nav: b:
           | Home
           from a.nav:
           | Clip
        """
      ])
  }

  // MARK: where nothing is written

  func test_update_isRefusedWhereCIIsSet() async {
    let text = ["a.nav": head + "select tab clip\n| no\n"]
    for value in ["1", "true", "yes"] {
      XCTAssertEqual(
        update(text, environment: ["CI": value]),
        Report(
          code: 2, lines: [],
          messages: ["--update is refused where CI is set; --ci-update allows it"]))
    }
    for value in ["", "0", "false"] {
      XCTAssertEqual(update(text, environment: ["CI": value]).code, 0)
    }
    XCTAssertEqual(
      update(text, options: UpdateOptions(allowsCI: true), environment: ["CI": "1"]).code, 0)
  }

  func test_update_leavesWrongFilesAlone() async {
    let report = update(["a.nav": head + "tpa\nselect tab clip\n| no\n"])
    XCTAssertEqual(report.code, 2)
    XCTAssertEqual(report.written, [:])
  }

  func test_update_followsNoLinkOutOfTheSuite() async {
    let report = update(
      ["s/a.nav": head + "select tab clip\n| no\n", "other/a.nav": ""], ["s"],
      links: ["s/a.nav": "other/a.nav"])
    XCTAssertEqual(report.written, [:])
    XCTAssertEqual(
      report.messages, ["s/a.nav: left alone: it leads out of the suite, to other/a.nav"])
    XCTAssertEqual(report.code, 1)
  }

  func test_update_forReviewWritesANeighbour() async {
    let report = update(
      ["a.nav": head + "select tab clip\n| no\n"],
      options: UpdateOptions(isForReview: true))
    XCTAssertEqual(
      report.written, ["a.nav.new": head + "select tab clip\n| selected tab clip\n"])
    XCTAssertEqual(report.lines.last, "1 block in 1 file wait for review")
  }
}
