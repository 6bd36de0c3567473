import Sessions
import XCTest

@MainActor
final class JSONReportTests: ReportTestCase {
  func test_everyEvent_isOneObject() async {
    let run = run([
      "s/a.nav": Self.mixed, "s/b.nav": Self.head + "tpa\n",
      "s/c.nav": Self.head + "let x = ${env:NAVWRIGHT_NAME:-clip}\nselect tab ${x}\n",
    ])
    XCTAssertEqual(
      run.json.joined(separator: "\n"),
      #"""
      {"v":1,"event":"run","navwright":"0.1.0","format":"1.0","total":7,"count":7,"files":3,"shard":null,"repeat":1,"environment":["NAVWRIGHT_NAME"]}
      {"v":1,"event":"case","number":1,"file":"s/a.nav","line":4,"title":"opens","wholeFile":false,"status":"passed","runs":1,"seconds":0}
      {"v":1,"event":"case","number":2,"file":"s/a.nav","line":7,"title":"fails # \\ <&\"'>","wholeFile":false,"status":"failed","failure":{"file":"s/a.nav","line":9,"column":3,"step":"back","title":"fails # \\ <&\"'>","expected":"the step is accepted","actual":"refused: nothing to go back to","differs":"the step was refused","includedFrom":[],"steps":["select tab clip"],"notReached":1,"firstNotReached":{"file":"s/a.nav","line":10},"why":null,"open":{"file":"s/a.nav","line":9},"later":[]},"runs":1,"seconds":0}
      {"v":1,"event":"case","number":3,"file":"s/a.nav","line":11,"title":"skipped","wholeFile":false,"status":"skipped","reason":"no time","runs":1,"seconds":0}
      {"v":1,"event":"case","number":4,"file":"s/a.nav","line":13,"title":"later","wholeFile":false,"status":"todo","reason":"soon #1","runs":1,"seconds":0}
      {"v":1,"event":"case","number":5,"file":"s/a.nav","line":16,"title":"sooner","wholeFile":false,"status":"failed","failure":{"file":"s/a.nav","line":16,"column":1,"step":"case \"sooner\"","title":"sooner","expected":"a failure (todo \"not any more\")","actual":"every step passed","differs":"remove the todo","includedFrom":[],"steps":["select tab clip"],"notReached":0,"firstNotReached":null,"why":null,"open":null,"later":[]},"runs":1,"seconds":0}
      {"v":1,"event":"case","number":6,"file":"s/b.nav","line":0,"title":"s/b.nav","wholeFile":true,"status":"error","problems":[{"code":"N010","line":3,"column":1,"message":"unknown command \"tpa\"","text":"s/b.nav:3:1: error[N010]: unknown command \"tpa\"\n   3 | tpa\n     | ^^^ help: did you mean \"tap\"?"}],"runs":1,"seconds":0}
      {"v":1,"event":"case","number":7,"file":"s/c.nav","line":3,"title":"c.nav","wholeFile":true,"status":"passed","runs":1,"seconds":0}
      {"v":1,"event":"end","ran":5,"passed":2,"failed":2,"skipped":1,"todo":1,"crashed":0,"unsteady":0,"errors":1,"stopped":null,"nothing":null,"code":2,"seconds":0}
      """#)
  }

  func test_FILE_A2_fileWithErrors_isAnErrorInEveryReport() async {
    let run = run(["s/a.nav": Self.head + "tpa\n", "s/b.nav": Self.head + "select tab clip\n"])
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.tap.contains("not ok 1 - s/a.nav"), "\(run.tap)")
    XCTAssertEqual(StrictXML(run.junit).attributes["error"]?.first?["type"], "N010")
    XCTAssertTrue(run.json[1].contains("\"status\":\"error\""), run.json[1])
    XCTAssertEqual(run.human.last, "1 passed, 0 failed, 0 skipped, 1 file with errors")
  }

  func test_bail_tellsWhyItStopped() async {
    let bad = Self.head + "back\n"
    let run = run(["s/a.nav": bad, "s/b.nav": bad, "s/c.nav": bad], configure: { $0.bail = 2 })
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.human.suffix(2), ["stopped after 2 failures", "0 passed, 2 failed, 0 skipped"])
    XCTAssertEqual(
      run.json.last,
      #"{"v":1,"event":"end","ran":2,"passed":0,"failed":2,"skipped":0,"todo":0,"crashed":0,"unsteady":0,"#
        + #""errors":0,"stopped":"stopped after 2 failures","nothing":null,"code":1,"seconds":0}"#)
  }

  func test_items_areReadBackAsTheyWere() async throws {
    let run = run(["s/a.nav": Self.mixed, "s/b.nav": Self.head + "tpa\n"])
    for line in run.json.dropFirst().dropLast() {
      let object = try JSONValue(reading: line)
      let item = try XCTUnwrap(RunItem(object), line)
      XCTAssertEqual(
        Self.timeless(item.json.line), line.replacing("\"v\":1,\"event\":\"case\",", with: ""))
    }
  }
}
