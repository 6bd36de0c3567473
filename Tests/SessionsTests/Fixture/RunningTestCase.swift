import Sessions
import Simulator
import XCTest

/// Runs files on ``PocketApp``.
@MainActor
class RunningTestCase: XCTestCase {
  /// Runs the lines of one file and gives its results.
  func run(
    _ lines: String, with others: [String: String] = [:], file: StaticString = #filePath,
    at testLine: UInt = #line
  ) -> [CaseResult] {
    var files = others
    files["a.nav"] = "session 1.0\napp pocket\n" + lines
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    let result = planner.plan("a.nav")
    let errors = result.diagnostics.filter { $0.severity == .error }
    XCTAssertEqual(errors.map(\.rendered), [], file: file, line: testLine)
    return result.plan.map { SessionRunner().run($0) } ?? []
  }

  func checkPasses(
    _ lines: String, with others: [String: String] = [:], file: StaticString = #filePath,
    at testLine: UInt = #line
  ) {
    for result in run(lines, with: others, file: file, at: testLine) {
      guard case .failed(let failure) = result.status else { continue }
      XCTFail(failure.lines.joined(separator: "\n"), file: file, line: testLine)
    }
  }

  func checkFails(
    _ lines: String, with others: [String: String] = [:], _ text: String,
    file: StaticString = #filePath, at testLine: UInt = #line
  ) {
    let results = run(lines, with: others, file: file, at: testLine)
    guard case .failed(let failure)? = results.last?.status else {
      return XCTFail("\(results)", file: file, line: testLine)
    }
    XCTAssertEqual(failure.lines.joined(separator: "\n"), text, file: file, line: testLine)
  }
}
