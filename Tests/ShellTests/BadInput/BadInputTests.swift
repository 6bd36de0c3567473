import Foundation
import NavigationFixture
import Sessions
import Shell
import Simulator
import XCTest

/// One table: every command of the catalogue with every bad value, its whole message and its code.
///
/// The lines are made from the catalogue; what they print stands in Tests/Tables/bad-input.txt.
/// `NAVWRIGHT_UPDATE_TABLES=1 swift test --filter BadInputTests` writes that file again.
@MainActor
final class BadInputTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDown() async throws { try FileManager.default.removeItem(atPath: folder) }

  func test_SHELL_D20_everyCommandWithEveryBadValue_saysWhatIsWrongAndChangesNothing() async throws
  {
    var rows: [String] = []
    for entry in CommandCatalog.all {
      rows.append("== \(entry.name)")
      for input in BadInputs.all(for: entry) {
        let batch = await run(input, at: .batch)
        XCTAssertEqual(batch.code, input.code, input.line)
        XCTAssertFalse(batch.lines.isEmpty, input.line)
        check(batch, input)
        if !input.isOtherAtThePrompt {
          let prompt = await run(input, at: .prompt(isRecording: entry.verb != .record))
          XCTAssertEqual(prompt.lines, batch.lines, input.line)
          check(prompt, input)
        }
        rows += ["", "# \(input.fault), \(batch.code)"]
        rows += (input.setup + [input.line]).map { "> \(shortened(SessionText.visible($0)))" }
        rows += batch.lines.map { $0.replacingOccurrences(of: folder, with: "FOLDER") }
      }
      rows.append("")
    }
    try compare(rows)
  }

  func test_everyCommandThatTheMachineCanRefuse_isRefused() async {
    for entry in CommandCatalog.all where entry.effect == .action && !entry.refusals.isEmpty {
      XCTAssertTrue(
        BadInputs.all(for: entry).contains { $0.code == 1 }, "no refused line of \(entry.name)")
    }
  }

  func test_everyCommandWithArguments_hasBadOnes() async {
    let takesAnyText: Set<Verb> = [.pasteboard]
    for entry in CommandCatalog.all
    where entry.availability != .filesOnly && !entry.arguments.isEmpty
      && !takesAnyText.contains(entry.verb)
    {
      XCTAssertTrue(
        BadInputs.all(for: entry).contains { $0.fault == "bad argument" },
        "no bad argument of \(entry.name)")
    }
  }

  // MARK: - Running

  private enum Place: Equatable {
    case batch
    case prompt(isRecording: Bool)
  }

  private struct Run {
    var code: Int32
    var lines: [String]
    var before: Facts?
    var after: Facts?
  }

  /// Everything a bad line must leave as it was.
  private struct Facts: Equatable {
    var state: String
    var events: [String]
    var history: [String]
    var warnings: [String]
    var clock: Duration
    var recording: String?
  }

  private func run(_ input: BadInput, at place: Place) async -> Run {
    let interpreter = Interpreter(simulator: Simulator(FixtureApp.self))
    let path = "\(folder)/\(UUID().uuidString).nav"
    let isRecording = place == .prompt(isRecording: true)
    let output = RecordingOutput()
    var snapshots: [Facts] = []
    let source = ScriptedSource(
      (input.setup + [input.line]).map { InputEvent.line($0) }, isInteractive: place != .batch)
    source.willRead = {
      snapshots.append(
        Facts(
          state: "\(interpreter.simulator.stateFingerprint)", events: interpreter.simulator.events,
          history: interpreter.simulator.eventHistory, warnings: interpreter.simulator.warnings,
          clock: interpreter.simulator.clock,
          recording: isRecording ? try? String(contentsOfFile: path, encoding: .utf8) : nil))
    }
    let loop = ShellLoop(interpreter: interpreter, source: source, output: output) { _, _ in nil }
    if isRecording { XCTAssertNil(loop.record(path)) }
    let code = loop.run()
    source.willRead?()
    let lines = output.diagnostics.filter { !$0.hasPrefix("recorded ") }
    let before = snapshots.count > input.setup.count ? snapshots[input.setup.count] : nil
    let after = snapshots.count > input.setup.count + 1 ? snapshots[input.setup.count + 1] : nil
    if input.code == 2 {
      XCTAssertEqual(interpreter.lastResult.rawValue, "error", input.line)
    }
    return Run(code: code, lines: lines, before: before, after: after)
  }

  private func check(_ run: Run, _ input: BadInput) {
    XCTAssertNotNil(run.before, input.line)
    var after = run.after
    // A recording keeps what the machine refuses, as a step that it must refuse again.
    if input.code == 1 { after?.recording = run.before?.recording }
    XCTAssertEqual(run.before, after, input.line)
    let raw = run.lines.joined().unicodeScalars
    XCTAssertFalse(raw.contains { $0.value < 0x20 || $0.value == 0x7F }, input.line)
  }

  // MARK: - The table

  private var table: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Tables/bad-input.txt")
  }

  private func compare(_ rows: [String]) throws {
    let text = rows.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["NAVWRIGHT_UPDATE_TABLES"] == "1" {
      try Data(text.utf8).write(to: table)
    }
    let kept = try String(contentsOf: table, encoding: .utf8).components(separatedBy: "\n")
    let found = text.components(separatedBy: "\n")
    let place = zip(kept, found).enumerated().first { $1.0 != $1.1 }?.offset
    guard let place = place ?? (kept.count == found.count ? nil : min(kept.count, found.count))
    else { return }
    let context = max(0, place - 4)
    XCTFail(
      """
      Tests/Tables/bad-input.txt:\(place + 1): this does not stand there (NAVWRIGHT_UPDATE_TABLES=1 writes it):
      \(found[context..<min(found.count, place + 4)].joined(separator: "\n"))
      """)
  }

  private func shortened(_ line: String) -> String {
    line.count > 200 ? "\(line.prefix(60))... (\(line.count) Characters)" : line
  }
}
