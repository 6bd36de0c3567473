import XCTest

/// Typing, completion and history at the prompt.
final class EditingTests: TerminalTestCase {
  override func setUpWithError() throws { try needLineEditor() }

  func test_line_isRunAndTheNextPromptComes() throws {
    let process = try startFixture()
    XCTAssertTrue(
      run("version", in: process).contains("navwright 0.1.0, session format 1.0\r\n"),
      process.text)
  }

  func test_SHELL_D19_emptyLinesDoNothing() throws {
    let process = try startFixture()
    for line in ["", "   ", "# a comment"] {
      let output = run(line, in: process)
      XCTAssertFalse(output.contains("error"), output)
    }
  }

  func test_error_isReportedAndThePromptLivesOn() throws {
    let process = try startFixture()
    let output = run("tpa", in: process)
    XCTAssertTrue(output.contains("unknown command \"tpa\""), output)
    XCTAssertTrue(output.contains("did you mean \"tap\"?"), output)
    XCTAssertTrue(run("v", in: process).contains("navwright 0.1.0"), process.text)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
  }

  func test_TAB_completesTheOnlyCandidateWithABlank() throws {
    let process = try startFixture()
    process.send("vers\t")
    expect("version ", from: process)
    XCTAssertTrue(run("", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_TAB_listsSeveralCandidatesInTheOrderOfTheTable() throws {
    let process = try startFixture()
    process.send("s\t")
    expect("settle  finish", from: process)
    expect("stack  the", from: process)
    expect("screen  the", from: process)
    expect("nav> s", from: process)
  }

  func test_TAB_listsAnOptionalWordAndDoesNotPutItIn() throws {
    let process = try startFixture()
    run("tap note 1", in: process)
    process.send("sw\t")
    expect("swipe ", from: process)
    process.send("\t")
    expect("back ", from: process)
    process.send("\t")
    expect("\r\ncancel\r\n", from: process)
    expect("nav> swipe back ", from: process)
    process.send("\n")
    expect("popped Note\r\n", from: process)
  }

  func test_TAB_offersTheWayBackFromTheBackgroundAndFromTheEnd() throws {
    let process = try startFixture()
    process.send("app background\n")
    expect("nav> ", from: process)
    process.send("\t")
    expect("app foreground ", from: process)
    process.send("\n")
    expect("nav> ", from: process)
    process.send("app t\t")
    expect("app terminate ", from: process)
    process.send("\n")
    expect("nav> ", from: process)
    process.send("\t")
    expect("app launch ", from: process)
  }

  func test_linesThatAreNoText_areNotInTheHistory() throws {
    for arguments in [[], ["--no-readline"]] {
      let home = try makeFolder()
      let process = try startFixture(arguments, home: home)
      process.send([0x61, 0xFF, 0x62, 0x0A])
      expect("error[N070]: invalid UTF-8 at byte 1\r\n", from: process)
      expect("nav> ", from: process)
      process.send("a\u{16}\u{1b}b\n")
      expect("error[N071]: control character ^[\r\n", from: process)
      expect("nav> ", from: process)
      process.send("quit\n")
      expectEnd(.code(0), of: process)
      XCTAssertEqual(try text(of: home + "/.local/state/navwright/history"), "@blank\tquit\n")
    }
  }

  func test_RL_R13_TABNeverCompletesFileNames() throws {
    let process = try startFixture()
    for line in ["/et", "help /et", "enter url /et", "zzz "] {
      process.send(line + "\t")
      expect(line + "\u{7}", from: process)
      process.send("\u{15}")
    }
  }

  func test_RL_R14_accentsAreKeptWhateverTheLocale() throws {
    for locale in ["C", "en_US.UTF-8", "C.UTF-8", ""] {
      let process = try startFixture(["--no-history"], ["LC_ALL": locale, "LANG": ""])
      process.send("caf\u{e9}x")
      expect("caf\u{e9}x", from: process)
      process.send("\u{7f}\u{7f}")
      let output = run("\u{e8}", in: process)
      XCTAssertTrue(output.contains("unknown command \"caf\u{e8}\""), "\(locale): \(output)")
    }
  }

  func test_controlCharacters_areShownNotSent() throws {
    let process = try startFixture()
    let output = run("version \u{16}\u{1b}[31m", in: process)
    XCTAssertTrue(output.contains("control character ^["), output)
    XCTAssertFalse(output.contains("\u{1b}[31m"), output)
  }

  func test_arrowUp_recallsLinesOfEarlierSessions() throws {
    let home = try makeFolder()
    let first = try startFixture(home: home)
    run("version", in: first)
    run(" help tap", in: first)
    run("version", in: first)
    first.send("quit\n")
    expectEnd(.code(0), of: first)
    let second = try startFixture(home: home)
    second.send("\u{1b}[A")
    expect("quit", from: second)
    second.send("\u{1b}[A")
    expect("version", from: second)
    XCTAssertTrue(run("", in: second).contains("navwright 0.1.0"), second.text)
  }

  func test_RL_R17_historyFileIsPrivate() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    run("version", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: home + "/.local/state/navwright/history")
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
  }

  func test_SHELL_D10_noHistoryWinsOverTheVariable() throws {
    let home = try makeFolder()
    let place = home + "/elsewhere"
    for (arguments, expected) in [(["--no-history"], false), ([], true)] {
      let process = try startFixture(arguments, home: home, ["NAVWRIGHT_HISTFILE": place])
      run("version", in: process)
      process.send("\u{1b}[A")
      expect("version", from: process)
      process.send("\u{15}")
      process.send("quit\n")
      expectEnd(.code(0), of: process)
      XCTAssertEqual(FileManager.default.fileExists(atPath: place), expected)
    }
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: home + "/.local/state/navwright/history"))
  }

  func test_unwritableHome_isOneNotice() throws {
    let process = try startFixture(home: "/dev/null")
    run("version", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    let notice =
      #"notice: history is not saved in "/dev/null/.local/state/navwright/history": not a directory"#
    XCTAssertEqual(process.text.components(separatedBy: notice).count, 2, process.text)
  }
}
