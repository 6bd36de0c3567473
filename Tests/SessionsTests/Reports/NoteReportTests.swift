import Sessions
import XCTest

/// What a case notes without failing stands in every report.
@MainActor
final class NoteReportTests: ReportTestCase {
  private let text = head + "case \"one\"\n  mode exhaustive show\n  select tab clip\n"
  private let note = "s/a.nav:5:3: note: not claimed: \"selected tab clip\""

  func test_events_thatNothingClaimsStandInEveryReport() async {
    let run = run(["s/a.nav": text])
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.human, ["ok s/a.nav: one", note, "1 passed, 0 failed, 0 skipped"])
    let quoted = #"s/a.nav:5:3: note: not claimed: \"selected tab clip\""#
    XCTAssertEqual(
      run.tap,
      [
        "TAP version 14", "1..1", "# Subtest: s/a.nav", "    1..1", "    ok 1 - one", "      ---",
        "      notes: [\"\(quoted)\"]", "      ...", "ok 1 - s/a.nav",
      ])
    XCTAssertEqual(
      run.json[1],
      #"{"v":1,"event":"case","number":1,"file":"s/a.nav","line":3,"title":"one","wholeFile":false,"#
        + #""status":"passed","notes":["\#(quoted)"],"runs":1,"seconds":0}"#)
    XCTAssertEqual(
      run.github, ["::notice file=s/a.nav,line=3,col=1,title=note%3A one::\(note)"])
    XCTAssertEqual(
      run.junit.components(separatedBy: "\n").filter { $0.contains("note") },
      ["      <system-out>\(note)</system-out>"])
  }

  func test_leftovers_andLinesOfOtherPrograms() async {
    let texts = [
      "s/a.nav": Self.head + "x-tool hello\nselect tab clip\n", "s/_b.nav": "session 1.0\nsettle\n",
      "s/c.nav.new": "session 1.0\n",
    ]
    let plain = run(texts)
    XCTAssertEqual(plain.code, 0)
    XCTAssertEqual(
      plain.human, ["ok s/a.nav", "1 passed, 0 failed, 0 skipped, 1 vendor line"])
    XCTAssertEqual(plain.messages, [])
    let strict = run(texts) { $0.isStrictTree = true }
    XCTAssertEqual(strict.code, 1)
    XCTAssertEqual(strict.human, plain.human)
    XCTAssertEqual(
      strict.messages,
      [
        "s/c.nav.new: waits for review; run: navwright review s/c.nav.new",
        "s/_b.nav: a partial that no file here includes",
      ])
    XCTAssertEqual(
      strict.json.last,
      #"{"v":1,"event":"end","ran":1,"passed":1,"failed":0,"skipped":0,"todo":0,"crashed":0,"#
        + #""unsteady":0,"errors":0,"leftRed":2,"vendorLines":1,"stopped":null,"nothing":null,"#
        + #""code":1,"seconds":0}"#)
  }
}
