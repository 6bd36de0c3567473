import Foundation
import Sessions
import Shell
import Simulator
import XCTest

/// The command `record` at a prompt and elsewhere.
@MainActor
final class RecordingTests: XCTestCase {
  private var folder = ""
  private var replayed: [String] = []

  override func setUp() async throws {
    folder = NSTemporaryDirectory() + "navwright-desk-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    replayed = []
  }

  override func tearDown() async throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private struct Run: Equatable {
    var code: Int32
    var lines: [String]
    var prompts: [String]
  }

  private func run(
    _ events: [InputEvent], isInteractive: Bool = true,
    replay report: ReplayReport? = ReplayReport(code: 0, lines: ["ok"])
  ) -> Run {
    let source = ScriptedSource(
      events, isInteractive: isInteractive,
      position: isInteractive ? nil : InputPosition(name: "stdin", line: 7))
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(BlankApp.self)), source: source,
      output: output
    ) { path, _ in
      self.replayed.append(path)
      return report
    }
    let code = loop.run()
    return Run(
      code: code, lines: output.lines.map { $0.replacing(folder + "/", with: "") },
      prompts: source.prompts)
  }

  private func text(_ name: String = "a.nav") throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private let head = "session 1.0\n# recorded by navwright 0.1.0\napp blank\nseed 1\n\n"

  private func record(_ options: String = "") -> InputEvent {
    .line("record \(folder)/a.nav\(options)")
  }

  func test_record_writesFromThereOn() async throws {
    let run = run([
      .line("record status"), record(), .line("settle"), .line("record status"),
      .line("record stop"), .line("record status"),
    ])
    XCTAssertEqual(
      run,
      Run(
        code: 0,
        lines: [
          "not recording", "recording to a.nav", "nothing changed", "recording to a.nav: 1 step",
          "recorded 1 step to a.nav; it holds", "not recording",
        ],
        prompts: [
          "nav> ", "nav> ", "nav[rec]> ", "nav[rec]> ", "nav[rec]> ", "nav> ", "nav> ",
        ]))
    XCTAssertEqual(try text(), head + "settle\n")
    XCTAssertEqual(replayed, ["\(folder)/a.nav"])
  }

  func test_record_saysWhatIsWrong() async throws {
    let run = run([
      .line("record stop"), record(), record(), .line("record stop"), record(),
      .line("record \(folder)"), .line("record \(folder)/no/b.nav"), record(" --force"),
    ])
    XCTAssertEqual(
      run.lines,
      [
        "! error: not recording", "recording to a.nav",
        "! error: already recording to \"a.nav\"; \"record stop\" ends it",
        "recorded 0 steps to a.nav; it holds",
        "! error: cannot record to \"a.nav\": it is there already; --force replaces it",
        "! error: cannot record to \"\(folder)\": it is a folder",
        "! error: cannot record to \"no/b.nav\": no such file or directory", "recording to a.nav",
        "! recorded 0 steps to a.nav; it holds",
      ])
  }

  func test_record_isClosedAtTheEnd() async throws {
    for end in [[InputEvent.line("quit")], []] {
      let run = run([record(" --force"), .line("settle")] + end)
      XCTAssertEqual(run.lines.last, "! recorded 1 step to a.nav; it holds")
      XCTAssertEqual(run.code, 0)
    }
    XCTAssertEqual(replayed.count, 2)
  }

  func test_record_thatDoesNotReplaySaysSo() async throws {
    let report = ReplayReport(code: 1, lines: ["failed a.nav", "a.nav:6:1: failed: settle"])
    let run = run([record(), .line("settle"), .line("record stop")], replay: report)
    XCTAssertEqual(
      run.lines.suffix(3),
      [
        "! recorded 1 step to a.nav; it does not replay:", "! failed a.nav",
        "! a.nav:6:1: failed: settle",
      ])
    XCTAssertEqual(run.code, 0, "a person sees it")
    XCTAssertEqual(try text(), "# WARNING: does not replay\n" + head + "settle\n")
  }

  func test_record_inABatchThatDoesNotReplayEndsWithFive() async throws {
    let report = ReplayReport(code: 1, lines: ["failed a.nav"])
    let stopped = run(
      [record(), .line("record stop"), .line("tree")], isInteractive: false, replay: report)
    XCTAssertEqual(stopped.code, 5)
    XCTAssertEqual(
      stopped.lines,
      [
        "recording to a.nav", "! stdin:7: recorded 0 steps to a.nav; it does not replay:",
        "! failed a.nav",
      ])
    XCTAssertEqual(run([record(" --force")], isInteractive: false, replay: report).code, 5)
  }

  func test_record_writesATestBesideTheFile() async throws {
    let run = run([
      record(" --xctest"), .line("settle"), .line("! back"), .line("advance 2s"),
      .line("record stop"),
    ])
    XCTAssertEqual(
      run.lines.filter { !["nothing changed", "refused: nothing to go back to"].contains($0) },
      [
        "recording to a.nav", "recorded 3 steps to a.nav; it holds",
        "wrote 1 test to ATests.swift",
      ])
    XCTAssertEqual(
      try text("ATests.swift"),
      """
      // swift-format-ignore-file
      // The steps of session files. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest --steps a.nav -o ATests.swift

      import NavwrightTesting
      import ShellTests
      import Simulator
      import XCTest

      @MainActor
      final class ATests: XCTestCase {
        func test_a() async {
          await simulate(BlankApp.self) { app in
            await app.settle()
            await app.expectRefused("back", "nothing to go back to")
            await app.advance(by: .seconds(2))
          }
        }
      }

      """)
  }

  func test_record_ontoATestThatIsThereIsRefused() async throws {
    try Data().write(to: URL(fileURLWithPath: "\(folder)/ATests.swift"))
    let run = run([
      record(" --xctest"), record(" --force --xctest"), .line("settle"), .line("record stop"),
    ])
    XCTAssertEqual(
      run.lines,
      [
        "! error: cannot record to \"a.nav\": its test \"ATests.swift\" is there already;"
          + " --force replaces it",
        "recording to a.nav", "nothing changed", "recorded 1 step to a.nav; it holds",
        "wrote 1 test to ATests.swift",
      ])
  }

  func test_record_ontoATestThatIsAFolderIsRefused() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/ATests.swift", withIntermediateDirectories: false)
    XCTAssertEqual(
      run([record(" --xctest"), record(" --force --xctest")]).lines,
      Array(
        repeating:
          "! error: cannot record to \"a.nav\": its test \"ATests.swift\" would stand where something else"
          + " than a file is", count: 2))
  }

  func test_record_countsWhatWasDoneBefore() async throws {
    let run = run([
      .line("settle"), .line("advance 1s"), record(), .line("record status"), .line("settle"),
      .line("record status"), .line("undo"), .line("record status"), .line("record stop"),
    ])
    XCTAssertEqual(
      run.lines.filter { $0.hasPrefix("record") },
      [
        "recording to a.nav", "recording to a.nav: 2 steps", "recording to a.nav: 3 steps",
        "recording to a.nav: 2 steps", "recorded 2 steps to a.nav; it holds",
      ])
    XCTAssertEqual(try text(), head + "settle\nadvance 1s\n")
  }

  func test_record_thatDoesNotReplayWritesNoTest() async throws {
    let run = run(
      [record(" --xctest"), .line("settle"), .line("record stop")],
      replay: ReplayReport(code: 1, lines: ["failed a.nav"]))
    XCTAssertEqual(
      run.lines.suffix(3),
      [
        "! recorded 1 step to a.nav; it does not replay:", "! failed a.nav",
        "! no test is written",
      ])
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/ATests.swift"))
  }

  func test_record_thatASignalEndsSaysSo() async throws {
    let run = run([record(), .line("settle"), .terminated(signal: SIGTERM)])
    XCTAssertEqual(run.code, 143)
    XCTAssertEqual(try text(), head + "settle\n# ended: terminated\n")
    XCTAssertEqual(replayed, [])
  }

  func test_record_ofNothingHasNothingToRun() async throws {
    let report = ReplayReport(code: 4, lines: ["nothing ran"])
    let run = run([record(), .line("record stop")], isInteractive: false, replay: report)
    XCTAssertEqual(
      run.lines, ["recording to a.nav", "recorded 0 steps to a.nav"])
    XCTAssertEqual(run.code, 0)
  }

  func test_record_withoutAnotherProcessSaysSo() async throws {
    let run = run([record(), .line("record stop")], replay: nil)
    XCTAssertEqual(run.lines.last, "recorded 0 steps to a.nav; not run again")
  }
}
