import Sessions
import Simulator
import XCTest

/// What a trace holds, and how it is shown and compared.
@MainActor
final class TraceTests: XCTestCase {
  /// Keeps the trace of each case.
  private final class Keeper: CaseObserver {
    var traces: [String] = []
    private var trace: CaseTrace?

    func willBegin(_ plan: CasePlan, of file: SessionPlan, number: Int) {
      traces.append("")
      trace = CaseTrace(
        plan, of: file, hash: "h", values: ["user": "ann", "secret:pin": "1234"]
      ) { [self] line in traces[traces.count - 1] += line }
    }

    func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
      trace?.add(index, of: plan, record, on: simulator)
    }

    func didEnd(_ item: RunItem) { trace?.end(item) }
  }

  private func traces(_ lines: String, with others: [String: String] = [:]) -> [String] {
    var files = others
    files["a.nav"] = "session 1.0\napp pocket\nseed 7\n" + lines
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    let keeper = Keeper()
    let count = planner.plan("a.nav").plan?.cases.count ?? 0
    let file = ChosenFile(
      path: "a.nav", firstNumber: 1, cases: Array(0..<count), isWholeFile: false)
    FileRun(file, planner: planner, options: CaseOptions(), observer: keeper).run { _ in true }
    return keeper.traces
  }

  private func read(_ text: String, _ name: String = "t") throws -> Trace {
    try Trace(reading: Array(text.utf8), name: name)
  }

  func test_REC_B28_everyStep_hasItsPlaceAndItsIncludes() async throws {
    let trace = try XCTUnwrap(
      traces(
        "case \"one\"\n  include _in.nav\n  tap clip 1\n  expect depth is 9\n",
        with: ["_in.nav": "session 1.0\nselect tab clip\n"]
      ).first)
    XCTAssertEqual(
      trace,
      #"""
      {"v":1,"event":"trace","navwright":"0.1.0","format":"1.0","app":"pocket","seed":7,"values":{"secret:pin":"***","user":"ann"},"file":"a.nav","hash":"h","case":"one"}
      {"v":1,"event":"step","seq":1,"file":"_in.nav","line":2,"includes":[{"file":"a.nav","line":5}],"command":"select tab clip","outcome":"changed","lines":["selected tab clip"],"events":["selected tab clip"],"warnings":[],"state":"2c79757365b1bd99","clock":"0.000s"}
      {"v":1,"event":"step","seq":2,"file":"a.nav","line":6,"includes":[],"command":"tap clip 1","outcome":"changed","lines":["pushed DetailClip(1)","tab bar hidden"],"events":["pushed DetailClip(1)","tab bar hidden"],"warnings":[],"state":"ec8796c047e0f4b1","clock":"0.350s"}
      {"v":1,"event":"step","seq":3,"file":"a.nav","line":7,"includes":[],"command":"expect depth is 9","outcome":"failed","lines":["failed: expect depth is 9","   expected: 9","   actual:   2","   differs:  7 less than expected"],"events":[],"warnings":[],"state":"ec8796c047e0f4b1","clock":"0.350s"}
      {"v":1,"event":"state","seq":3,"tree":["window","  UITabBar","    home: nav","      Home","    clip*: nav","      Clip","      DetailClip(1)  <- top"],"screen":["DetailClip(1)"],"pending":[]}
      {"v":1,"event":"end","status":"failed","message":"a.nav:7:3: failed: expect depth is 9"}

      """#)
  }

  func test_REC_B25_traceThatIsReadAndWritten_isTheSame() async throws {
    let text = try XCTUnwrap(
      traces(
        "case \"one\"\n  include _in.nav\n  tap clip 1\n  advance 1.5s\n  ! tap clip 9\n  back\n  expect depth is 9\n",
        with: ["_in.nav": "session 1.0\nselect tab clip\n"]
      ).first)
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 9)
    let again = try lines.map { line in
      try XCTUnwrap(TraceRecord(try JSONValue(reading: line))).json.line
    }
    XCTAssertEqual(again, lines)
    XCTAssertTrue(lines[4].hasSuffix("\"clock\":\"1.850s\"}"), lines[4])
  }

  func test_secondRun_hasTheSameBytes() async {
    let lines = "case \"one\"\n  select tab clip\n  tap clip 1\n  back\n"
    XCTAssertEqual(traces(lines), traces(lines))
  }

  func test_fullState_standsEvery32Steps() async throws {
    let lines = "select tab clip\n" + String(repeating: "tap clip 1\nback\n", count: 40)
    let trace = try read(try XCTUnwrap(traces(lines).first))
    XCTAssertEqual(trace.steps.count, 81)
    XCTAssertEqual(trace.states.map(\.number), [32, 64])
  }

  func test_REC_B26_trace_isShownAsText() async throws {
    let text = try XCTUnwrap(
      traces(
        "case \"one\"\n  include _in.nav\n  tap clip 1\n  expect depth is 9\n",
        with: ["_in.nav": "session 1.0\nselect tab clip\n"]
      ).first)
    let shown = TraceText(try read(text), name: "t")
    XCTAssertEqual(
      shown.lines.joined(separator: "\n"),
      #"""
      trace of a.nav, case "one" (app pocket, seed 7)
      1 _in.nav:2: select tab clip (included from a.nav:5) -> changed at 0.000s
         selected tab clip
      2 a.nav:6: tap clip 1 -> changed at 0.350s
         pushed DetailClip(1)
         tab bar hidden
      3 a.nav:7: expect depth is 9 -> failed at 0.350s
         failed: expect depth is 9
            expected: 9
            actual:   2
            differs:  7 less than expected
      failed after 3 steps, key 93ed1e1e7b2a396e: a.nav:7:3: failed: expect depth is 9
      """#)
    XCTAssertEqual(
      try shown.step(3).joined(separator: "\n"),
      #"""
      3 a.nav:7: expect depth is 9 -> failed at 0.350s
         failed: expect depth is 9
            expected: 9
            actual:   2
            differs:  7 less than expected
         state ec8796c047e0f4b1
         everything after step 3:
         | window
         |   UITabBar
         |     home: nav
         |       Home
         |     clip*: nav
         |       Clip
         |       DetailClip(1)  <- top
         | DetailClip(1)
      """#)
    XCTAssertEqual(
      try shown.difference(2, 1).joined(separator: "\n"),
      #"""
      from step 1 to step 2:
      2 a.nav:6: tap clip 1 -> changed at 0.350s
         pushed DetailClip(1)
         tab bar hidden
      clock: 0.000s, then 0.350s
      """#)
    XCTAssertEqual(
      try shown.difference(2, 3), ["after step 2 and after step 3 everything is the same"])
    do throws(TraceProblem) {
      _ = try shown.step(4)
      XCTFail("there is no step 4")
    } catch {
      XCTAssertEqual(error.message, "t has no step 4; its steps are 1 to 3")
    }
  }

  func test_comparison_namesTheFirstDifference() async throws {
    let one = "case \"one\"\n  select tab clip\n"
    let old = try read(try XCTUnwrap(traces(one + "  tap clip 1\n").first))
    let new = try read(try XCTUnwrap(traces(one + "  tap clip 2\n").first))
    let short = try read(try XCTUnwrap(traces(one).first))
    XCTAssertEqual(
      TraceComparison(old, old).lines, ["both traces do the same in 2 steps, key \(old.key)"])
    XCTAssertEqual(
      TraceComparison(old, new).lines.prefix(5),
      [
        "step 2 differs: a.nav:6: tap clip 1", "old command: tap clip 1", "new command: tap clip 2",
        "old answer: pushed DetailClip(1); tab bar hidden",
        "new answer: pushed DetailClip(2); tab bar hidden",
      ])
    XCTAssertEqual(
      TraceComparison(old, short).lines, ["the new trace ends after step 1", "next: tap clip 1"])
    XCTAssertFalse(TraceComparison(old, short).isSame)
  }

  func test_cutTrace_isReadUpToItsLastWholeLine() async throws {
    let whole = try XCTUnwrap(traces("select tab clip\ntap clip 1\n").first)
    var bytes = Array(whole.utf8)
    while !bytes.isEmpty {
      bytes.removeLast()
      guard bytes.contains(0x0A) else { break }
      let trace = try Trace(reading: bytes, name: "t")
      XCTAssertLessThanOrEqual(trace.steps.count, 2)
      XCTAssertNil(trace.end)
    }
  }

  func test_problems_nameTheLine() async {
    let cases: [(String, String)] = [
      ("", "t: there is no trace in it"),
      ("x\n", "t:1:1: expected a value; traces are those of --trace-dir"),
      ("{}\n", "t:1: this is no line of a trace of version 1"),
      (
        #"{"v":1,"event":"end","status":"passed"}"# + "\n",
        "t:1: this is no line of a trace of version 1"
      ),
    ]
    for (text, message) in cases {
      do throws(TraceProblem) {
        _ = try Trace(reading: Array(text.utf8), name: "t")
        XCTFail("read: \(text)")
      } catch {
        XCTAssertEqual(error.message, message)
      }
    }
  }
}
