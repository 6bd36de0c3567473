import XCTest

/// A run that is spread, and the report that its parts come to.
final class PartsTests: RunnerTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try session(
      "s/a.nav",
      "case \"one\"\n  tap note 1\ncase \"two\"\n  tap button \"Kill\"\ncase \"three\"\n  back")
    try session("s/b.nav", "tpa")
    try session("s/c.nav", "tap button \"Say hello\"")
    try session("s/d.nav", "case \"later\"\n  skip \"no time\"")
  }

  private func timeless(_ text: String) -> String {
    text.replacing(#/"seconds":[0-9]+\.[0-9]{6}/#, with: "\"seconds\":0")
      .replacing(#/time="[0-9]+\.[0-9]{6}"/#, with: "time=\"0\"")
  }

  func test_parts_areTheWholeByteForByte() throws {
    let whole = try run("test", "s", "--json", "w.json", "--junit", "w.xml")
    let wholeTAP = try run("test", "s", "--tap")
    for count in [2, 3, 5] {
      let reports = (1...count).map { "\($0).json" }
      for index in 1...count {
        _ = try run("test", "s", "--shard", "\(index)/\(count)", "--json", "\(index).json")
      }
      let merged = try ProgramRun(
        try program("shell-fixture"),
        ["report", "merge"] + reports.reversed() + ["--json", "m.json", "--junit", "m.xml"],
        environment: environment, folder: folder)
      XCTAssertEqual(merged, ProgramRun(whole, peak: merged.peak))
      XCTAssertEqual(timeless(try file("m.json")), timeless(try file("w.json")))
      XCTAssertEqual(timeless(try file("m.xml")), timeless(try file("w.xml")))
      let tap = try ProgramRun(
        try program("shell-fixture"), ["report", "merge", "--tap"] + reports,
        environment: environment, folder: folder)
      XCTAssertEqual(tap.output, wholeTAP.output)
    }
  }

  func test_mergeWithoutReports_saysWhatIsMissing() throws {
    let cases: [([String], String)] = [
      (["report"], "\"report\" needs \"merge\" and reports; see: navwright report --help"),
      (["report", "merge"], "\"report\" needs the reports to merge; see: navwright report --help"),
      (
        ["report", "mrege", "a"],
        "\"report\" needs \"merge\", not \"mrege\"; see: navwright report --help"
      ),
      (["report", "merge", "no.json"], "cannot read \"no.json\": no such file or folder"),
    ]
    for (arguments, message) in cases {
      let run = try ProgramRun(
        try program("shell-fixture"), arguments, environment: environment, folder: folder)
      check(run, 2, output: "", diagnostics: "navwright: \(message)\n")
    }
  }

  func test_mergeThatIsRefused_leavesAnEarlierReportAlone() throws {
    try write("<kept/>", to: "r.xml")
    XCTAssertEqual(try run("report", "merge", "no.json", "--junit", "r.xml").code, 2)
    XCTAssertEqual(try file("r.xml"), "<kept/>")
  }
}

extension ProgramRun {
  init(_ other: ProgramRun, peak: Int) {
    self = other
    self.peak = peak
  }
}
