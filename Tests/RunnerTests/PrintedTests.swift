import XCTest

/// What the app prints is caught, shown with its step, and never mixed into results.
final class PrintedTests: RunnerTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try session(
      "a.nav",
      """
      case "good"
        tap button "Say hello"
        tap button "Say hello"
      case "bad"
        tap button "Pretend"
        tap button "Complain"
        back
      """)
  }

  private let shown = """
       printed in a.nav:7: tap button "Pretend"
       | 1..1
       | ok 1 - pretended
       | FAILED <&"'>]]>^[[31mred^[[0m^@\u{FFFE}
       printed in a.nav:8: tap button "Complain"
       | no end of line

    """

  func test_CI_E14_failedCases_showWhatWasPrinted() throws {
    let run = try run("test", "a.nav")
    check(
      run, 1,
      output: """
        ok a.nav: good
        failed a.nav: bad
        a.nav:9:3: failed: back
           expected: the step is accepted
           actual:   refused: nothing to go back to
           differs:  the step was refused
           steps so far (case "bad"): tap button "Pretend"; tap button "Complain"
           open:     navwright play a.nav --until 9

        """ + shown + "1 passed, 1 failed, 0 skipped\n")
  }

  func test_allCases_showItIfAsked() throws {
    let run = try run("test", "a.nav", "--printed", "--filter", "good")
    check(
      run, 0,
      output: """
        ok a.nav: good
           printed in a.nav:4: tap button "Say hello"
           | hello
           printed in a.nav:5: tap button "Say hello"
           | hello
        1 passed, 0 failed, 0 skipped

        """)
  }

  func test_CI_E8_TAP_staysClean() throws {
    let run = try run("test", "a.nav", "--tap")
    XCTAssertEqual(
      run.output,
      #"""
      TAP version 14
      1..1
      # Subtest: a.nav
          1..2
          ok 1 - good
            ---
            printed: ["printed in a.nav:4: tap button \"Say hello\"","| hello","printed in a.nav:5: tap button \"Say hello\"","| hello"]
            ...
          not ok 2 - bad
            ---
            message: "a.nav:9:3: failed: back"
            severity: "failed"
            at: {"file":"a.nav","line":9,"column":3}
            expected: "the step is accepted"
            actual: "refused: nothing to go back to"
            differs: "the step was refused"
            details: ["a.nav:9:3: failed: back","   expected: the step is accepted","   actual:   refused: nothing to go back to","   differs:  the step was refused","   steps so far (case \"bad\"): tap button \"Pretend\"; tap button \"Complain\"","   open:     navwright play a.nav --until 9"]
            printed: ["printed in a.nav:7: tap button \"Pretend\"","| 1..1","| ok 1 - pretended","| FAILED <&\"'>]]>^[[31mred^[[0m^@￾","printed in a.nav:8: tap button \"Complain\"","| no end of line"]
            ...
      not ok 1 - a.nav

      """#)
    XCTAssertTrue(run.diagnostics.hasSuffix("1 passed, 1 failed, 0 skipped\n"), run.diagnostics)
  }

  func test_JSON_holdsItByStep() throws {
    let run = try run("test", "a.nav", "--json", "-")
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 4)
    XCTAssertTrue(
      lines[1].contains(
        #""printed":[{"file":"a.nav","line":4,"step":"tap button \"Say hello\"","text":"hello\n"},{"#
      ),
      "\(lines[1])")
  }

  func test_endlessText_isCut() throws {
    let steps = (1...4_000).map { _ in "  tap button \"Pretend\"" }.joined(separator: "\n")
    try session("b.nav", "case \"long\"\n\(steps)")
    let run = try run("test", "b.nav", "--json", "-")
    XCTAssertEqual(run.code, 0)
    XCTAssertLessThan(run.output.utf8.count, 500_000)
    XCTAssertTrue(run.output.contains("more bytes"), "not cut")
  }
}
