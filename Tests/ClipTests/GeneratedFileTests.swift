import Airports
import Clip
import Foundation
import Memo
import Movies
import Sessions
import Simulator
import XCTest

/// The tests that navwright writes are compiled and run here; these see that it would write the same bytes now.
@MainActor
final class GeneratedFileTests: XCTestCase {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Compares a file of tests.
  ///
  /// - Returns: What is said of it, without the folder.
  private func check(
    _ file: String, of path: String, _ change: (inout TestWriter) -> Void = { _ in }
  ) -> [String] {
    var lines: [String] = []
    let planner = SessionPlanner(
      apps: [ClipApp.self, MemoApp.self, AirportsApp.self, MoviesApp.self], files: DiskFiles())
    var writer = TestWriter(
      planner: planner, print: { lines.append($0) }, printDiagnostic: { lines.append($0) })
    writer.output = tests.appendingPathComponent(file).path
    writer.onlyChecks = true
    change(&writer)
    _ = writer.run([tests.appendingPathComponent(path).path])
    return lines.map { $0.replacing(tests.path + "/", with: "") }
  }

  /// To write them again: `Scripts/run xctest Tests/Sessions -o Tests/ClipTests/EverySessionTests.swift`, and for the
  /// others the same with what their second and third line say.
  func test_testsOfSessionFiles_areUpToDate() async {
    let files = "ClipTests/EverySessionTests.swift"
    XCTAssertEqual(check(files, of: "Sessions"), ["\(files) is up to date"])
    let memo = "MemoTests/MemoSessions.swift"
    XCTAssertEqual(
      check(memo, of: "Sessions/memo") { $0.library = .swiftTesting }, ["\(memo) is up to date"])
    let walk = "ClipTests/Recorded/RecordedWalkTests.swift"
    XCTAssertEqual(
      check(walk, of: "ClipTests/Recorded/recorded-walk.nav") { $0.writesSteps = true },
      ["\(walk) is up to date"])
  }

  /// What a person types; every kind of step that a recording can have.
  private let walk = [
    "t button \"Log in with Kakao\"", "st clip", "t clip 3", "swipe back cancel", "back", "back",
    "expect gone DetailClip(3)", "t button \"Add clip\"", "enter name \"Trips\"", "swipe down",
    "begin tap clip 2", "settle", "tap clip 2", "back to root", "service links fails network",
    "tap clip 4", "t button \"OK\"", "service links replies", "app background",
    "pasteboard \"https://swift.org\"", "app foreground", "advance 500ms", "rt",
    "open clip://clip/5", "tree",
  ]

  func test_record_writesTheWalkThatIsCompiledAndRunHere() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-walk-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let finished = try record(walk, into: folder.appendingPathComponent("recorded-walk.nav").path)
    let test = RecordedTest.write(for: finished, app: ClipApp.self)
    XCTAssertEqual(test.code, 0)
    XCTAssertEqual(
      test.lines, ["wrote 1 test to \(folder.path)/RecordedWalkTests.swift"])
    for name in ["recorded-walk.nav", "RecordedWalkTests.swift"] {
      XCTAssertEqual(
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        try String(
          contentsOf: tests.appendingPathComponent("ClipTests/Recorded/\(name)"),
          encoding: .utf8))
    }
  }

  private func record(
    _ lines: [String], into path: String
  ) throws -> SessionRecorder.Finished {
    let interpreter = Interpreter(simulator: Simulator(ClipApp.self))
    defer { interpreter.simulator.end() }
    let recorder = SessionRecorder(interpreter)
    try recorder.start(path, RecordingOptions(writesTest: true))
    let parser = CommandParser(mode: .prompt)
    for line in lines {
      let parsed = try parser.parse(line, vocabulary: ClipApp.vocabulary).get()
      let command = try XCTUnwrap(parsed, line)
      let draft = recorder.draft(of: command)
      try recorder.take(draft, typed: line, outcome: interpreter.run(command))
    }
    return try XCTUnwrap(recorder.stop())
  }
}
