import Glibc
import XCTest

/// Ctrl-C, Ctrl-D and signals at the prompt.
final class InterruptionTests: TerminalTestCase {
  override func setUpWithError() throws { try needLineEditor() }

  private let ctrlC = "\u{3}"
  private let ctrlD = "\u{4}"
  private let bell = "\u{7}"
  /// What readline writes when it gives the terminal back.
  private let pasteModeOff = "\u{1b}[?2004l"

  func test_RL_R6_textBeforeCtrlCIsNotRun() throws {
    let process = try startFixture()
    process.send("version now")
    expect("version now", from: process)
    process.send(ctrlC)
    expect("^C\r\n", from: process)
    expect("nav> ", from: process)
    let output = run("version", in: process)
    XCTAssertTrue(output.contains("navwright 0.1.0, session format 1.0\r\n"), output)
    XCTAssertFalse(process.text.contains("error"), process.text)
  }

  func test_RL_R7_theKeyAfterCtrlCIsNotSwallowed() throws {
    let process = try startFixture()
    process.send(ctrlC)
    expect("nav> ", from: process)
    process.send("v")
    expect("v", from: process)
    XCTAssertTrue(run("ersion", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_RL_R8_ctrlCEndsAReverseSearch() throws {
    let process = try startFixture()
    run("version", in: process)
    process.send("\u{12}vers")
    expect("(reverse-i-search)", from: process)
    expect("vers\u{1b}[27mion", from: process)
    process.send(ctrlC)
    expect("^C\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertTrue(run("help quit", in: process).contains("example: quit"), process.text)
  }

  func test_SHELL_D1_abortedLineIsNotInTheHistory() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    process.send("abc")
    expect("abc", from: process)
    process.send(ctrlC)
    expect("nav> ", from: process)
    run("version", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertEqual(
      try text(of: home + "/.local/state/navwright/history"), "@blank\tversion\n@blank\tquit\n")
  }

  func test_SHELL_D2_ctrlCAfterAListOfCandidates() throws {
    let process = try startFixture()
    process.send("s\t")
    expect("settle", from: process)
    expect("nav> s", from: process)
    process.send(ctrlC)
    expect("nav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_SHELL_D5_secondCtrlCOnAnEmptyLineHintsHowToLeave() throws {
    let process = try startFixture()
    process.send("text")
    expect("text", from: process)
    for _ in 1...2 {
      process.send(ctrlC)
      expect("nav> ", from: process)
    }
    XCTAssertFalse(process.text.contains("to leave"), process.text)
    process.send(ctrlC)
    expect("(quit or Ctrl-D to leave)\r\n", from: process)
    expect("nav> ", from: process)
  }

  func test_SHELL_D7_ctrlCInTheMiddleOfALongPaste() throws {
    let process = try startFixture()
    process.send("\u{1b}[200~" + String(repeating: "help tap ", count: 20_000))
    process.send(ctrlC)
    expect("^C", from: process)
    expect("nav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), "shell not usable")
  }

  func test_SHELL_D7_restOfAPasteIsDroppedUpToItsEnd() throws {
    let process = try startFixture()
    XCTAssertTrue(process.sendAndWait("\u{1b}[200~version\rhelp quit"))
    process.send(ctrlC + "help tap\r\u{1b}[201~")
    expect("^C\r\n", from: process)
    expect("nav> ", from: process)
    let output = run("version", in: process)
    XCTAssertTrue(output.contains("navwright 0.1.0"), output)
    XCTAssertFalse(process.text.contains("example: tap"), process.text)
  }

  func test_ctrlDOnAnEmptyLine_leavesAndRestoresTheTerminal() throws {
    let process = try startFixture()
    process.send(ctrlD)
    expectEnd(.code(0), of: process)
    expectRestored(process)
  }

  func test_ctrlDBehindText_isIgnoredWithABell() throws {
    let process = try startFixture()
    process.send("version")
    expect("version", from: process)
    process.send(ctrlD)
    expect(bell, from: process)
    XCTAssertTrue(run("", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_SHELL_D17_signalsThatEndRestoreTheTerminal() throws {
    for (signal, code) in [(SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)] {
      let home = try makeFolder()
      let process = try startFixture(home: home)
      run("version", in: process)
      process.send("half a li")
      expect("half a li", from: process)
      kill(process.pid, signal)
      expectEnd(.code(code), of: process)
      expectRestored(process)
      // What the shell says next does not stand behind the prompt; at a hang-up it says nothing.
      XCTAssertEqual(process.text.contains("half a li\r\n"), signal != SIGHUP, process.text)
      XCTAssertEqual(try text(of: home + "/.local/state/navwright/history"), "@blank\tversion\n")
    }
  }

  func test_RL_R9_pasteModeIsOffWhileACommandRunsAndAtTheEnd() throws {
    let process = try startFixture()
    let output = run("version", in: process)
    let parts = output.components(separatedBy: "navwright 0.1.0")
    XCTAssertTrue(parts[0].hasSuffix(pasteModeOff + "\r"), output)
    kill(process.pid, SIGTERM)
    expectEnd(.code(143), of: process)
    XCTAssertTrue(process.text.hasSuffix(pasteModeOff + "\r"), process.text)
  }

  func test_resize_keepsTheLine() throws {
    let process = try startFixture()
    process.send("version")
    expect("version", from: process)
    process.resize(rows: 10, columns: 20)
    expect("nav> version", from: process)
    XCTAssertTrue(run("", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_resizeAfterCtrlC_drawsInPlace() throws {
    let process = try startFixture()
    process.send("abc")
    expect("abc", from: process)
    process.send(ctrlC)
    expect("^C\r\n", from: process)
    expect("nav> ", from: process)
    process.resize(rows: 10, columns: 30)
    expect("\r\u{1b}[K\rnav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_ctrlCThatStopsACommand_isNotToldAgain() throws {
    for arguments in [[], ["--no-readline"]] {
      let process = try startFixture(["--no-history"] + arguments)
      process.send("tap note 1\nback\n")
      expect("popped Note\r\n", from: process)
      expect("nav> ", from: process)
      process.send("tap button \"Press Ctrl-C\"\n")
      expect("nothing changed\r\n", from: process)
      expect("nav> ", from: process)
      expect("nav> ", from: process)
      process.send("again 3\n")
      expect("stopped after 1 of 3\r\n", from: process)
      expect("nav> ", from: process)
      let output = run("version", in: process)
      XCTAssertFalse(output.contains("^C"), output)
    }
  }

  func test_stopSignal_withoutAShellIsIgnoredAndTheLineRedrawn() throws {
    let process = try startFixture()
    process.send("version")
    expect("version", from: process)
    kill(process.pid, SIGTSTP)
    expect("nav> version", from: process)
    XCTAssertTrue(run("", in: process).contains("navwright 0.1.0"), process.text)
  }

  /// The terminal echoes and collects lines again, as it did before.
  private func expectRestored(
    _ process: PTYProcess, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    XCTAssertEqual(process.modes.c_lflag & wanted, wanted, file: file, line: line)
    XCTAssertTrue(process.text.contains(pasteModeOff), process.text, file: file, line: line)
  }
}
