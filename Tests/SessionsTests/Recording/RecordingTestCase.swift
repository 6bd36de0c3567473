import Foundation
import Sessions
import Simulator
import XCTest

/// Records what is typed on ``PocketApp`` into a file of its own.
@MainActor
class RecordingTestCase: XCTestCase {
  /// A prompt without a terminal.
  @MainActor
  final class Prompt {
    let interpreter: Interpreter
    let recorder: SessionRecorder
    private let parser = CommandParser(mode: .prompt)

    init(
      _ app: any HeadlessApp.Type = PocketApp.self, parameters: [LaunchParameter] = [],
      seed: UInt64 = 1
    ) {
      interpreter = Interpreter(simulator: Simulator(app, parameters: parameters, seed: seed))
      recorder = SessionRecorder(interpreter)
    }

    /// Types lines, as a shell takes them.
    @discardableResult
    func type(_ lines: String...) -> [String] {
      lines.flatMap { type($0) }
    }

    private func type(_ line: String) -> [String] {
      do throws(FileProblem) {
        switch parser.parse(line, vocabulary: interpreter.simulator.appType.vocabulary) {
        case .failure(let diagnostic):
          try recorder.keep(line)
          return [diagnostic.message]
        case .success(nil): return []
        case .success(let command?):
          let draft = recorder.draft(of: command)
          let outcome = interpreter.run(command)
          try recorder.take(draft, typed: line, outcome: outcome)
          return outcome.lines
        }
      } catch {
        XCTFail("\(error)")
        return []
      }
    }
  }

  private var folder = ""

  override func setUp() async throws {
    folder =
      NSTemporaryDirectory() + "navwright-recording-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  func path(_ name: String = "a.nav") -> String { "\(folder)/\(name)" }

  func text(_ name: String = "a.nav") throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The first lines of every recording of ``PocketApp``.
  let head = "session 1.0\n# recorded by navwright 0.1.0\napp pocket\nseed 1\n\n"

  /// Runs a file.
  func results(_ name: String = "a.nav", values: [String: String] = [:]) -> [CaseResult] {
    let planner = SessionPlanner(
      apps: [PocketApp.self, CountingApp.self], files: DiskFiles(), values: values)
    let result = planner.plan(path(name))
    XCTAssertEqual(result.diagnostics.map(\.rendered), [])
    return result.plan.map { SessionRunner().run($0) } ?? []
  }

  func checkHolds(
    _ name: String = "a.nav", values: [String: String] = [:], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(
      results(name, values: values).map(\.status), [.passed], file: file, line: line)
  }
}
