import Sessions
import Simulator
import XCTest

/// Parts of the language that files use less often.
@MainActor
final class LanguageTests: RunningTestCase {
  func test_path_goesFromTheWindowToTheScreen() async {
    checkPasses(
      """
      let start = value path
      open pocket://clip/3
      expect path matches "window > UITabBar > clip > Clip > DetailClip\\\\(3\\\\)"
      expect path has Clip
      expect path lacks Home
      back
      tap button "Add clip"
      expect path matches "window > .* > clip > Clip > Sheet\\\\(add\\\\)"
      dismiss
      select tab home
      expect path is "${start}"
      """)
  }

  func test_result_isThatOfTheLastAction() async {
    checkPasses(
      """
      expect result is accepted
      ! back
      expect result is refused
      tree
      expect result is refused
      begin select tab clip
      expect result is accepted
      settle
      expect result is not error
      """)
  }

  func test_exhaustiveShow_listsWhatNothingClaims() async {
    let results = run(
      """
      case "one"
        mode exhaustive show
        open pocket://clip/3
        back
        | popped DetailClip(3)
        | tab bar shown
        tap clip 4
        expect events has "tab bar hidden"
      """)
    XCTAssertEqual(results.map(\.status), [.passed])
    XCTAssertEqual(
      results.map(\.notes),
      [
        [
          "a.nav:5:3: note: not claimed: \"selected tab clip\"",
          "a.nav:5:3: note: not claimed: \"pushed DetailClip(3)\"",
          "a.nav:5:3: note: not claimed: \"tab bar hidden\"",
          "a.nav:9:3: note: not claimed: \"pushed DetailClip(4)\"",
        ]
      ])
  }

  func test_fillIn_failsUntilItIsFilledIn() async {
    checkFails(
      "select tab clip\n|?\n",
      """
      a.nav:3:1: failed: select tab clip
         expected: the lines that navwright test --update writes
         actual:   selected tab clip
         differs:  "|?" asks to be filled in
         steps so far (case "a.nav"): none
         why:      select tab clip: UIKit did it by itself (at the prompt: why 1)
         open:     navwright play a.nav --until 3
      """)
  }

  func test_hidden_isShownNowhere() async {
    checkFails(
      """
      select tab clip
      tap button "Add clip"
      enter name "geheim" hidden
      | set name "…"
      expect depth is 9
      """,
      """
      a.nav:7:1: failed: expect depth is 9
         expected: 9
         actual:   1
         differs:  8 less than expected
         steps so far (case "a.nav"): select tab clip; tap button "Add clip"; enter name "…" hidden
         why:      enter name "…" hidden: Sheet(add) took it, and asked no router and no flow (at the prompt: why 3)
         open:     navwright play a.nav --until 7
      """)
  }

  func test_hidden_isWrittenBehindTheText() async {
    let parser = CommandParser(mode: .file)
    for line in [
      "enter name \"x\" hidden", "begin enter name \"hidden\" hidden",
      "expect can enter name \"x\" hidden", "! enter name \"\" hidden",
    ] {
      guard case .success(let command?) = parser.parse(line, vocabulary: nil) else {
        XCTFail(line)
        continue
      }
      XCTAssertTrue(command.hidesText)
      XCTAssertEqual(command.canonicalText, line)
    }
  }

  func test_FILE_A25_typedTextStaysText() async {
    checkPasses(
      """
      select tab clip
      tap button "Add clip"
      enter name 07
      | set name "07"
      enter name 1e3
      expect field name is 1e3
      enter name yes
      expect field name is yes
      """)
  }

  // MARK: conditions

  private func plan(_ line: String, configure: (inout SessionPlanner) -> Void)
    -> SessionPlanner.Result
  {
    var planner = SessionPlanner(
      apps: [PocketApp.self],
      files: MemoryFiles(["a.nav": "session 1.0\napp pocket\n\(line)\nstack\n"]))
    configure(&planner)
    return planner.plan("a.nav")
  }

  func test_conditions_askForTraitsAndForTheHost() async {
    let line = "case \"a\"\n  [trait:phone] [not trait:pad] [x-slow] [not x-fast] back"
    let result = plan(line) { $0.hostConditions = ["x-slow": true, "x-fast": false] }
    XCTAssertEqual(result.diagnostics.map(\.rendered), [])
    let unknown = plan("case \"a\"\n  [x-slo] back\n  [trait:pone] back") {
      $0.hostConditions = ["x-slow": true]
    }
    XCTAssertEqual(
      unknown.diagnostics.map(\.rendered),
      [
        """
        a.nav:4:3: error[N060]: unknown condition "x-slo"
           4 |   [x-slo] back
             |   ^^^^^^^ help: did you mean "x-slow"?
        """,
        """
        a.nav:5:3: error[N060]: unknown condition "trait:pone"
           5 |   [trait:pone] back
             |   ^^^^^^^^^^^^ help: did you mean "trait:phone"?
        """,
      ])
  }

  func test_FILE_A23_aCaseThatNeverRunsSaysWhy() async {
    let result = plan("[not linux] [not linux] back\n[trait:pad] back\n[not trait:phone]") { _ in }
    XCTAssertEqual(
      result.diagnostics.map(\.rendered),
      [
        """
        a.nav:5:1: error[N014]: condition without a command
           5 | [not trait:phone]
             | ^^^^^^^^^^^^^^^^^
        """
      ])
    let both = SessionPlanner(
      apps: [PocketApp.self],
      files: MemoryFiles(["a.nav": "session 1.0\napp pocket\n[not linux] [trait:pad] back\n"]))
    XCTAssertEqual(
      both.plan("a.nav").plan?.cases.map(\.skipReason), ["needs not linux, trait:pad"])
  }

  // MARK: what reports need

  func test_plan_knowsWhatItReadsAndWhatItCarries() async {
    let planner = SessionPlanner(
      apps: [PocketApp.self],
      files: MemoryFiles([
        "a.nav": """
        session 1.0
        app pocket
        x-tool a ${env:NOT_THIS}
        include _p.nav u=${env:USER:-x}  # ${env:NOR_THIS}
        pasteboard "${env:ZONE:-1} ${env:A:-2}"
        """, "_p.nav": "session 1.0\nx-tool b\nx-tool c\npasteboard ${env:INNER:-1}\n",
      ]))
    let plan = planner.plan("a.nav").plan
    XCTAssertEqual(plan?.environmentNames, ["A", "INNER", "USER", "ZONE"])
    XCTAssertEqual(plan?.vendorLines, 3)
  }
}
