import Foundation
import XCTest

/// What tests at a terminal share: a home of their own, a fixed environment and the programs beside the test bundle.
class TerminalTestCase: XCTestCase {
  private var folders: [URL] = []
  /// What the program shows when it waits for a line.
  var prompt = "nav> "

  override func tearDown() {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    folders = []
  }

  /// Skips a test that needs line editing where the tool was built without readline.
  func needLineEditor() throws {
    #if NAVWRIGHT_NO_READLINE
      throw XCTSkip("built without readline")
    #endif
  }

  /// A folder that is gone after the test.
  func makeFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    folders.append(folder)
    return folder.path
  }

  /// A program that was built beside the test bundle.
  func program(_ name: String) throws -> String {
    let bundle = try XCTUnwrap(Bundle.main.executableURL)
    return bundle.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// An environment that does not depend on who runs the tests.
  func environment(
    home: String, terminal: String? = "xterm", _ changes: [String: String] = [:]
  ) -> [String: String] {
    var all = [
      "HOME": home, "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null",
      "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
      // Colours have tests of their own.
      "NO_COLOR": "1",
    ]
    all["TERM"] = terminal
    return all.merging(changes) { $1 }
  }

  /// Starts the fixture at a terminal and waits for its prompt.
  func startFixture(
    _ arguments: [String] = [], home: String? = nil, terminal: String? = "xterm",
    _ changes: [String: String] = [:], file: StaticString = #filePath, line: UInt = #line
  ) throws -> PTYProcess {
    let process = try PTYProcess(
      try program("shell-fixture"), ["--quiet"] + arguments,
      environment: environment(home: try home ?? makeFolder(), terminal: terminal, changes))
    expect(prompt, from: process, file: file, line: line)
    return process
  }

  /// Runs the fixture without a terminal.
  func runFixture(
    _ arguments: [String] = [], input: String = "", _ changes: [String: String] = [:],
    output sink: String? = nil
  ) throws -> PipeRun {
    let folder = try makeFolder()
    return try PipeRun(
      try program("shell-fixture"), arguments, input: Array(input.utf8),
      environment: environment(home: folder, changes), folder: folder, sink: sink)
  }

  /// Waits for a text; shows what came instead if it does not.
  func expect(
    _ text: String, from process: PTYProcess, file: StaticString = #filePath, line: UInt = #line
  ) {
    if !process.waitFor(text) {
      XCTFail(
        "expected \(text.debugDescription), got \(process.rest.debugDescription)", file: file,
        line: line)
    }
  }

  /// Types a line and waits for the next prompt.
  ///
  /// - Returns: What was printed between, without the echo.
  @discardableResult
  func run(
    _ command: String, in process: PTYProcess, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    let before = process.output.count
    process.send(command + "\n")
    expect(prompt, from: process, file: file, line: line)
    return String(decoding: process.output[before...], as: UTF8.self)
  }

  /// Waits for the end of a program.
  func expectEnd(
    _ ending: Ending, of process: PTYProcess, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(process.waitForExit(), ending, process.rest, file: file, line: line)
  }
}
