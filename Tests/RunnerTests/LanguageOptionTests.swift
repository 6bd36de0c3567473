import XCTest

/// What the language of session files brings to the command line, in processes of their own.
final class LanguageOptionTests: RunnerTestCase {
  func test_notes_comeFromWorkersAndOutOfMerges() throws {
    try session("a.nav", "case \"one\"\n  mode exhaustive show\n  tap note 1")
    let output = """
      ok a.nav: one
      a.nav:5:3: note: not claimed: "pushed Note"
      1 passed, 0 failed, 0 skipped

      """
    check(try run("test", "--json", "r.jsonl", "a.nav"), 0, output: output)
    check(try run("report", "merge", "r.jsonl"), 0, output: output)
  }

  func test_xctest_writesTestsAndSaysWhetherTheyAreUpToDate() throws {
    try session("a.nav", "tap note 1")
    check(
      try run("xctest", "a.nav", "-o", "ATests.swift"), 0, output: "wrote 1 test to ATests.swift\n")
    XCTAssertEqual(
      try file("ATests.swift"),
      """
      // swift-format-ignore-file
      // One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest a.nav -o ATests.swift

      import NavwrightTesting
      import XCTest
      import shell_fixture

      @MainActor
      final class ATests: XCTestCase {
        func test_a() async {
          await expectSessions(in: "a.nav", apps: [BlankApp.self])
        }
      }

      """)
    check(
      try run("xctest", "a.nav", "-o", "ATests.swift", "--check"), 0,
      output: "ATests.swift is up to date\n")
    XCTAssertEqual(
      try run("xctest", "--swift-testing", "a.nav", "-o", "ATests.swift", "--check").code, 1)
    XCTAssertEqual(try run("xctest", "no-such-file").code, 2)
  }

  func test_update_rewritesInThisProcess() throws {
    try session("a.nav", "tap note 1\n| no")
    XCTAssertEqual(try run("test", "a.nav").code, 1)
    check(
      try run("test", "--update", "a.nav"), 0,
      output: """
        --- a.nav (old, expected)
        +++ a.nav (new, actual)
        @@ -1,4 +1,4 @@
         session 1.0
         app blank
         tap note 1
        -| no
        +| pushed Note
        ok a.nav
        1 passed, 0 failed, 0 skipped
        1 block in 1 file rewritten

        """)
    XCTAssertEqual(
      try file("a.nav"), "session 1.0\napp blank\ntap note 1\n| pushed Note\n")
    XCTAssertEqual(try run("test", "a.nav").code, 0)
    check(
      try run("test", "--update", "--tap", "a.nav"), 2, output: "",
      diagnostics: "navwright: \"--update\" and \"--tap\" do not go together\n")
    check(
      try run("test", "--update", "a.nav", with: ["CI": "1"]), 2, output: "",
      diagnostics: "--update is refused where CI is set; --ci-update allows it\n")
  }

  func test_strictTree_refusesFilesThatNobodyRuns() throws {
    try session("s/a.nav", "tap note 1")
    try session("s/_b.nav", "tap note 1")
    let message = "s/_b.nav: a partial that no file here includes\n"
    check(
      try run("test", "--strict-tree", "s"), 1,
      output: "ok s/a.nav\n1 passed, 0 failed, 0 skipped\n", diagnostics: message)
    check(
      try run("test", "--strict-tree", "--check", "s"), 1,
      output: "1 file checked, 0 files with errors\n", diagnostics: message)
  }

  func test_traces_holdNoSecrets() throws {
    try session("a.nav", "include _b.nav\ntap note 1")
    try write("session 1.0\nlet pin = \"${secret:pin}\"\n", to: "_b.nav")
    XCTAssertEqual(
      try run("test", "--set", "pin=1234", "--trace-dir", "t", "a.nav").code, 0)
    let trace = try file("t/a.nav--1.jsonl")
    XCTAssertTrue(trace.contains(#""values":{"secret:pin":"***"}"#), trace)
    XCTAssertFalse(trace.contains("1234"), trace)
  }

  func test_fmtAndReview_haveHelpOfTheirOwn() throws {
    check(
      try run("fmt", "--help"), 0,
      output: """
        usage: navwright fmt [OPTION…] [PATH…]

        Writes session files, and those in folders, in their usual form; without a path, those that
        .navwright.json names, or those in Tests/Sessions.

        options:
              --check       only say which files are not in their usual form; code 1 if there are any
              --to VERSION  write this version of the format; 1.0 is the only one
          -h, --help        print this help

        """)
    check(
      try run("review", "--help"), 0,
      output: """
        usage: navwright review [OPTION…] [PATH…]

        Goes through files that "navwright test --update --review" has written, change by change; without a
        path, those that .navwright.json names, or those in Tests/Sessions. In a PATTERN, "*" stands for any text.

        options:
              --accept PATTERN  take over the changes of files whose paths match, without a question
              --reject PATTERN  drop the changes of files whose paths match, without a question
          -h, --help            print this help

        """)
  }
}
