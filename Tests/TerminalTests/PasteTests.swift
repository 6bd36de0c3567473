import XCTest

/// Several lines at once.
final class PasteTests: TerminalTestCase {
  override func setUpWithError() throws { try needLineEditor() }

  private func paste(_ lines: [String], into process: PTYProcess) {
    process.send("\u{1b}[200~" + lines.joined(separator: "\r") + "\u{1b}[201~")
    expect(lines.last ?? "", from: process)
    process.send("\r")
  }

  func test_RL_R10_pastedLinesRunOneByOneAndAreShown() throws {
    let process = try startFixture()
    paste(["version", "help quit"], into: process)
    expect("nav> version\r\nnavwright 0.1.0, session format 1.0\r\n", from: process)
    expect("nav> help quit\r\nquit\r\n", from: process)
    expect("nav> ", from: process)
  }

  func test_RL_R10_firstErrorStopsThePasteAndNamesWhatDidNotRun() throws {
    let process = try startFixture()
    paste(["version", "tpa", "help tap", "help quit"], into: process)
    expect("unknown command \"tpa\"", from: process)
    expect("not run: help tap\r\nnot run: help quit\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertFalse(process.text.contains("example: quit"), process.text)
  }

  func test_RL_R16_SHELL_D11_historyHasOneLineAnEntry() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    paste(["version", "", "help quit"], into: process)
    expect("example: quit", from: process)
    expect("nav> ", from: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertEqual(
      try text(of: home + "/.local/state/navwright/history"),
      "@blank\tversion\n@blank\thelp quit\n@blank\tquit\n")
  }

  func test_NULInAPaste_isRefusedAndNothingOfItsLineRun() throws {
    let process = try startFixture()
    paste(["version", "stac\0k", "help quit"], into: process)
    expect("navwright 0.1.0", from: process)
    expect("error[N071]", from: process)
    expect("not run: help quit\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_RL_R10_SHELL_D11_aPastedLineThatIsNoText_stopsThePasteAndNamesTheRest() throws {
    let process = try startFixture()
    process.send(Array("\u{1b}[200~version\rstac\u{6b}".utf8) + [0xFF])
    process.send("x\rhelp quit\u{1b}[201~")
    expect("help quit", from: process)
    process.send("\r")
    expect("nav> version\r\nnavwright 0.1.0, session format 1.0\r\nnav> stack\r\n", from: process)
    expect("error[N070]: invalid UTF-8 at byte 5\r\n", from: process)
    expect("not run: help quit\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertFalse(process.text.contains("example: quit"), process.text)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_quitInAPaste_leaves() throws {
    let process = try startFixture()
    paste(["quit", "version"], into: process)
    expectEnd(.code(0), of: process)
  }

  func test_RL_R11_typeAheadRunsLineByLine() throws {
    let process = try startFixture()
    process.send("version\nhelp quit\n")
    expect("navwright 0.1.0", from: process)
    expect("example: quit", from: process)
    expect("nav> ", from: process)
  }

  func test_longLine_isRefusedUndrawnAndThePromptLivesOn() throws {
    let line = String(repeating: "x", count: 200_000)
    let pastes = [
      "\u{1b}[200~\(line)\u{1b}[201~": 200_000,
      "\u{1b}[200~tree\r\(line)\rtree\u{1b}[201~": 200_000,
      "\(line)\n": 200_000,
    ]
    for (paste, length) in pastes {
      let process = try startFixture()
      process.send(paste)
      expect(
        "error[N072]: the line has \(length) bytes, and at most 65536 are read\r\n", from: process)
      expect("nav> ", from: process)
      XCTAssertLessThan(process.output.count, 100_000)
      let output = run("version", in: process)
      XCTAssertTrue(output.contains("navwright 0.1.0"), output)
      XCTAssertFalse(output.contains("x"), output)
    }
  }

  func test_longPasteOfShortLines_isRun() throws {
    let process = try startFixture()
    paste(Array(repeating: "version", count: 12_000) + ["quit"], into: process)
    XCTAssertEqual(process.waitForExit(seconds: 30), .code(0))
    XCTAssertFalse(process.text.contains("error"))
  }

  func test_SHELL_D8_pasteIntoAReverseSearchLeavesNoMarks() throws {
    let process = try startFixture()
    run("version", in: process)
    process.send("\u{12}")
    expect("(reverse-i-search)", from: process)
    process.send("\u{1b}[200~ver\u{1b}[201~")
    expect("sion", from: process)
    let output = run("", in: process)
    XCTAssertFalse(output.contains("200~"), output)
    XCTAssertFalse(output.contains("201~"), output)
  }
}
