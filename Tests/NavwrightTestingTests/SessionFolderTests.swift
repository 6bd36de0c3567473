import NavigationFixture
import NavwrightTesting
import Sessions
import XCTest

@MainActor
final class SessionFolderTests: XCTestCase {
  private struct OneFile: FileSource {
    let text: String
    func contents(of path: String) throws(FileProblem) -> [UInt8] { Array(text.utf8) }
    func kind(of path: String) -> FileKind? { path == "sessions" ? .folder : .file }
    func names(in folder: String) throws(FileProblem) -> [String] { ["one.nav"] }
  }

  private func run(_ text: String) async -> (passed: Int, failures: [String]) {
    var failures: [String] = []
    let passed = await expectSessions(
      in: "sessions", apps: [FixtureApp.self], files: OneFile(text: text),
      failures: FailureSink { message, _, _ in failures.append(message) }, file: #filePath,
      line: #line)
    return (passed, failures)
  }

  func test_folder_passesWhenEveryCasePasses() async {
    let result = await run(
      """
      session 1.0
      app fixture
      case "in"
        tap button "Log in"
        expect stack is List
      case "refused"
        ! back
      """)
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.passed, 2)
  }

  func test_folder_failsWithTheReportOfTheCase() async {
    let result = await run(
      """
      session 1.0
      app fixture
      tap button "Log in"
      expect top is Detail(3)
      """)
    XCTAssertEqual(result.passed, 0)
    XCTAssertEqual(
      result.failures,
      [
        """
        failed sessions/one.nav
        sessions/one.nav:4:1: failed: expect top is Detail(3)
           expected: Detail(3)
           actual:   List
           differs:  character 1: expected "D", found "L"
           steps so far (case "one.nav"): tap button "Log in"
        0 passed, 1 failed, 0 skipped
        """
      ])
  }
}
