import Glibc
import XCTest

/// The prompt without line editing.
final class PlainPromptTests: TerminalTestCase {
  private let terminals: [String?] = ["dumb", "nonsense", "", nil]

  func test_RL_R12_SHELL_D16_poorTerminalsGetNoEscapeCodes() throws {
    for terminal in terminals {
      let process = try startFixture(terminal: terminal)
      XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
      process.send("quit\n")
      expectEnd(.code(0), of: process)
      XCTAssertFalse(process.text.contains("\u{1b}"), "\(terminal ?? "unset"): \(process.text)")
    }
  }

  func test_noReadline_isAPromptWithTheTerminalsOwnKeys() throws {
    let process = try startFixture(["--no-readline"])
    XCTAssertTrue(run("versionx\u{7f}", in: process).contains("navwright 0.1.0"), process.text)
    process.send("abc")
    expect("abc", from: process)
    process.send("\u{3}")
    expect("\r\nnav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
    process.send("\u{3}")
    expect("\r\nnav> ", from: process)
    process.send("\u{3}")
    expect("(quit or Ctrl-D to leave)", from: process)
    expect("nav> ", from: process)
    process.send("\u{4}")
    expectEnd(.code(0), of: process)
  }

  func test_hint_comesOnlyAfterTwoInterruptionsOfAnEmptyLine() throws {
    let process = try startFixture(["--no-readline"])
    for text in ["abc", "def", "ghi", ""] {
      process.send(text)
      expect(text, from: process)
      process.send("\u{3}")
      expect("^C\r\nnav> ", from: process)
    }
    XCTAssertFalse(process.text.contains("to leave"), process.text)
    process.send("\u{3}")
    expect("^C\r\n(quit or Ctrl-D to leave)\r\nnav> ", from: process)
  }

  func test_ctrlDBehindText_isIgnoredWithABell() throws {
    let process = try startFixture(["--no-readline"])
    process.send("quit")
    expect("quit", from: process)
    for _ in 1...3 {
      process.send("\u{4}")
      expect("\u{7}", from: process)
    }
    process.send("\u{3}")
    expect("^C\r\nnav> ", from: process)
    process.send("ver\u{4}")
    expect("ver\u{7}", from: process)
    XCTAssertTrue(run("sion", in: process).contains("navwright 0.1.0"), process.text)
    process.send("\u{4}")
    expectEnd(.code(0), of: process)
  }

  func test_signalsAtThePrompt_saveTheHistoryAndRestoreTheTerminal() throws {
    for (signal, code) in [(SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)] {
      let home = try makeFolder()
      let process = try startFixture(["--no-readline"], home: home)
      let modes = process.modes.c_lflag
      run("version", in: process)
      process.send("half a li")
      expect("half a li", from: process)
      kill(process.pid, signal)
      expectEnd(.code(code), of: process)
      XCTAssertEqual(process.modes.c_lflag, modes & ~tcflag_t(NOFLSH))
      XCTAssertEqual(try text(of: home + "/.local/state/navwright/history"), "@blank\tversion\n")
    }
  }

  func test_invalidUTF8_isNamedByItsOffsetInTheLine() throws {
    let process = try startFixture(["--no-readline"])
    run("version", in: process)
    process.send([0x61, 0xFF, 0x0A])
    expect("error[N070]: invalid UTF-8 at byte 1\r\n", from: process)
  }

  func test_error_doesNotEndThePrompt() throws {
    let process = try startFixture(terminal: "dumb")
    XCTAssertTrue(run("tpa", in: process).contains("did you mean \"tap\"?"), process.text)
    XCTAssertTrue(run("v", in: process).contains("navwright 0.1.0"), process.text)
  }
}
