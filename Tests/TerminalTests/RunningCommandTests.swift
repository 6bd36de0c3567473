import Glibc
import XCTest

/// What happens to the shell while the app under test runs.
final class RunningCommandTests: TerminalTestCase {
  func test_action_printsItsSentences() throws {
    let process = try startFixture(["--no-history"])
    process.send("tap note 2\n")
    expect("pushed Note\r\n", from: process)
    expect("nav> ", from: process)
    process.send("back\n")
    expect("popped Note\r\n", from: process)
    expect("nav> ", from: process)
    process.send("back\n")
    expect("refused: nothing to go back to\r\n", from: process)
    expect("nav> ", from: process)
  }

  func test_ctrlCWhileACommandRuns_waitsForThePrompt() throws {
    for arguments in [[], ["--no-readline"]] {
      let process = try startFixture(["--no-history"] + arguments)
      process.send("tap button \"Press Ctrl-C\"\n")
      expect("nothing changed\r\n", from: process)
      expect("nav> ", from: process)
      expect("nav> ", from: process)
      XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
    }
  }

  func test_ctrlCWhileAPasteRuns_stopsBetweenTwoLines() throws {
    try needLineEditor()
    let process = try startFixture(["--no-history"])
    process.send("\u{1b}[200~version\rtap button \"Press Ctrl-C\"\rtree\rscreen\u{1b}[201~")
    expect("screen", from: process)
    process.send("\r")
    expect("nothing changed\r\nnot run: tree\r\nnot run: screen\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
    // What the key has stopped is said; the next prompt does not tell of it again.
    XCTAssertFalse(process.text.contains("^C"), process.text)
  }

  func test_signalWhileACommandRuns_endsTheProcess() throws {
    let process = try startFixture(["--no-history"])
    process.send("tap button \"Terminate\"\n")
    expectEnd(.signal(SIGTERM), of: process)
  }

  func test_trap_endsWithCode3AndNamesTheCommand() throws {
    for (command, button) in [("tap button \"Trap\"", "Trap"), ("tap button 4", "Overflow")] {
      let run = try runFixture(["-c", "version", "-c", command, "-c", "tree"])
      XCTAssertEqual(run.ending, .code(3), button)
      XCTAssertEqual(run.output, "navwright 0.1.0, session format 1.0\n")
      XCTAssertTrue(
        run.diagnostics.hasSuffix("failed: the app trapped in: \(command)\n"), run.diagnostics)
    }
  }

  func test_trapAtThePrompt_restoresTheTerminal() throws {
    let process = try startFixture(["--no-history"])
    process.send("tap button \"Trap\"\n")
    expect("failed: the app trapped in: tap button \"Trap\"\r\n", from: process)
    expectEnd(.code(3), of: process)
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    XCTAssertEqual(process.modes.c_lflag & wanted, wanted)
  }

  func test_TAB_completesElementsOfTheScreen() throws {
    try needLineEditor()
    let process = try startFixture(["--no-history"])
    process.send("tap note sec\t")
    expect("\"Second note\" ", from: process)
    process.send("\n")
    expect("pushed Note\r\n", from: process)
  }

  func test_TAB_offersThePresentValueOfASubject() throws {
    try needLineEditor()
    let process = try startFixture(["--no-history"])
    process.send("expect row note is fi\t")
    expect("First, Second note, Zweite ", from: process)
    process.send("\n")
    expect("ok\r\n", from: process)
  }

  func test_SHELL_D23_batchStopsAtARefusalWithCode1() throws {
    let run = try runFixture(input: "stack\nback\ntree\n")
    XCTAssertEqual(run.ending, .code(1))
    XCTAssertEqual(run.output, "Start\n")
    XCTAssertEqual(run.diagnostics, "stdin:2: refused: nothing to go back to\n")
  }

  func test_look_changesNothing() throws {
    try needLineEditor()
    let process = try startFixture(["--no-history"])
    let lists = [
      "": "tap note 1", "tap ": "button", "tap note ": "3  Zweite", "open ": "blank://",
      "expect row note is ": "Second note, Zweite",
    ]
    for (line, candidate) in lists.sorted(by: <) {
      process.send(line + "\t\t")
      expect(candidate, from: process)
      process.send("\u{3}")
      expect("^C\r\n", from: process)
      expect("nav> ", from: process)
    }
    process.send("events\n")
    expect("none\r\n", from: process)
  }
}
