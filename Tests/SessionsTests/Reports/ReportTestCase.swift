import Foundation
import Sessions
import XCTest

/// Runs files on ``PocketApp`` and gives the reports.
@MainActor
class ReportTestCase: XCTestCase {
  /// What a run printed, by report.
  struct Run: Equatable {
    var code: Int32 = 0
    var human: [String] = []
    var tap: [String] = []
    var json: [String] = []
    var github: [String] = []
    var junit = ""
    var messages: [String] = []
  }

  /// Keeps a report as a file would be at any time.
  final class MemoryFrame: FramedSink {
    private(set) var text = ""
    /// What the file was after each piece.
    private(set) var history: [String] = []
    private var pieces = ""

    func append(_ piece: String, head: String, tail: String) {
      pieces += piece
      text = head + pieces + tail
      history.append(text)
    }

    func finish() {}
  }

  static let head = "session 1.0\napp pocket\n"

  /// Cases that end in every way a case can end without a process of its own.
  static let mixed = """
    session 1.0
    app pocket
    tags smoke
    case "opens"
      select tab clip
      expect depth is 1
    case "fails # \\\\ <&\\"'>"
      select tab clip
      back
      settle
    case "skipped"
      skip "no time"
    case "later"
      todo "soon #1"
      back
    case "sooner"
      todo "not any more"
      select tab clip
    """

  func run(
    _ texts: [String: String], _ paths: [String] = ["s"],
    configure: (inout TestRun) -> Void = { _ in }
  ) -> Run {
    var result = Run()
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(texts))
    var run = TestRun(planner: planner) { result.messages.append($0) }
    let frame = MemoryFrame()
    run.reports = [
      HumanReport { result.human += $0 }, TAPReport { result.tap += $0 },
      JSONLinesReport { result.json += $0 }, GitHubReport { result.github += $0 },
      JUnitReport(sink: frame),
    ]
    configure(&run)
    result.code = run.run(paths, on: OwnProcessExecutor(planner: planner, options: run.options))
    result.junit = Self.timeless(frame.text)
    result.json = result.json.map(Self.timeless)
    for text in frame.history { checkXML(text) }
    return result
  }

  /// The text without what differs from run to run.
  static func timeless(_ text: String) -> String {
    text.replacing(#/"seconds":[0-9]+\.[0-9]{6}/#, with: "\"seconds\":0")
      .replacing(#/time="[0-9]+\.[0-9]{6}"/#, with: "time=\"0\"").replacing(#/ +>/#, with: ">")
  }

  func checkXML(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(StrictXML.problem(in: text), text, file: file, line: line)
  }
}
