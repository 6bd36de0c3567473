import Foundation
import Glibc
import XCTest

/// Pipes and devices where a file is expected: nothing holds up the prompt, and Ctrl-C ends what waits.
final class PipePlaceTests: TerminalTestCase {
  private func makePipe() throws -> String {
    let path = try makeFolder() + "/pipe"
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    return path
  }

  /// Opens a pipe without waiting for its other end.
  private func opened(_ path: String) throws -> FileHandle {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    XCTAssertGreaterThanOrEqual(descriptor, 0)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  func test_placeOfHistory_thatIsNoRegularFile_isOneNotice() throws {
    let pipe = try makePipe()
    let folder = try makeFolder()
    for arguments in [[], ["--no-readline"]] {
      for (place, problem) in [
        (pipe, "it is not a regular file"), ("/dev/full", "it is not a regular file"),
        (folder, "it is a folder"),
      ] {
        let process = try startFixture(arguments, ["NAVWRIGHT_HISTFILE": place])
        run("version", in: process)
        XCTAssertTrue(
          run("history off", in: process).contains(
            "history off: no line of this prompt is written\r\n"), process.text)
        XCTAssertTrue(
          run("history on", in: process).contains("error: this prompt keeps no history\r\n"),
          process.text)
        process.send("quit\n")
        expectEnd(.code(0), of: process)
        XCTAssertEqual(
          process.text.components(
            separatedBy: "notice: no history is kept in \"\(place)\": \(problem)\r\n"
          ).count, 2, process.text)
      }
      let process = try startFixture(arguments, ["NAVWRIGHT_HISTFILE": "/dev/null"])
      run("version", in: process)
      process.send("quit\n")
      expectEnd(.code(0), of: process)
      XCTAssertFalse(process.text.contains("notice"), process.text)
    }
  }

  func test_fileOfCommands_canBeAPipe() throws {
    let pipe = try makePipe()
    let end = try opened(pipe)
    let process = try PTYProcess(
      try program("shell-fixture"), ["-f", pipe],
      environment: environment(home: makeFolder()))
    try end.write(contentsOf: Data("version\ntap note 1\n".utf8))
    expect("navwright 0.1.0, session format 1.0\r\npushed Note\r\n", from: process)
    try end.close()
    expectEnd(.code(0), of: process)
  }

  func test_fileOfCommands_thatIsAPipeNobodyWritesInto_waitsUntilCtrlC() throws {
    let pipe = try makePipe()
    let process = try PTYProcess(
      try program("shell-fixture"), ["-f", pipe], environment: environment(home: makeFolder()))
    process.send("\u{3}")
    expectEnd(.signal(SIGINT), of: process)
  }

  func test_fileOfCommands_thatIsAPipe_isLeftByCtrlCWhileItIsRecorded() throws {
    let pipe = try makePipe()
    let end = try opened(pipe)
    let path = try makeFolder() + "/walk.nav"
    let process = try PTYProcess(
      try program("shell-fixture"), ["--record", path, "-f", pipe],
      environment: environment(home: makeFolder()))
    try end.write(contentsOf: Data("tap note 1\n".utf8))
    expect("pushed Note\r\n", from: process)
    process.send("\u{3}")
    expectEnd(.signal(SIGINT), of: process)
    try end.close()
    let recorded = try text(of: path)
    XCTAssertTrue(recorded.hasSuffix("# ended: Ctrl-C\n"), recorded)
  }

  func test_namesThatTurnTextAround_areShownByTheirNumber() throws {
    let process = try startFixture()
    XCTAssertTrue(
      run("mark \"a\\u{202e}b\"", in: process).contains(
        "step 0 is marked as \"a\\u{202e}b\"\r\n"), process.text)
    XCTAssertTrue(
      run("restore nope", in: process).contains("(marks: a\\u{202e}b)\r\n"), process.text)
    let shown = run("play \"no\\u{2066}\\u{200b}.nav\"", in: process)
    XCTAssertTrue(
      shown.contains(
        "no\\u{2066}\\u{200b}.nav: error[N052]: cannot read \"no\\u{2066}\\u{200b}.nav\": "
          + "no such file or folder\r\n"), shown)
    process.send("restore \t")
    expect("\"a\\u{202e}b\"", from: process)
    for scalar in ["\u{202e}", "\u{2066}", "\u{200b}"] {
      XCTAssertFalse(process.text.contains(scalar), process.text)
    }
  }
}
