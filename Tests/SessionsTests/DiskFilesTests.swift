import Foundation
import Sessions
import XCTest

/// Runs files and folders of the disk.
@MainActor
final class DiskFilesTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-disk-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ name: String, _ text: String = "session 1.0\napp pocket\nsettle\n") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  /// Runs paths below the folder and gives the code and every line, the folder written as `D`.
  private func run(_ paths: String...) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let command = TestCommand(
      planner: SessionPlanner(apps: [PocketApp.self], files: DiskFiles()),
      print: { lines.append($0) }, printDiagnostic: { lines.append($0) })
    let code = command.run(paths.map { "\(folder)\($0)" })
    return (code, lines.map { $0.replacing(folder, with: "D") })
  }

  private func check(
    _ report: (code: Int32, lines: [String]), code: Int32, _ lines: [String],
    file: StaticString = #filePath, at line: UInt = #line
  ) {
    XCTAssertEqual(report.code, code, file: file, line: line)
    XCTAssertEqual(report.lines, lines, file: file, line: line)
  }

  func test_N052_aNamedPipeIsNotWaitedFor() async throws {
    XCTAssertEqual(mkfifo("\(folder)/p.nav", 0o600), 0)
    let message = "D/p.nav: error[N052]: cannot read \"D/p.nav\": it is not a regular file"
    let summary = "0 passed, 0 failed, 0 skipped, 1 file with errors"
    check(run("/p.nav"), code: 2, [message, summary])
    check(run(""), code: 2, [message, summary])
    XCTAssertThrowsError(try DiskFiles().contents(of: "\(folder)/p.nav")) {
      XCTAssertEqual($0 as? FileProblem, .notRegular)
    }
    try write("a.nav", "session 1.0\napp pocket\ninclude p.nav\n")
    check(
      run("/a.nav"), code: 2,
      [
        """
        D/a.nav:3:9: error[N052]: cannot read "D/p.nav": it is not a regular file
           3 | include p.nav
             |         ^^^^^
        """, summary,
      ])
  }

  func test_N052_devicesHaveNoEnd() async {
    XCTAssertThrowsError(try DiskFiles().contents(of: "/dev/zero")) {
      XCTAssertEqual($0 as? FileProblem, .notRegular)
    }
  }

  func test_N052_aFileThatIsTooLargeIsNotRead() async throws {
    try write("a.nav")
    XCTAssertEqual(truncate("\(folder)/a.nav", DiskFiles.largestFile + 1), 0)
    check(
      run("/a.nav"), code: 2,
      [
        "D/a.nav: error[N052]: cannot read \"D/a.nav\": it has 67108865 bytes, and at most 67108864 are read",
        "0 passed, 0 failed, 0 skipped, 1 file with errors",
      ])
  }

  func test_search_takesEachRealFileOnce() async throws {
    try write("a.nav")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/self", withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/b.nav", withDestinationPath: "a.nav")
    check(
      run("", "/self/a.nav", "/b.nav"), code: 0,
      ["ok D/a.nav", "1 passed, 0 failed, 0 skipped"])
  }

  func test_search_saysWhichNamesLeadNowhere() async throws {
    try write("a.nav")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/gone.nav", withDestinationPath: "nothing")
    let odd = Array("\(folder)/odd".utf8CString.dropLast()) + [-1] + Array(".nav".utf8CString)
    let descriptor = open(odd, O_CREAT | O_WRONLY, 0o600)
    XCTAssertGreaterThanOrEqual(descriptor, 0)
    close(descriptor)
    defer { unlink(odd) }
    check(
      run(""), code: 2,
      [
        "D/gone.nav: error[N052]: cannot read \"D/gone.nav\": it is a link to nothing",
        "D/odd\u{FFFD}.nav: error[N052]: cannot read \"D/odd\u{FFFD}.nav\": its name is not UTF-8",
        "ok D/a.nav", "1 passed, 0 failed, 0 skipped, 2 files with errors",
      ])
    // The name of an argument has lost its bytes before anybody can look.
    check(
      run("/odd\u{FFFD}.nav"), code: 2,
      [
        "D/odd\u{FFFD}.nav: error[N052]: cannot read \"D/odd\u{FFFD}.nav\": its name is not UTF-8",
        "0 passed, 0 failed, 0 skipped, 1 file with errors",
      ])
  }

  func test_search_warnsOfOtherLinksThatLeadNowhere() async throws {
    try write("a.nav")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/notes", withDestinationPath: "nothing")
    check(
      run(""), code: 0,
      [
        "D/notes: warning[N052]: cannot read \"D/notes\": it is a link to nothing", "ok D/a.nav",
        "1 passed, 0 failed, 0 skipped",
      ])
  }

  // MARK: writing

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
    return try XCTUnwrap(attributes[.posixPermissions] as? Int)
  }

  func test_replace_keepsPermissionsAndLinks() async throws {
    try write("a.nav", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a.nav")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/b.nav", withDestinationPath: "a.nav")
    try DiskFiles().replace("\(folder)/b.nav", with: Array("new".utf8))
    XCTAssertEqual(try String(contentsOfFile: "\(folder)/a.nav", encoding: .utf8), "new")
    XCTAssertEqual(try mode("a.nav"), 0o640)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/b.nav"), "a.nav")
    try DiskFiles().replace("\(folder)/c.nav", with: [])
    XCTAssertEqual(try mode("c.nav"), 0o644)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
      ["a.nav", "b.nav", "c.nav"])
    try DiskFiles().remove("\(folder)/c.nav")
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/c.nav"))
  }

  func test_replace_saysWhyItCannot() async {
    do throws(FileProblem) {
      try DiskFiles().replace("\(folder)/no/a.nav", with: [])
      XCTFail("written")
    } catch {
      XCTAssertEqual(error, .refused("no such file or directory"))
    }
  }

  func test_format_rewritesFilesOfAFolder() async throws {
    try write("a.nav", "session 1.0\n\n\nb\n")
    try write("_b.nav", "session  1.0\r\n")
    try write("c.nav", "session 1.0\nback\n")
    var lines: [String] = []
    func format(onlyChecks: Bool, _ path: String) -> Int32 {
      lines = []
      var command = FormatCommand(
        files: DiskFiles(), target: DiskFiles(), print: { lines.append($0) },
        printDiagnostic: { lines.append($0) })
      command.onlyChecks = onlyChecks
      let code = command.run([path])
      lines = lines.map { $0.replacing(folder, with: "D") }
      return code
    }
    XCTAssertEqual(format(onlyChecks: true, folder), 1)
    XCTAssertEqual(
      lines, ["not formatted D/_b.nav", "not formatted D/a.nav", "2 of 3 files not formatted"])
    XCTAssertEqual(format(onlyChecks: false, folder), 0)
    XCTAssertEqual(lines, ["formatted D/_b.nav", "formatted D/a.nav", "2 of 3 files formatted"])
    XCTAssertEqual(
      try String(contentsOfFile: "\(folder)/_b.nav", encoding: .utf8), "session 1.0\r\n")
    XCTAssertEqual(format(onlyChecks: true, folder), 0)
    XCTAssertEqual(lines, ["0 of 3 files not formatted"])
    try write("c.nav", "session 1.0\ntpa\n")
    XCTAssertEqual(format(onlyChecks: false, "\(folder)/c.nav"), 2)
    XCTAssertEqual(
      lines,
      [
        "D/c.nav:2:1: error[N010]: unknown command \"tpa\"\n   2 | tpa\n     | ^^^ help: did you mean \"tap\"?",
        "0 of 1 file formatted, 1 file with errors",
      ])
    XCTAssertEqual(format(onlyChecks: false, "\(folder)/nothing"), 2)
  }
}
