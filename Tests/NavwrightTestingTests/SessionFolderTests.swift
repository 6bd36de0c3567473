import Foundation
import NavigationFixture
import NavwrightTesting
import Sessions
import XCTest

@MainActor
final class SessionFolderTests: XCTestCase {
  private struct Files: FileSource {
    let texts: [String: String]
    func contents(of path: String) throws(FileProblem) -> [UInt8] {
      guard let text = texts[(path as NSString).lastPathComponent] else { throw .missing }
      return Array(text.utf8)
    }
    func kind(of path: String) -> FileKind? {
      path.hasSuffix("sessions") ? .folder : path.hasSuffix(".nav") ? .file : nil
    }
    func names(in folder: String) throws(FileProblem) -> [String] { Array(texts.keys) }
  }

  private struct Failure: Equatable {
    var message: String
    /// The path below the folder of this file, line and column.
    var place: String
  }

  private func run(
    _ texts: [String: String], in path: String = "sessions", checksLeaks: Bool = false
  ) async -> (passed: Int, failures: [Failure]) {
    var failures: [Failure] = []
    let folder = (#filePath as NSString).deletingLastPathComponent + "/"
    let sink = FailureSink { message, place in
      let name = place.file.replacing(folder, with: "")
      failures.append(Failure(message: message, place: "\(name):\(place.line):\(place.column)"))
    }
    let passed = await expectSessions(
      in: path, apps: [FixtureApp.self, LeakyApp.self], checksLeaks: checksLeaks,
      files: Files(texts: texts), failures: sink, line: 7)
    return (passed, failures)
  }

  func test_folder_passesWhenEveryCasePasses() async {
    let result = await run([
      "one.nav": """
      session 1.0
      app fixture
      case "in"
        tap button "Log in"
        expect stack is List
      case "refused"
        ! back
      case "later"
        skip "not yet"
        back
      """
    ])
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.passed, 2)
  }

  func test_case_failsAtItsLineWithTheReport() async {
    let result = await run([
      "one.nav": """
      session 1.0
      app fixture
      case "in"
        tap button "Log in"
        expect top is Detail(3)
      case "out"
        ! tap button "Log in"
      case "stays"
        expect top is Login
      """
    ])
    XCTAssertEqual(result.passed, 1)
    XCTAssertEqual(
      result.failures,
      [
        Failure(
          message: """
            sessions/one.nav:5:3: failed: expect top is Detail(3)
               expected: Detail(3)
               actual:   List
               differs:  character 1: expected "D", found "L"
               steps so far (case "in"): tap button "Log in"
               why:      tap button "Log in": asked a router: set root Main, at NavigationFixture/FixtureApp.swift:85 (at the prompt: why 1)
               open:     navwright play sessions/one.nav --until 5
            """, place: "sessions/one.nav:5:3"),
        Failure(
          message: """
            sessions/one.nav:7:3: failed: ! tap button "Log in"
               expected: a refusal
               actual:   popped Login
                         set stack Main
               differs:  the step was accepted
               steps so far (case "out"): none
               why:      ! tap button "Log in": asked a router: set root Main, at NavigationFixture/FixtureApp.swift:85 (at the prompt: why 1)
               open:     navwright play sessions/one.nav --until 7
            """, place: "sessions/one.nav:7:3"),
      ])
  }

  func test_include_failsInItsOwnFile() async {
    let result = await run([
      "_in.nav": "session 1.0\ntap button \"Log in\"\nexpect top is Form\n",
      "one.nav": "session 1.0\napp fixture\ninclude _in.nav\n",
    ])
    XCTAssertEqual(
      result.failures,
      [
        Failure(
          message: """
            sessions/_in.nav:3:1: failed: expect top is Form
              included from sessions/one.nav:3
               expected: Form
               actual:   List
               differs:  character 1: expected "F", found "L"
               steps so far (case "one.nav"): tap button "Log in"
               why:      tap button "Log in": asked a router: set root Main, at NavigationFixture/FixtureApp.swift:85 (at the prompt: why 1)
               open:     navwright play sessions/one.nav --until 3
            """, place: "sessions/_in.nav:3:1")
      ])
  }

  func test_fileThatMakesNoSense_failsAtEachLineThatMakesNone() async {
    let result = await run([
      "one.nav": "session 1.0\napp fixture\ntpa row 3\nback\n  expect tpo is List\n",
      "two.nav": "session 1.0\napp fixture\nexpect top is Login\n",
    ])
    XCTAssertEqual(result.passed, 1)
    XCTAssertEqual(
      result.failures,
      [
        Failure(
          message: """
            sessions/one.nav:3:1: error[N010]: unknown command "tpa"
               3 | tpa row 3
                 | ^^^ help: did you mean "tap"?
            """, place: "sessions/one.nav:3:1"),
        Failure(
          message: """
            sessions/one.nav:5:10: error[N020]: unknown expectation subject "tpo" (did you mean "top"?)
               5 |   expect tpo is List
                 |          ^^^
            """, place: "sessions/one.nav:5:10"),
      ])
  }

  func test_nothing_failsAtTheCall() async {
    let empty = await run([:])
    XCTAssertEqual(
      empty.failures,
      [
        Failure(
          message: "nothing ran: no session file in \"sessions\"",
          place: "SessionFolderTests.swift:7:1")
      ])
    let missing = await run([:], in: "session")
    XCTAssertEqual(
      missing.failures,
      [
        Failure(
          message:
            "session: error[N052]: cannot read \"session\": no such file or folder",
          place: "SessionFolderTests.swift:7:1")
      ])
  }

  func test_leaks_failTheCaseThatLeavesThem() async {
    let text = """
      session 1.0
      app leaky
      case "clean"
        expect top is Start
      case "leaky"
        tap button "property"
        back
      """
    let without = await run(["one.nav": text])
    XCTAssertEqual(without.failures, [])
    XCTAssertEqual(without.passed, 2)
    let result = await run(["one.nav": text], checksLeaks: true)
    XCTAssertEqual(result.passed, 1)
    XCTAssertEqual(
      result.failures,
      [
        Failure(
          message: """
            sessions/one.nav:5:1: alive at the end, and should be gone
            Leaf(property): class LeafScreen, id 4
              should have died after step 2 (back): popped Leaf(property), reason backButton
              held by Start.model.kept
            """, place: "sessions/one.nav:5:1")
      ])
  }

  func test_paths_areSeenFromTheFolderOfTheTest() async {
    let files = FilesBesideTest("/p/Tests/AppTests/ATests.swift", DiskFiles())
    XCTAssertEqual(files.location(of: "../Sessions/a.nav"), "/p/Tests/Sessions/a.nav")
    XCTAssertEqual(files.location(of: "a.nav"), "/p/Tests/AppTests/a.nav")
    XCTAssertEqual(files.location(of: "./x/../a.nav"), "/p/Tests/AppTests/a.nav")
    XCTAssertEqual(files.location(of: "/a.nav"), "/a.nav")
    XCTAssertEqual(FilesBesideTest("ATests.swift", DiskFiles()).location(of: "a.nav"), "a.nav")
  }
}
