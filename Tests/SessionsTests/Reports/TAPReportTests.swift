import Sessions
import XCTest

@MainActor
final class TAPReportTests: ReportTestCase {
  private let good = head + "select tab clip\n"

  func test_CI_E7_planStandsFirst_andEveryWayToEndHasItsLine() async {
    let run = run([
      "s/a.nav": Self.mixed, "s/b.nav": Self.head + "tpa\n", "s/c # \\.nav": good,
    ])
    XCTAssertEqual(
      run.tap.joined(separator: "\n"),
      ##"""
      TAP version 14
      1..3
      # Subtest: s/a.nav
          1..5
          ok 1 - opens
          not ok 2 - fails \# \\ <&"'>
            ---
            message: "s/a.nav:9:3: failed: back"
            severity: "failed"
            at: {"file":"s/a.nav","line":9,"column":3}
            expected: "the step is accepted"
            actual: "refused: nothing to go back to"
            differs: "the step was refused"
            details: ["s/a.nav:9:3: failed: back","   expected: the step is accepted","   actual:   refused: nothing to go back to","   differs:  the step was refused","   steps so far (case \"fails # \\\\ <&\\\"'>\"): select tab clip","   not reached: 1 step, from s/a.nav:10","   open:     navwright play s/a.nav --until 9"]
            ...
          ok 3 - skipped # SKIP no time
          not ok 4 - later # TODO soon \#1
          not ok 5 - sooner # unexpected pass
            ---
            message: "s/a.nav:16:1: failed: case \"sooner\""
            severity: "failed"
            at: {"file":"s/a.nav","line":16,"column":1}
            expected: "a failure (todo \"not any more\")"
            actual: "every step passed"
            differs: "remove the todo"
            details: ["s/a.nav:16:1: failed: case \"sooner\"","   expected: a failure (todo \"not any more\")","   actual:   every step passed","   differs:  remove the todo","   steps so far (case \"sooner\"): select tab clip"]
            ...
      not ok 1 - s/a.nav
      not ok 2 - s/b.nav
        ---
        message: "unknown command \"tpa\""
        severity: "error"
        details: ["s/b.nav:3:1: error[N010]: unknown command \"tpa\"","   3 | tpa","     | ^^^ help: did you mean \"tap\"?"]
        ...
      ok 3 - s/c \# \\.nav
      """##)
  }

  func test_CI_E7_allPass() async {
    XCTAssertEqual(
      run(["s/a.nav": good, "s/b.nav": good]).tap,
      ["TAP version 14", "1..2", "ok 1 - s/a.nav", "ok 2 - s/b.nav"])
  }

  func test_CI_E7_allSkipped() async {
    let text = Self.head + "case \"one\"\n  skip \"no time\"\n"
    XCTAssertEqual(
      run(["s/a.nav": text]).tap,
      [
        "TAP version 14", "1..1", "# Subtest: s/a.nav", "    1..1",
        "    ok 1 - one # SKIP no time", "ok 1 - s/a.nav",
      ])
  }

  func test_CI_E7_nothingRan_saysWhy() async {
    let run = run([:], ["s"])
    XCTAssertEqual(run.code, 2)
    let empty = self.run(
      ["s/a.nav": good], configure: { $0.selection = CaseSelection(tags: ["x"]) })
    XCTAssertEqual(empty.code, 4)
    XCTAssertEqual(
      empty.tap,
      ["TAP version 14", "1..0 # nothing ran: no case for the tags \"x\" in \"s/a.nav\""])
  }

  func test_CI_E7_bailOutStandsBehindThePlan() async {
    let bad = Self.head + "back\n"
    let run = run(["s/a.nav": good, "s/b.nav": bad, "s/c.nav": good], configure: { $0.bail = 1 })
    XCTAssertEqual(run.tap.first, "TAP version 14")
    XCTAssertEqual(run.tap.dropFirst().first, "1..3")
    XCTAssertEqual(run.tap.last, "Bail out! stopped after 1 failure")
    XCTAssertEqual(run.tap.filter { $0.contains("ok ") }, ["ok 1 - s/a.nav", "not ok 2 - s/b.nav"])
  }
}
