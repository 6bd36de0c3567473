import Sessions
import XCTest

/// What stands in a file, and how its bytes may look.
@MainActor
final class SessionFileTests: XCTestCase {
  private func plan(_ texts: [String: String], _ path: String = "a.nav") -> SessionPlanner.Result {
    SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(texts)).plan(path)
  }

  private func plan(bytes: [UInt8]) -> SessionPlanner.Result {
    var files = MemoryFiles([:])
    files.files["a.nav"] = bytes
    return SessionPlanner(apps: [PocketApp.self], files: files).plan("a.nav")
  }

  private func checkIsFine(
    _ result: SessionPlanner.Result, cases: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(result.diagnostics.map(\.rendered), [], file: file, line: line)
    XCTAssertEqual(result.plan?.cases.map(\.title), cases, file: file, line: line)
  }

  func test_file_withHeadersAndCases() async {
    let result = plan([
      "a.nav": """
      #!/usr/bin/env navwright
      # A comment.

      session 1.0
      app     pocket      # a comment
      needs   deeplink
      param   user=guest
      tags    smoke clips
      seed    42
      mode    lenient
      x-tool  anything at all "

      case "one"
        app launch user=${user}
        tap clip 3
        | pushed DetailClip(3)
        | tab bar [..]
        |
        | ...
        | ~ wa.*
        back
        |-
      case "two"
        skip "not yet"
      case "three"
        todo "some day"
        mode exhaustive
        settle
      """
    ])
    checkIsFine(result, cases: ["one", "two", "three"])
    XCTAssertEqual(result.plan?.seed, 42)
    XCTAssertEqual(result.plan?.tags, ["smoke", "clips"])
    XCTAssertEqual(result.plan?.cases.map(\.line), [13, 23, 25])
    XCTAssertEqual(result.plan?.cases.map(\.skipReason), [nil, "not yet", nil])
    XCTAssertEqual(result.plan?.cases.map(\.todoReason), [nil, nil, "some day"])
  }

  func test_file_withoutCaseIsOneCaseNamedAfterIt() async {
    let result = plan(["x/a.nav": "session 1.0\napp pocket\nback"], "x/a.nav")
    checkIsFine(result, cases: ["a.nav"])
    XCTAssertEqual(result.plan?.cases.map(\.isExplicit), [false])
  }

  func test_file_withoutAnythingHasNoCase() async {
    checkIsFine(plan(["a.nav": "session 1.0\napp pocket\n"]), cases: [])
  }

  func test_FILE_A11_lineEndingsAndMarksDoNotMatter() async {
    let lines = ["session 1.0", "app pocket", "case \"one\"", "  back", "  | popped Home"]
    for ending in ["\n", "\r\n"] {
      for mark in ["", "\u{FEFF}"] {
        for last in ["", ending] {
          let text = mark + lines.joined(separator: ending) + last
          checkIsFine(plan(bytes: Array(text.utf8)), cases: ["one"])
        }
      }
    }
  }

  func test_FILE_A11_unusualLineSeparatorsAreText() async {
    let text = "session 1.0\napp pocket\ncase \"a\u{2028}b\"\n  choose \"c\u{2029}d\"\n"
    checkIsFine(plan(["a.nav": text]), cases: ["a\u{2028}b"])
  }

  func test_FILE_A11_emptyFileHasNoVersion() async {
    XCTAssertEqual(
      plan(["a.nav": ""]).diagnostics.map(\.rendered),
      [
        """
        a.nav:1:1: error[N001]: a session starts with "session 1.0" (only comments may come before it)
        """
      ])
  }

  func test_N070_namesTheByte() async {
    let head = Array("session 1.0\r\napp pocket\r\né ".utf8)
    let result = plan(bytes: head + [0xFF] + Array(" x".utf8))
    XCTAssertEqual(
      result.diagnostics.map(\.rendered),
      ["a.nav:3:3: error[N070]: invalid UTF-8 at byte \(head.count)"])
  }

  func test_N070_halfACharacterAtTheEnd() async {
    let result = plan(bytes: Array("session 1.0\n".utf8) + [0xE2, 0x82])
    XCTAssertEqual(
      result.diagnostics.map(\.rendered), ["a.nav:2:1: error[N070]: invalid UTF-8 at byte 12"])
  }

  func test_appIsAHeaderUnlessALifeCycleWordFollows() async {
    checkIsFine(
      plan(["a.nav": "session 1.0\napp pocket\napp launch\napp background"]), cases: ["a.nav"])
  }

  func test_variables_areConstantsEnvironmentAndParameters() async {
    let files = MemoryFiles([
      "a.nav": """
      session 1.0
      app pocket
      param id=1
      param other=x
      let n = ${env:N}
      let both = "${id}-${n} ${none:-nothing}"
      [set:id=7] tap clip "${both}"
      [set:id=1] sleep
      """
    ])
    let planner = SessionPlanner(
      apps: [PocketApp.self], files: files, values: ["id": "7"], environment: ["N": "9"])
    // The step whose condition does not hold is checked all the same.
    XCTAssertEqual(
      planner.plan("a.nav").diagnostics.map(\.rendered),
      [
        """
        a.nav:8:12: error[N080]: no "sleep" here: time is virtual
           8 | [set:id=1] sleep
             |            ^^^^^ help: "advance 300ms" or "settle"
        """
      ])
  }

  func test_conditions_thatNeverHoldSkipTheCase() async {
    let result = plan([
      "a.nav": """
      session 1.0
      app pocket
      case "one"
        [linux] [not linux] back
        [cap:camera] back
        [not app:pocket] back
      """
    ])
    checkIsFine(result, cases: ["one"])
    let platform = result.plan?.cases[0].skipReason?.hasPrefix(
      "needs not linux, cap:camera, not app:pocket")
    XCTAssertEqual(platform, true)
  }

  func test_needs_ofACapabilityTheAppLacksSkipsEveryCase() async {
    let result = plan(["a.nav": "session 1.0\napp pocket\nneeds deeplink camera\nback"])
    checkIsFine(result, cases: ["a.nav"])
    XCTAssertEqual(result.plan?.cases[0].skipReason, "needs camera")
  }

  func test_include_keepsItsNamesToItself() async {
    let result = plan(
      [
        "x/a.nav": """
        session 1.0
        app pocket
        param user=guest
        case "one"
          include parts/_login.nav user=${user} name="a b"
          include parts/_login.nav user=x name=y
          let own = 1
        """,
        "x/parts/_login.nav": """
        session 1.0
        param own=2
        app launch user=${user}
        enter name "${name}${own}"
        include ../_last.nav
        """, "x/_last.nav": "session 1.0\nsettle\n",
      ], "x/a.nav")
    checkIsFine(result, cases: ["one"])
  }
}
