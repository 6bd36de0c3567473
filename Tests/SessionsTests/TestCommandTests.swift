import Foundation
import Sessions
import XCTest

@MainActor
final class TestCommandTests: XCTestCase {
  private struct Report: Equatable {
    var code: Int32
    var lines: [String]
    var messages: [String]
  }

  private func run(
    _ texts: [String: String], _ paths: String...,
    configure: (inout MemoryFiles) -> Void = { _ in },
    onlyChecks: Bool = false
  ) -> Report {
    var files = MemoryFiles(texts)
    configure(&files)
    var lines: [String] = []
    var messages: [String] = []
    var command = TestCommand(
      planner: SessionPlanner(apps: [PocketApp.self], files: files), print: { lines.append($0) },
      printDiagnostic: { messages.append($0) })
    command.onlyChecks = onlyChecks
    let code = command.run(paths)
    return Report(code: code, lines: lines, messages: messages)
  }

  private let good = "session 1.0\napp pocket\nselect tab clip\n"
  private let bad = "session 1.0\napp pocket\nback\n"
  private let wrong = "session 1.0\napp pocket\ntpa\n"

  func test_command_runsTheUsualFolderInTheOrderOfPaths() async {
    let report = run([
      "Tests/Sessions/b.nav": good, "Tests/Sessions/a.nav": good, "Tests/Sessions/b/a.nav": good,
      "Tests/Sessions/_part.nav": "nonsense", "Tests/Sessions/.hidden.nav": "nonsense",
      "Tests/Sessions/notes.txt": "nonsense", "other/c.nav": bad,
    ])
    XCTAssertEqual(
      report,
      Report(
        code: 0,
        lines: [
          "ok Tests/Sessions/a.nav", "ok Tests/Sessions/b.nav", "ok Tests/Sessions/b/a.nav",
          "3 passed, 0 failed, 0 skipped",
        ], messages: []))
  }

  func test_command_reportsEveryCase() async {
    let text = """
      session 1.0
      app pocket
      case "one"
        select tab clip
      case "two"
        back
        settle
      case "three"
        skip "no time"
      case "four"
        todo "later"
        back
      """
    XCTAssertEqual(
      run(["a.nav": text], "a.nav"),
      Report(
        code: 1,
        lines: [
          "ok a.nav: one", "failed a.nav: two", "a.nav:6:3: failed: back",
          "   expected: the step is accepted", "   actual:   refused: nothing to go back to",
          "   differs:  the step was refused", "   steps so far (case \"two\"): none",
          "   not reached: 1 step, from a.nav:7",
          "   open:     navwright play a.nav --until 6", "skipped a.nav: three (no time)",
          "todo a.nav: four (later)", "1 passed, 1 failed, 1 skipped, 1 todo",
        ], messages: []))
  }

  func test_command_aFileWithErrorsDoesNotRunAndIsCounted() async {
    let report = run(["d/a.nav": wrong, "d/b.nav": good, "d/c.nav": bad], "d")
    XCTAssertEqual(report.code, 2)
    XCTAssertEqual(report.lines.first, "ok d/b.nav")
    XCTAssertEqual(report.lines.last, "1 passed, 1 failed, 0 skipped, 1 file with errors")
    XCTAssertEqual(
      report.messages,
      [
        """
        d/a.nav:3:1: error[N010]: unknown command "tpa"
           3 | tpa
             | ^^^ help: did you mean "tap"?
        """
      ])
  }

  func test_FILE_A14_nothingToRunHasItsOwnCode() async {
    let empty = run([:], "d", configure: { $0.folders = ["d"] })
    XCTAssertEqual(
      empty,
      Report(
        code: 4, lines: ["0 passed, 0 failed, 0 skipped"],
        messages: ["nothing ran: no session file in \"d\""]))
    XCTAssertEqual(
      run(["a.nav": "session 1.0\napp pocket\n"], "a.nav"),
      Report(
        code: 4, lines: ["0 passed, 0 failed, 0 skipped"],
        messages: ["nothing ran: no case in \"a.nav\""]))
  }

  func test_FILE_A14_aMissingPathIsAnError() async {
    XCTAssertEqual(
      run(["a.nav": good], "a.nav", "nope"),
      Report(
        code: 2, lines: ["ok a.nav", "1 passed, 0 failed, 0 skipped, 1 file with errors"],
        messages: ["nope: error[N052]: cannot read \"nope\": no such file or folder"]))
    XCTAssertEqual(run([:]).code, 2)
  }

  func test_N006_aFileWithNothingToRunBesideOthersIsWarnedOf() async {
    XCTAssertEqual(
      run(["a.nav": "session 1.0\napp pocket\n", "b.nav": good], "a.nav", "b.nav"),
      Report(
        code: 0, lines: ["ok b.nav", "1 passed, 0 failed, 0 skipped"],
        messages: ["a.nav: warning[N006]: nothing to run: the file has no case and no step"]))
  }

  func test_N052_anEmptyPathHasNoPlaceInFront() async {
    XCTAssertEqual(
      run([:], "").messages, ["error[N052]: cannot read \"\": no such file or folder"])
  }

  func test_command_saysHowManyErrorsAreLeftOut() async {
    let text = "session 1.0\napp pocket\n" + String(repeating: "tpa\n", count: 23)
    let report = run(["a.nav": text], "a.nav")
    XCTAssertEqual(report.messages.count, 21)
    XCTAssertEqual(report.messages.last, "… and 3 more errors in a.nav")
  }

  func test_command_printsNoControlCharacters() async {
    let name = "a\u{1b}[31m\n.nav"
    let text = """
      session 1.0
      app pocket
      case "\\u{1b}[31mred"
        settle
      case "b\\nc"
        choose "\\u{1b}[1m"
      case "d"
        expect gone "\\u{1b}e\\n"
      case "e\\u{1b}"
        skip "\\u{7}"
      """
    XCTAssertEqual(
      run([name: text], name),
      Report(
        code: 1,
        lines: [
          "ok a^[[31m^J.nav: ^[[31mred", "failed a^[[31m^J.nav: b^Jc",
          #"a^[[31m^J.nav:6:3: failed: choose "\u{1b}[1m""#,
          "   expected: the step is accepted", "   actual:   refused: no alert to answer",
          "   differs:  the step was refused", #"   steps so far (case "b\nc"): none"#,
          "   open:     navwright play 'a^[[31m^J.nav' --until 6",
          "failed a^[[31m^J.nav: d", #"a^[[31m^J.nav:8:3: failed: expect gone "\u{1b}e\n""#,
          "   expected: ^[e^J gone", "   actual:   ^[e^J never seen",
          #"   differs:  no object with the label "\u{1b}e\n" was ever seen"#,
          "   steps so far (case \"d\"): none",
          "   open:     navwright play 'a^[[31m^J.nav' --until 8",
          "skipped a^[[31m^J.nav: e^[ (^G)",
          "1 passed, 2 failed, 1 skipped",
        ], messages: []))
  }

  func test_N054_aPartialAloneIsAnError() async {
    XCTAssertEqual(
      run(["_a.nav": good], "_a.nav").messages,
      ["_a.nav: error[N054]: \"_a.nav\" is a partial and runs only where it is included"])
  }

  func test_N052_anUnreadableFileIsAnError() async {
    let report = run([:], "a.nav", configure: { $0.refused["a.nav"] = "permission denied" })
    XCTAssertEqual(
      report.messages, ["a.nav: error[N052]: cannot read \"a.nav\": permission denied"])
    XCTAssertEqual(report.code, 2)
  }

  func test_command_aPathGivenTwiceRunsOnce() async {
    XCTAssertEqual(
      run(["d/a.nav": good], "d/a.nav", "d").lines,
      ["ok d/a.nav", "1 passed, 0 failed, 0 skipped"])
  }

  func test_command_onlySkippedCasesAreWarnedOf() async {
    let text = "session 1.0\napp pocket\ncase \"x\"\n  skip \"y\"\n"
    XCTAssertEqual(
      run(["a.nav": text], "a.nav"),
      Report(
        code: 0,
        lines: [
          "skipped a.nav: x (y)", "warning: every case was skipped",
          "0 passed, 0 failed, 1 skipped",
        ], messages: []))
  }

  func test_command_onlyChecksRunsNothing() async {
    XCTAssertEqual(
      run(["a.nav": bad, "b.nav": wrong], "a.nav", "b.nav", onlyChecks: true).lines,
      ["1 file checked, 1 file with errors"])
    XCTAssertEqual(run(["a.nav": bad], "a.nav", onlyChecks: true).code, 0)
  }

  func test_command_warningsAreNoErrors() async {
    let report = run(
      ["a.nav": good + "include b.nav\n", "b.nav": "session 1.0\nsettle\n"], "a.nav")
    XCTAssertEqual(report.code, 0)
    XCTAssertEqual(report.messages.count, 1)
  }

  func test_FILE_A19_aFailureReadsTheSameAloneAndInAFolder() async {
    var texts = ["d/m.nav": bad]
    for index in 0..<50 { texts["d/\(index).nav"] = good }
    let alone = run(texts, "d/m.nav").lines.dropLast()
    let together = run(texts, "d").lines
    XCTAssertEqual(
      Array(together.drop { $0 != "failed d/m.nav" }.prefix(alone.count)), Array(alone))
  }

  func test_diskFiles_readWhatStandsOnTheDisk() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-sessions-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/a.nav"
    try Data(good.utf8).write(to: URL(fileURLWithPath: path))
    let disk = DiskFiles()
    XCTAssertEqual(try disk.contents(of: path), Array(good.utf8))
    XCTAssertEqual(try disk.names(in: folder.path), ["a.nav"])
    XCTAssertEqual(disk.kind(of: path), .file)
    XCTAssertEqual(disk.kind(of: folder.path), .folder)
    XCTAssertNil(disk.kind(of: path + "x"))
    XCTAssertThrowsError(try disk.contents(of: path + "x")) {
      XCTAssertEqual($0 as? FileProblem, .missing)
    }
    XCTAssertThrowsError(try disk.contents(of: folder.path)) {
      XCTAssertEqual($0 as? FileProblem, .isFolder)
    }
  }
}
