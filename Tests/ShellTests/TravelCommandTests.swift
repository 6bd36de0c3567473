import Foundation
import Sessions
import Shell
import Simulator
import UIKit
import XCTest

/// Time travel, blocks, traces and `play` at a prompt and in a batch.
@MainActor
final class TravelCommandTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    folder =
      NSTemporaryDirectory() + "navwright-travel-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    RollingApp.rolls = 0
  }

  override func tearDown() async throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private struct Run: Equatable {
    var code: Int32
    var lines: [String]
  }

  private func run(
    on app: any HeadlessApp.Type = PageApp.self, isInteractive: Bool = true, _ lines: [String]
  ) -> Run {
    let (code, lines, _) = runWithPrompts(
      on: app, isInteractive: isInteractive, lines.map { .line($0) })
    return Run(code: code, lines: lines)
  }

  private func runWithPrompts(
    on app: any HeadlessApp.Type = PageApp.self, isInteractive: Bool = true, _ events: [InputEvent],
    interruptions: [Int: Int] = [:]
  ) -> (Int32, [String], [String]) {
    let folder = folder
    let events = events.map { event in
      if case .line(let text) = event {
        InputEvent.line(text.replacing("DIR", with: folder))
      } else {
        event
      }
    }
    let source = ScriptedSource(
      events, isInteractive: isInteractive,
      position: isInteractive ? nil : InputPosition(name: "stdin", line: 7))
    source.interruptions = interruptions
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(app)), source: source, output: output
    ) { _, _ in ReplayReport(code: 0, lines: []) }
    let code = loop.run()
    return (code, output.lines.map { $0.replacing(folder, with: "DIR") }, source.prompts)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private let head = "session 1.0\n# recorded by navwright 0.1.0\napp page\nseed 1\n\n"

  // MARK: time

  func test_undo_atThePromptByItsAlias() async {
    XCTAssertEqual(
      run(["t page 2", "u", "redo", "g 0", "m here", "y"]),
      Run(
        code: 0,
        lines: [
          "pushed Page(2)", "undone: tap page 2", "at step 0 of 1: List", "redone: tap page 2",
          "at step 1 of 1: Page(2)", "at step 0 of 1: List", "step 0 is marked as here",
          "! refused: no step was done",
        ]))
  }

  func test_batch_stopsWithTheCodeOfItsKind() async {
    XCTAssertEqual(
      run(isInteractive: false, ["undo"]),
      Run(code: 1, lines: ["! stdin:7: refused: nothing to undo"]))
    XCTAssertEqual(
      run(isInteractive: false, ["goto 3"]),
      Run(code: 2, lines: ["! stdin:7: error[N087]: there is no step 3; none was done"]))
    XCTAssertEqual(
      run(
        on: RollingApp.self, isInteractive: false,
        ["tap button \"Roll\"", "settle", "undo", "version"]),
      Run(
        code: 5,
        lines: [
          "toast \"rolled 1\"", "nothing changed",
          "! stdin:7: not reproducible: step 1, tap button \"Roll\", ended otherwise when it was done again",
          "!    expected: toast \"rolled 1\"", "!    actual:   toast \"rolled 2\"",
          "!    differs:  element 1: expected toast \"rolled 1\", found toast \"rolled 2\"",
          "! at step 1 of 2: Table",
        ]))
  }

  func test_again_doesTheLastActionAgain() async {
    XCTAssertEqual(
      run(["again", "tap page 2", "back", "tree", "advance 1s", ".", "again 2"]),
      Run(
        code: 0,
        lines: [
          "! refused: nothing to do again: no step was done", "pushed Page(2)", "popped Page(2)",
          "window", "  nav", "    List  <- top", "nothing changed", "nothing changed",
          "nothing changed", "nothing changed",
        ]))
    XCTAssertEqual(
      run(["tap page 2", "back", "again 3", "undo"]),
      Run(
        code: 0,
        lines: [
          "pushed Page(2)", "popped Page(2)", "! refused: nothing to go back to", "undone: back",
          "at step 1 of 2: Page(2)",
        ]))
  }

  func test_failedStep_offersUndo() async {
    XCTAssertEqual(
      run(["tap button \"Break\"", "undo"]).lines.suffix(3),
      [
        "! help: \"undo\" goes back to before it", "undone: tap button \"Break\"",
        "at step 0 of 1: List",
      ])
  }

  func test_completion_knowsStepsAndMarks() async {
    let source = ScriptedSource([.line("tap page 2"), .line("back"), .line("mark here")])
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(PageApp.self)), source: source,
      output: RecordingOutput())
    _ = loop.run()
    XCTAssertEqual(
      source.services?.complete("goto ", 5).candidates,
      [
        Candidate("2", note: "back"), Candidate("1", note: "tap page 2"),
        Candidate("0", note: "the launch"),
      ])
    XCTAssertEqual(source.services?.complete("restore h", 9).candidates, [Candidate("here")])
    XCTAssertEqual(source.services?.complete("diff 1 ", 7).candidates.count, 3)
    XCTAssertEqual(source.services?.complete("why ", 4).candidates.count, 2)
  }

  /// What TAB lists behind a line, after some lines.
  private func candidates(_ line: String, after lines: [String] = []) -> [String] {
    let source = ScriptedSource(lines.map { .line($0) })
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(PageApp.self)), source: source,
      output: RecordingOutput())
    _ = loop.run()
    let text = line.replacing("DIR", with: folder)
    return source.services?.complete(text, text.utf8.count).listing(columns: 80) ?? []
  }

  func test_completion_offersHowManyStepsCanBeUndoneAndDoneAgain() async {
    let steps = ["tap page 2", "back", "tap page 3"]
    XCTAssertEqual(
      candidates("undo ", after: steps), ["1  tap page 3", "2  back", "3  tap page 2"])
    XCTAssertEqual(candidates("u 2", after: steps), ["2  back"])
    XCTAssertEqual(candidates("redo ", after: steps), [])
    XCTAssertEqual(
      candidates("redo ", after: steps + ["undo 2"]), ["1  back", "2  tap page 3"])
    XCTAssertEqual(candidates("undo ", after: steps + ["undo 2"]), ["1  tap page 2"])
    XCTAssertEqual(candidates("goto "), ["0  the launch"])
    XCTAssertEqual(candidates("undo "), [])
    XCTAssertEqual(candidates("again ", after: steps), [])
  }

  func test_completion_offersMarksAsFarAsThereAreAny() async {
    for line in ["restore ", "events --since "] {
      XCTAssertEqual(candidates(line), [], line)
      XCTAssertEqual(candidates(line, after: ["mark b", "mark \"a c\""]), ["\"a c\"  b"], line)
    }
    XCTAssertEqual(candidates("restore ", after: ["tap page 2", "goto 0"]), ["-"])
  }

  func test_completion_offersTheLinesBehindWhichPlayingCanStop() async throws {
    try write(
      "session 1.0\napp page\n\ncase \"one\"\n  tap page 2\n  | pushed Page(2)\n  back\n"
        + "case \"two\"\n  expect depth is 1\n", to: "two.nav")
    XCTAssertEqual(
      candidates("play DIR/two.nav --until "),
      ["5  tap page 2", "7  back", "9  expect depth is 1"])
    XCTAssertEqual(candidates("p DIR/two.nav --step --until 7"), ["7  back"])
    XCTAssertEqual(candidates("play DIR/none.nav --until "), [])
  }

  func test_completion_ofAPathPutsInQuotesWhatNeedsThem() async throws {
    for name in ["a b/c d.nav", "e/f.nav"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try write("session 1.0\napp page\nback\n", to: name)
    }
    let place = folder
    func shown(_ line: String) -> [String] {
      candidates(line).map { $0.replacing(place, with: "DIR") }
    }
    XCTAssertEqual(shown("play DIR/a"), ["\"DIR/a b/"])
    XCTAssertEqual(shown("play \"DIR/a b/"), ["\"DIR/a b/c d.nav\""])
    XCTAssertEqual(shown("play DIR/e"), ["DIR/e/"])
    XCTAssertEqual(shown("play \"DIR/e"), ["\"DIR/e/"])
    XCTAssertEqual(shown("play DIR/e/"), ["DIR/e/f.nav"])
  }

  func test_aMarkThatTurnsTextAround_isShownByItsNumber() async {
    let name = "\"a\u{202e}b\""
    XCTAssertEqual(
      run(["mark \(name)", "restore nope"]).lines,
      [
        "step 0 is marked as \"a\\u{202e}b\"",
        "! error[N088]: there is no mark \"nope\" (marks: a\\u{202e}b)",
      ])
    XCTAssertEqual(candidates("restore ", after: ["mark \(name)"]), ["\"a\\u{202e}b\""])
  }

  func test_restore_withoutAJumpIsRefused() async {
    let refusal = "refused: nothing to restore: no goto, restore, reset or play --fresh was done"
    XCTAssertEqual(run(["restore -"]).lines, ["! \(refusal)"])
    XCTAssertEqual(
      run(isInteractive: false, ["restore -"]), Run(code: 1, lines: ["! stdin:7: \(refusal)"]))
    XCTAssertEqual(
      run(["tap page 2", "reset", "restore -"]).lines,
      ["pushed Page(2)", "at step 0 of 1: List", "at step 1 of 1: Page(2)"])
  }

  // MARK: Ctrl-C on the way

  private let walk = ["tap page 2", "back", "tap page 3", "back", "tap page 1"]

  private func stopped(_ lines: [String], at line: Int, after count: Int) -> [String] {
    runWithPrompts(lines.map { .line($0) }, interruptions: [line: count]).1
  }

  func test_stoppedJourney_namesTheWayOn() async {
    XCTAssertEqual(
      stopped(walk + ["undo 2", "goto 3"], at: 6, after: 1).suffix(3),
      [
        "! stopped at step 1 of 5: Page(2)", "! help: \"goto 3\" goes on",
        "at step 3 of 5: Page(3)",
      ])
    XCTAssertEqual(
      stopped(walk + ["reset", "redo 4", "goto 4"], at: 7, after: 2).suffix(3),
      ["! stopped at step 2 of 5: List", "! help: \"goto 4\" goes on", "at step 4 of 5: List"])
    XCTAssertEqual(
      stopped(
        walk + ["mark end", "undo 2", "dismiss", "tap page 2", "restore end", "goto 5"], at: 10,
        after: 1
      )
      .suffix(3),
      ["! stopped at step 4 of 5: List", "! help: \"goto 5\" goes on", "at step 5 of 5: Page(1)"])
  }

  func test_stoppedLook_namesTheWayBack() async throws {
    for look in ["diff 0 1", "trace DIR/a.jsonl", "events --lifecycle"] {
      XCTAssertEqual(
        stopped(walk + [look, "goto 5"], at: 6, after: 2).suffix(3),
        [
          "! stopped at step 2 of 5: List", "! help: \"goto 5\" goes back to where the app was",
          "at step 5 of 5: Page(1)",
        ], look)
    }
  }

  func test_stoppedAgain_namesTheWayOn() async {
    XCTAssertEqual(
      stopped(["settle", "again 5", "again 3"], at: 2, after: 2).dropFirst(3),
      [
        "! stopped after 2 of 5", "! help: \"again 3\" goes on", "nothing changed",
        "nothing changed", "nothing changed",
      ])
  }

  func test_stoppedPlay_goesOnWithTheRest() async throws {
    try write(session, to: "a.nav")
    XCTAssertEqual(
      stopped(["play DIR/a.nav", "where", "play --rest", "play --rest"], at: 1, after: 1),
      [
        "nav> tap page 2", "pushed Page(2)", "! stopped after 1 of 2",
        "! help: \"play --rest\" goes on", "window > List > Page(2)", "nav> expect top is Page(2)",
        "ok", "! refused: nothing to go on with: no play was stopped",
      ])
  }

  func test_stoppedPlayOfATrace_goesOnWithTheRestOfBoth() async throws {
    try write(session, to: "a.nav")
    _ = run(["tap page 1", "back", "trace DIR/t.jsonl"])
    let steps = try text("t.jsonl").split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertGreaterThan(steps.count, 3)
    let shown = stopped(["play DIR/t.jsonl", "play --rest"], at: 1, after: 1)
    XCTAssertEqual(
      shown,
      [
        "nav> tap page 1", "pushed Page(1)", "! stopped after 1 of 2",
        "! help: \"play --rest\" goes on", "nav> back", "popped Page(1)",
      ])
  }

  // MARK: recording

  func test_record_losesWhatIsUndone() async throws {
    let run = run([
      "record DIR/a.nav", "tap page 2", "back", "tap page 3", "undo 2", "redo", "record stop",
    ])
    XCTAssertEqual(run.lines.last, "recorded 2 steps to DIR/a.nav; it holds")
    XCTAssertEqual(
      try text("a.nav"),
      head + "tap page id=2  # tap page 2\nexpect stack is List > Page(2)\n"
        + "back\nexpect stack is List\n")
  }

  func test_record_endsWhereItsBeginningIsUndone() async throws {
    let run = run(["tap page 2", "record DIR/a.nav", "back", "undo 2", "record status"])
    XCTAssertEqual(
      run.lines.suffix(5),
      [
        "undone: back", "undone: tap page 2", "at step 0 of 2: List",
        "! note: the recording to DIR/a.nav has ended: undone to before its beginning",
        "not recording",
      ])
    XCTAssertEqual(
      try text("a.nav"),
      head + "tap page id=2  # tap page 2\n# ended: undone to before its beginning\n")
  }

  func test_snapshot_writesABlock() async throws {
    let run = run([
      "snapshot", "record DIR/a.nav", "sn", "tap page 2", "sn", "sn", "tree", "sn",
      "expect depth is 2",
      "sn", "tap page 9", "sn", "record stop",
    ])
    XCTAssertEqual(
      run.lines,
      [
        "! error: not recording; \"record FILE\" begins", "recording to DIR/a.nav",
        "! refused: nothing was printed that a file could have", "pushed Page(2)",
        "recorded 1 line below tap page id=2  # tap page 2",
        "! refused: the file has all that a step can print there", "window", "  nav", "    List",
        "    Page(2)  <- top", "recorded 4 lines below tree", "ok",
        "recorded 1 line below expect depth is 2", "! refused: no page on Page(2)",
        "! refused: the file has all that a step can print there",
        "recorded 4 steps to DIR/a.nav; it holds",
      ])
    XCTAssertEqual(
      try text("a.nav"),
      head
        + """
        tap page id=2  # tap page 2
        | pushed Page(2)
        expect stack is List > Page(2)
        tree
        | window
        |   nav
        |     List
        |     Page(2)  <- top
        expect depth is 2
        | ok
        ! tap page 9
        | refused: no page on Page(2)

        """)
  }

  // MARK: hidden texts

  func test_hiddenText_isShownByNothingThatFollows() async {
    let lines = run([
      "enter code \"hush!\" hidden", "events 9", "screen", "expect field code is hush?",
      "enter code \"plain\"",
      "diff 1 2", "undo", "undo", "redo", "screen", "why", "again",
      "! enter code \"hush!\" hidden",
    ]).lines
    XCTAssertFalse(lines.joined(separator: "\n").contains("hush!"), "\(lines)")
    XCTAssertTrue(lines.contains("set code \"…\""), "\(lines)")
    XCTAssertTrue(lines.contains("!    actual:   ..."), "\(lines)")
    XCTAssertTrue(lines.contains("!    differs:  one of them was entered hidden"), "\(lines)")
  }

  func test_hiddenText_thatWasSeenBefore_isDoneAgainAlike() async {
    let lines = run([
      "enter code \"word\"", "enter code \"word\" hidden", "undo 2", "redo 2",
    ]).lines
    XCTAssertEqual(lines.first, "set code \"word\"")
    XCTAssertFalse(lines.contains { $0.contains("not") }, "\(lines)")
  }

  // MARK: traces

  func test_REC_B25_trace_isTheSameAfterImport() async throws {
    let first = run([
      "tap page 2", "advance 1s", "undo", "redo", "begin back", "settle", "tree",
      "enter code \"hush\" hidden", "trace DIR/a.jsonl",
    ])
    XCTAssertEqual(first.lines.last, "5 steps written to DIR/a.jsonl")
    XCTAssertFalse(try text("a.jsonl").contains("hush"))
    XCTAssertTrue(
      try text("a.jsonl").contains(#""command":"enter code \"${secret:code}\" hidden""#))
    let refused = run(["play DIR/a.jsonl"])
    XCTAssertEqual(
      refused.lines,
      [
        "! error: DIR/a.jsonl: step 5 enters the secret \"code\"; give it with --set code=VALUE"
          + " or in the environment as NAVWRIGHT_SECRET_code"
      ])
    let again = ScriptedSource(
      ["tap page 1", "play DIR/a.jsonl --fresh", "trace DIR/b.jsonl"].map {
        .line($0.replacing("DIR", with: folder))
      })
    let output = RecordingOutput()
    _ = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(PageApp.self)), source: again, output: output,
      environment: ["NAVWRIGHT_SECRET_code": "hush"]
    ).run()
    XCTAssertEqual(output.lines.last?.hasPrefix("5 steps written to "), true, "\(output.lines)")
    XCTAssertEqual(try text("b.jsonl"), try text("a.jsonl"))
  }

  func test_trace_replacesTracesOnly() async throws {
    try write("session 1.0\n", to: "a.nav")
    XCTAssertEqual(
      run(["trace DIR/a.nav", "trace DIR", "trace DIR/no/a.jsonl", "trace DIR/b", "trace DIR/b"])
        .lines,
      [
        "! error: cannot write \"DIR/a.nav\": it is there already, and is no trace",
        "! error: cannot write \"DIR\": it is a folder",
        "! error: cannot write \"DIR/no/a.jsonl\": no such file or directory",
        "0 steps written to DIR/b", "0 steps written to DIR/b",
      ])
  }

  func test_trace_doesNotTakeThePlaceOfALinkToNothing() async throws {
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.jsonl")
    XCTAssertEqual(
      run(["trace DIR/link"]).lines,
      ["! error: cannot write \"DIR/link\": it is a link to nothing"])
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: link), "gone.jsonl")
  }

  func test_traceAndRecord_areNoStreams() async {
    let reason = "\"-\" stands for no file here; \"./-\" is one of that name"
    XCTAssertEqual(
      run(["trace -", "record -", "record - --force"]).lines,
      [
        "! error: cannot write \"-\": \(reason)", "! error: cannot record to \"-\": \(reason)",
        "! error: cannot record to \"-\": \(reason)",
      ])
    XCTAssertFalse(FileManager.default.fileExists(atPath: "-"))
  }

  func test_trace_ofWhatCannotBeRepeated_isNotWritten() async throws {
    let run = run(on: RollingApp.self, ["tap button \"Roll\"", "trace DIR/a.jsonl"])
    XCTAssertEqual(
      run.lines[1],
      "! not reproducible: step 1, tap button \"Roll\", ended otherwise when it was done again")
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/a.jsonl"))
  }

  // MARK: play

  private let session = """
    session 1.0
    app page
    case "one"
      tap page 2
      expect top is Page(2)
    case "two"
      tap page 1
      back
      tap page 3
    """

  func test_play_goesOnFromHere() async throws {
    try write(session, to: "a.nav")
    XCTAssertEqual(
      run(["tap page 1", "back", "p DIR/a.nav", "undo", "redo"]).lines.suffix(8),
      [
        "nav> tap page 2", "pushed Page(2)", "nav> expect top is Page(2)", "ok",
        "undone: tap page 2", "at step 2 of 3: List", "redone: tap page 2",
        "at step 3 of 3: Page(2)",
      ])
  }

  func test_play_freshAndUntilALine() async throws {
    try write(session, to: "a.nav")
    XCTAssertEqual(
      run(["tap page 1", "play DIR/a.nav --until 8 --fresh", "undo 2", "restore -"]).lines
        .dropFirst(),
      [
        "nav> tap page 1", "pushed Page(1)", "nav> back", "popped Page(1)", "undone: back",
        "undone: tap page 1", "at step 0 of 2: List", "at step 1 of 1: Page(1)",
      ])
  }

  func test_play_inABatchShowsNoPromptAndNoEcho() async throws {
    try write(session, to: "a.nav")
    XCTAssertEqual(
      run(isInteractive: false, ["play DIR/a.nav"]).lines, ["pushed Page(2)", "ok"])
    XCTAssertEqual(
      run(isInteractive: false, ["set echo on", "play DIR/a.nav"]).lines,
      [
        "echo on", "> play DIR/a.nav", "> tap page 2", "pushed Page(2)",
        "> expect top is Page(2)", "ok",
      ])
  }

  func test_play_stepwiseEndsByASignal() async throws {
    try write(session, to: "a.nav")
    let (code, lines, _) = runWithPrompts(
      [.line("play DIR/a.nav --step"), .line(""), .terminated(signal: 15), .line("where")])
    XCTAssertEqual(code, 143)
    XCTAssertEqual(lines, ["nav> tap page 2", "pushed Page(2)", "! stopped after 1 of 2"])
  }

  func test_snapshot_refusesWhatAFileCannotHave() async {
    for look in ["where", "routes", "events 3"] {
      XCTAssertEqual(
        run(["record DIR/r.nav --force", "tap page 2", look, "snapshot"]).lines.dropFirst(2)
          .filter { $0.hasPrefix("!") }.first,
        "! refused: nothing was printed that a file could have", look)
    }
  }

  func test_play_takesValues() async throws {
    try write(
      """
      session 1.0
      app page
      param page=1
      tap page ${page}
      back
      enter code "${secret:pin}" hidden
      """, to: "v.nav")
    XCTAssertEqual(
      run(["play DIR/v.nav --set page=3 --set pin=1234"]).lines,
      [
        "nav> tap page 3", "pushed Page(3)", "nav> back", "popped Page(3)",
        "nav> enter code \"…\" hidden", "set code \"…\"",
      ])
    XCTAssertEqual(
      run(["play DIR/v.nav --set pin", "play DIR/v.nav --set pin=1 --set pin=2"]).lines
        .map { $0.replacing(#/ {3,}\^/#, with: "  ^") },
      [
        "! error[N086]: \"pin\" is not NAME=VALUE", "!      | play DIR/v.nav --set pin",
        "!      |  ^^^ help: write pin=VALUE", "! error[N086]: \"pin\" is given twice",
        "!      | play DIR/v.nav --set pin=1 --set pin=2", "!      |  ^^^^^",
      ])
  }

  func test_play_failureSaysWhyAndHowToLookCloser() async throws {
    try write(session.replacing("top is Page(2)", with: "top is Page(3)"), to: "a.nav")
    let run = run(["play DIR/a.nav", "why 1"])
    XCTAssertEqual(
      run.lines,
      [
        "nav> tap page 2", "pushed Page(2)", "nav> expect top is Page(3)",
        "! DIR/a.nav:5:3: failed: expect top is Page(3)", "!    expected: Page(3)",
        "!    actual:   Page(2)", "!    differs:  character 6: expected \"3\", found \"2\"",
        "!    steps so far (case \"one\"): tap page 2",
        "!    why:      tap page 2: List took it, and asked no router and no flow"
          + " (at the prompt: why 1)",
        "!    open:     navwright play DIR/a.nav --until 5", "step 1, tap page 2, on List",
        "   List took it, and asked no router and no flow", "   -> pushed Page(2)",
      ])
  }

  func test_play_stepwiseWaitsForEnter() async throws {
    try write(session, to: "a.nav")
    let (code, lines, prompts) = runWithPrompts(
      ["play DIR/a.nav --step", "", "no", "where"].map { .line($0) })
    XCTAssertEqual(code, 0)
    XCTAssertEqual(
      lines.prefix(4),
      [
        "nav> tap page 2", "pushed Page(2)", "! stopped after 1 of 2",
        "! help: \"play --rest\" goes on",
      ])
    XCTAssertEqual(
      prompts,
      ["nav> ", "tap page 2 [Enter] ", "expect top is Page(2) [Enter] ", "nav> ", "nav> "])
  }

  func test_play_ofWhatIsNoSession() async throws {
    try write("session 9.0\n", to: "new.nav")
    try write(session.replacing("app page", with: "app other"), to: "other.nav")
    try write(#"{"v":1,"event":"trace","app":"other","seed":1}"# + "\n", to: "other.jsonl")
    XCTAssertEqual(
      run(isInteractive: false, ["play DIR/a.nav --step"]).lines,
      ["! stdin:7: error: --step waits for a person, and nobody types here"])
    XCTAssertEqual(
      run([
        "play DIR/no.nav", "play DIR", "play DIR/new.nav", "play DIR/other.nav",
        "play DIR/other.jsonl", "record DIR/r.nav", "play DIR/r.nav",
      ]).lines.filter { !$0.hasPrefix("!      |") && !$0.contains(" | ") },
      [
        "! DIR/no.nav: error[N052]: cannot read \"DIR/no.nav\": no such file or folder",
        "! DIR: error[N052]: cannot read \"DIR\": it is a folder",
        "! DIR/new.nav:1:9: error[N002]: file needs format 9.0, this navwright reads up to 1.0",
        "! DIR/other.nav:2:5: error[N009]: no app \"other\" (apps: page)",
        "! help: this prompt runs page; \"navwright play FILE\" runs the file's app",
        "! error: DIR/other.jsonl is a trace of the app \"other\", and this is \"page\"",
        "recording to DIR/r.nav",
        "! error: cannot play \"DIR/r.nav\": it is being recorded; \"record stop\" ends that",
        "! recorded 0 steps to DIR/r.nav; it holds",
      ])
  }
}

/// An app with three pages to open.
@MainActor
final class PageApp: HeadlessApp {
  static let name = "page"
  static let vocabulary = Vocabulary(
    kinds: ["page", "button", "field"], screens: ["List", "Page"])

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    window.rootViewController = UINavigationController(rootViewController: ListScreen())
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  private final class ListScreen: UIViewController, ElementSource {
    let screenName: String? = "List"
    private var code = ""

    var elements: ElementList {
      var list: ElementList = []
      list.appendRows("page", count: 3) { [weak self] index in
        Element(kind: "page", id: "\(index + 1)", title: "Page \(index + 1)") {
          self?.navigationController?.pushViewController(Page("\(index + 1)"), animated: true)
        }
      }
      list.append(.field("code", value: code) { [weak self] in self?.code = $0 })
      list.append(Element(kind: "button", title: "Ask", action: {}))
      list.append(
        Element(kind: "button", title: "Break") { [weak self] in
          if let self { navigationController?.pushViewController(self, animated: true) }
        })
      return list
    }
  }

  private final class Page: UIViewController, ElementSource {
    let screenName: String? = "Page"
    let screenID: String?

    init(_ id: String) {
      screenID = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// An app that shows another number each time anything in the process asks.
@MainActor
final class RollingApp: HeadlessApp {
  static let name = "rolling"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["Table"])
  static var rolls = 0

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    let table = Table()
    table.roll = { [environment] in
      Self.rolls += 1
      environment.toast("rolled \(Self.rolls)", status: .check)
    }
    window.rootViewController = UINavigationController(rootViewController: table)
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  private final class Table: UIViewController, ElementSource {
    let screenName: String? = "Table"
    var roll: () -> Void = {}

    var elements: ElementList {
      [Element(kind: "button", title: "Roll") { [weak self] in self?.roll() }]
    }
  }
}
