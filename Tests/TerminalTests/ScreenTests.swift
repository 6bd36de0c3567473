import Foundation
import Glibc
import XCTest

/// What is on the screen, by a terminal model that knows it.
final class ScreenTests: TerminalTestCase {
  override func setUpWithError() throws { try needLineEditor() }

  /// The screen once the program has said nothing for a while that a test can see.
  private func screen(
    of process: PTYProcess, rows: Int = 24, columns: Int = 80, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TerminalScreen {
    let screen = TerminalScreen(process.output, rows: rows, columns: columns)
    XCTAssertEqual(screen.unknown, [], file: file, line: line)
    return screen
  }

  private let colors = ["NO_COLOR": ""]
  private let coloredPrompt = "nav>\u{1b}[0m "

  func test_model_obeysItsCodes() {
    let text = "abcdef\u{1b}[3D\u{1b}[K\r\nx\u{1b}[1mbold\u{1b}[0m\u{8}\u{8}\u{1b}[1P\u{1b}[2@\r\n"
    XCTAssertEqual(TerminalScreen(Array(text.utf8), columns: 20).lines, ["abc", "xbo  d"])
    let long = TerminalScreen(Array("0123456789".utf8), rows: 3, columns: 4)
    XCTAssertEqual(long.lines, ["0123", "4567", "89"])
    XCTAssertEqual(long.flowing, "0123456789")
    let wide = TerminalScreen(Array("a\u{65E5}\u{672C}e\u{301}".utf8), rows: 3, columns: 4)
    XCTAssertEqual(wide.lines, ["a\u{65E5}", "\u{672C}e\u{301}"])
    XCTAssertEqual(TerminalScreen(Array("\u{1b}[?2004h\u{1b}c".utf8)).unknown, ["\u{1b}c"])
  }

  func test_SHELL_D14_aLongLineUnderAColouredPromptIsWhatIsOnTheScreen() throws {
    prompt = coloredPrompt
    let process = try startFixture([], colors)
    XCTAssertTrue(process.text.contains("\u{1b}[1mnav>\u{1b}[0m "), process.text.debugDescription)
    let line = String((0..<197).map { Character(String($0 % 10)) }) + "END"
    run("version", in: process)
    process.send(line)
    expect(String(line.suffix(3)), from: process)
    XCTAssertTrue(screen(of: process).flowing.hasSuffix("nav> \(line)"))
    process.send("\u{1b}[H")
    process.send("X")
    expect("X", from: process)
    process.send("\u{5}")
    process.send("Y")
    expect("Y", from: process)
    XCTAssertTrue(screen(of: process).flowing.hasSuffix("nav> X\(line)Y"))
    XCTAssertEqual(screen(of: process).column, ("nav> X\(line)Y".count) % 80)
    process.send("\u{1b}[A")
    expect("version", from: process)
    XCTAssertEqual(screen(of: process).lines.filter { $0.hasPrefix("nav>") }.last, "nav> version")
    process.send("\u{1b}[B")
    expect("Y", from: process)
    XCTAssertTrue(screen(of: process).flowing.hasSuffix("nav> X\(line)Y"))
    process.send("\u{15}quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertFalse(screen(of: process).marksPastes)
  }

  func test_RL_R15_aFamilyOfEmojiAndBackspace_leavesAWholeLine() throws {
    let process = try startFixture()
    process.send("zzz \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{7f}")
    expect("zzz", from: process)
    let output = run("", in: process)
    XCTAssertTrue(output.contains("error[N010]: unknown command \"zzz\""), output)
    XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
  }

  func test_colours_marksAndTheTop() throws {
    prompt = coloredPrompt
    let process = try startFixture([], colors)
    XCTAssertTrue(
      run("tpa", in: process).contains("\u{1b}[31merror[N010]:\u{1b}[0m unknown command \"tpa\""),
      process.text)
    XCTAssertTrue(run("tree", in: process).contains("\u{2514} Start  \u{1b}[1m<- top\u{1b}[0m"))
    process.send("set color never\n")
    expect("color never\r\n", from: process)
    prompt = "nav> "
    expect(prompt, from: process)
    XCTAssertTrue(run("tpa", in: process).contains("error[N010]: unknown command \"tpa\""))
    run("set format plain", in: process)
    XCTAssertTrue(run("tree", in: process).contains("\r\n    Start  <- top\r\n"), process.text)
  }

  func test_prompt_showsWhereTheAppIs() throws {
    let process = try startFixture()
    process.send("set prompt path\n")
    expect("nav Start> ", from: process)
    process.send("tap note 1\n")
    expect("nav Start>Note> ", from: process)
    process.send("back\n")
    expect("nav Start> ", from: process)
  }

  func test_SHELL_D10_historyOffWritesNothingAndStillRecalls() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    run("version", in: process)
    run("history off", in: process)
    process.send("\u{1b}[A\u{1b}[A")
    expect("version", from: process)
    run("", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: home + "/.local/state/navwright/history"))
  }

  func test_pager_showsWhatIsLongerThanTheScreen() throws {
    let folder = try makeFolder()
    let process = try startFixture([], ["PAGER": "cat > \(folder)/paged"])
    run("set pager auto", in: process)
    run("help", in: process)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/paged"))
    run("help all", in: process)
    XCTAssertTrue(try text(of: folder + "/paged").hasPrefix("tap (t): activate"))
    run("version", in: process)
    XCTAssertTrue(try text(of: folder + "/paged").hasPrefix("tap (t): activate"))
  }

  func test_pager_thatIsMissingFailsOrDies_isDoneWithout() throws {
    for pager in ["no-such-program-here", "kill -9 $$", "false"] {
      let process = try startFixture([], ["PAGER": pager])
      run("set pager auto", in: process)
      let shown = run("help all", in: process)
      XCTAssertTrue(shown.contains("tap (t): activate"), shown)
      XCTAssertTrue(shown.contains("quit (q, exit): leave"), shown)
      process.send("quit\n")
      expectEnd(.code(0), of: process)
    }
  }

  func test_pager_neverStopsAFileThatIsPlayed() throws {
    let folder = try makeFolder()
    try "session 1.0\napp blank\nscreen\n".write(
      toFile: folder + "/long.nav", atomically: true, encoding: .utf8)
    let process = try startFixture([], ["PAGER": "cat > \(folder)/paged"])
    process.resize(rows: 6, columns: 80)
    expect("nav> ", from: process)
    run("set pager auto", in: process)
    process.send("play \(folder)/long.nav\n")
    expect("nav> screen\r\n", from: process)
    expect("nav> ", from: process)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/paged"))
    run("screen", in: process)
    XCTAssertTrue(try text(of: folder + "/paged").hasPrefix("Start\nnote 1 id=1 \"First\"\n"))
  }

  func test_pager_isOffAtFirstAndOnAPoorTerminal() throws {
    let folder = try makeFolder()
    for (terminal, lines) in [("xterm", ["help all"]), ("dumb", ["set pager auto", "help all"])] {
      let process = try startFixture(
        terminal: terminal, ["PAGER": "cat > \(folder)/paged"])
      for line in lines { run(line, in: process) }
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/paged"), terminal)
    }
  }

  func test_resize_leavesTheVariablesOfTheProcessAlone() throws {
    let process = try startFixture()
    process.send("tap note")
    expect("tap note", from: process)
    process.resize(rows: 40, columns: 60)
    kill(process.pid, SIGWINCH)
    process.send(" 1\n")
    expect("pushed Note\r\n", from: process)
  }
}
