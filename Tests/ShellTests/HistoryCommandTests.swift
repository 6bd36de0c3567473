import Foundation
import Sessions
import Shell
import Simulator
import XCTest

/// What `history` does at a prompt.
@MainActor
final class HistoryCommandTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDown() async throws { try FileManager.default.removeItem(atPath: folder) }

  private var file: String { "\(folder)/history" }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func written() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  @discardableResult
  private func type(
    _ lines: String..., keepsFile: Bool = true, app: String? = nil
  ) -> (ScriptedSource, [String]) {
    let source = ScriptedSource(lines.map { .line($0) })
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(BlankApp.self)), source: source,
      output: output, history: keepsFile ? History(file: HistoryFile(path: file), app: app) : nil)
    XCTAssertEqual(loop.run(), 0)
    return (source, output.lines)
  }

  func test_history_listsLinesBehindTheirNumbers() async throws {
    try write("tree\nback\n")
    XCTAssertEqual(type("history").1, ["1 tree", "2 back", "3 history"])
    try write("tree\nback\n")
    XCTAssertEqual(type("history 2").1, ["2 back", "3 history 2"])
  }

  func test_SHELL_D10_historyOff_writesNothingAndForgetsNothing() async throws {
    try write("tree\n")
    let (source, lines) = type("version", "history off", "stack", "history")
    XCTAssertEqual(try written(), "tree\n")
    XCTAssertTrue(lines.contains("history off: no line of this prompt is written"))
    XCTAssertEqual(
      lines.suffix(5), ["1 tree", "2 version", "3 history off", "4 stack", "5 history"])
    XCTAssertEqual(source.forgot, 0)
  }

  func test_historyOn_writesTheLinesFromThereOn() async throws {
    try write("tree\n")
    type("version", "history off", "stack", "history on", "screen")
    XCTAssertEqual(try written(), "tree\nscreen\n")
  }

  func test_historyOn_withoutAFileSaysSo() async {
    XCTAssertEqual(
      type("history on", keepsFile: false).1, ["! error: this prompt keeps no history"])
  }

  func test_historyClear_forgetsAll() async throws {
    try write("tree\n")
    let (source, lines) = type("version", "history clear", "history")
    XCTAssertEqual(lines.suffix(2), ["history is empty", "1 history"])
    XCTAssertEqual(source.forgot, 1)
    XCTAssertEqual(try written(), "history\n")
  }

  func test_historyClear_leavesTheLinesOfOtherApps() async throws {
    try write("tree\n@notes\tback\n@blank\tstack\n")
    XCTAssertEqual(
      type("history", app: "blank").1, ["1 tree", "2 stack", "3 history"])
    type("history clear", "version", app: "blank")
    XCTAssertEqual(try written(), "@notes\tback\n@blank\tversion\n")
  }

  func test_historyClear_inABatchIsNothing() async {
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(BlankApp.self)),
      source: ScriptedSource([.line("history")], isInteractive: false), output: output)
    XCTAssertEqual(loop.run(), 0)
    XCTAssertEqual(output.lines, ["none"])
  }

  func test_recordStop_savesTheHistory() async throws {
    let output = RecordingOutput()
    let source = ScriptedSource([.line("record \(folder)/walk.nav"), .line("record stop")])
    var kept: String?
    source.willRead = { [file] in kept = try? String(contentsOfFile: file, encoding: .utf8) }
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(BlankApp.self)), source: source,
      output: output, history: History(file: HistoryFile(path: file))
    ) { _, _ in nil }
    XCTAssertEqual(loop.run(), 0)
    XCTAssertEqual(kept, "record \(folder)/walk.nav\nrecord stop\n")
  }
}
