import Sessions
import Shell
import Simulator
import XCTest

/// One loop for a prompt, a pipe and a file.
@MainActor
final class ShellLoopTests: XCTestCase {
  private let version = "navwright 0.1.0, session format 1.0"
  private let output = RecordingOutput()

  private func run(_ source: ScriptedSource, history: History? = nil) -> Int32 {
    ShellLoop(
      interpreter: Interpreter(simulator: Simulator(BlankApp.self)), source: source,
      output: output, history: history
    ).run()
  }

  private func check(
    _ source: ScriptedSource, code: Int32, _ lines: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(run(source), code, file: file, line: line)
    XCTAssertEqual(output.lines, lines, file: file, line: line)
  }

  private func typed(_ lines: String...) -> ScriptedSource {
    ScriptedSource(lines.map { .line($0) })
  }

  private func piped(_ lines: String...) -> ScriptedSource {
    ScriptedSource(
      lines.map { .line($0) }, isInteractive: false,
      position: InputPosition(name: "stdin", line: 7))
  }

  func test_endOfInput_endsWith0() async {
    check(typed(), code: 0, [])
    check(piped(), code: 0, [])
  }

  func test_quit_endsWith0() async {
    check(piped("version", "quit", "version"), code: 0, [version])
  }

  func test_SHELL_D19_emptyLinesAndComments_doNothing() async {
    check(typed("", "  ", "\t", "# comment"), code: 0, [])
  }

  func test_prompt_livesOnAfterAnError() async {
    let source = typed("quti", "v")
    check(
      source, code: 0,
      [
        "! error[N010]: unknown command \"quti\"", "!      | quti",
        "!      | ^^^^ help: did you mean \"quit\"?", version,
      ])
    XCTAssertEqual(source.prompts, ["nav> ", "nav> ", "nav> "])
  }

  func test_batch_stopsAtTheFirstErrorAndSaysWhere() async {
    check(
      piped("version", "quti", "version"), code: 2,
      [
        version, "! stdin:7:1: error[N010]: unknown command \"quti\"", "!    7 | quti",
        "!      | ^^^^ help: did you mean \"quit\"?",
      ])
  }

  func test_batch_takesFullWordsOnly() async {
    check(
      piped("v"), code: 2,
      [
        "! stdin:7:1: error[N011]: \"v\" is a prompt alias; pipes, -c and -f need the full word",
        "!    7 | v", "!      | ^ help: write \"version\"",
      ])
  }

  func test_invalidLine_isReportedAndEndsABatchOnly() async {
    let fault = InputEvent.invalid(
      Diagnostic(.invalidUTF8(byte: 8), column: 4, sourceLine: "caf"))
    let lines = ["! error[N070]: invalid UTF-8 at byte 8", "!      | caf", "!      |    ^"]
    check(ScriptedSource([fault, .line("version")]), code: 0, lines + [version])
    let batch = ScriptedSource(
      [fault, .line("version")], isInteractive: false,
      position: InputPosition(name: "stdin", line: 2))
    XCTAssertEqual(run(batch), 2)
    XCTAssertEqual(
      Array(output.lines.dropFirst(4)),
      ["! stdin:2:4: error[N070]: invalid UTF-8 at byte 8", "!    2 | caf", "!      |    ^"])
  }

  func test_longLine_isRefusedWithItsLength() async {
    check(
      typed(String(repeating: "x", count: 65_537)), code: 0,
      ["! error[N072]: the line has 65537 bytes, and at most 65536 are read"])
  }

  func test_unreadableInput_isNamedWithoutALine() async {
    let source = ScriptedSource(
      [.invalid(Diagnostic(.unreadableFile("a", .isFolder)))], isInteractive: false,
      position: InputPosition(name: "a", line: 0))
    check(source, code: 2, ["! a: error[N052]: cannot read \"a\": it is a folder"])
  }

  func test_SHELL_D5_hintComesWithTheSecondInterruptionInARow() async {
    let empty = InputEvent.interrupted(discardedText: false)
    let hint = "! (quit or Ctrl-D to leave)"
    check(ScriptedSource([empty, .line("version"), empty]), code: 0, [version])
    check(
      ScriptedSource([empty, .interrupted(discardedText: true), empty, empty, empty]), code: 0,
      [version, hint])
  }

  func test_signal_endsWithItsCode() async {
    check(ScriptedSource([.terminated(signal: 15)]), code: 143, [])
    check(ScriptedSource([.terminated(signal: 1)]), code: 129, [])
  }

  func test_readerThatWentAway_endsWith141() async {
    output.failure = .readerGone
    check(piped("version"), code: 141, [])
  }

  func test_resultsThatCannotBeWritten_endWith1() async {
    output.failure = .refused("no space left on device")
    check(piped("version"), code: 1, [])
  }

  func test_RL_R10_pastedLines_areShownAndRunOneByOne() async {
    check(
      typed("version\n\n  \r\nv\rhelp quit\n"), code: 0,
      ["nav> version", version, "nav> v", version, "nav> help quit"]
        + CommandHelp.lines(for: "quit"))
  }

  func test_RL_R10_errorStopsAPasteAndNamesTheRest() async {
    check(
      typed("version\nquti\nv\n\u{1b}[2Jx", "version"), code: 0,
      [
        "nav> version", version, "nav> quti", "! error[N010]: unknown command \"quti\"",
        "!      | quti", "!      | ^^^^ help: did you mean \"quit\"?", "! not run: v",
        "! not run: ^[[2Jx", version,
      ])
  }

  func test_RL_R10_longRestOfAPaste_isCounted() async {
    XCTAssertEqual(run(typed("quti\n" + String(repeating: "v\n", count: 50))), 0)
    XCTAssertEqual(output.lines.filter { $0 == "! not run: v" }.count, 20)
    XCTAssertEqual(output.lines.last, "! not run: 30 more lines")
  }

  func test_quitInAPaste_leaves() async {
    check(typed("quit\nversion", "version"), code: 0, ["nav> quit"])
  }

  func test_SHELL_D11_history_hasOneLineAnEntry() async {
    let history = History()
    let source = typed("version\nv\nv", " help quit", "quti")
    XCTAssertEqual(run(source, history: history), 0)
    XCTAssertEqual(history.entries, ["version", "v", "quti"])
    XCTAssertEqual(source.remembered, history.entries)
  }

  func test_history_hasNoLineThatCannotBeRead() async {
    let history = History()
    let invalid = InputEvent.invalid(Diagnostic(.invalidUTF8(byte: 0), column: 1))
    let source = ScriptedSource([
      invalid, .line("a\u{1b}b"), .line("a\u{85}b"), .line("version\nc\0d\nquit"),
      .line("caf\u{e9}"),
    ])
    XCTAssertEqual(run(source, history: history), 0)
    XCTAssertEqual(history.entries, ["version", "caf\u{e9}"])
    XCTAssertEqual(source.remembered, history.entries)
  }

  func test_batch_hasNoHistory() async {
    let history = History()
    XCTAssertEqual(run(piped("version"), history: history), 0)
    XCTAssertEqual(history.entries, [])
  }

  func test_historyNotices_areWrittenOnceAndTheShellWorks() async {
    let history = History(file: HistoryFile(path: "/dev/null/history"))
    XCTAssertEqual(run(typed("version"), history: history), 0)
    XCTAssertEqual(
      output.lines,
      [
        "! notice: earlier history cannot be read: not a directory", version,
        #"! notice: history is not saved in "/dev/null/history": not a directory"#,
      ])
  }

  func test_completion_isOfferedToTheSource() async {
    let source = typed()
    XCTAssertEqual(run(source), 0)
    XCTAssertEqual(
      source.services?.complete("ver", 3),
      Completion(
        start: 0, word: "ver",
        candidates: [Candidate("version", note: CommandCatalog.entry(for: .version).summary)]))
  }
}
