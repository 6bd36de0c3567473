import Sessions
import XCTest

@MainActor
final class JUnitReportTests: ReportTestCase {
  func test_CI_E10_everyWayToEnd_withPlacesInTheMessages() async {
    let run = run([
      "s/a.nav": Self.mixed, "s/b.nav": Self.head + "tpa\n",
      "s/c.nav": Self.head + "select tab clip\n",
    ])
    XCTAssertEqual(
      run.junit,
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="navwright" tests="7" failures="2" errors="1" skipped="2" time="0">
        <testsuite name="s/a.nav" file="s/a.nav" tests="5" failures="2" errors="0" skipped="2" time="0">
          <testcase classname="s/a" name="opens" file="s/a.nav" line="4" time="0"/>
          <testcase classname="s/a" name="fails # \ &lt;&amp;&quot;'&gt;" file="s/a.nav" line="7" time="0">
            <failure type="failed" message="s/a.nav:9:3: failed: back">s/a.nav:9:3: failed: back
         expected: the step is accepted
         actual:   refused: nothing to go back to
         differs:  the step was refused
         steps so far (case "fails # \\ &lt;&amp;\"'&gt;"): select tab clip
         not reached: 1 step, from s/a.nav:10
         open:     navwright play s/a.nav --until 9</failure>
          </testcase>
          <testcase classname="s/a" name="skipped" file="s/a.nav" line="11" time="0">
            <skipped message="no time"/>
          </testcase>
          <testcase classname="s/a" name="later" file="s/a.nav" line="13" time="0">
            <skipped message="todo: soon #1"/>
          </testcase>
          <testcase classname="s/a" name="sooner" file="s/a.nav" line="16" time="0">
            <failure type="failed" message="s/a.nav:16:1: failed: case &quot;sooner&quot;">s/a.nav:16:1: failed: case "sooner"
         expected: a failure (todo "not any more")
         actual:   every step passed
         differs:  remove the todo
         steps so far (case "sooner"): select tab clip</failure>
          </testcase>
        </testsuite>
        <testsuite name="s/b.nav" file="s/b.nav" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase classname="s/b" name="s/b.nav" file="s/b.nav" time="0">
            <error type="N010" message="s/b.nav:3:1: error[N010]: unknown command &quot;tpa&quot;">s/b.nav:3:1: error[N010]: unknown command "tpa"
         3 | tpa
           | ^^^ help: did you mean "tap"?</error>
          </testcase>
        </testsuite>
        <testsuite name="s/c.nav" file="s/c.nav" tests="1" failures="0" errors="0" skipped="0" time="0">
          <testcase classname="s/c" name="c.nav" file="s/c.nav" line="3" time="0"/>
        </testsuite>
      </testsuites>

      """#)
  }

  func test_CI_E11_timesHaveSixDecimalsAndNoExponent() async {
    var item = RunItem(
      number: 1, file: "a.nav", title: "a", line: 1, isWholeFile: true, ending: .passed)
    let cases: [(Int64, String)] = [
      (4_200, "0.000004"), (0, "0.000000"), (999, "0.000000"), (1_000_000_000, "1.000000"),
      (3_723_000_456_789, "3723.000456"), (-5, "0.000000"),
    ]
    for (nanoseconds, text) in cases {
      item.nanoseconds = nanoseconds
      XCTAssertEqual(item.seconds, text)
    }
  }

  func test_CI_E1_whateverAnAppPrints_isReadBackByAStrictParser() async {
    let hostile =
      "\u{1B}[31;1mred\u{1B}[0m <&\"'> ]]> nul \u{0} bell \u{7} \u{FFFE} \u{85} end\u{1B}"
    var item = RunItem(
      number: 1, file: "s/a\"<&\u{1B}.nav", title: hostile, line: 3, isWholeFile: false,
      ending: .skipped(reason: hostile))
    item.output = [RunItem.Output(file: "s/a.nav", line: 4, step: "tap \u{1}", text: hostile)]
    let frame = MemoryFrame()
    let report = JUnitReport(sink: frame)
    report.receive(.opened(RunFile(file: item.file, count: 1, isWholeFile: false)))
    report.receive(.ended(item))
    report.receive(.finished(RunEnd(tally: RunTally(), code: 0)))
    let xml = StrictXML(frame.text)
    XCTAssertNil(StrictXML.problem(in: frame.text), frame.text)
    let shown = "red <&\"'> ]]> nul ^@ bell ^G \\u{fffe} \\u{85} end^["
    XCTAssertEqual(xml.attributes["testcase"]?.first?["name"], shown)
    XCTAssertEqual(xml.attributes["testcase"]?.first?["file"], "s/a\"<&^[.nav")
    XCTAssertEqual(xml.attributes["skipped"]?.first?["message"], shown)
    XCTAssertEqual(xml.texts["system-out"], ["s/a.nav:4: tap ^A\n| \(shown)"])
  }

  func test_CI_E13_repeats_areOneTestCase() async {
    let run = run(
      ["s/a.nav": Self.head + "select tab clip\n"], configure: { $0.options.repeats = 3 })
    XCTAssertEqual(StrictXML(run.junit).attributes["testcase"]?.count, 1)
    XCTAssertTrue(run.json[1].contains("\"runs\":3"), run.json[1])
    XCTAssertEqual(run.code, 0)
  }
}
