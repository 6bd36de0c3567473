import Foundation
import XCTest

/// What tests of the runner share: a folder with session files, and runs of the fixture in it.
class RunnerTestCase: XCTestCase {
  private(set) var folder = ""

  override func setUpWithError() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// A program that was built beside the test bundle.
  func program(_ name: String) throws -> String {
    let bundle = try XCTUnwrap(Bundle.main.executableURL)
    return bundle.deletingLastPathComponent().appendingPathComponent(name).path
  }

  var environment: [String: String] {
    ["HOME": folder, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm"]
  }

  /// Writes a file; folders in its path are made.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a session file for the fixture's app.
  func session(_ path: String, _ lines: String) throws {
    try write("session 1.0\napp blank\n" + lines + "\n", to: path)
  }

  func file(_ path: String) throws -> String { try text(of: "\(folder)/\(path)") }

  /// Runs the fixture's tool in the folder.
  func run(_ arguments: String..., with changes: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(
      try program("shell-fixture"), arguments,
      environment: environment.merging(changes) { $1 }, folder: folder)
  }

  /// Checks everything a run printed.
  func check(
    _ run: ProgramRun, _ code: Int32, output: String, diagnostics: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(run.output, output, file: file, line: line)
    XCTAssertEqual(run.diagnostics, diagnostics, file: file, line: line)
    XCTAssertEqual(run.code, code, file: file, line: line)
  }
}
