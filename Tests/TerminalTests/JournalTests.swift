import Foundation
import Glibc
import XCTest

/// The journal that a prompt keeps, shown and played after it has ended in whatever way.
final class JournalTests: TerminalTestCase {
  private func tool(_ arguments: [String], home: String) throws -> PipeRun {
    try runFixture(arguments, ["HOME": home])
  }

  /// What was shown, without what stands for the states.
  private func shown(_ home: String) throws -> String {
    let run = try tool(["trace", "show", "--last"], home: home)
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(run.ending, .code(0))
    return run.output.replacing(#/key [0-9a-f]{16}/#, with: "key")
  }

  private func journals(_ home: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: home + "/.local/state/navwright/journals"
    ).sorted()
  }

  func test_promptThatWasLeft_canBePlayedAgain() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    run("t note 2", in: process)
    run("tap button \"Trap\"", in: process)
    run("b", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertEqual(
      try shown(home),
      """
      journal of a prompt (app blank, seed 1)
      1 tap note 2 -> changed at 0.350s
         pushed Note
      2 tap button "Trap" -> refused at 0.350s
         refused: no button on Note
      3 back -> changed at 0.700s
         popped Note
      4 quit -> quit at 0.700s
      left after 4 steps, key

      """)
    let played = try tool(["play", "--last"], home: home)
    XCTAssertEqual(
      played.output,
      """
      pushed Note
      refused: no button on Note
      popped Note

      """)
    XCTAssertEqual(played.diagnostics, "")
    XCTAssertEqual(played.ending, .code(0))
  }

  func test_killedPrompt_leavesEverythingUpToItsLastCommand() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    run("tap note 1", in: process)
    run("back", in: process)
    process.send("tap button \"Loop\"\n")
    let path = home + "/.local/state/navwright/journals/000001.jsonl"
    var rounds = 0
    while !(try text(of: path)).contains("Loop"), rounds < 2_000 {
      poll(nil, 0, 5)
      rounds += 1
    }
    kill(process.pid, SIGKILL)
    expectEnd(.signal(SIGKILL), of: process)
    XCTAssertEqual(
      try shown(home),
      """
      journal of a prompt (app blank, seed 1)
      1 tap note 1 -> changed at 0.350s
         pushed Note
      2 back -> changed at 0.700s
         popped Note
      3 tap button "Loop" -> not finished
      cut short after 2 steps

      """)
  }

  func test_trap_isTheLastThingInTheJournal_andTrapsAgain() throws {
    let home = try makeFolder()
    let process = try startFixture(home: home)
    process.send("tap button \"Trap\"\n")
    expectEnd(.code(3), of: process)
    XCTAssertEqual(
      try shown(home),
      """
      journal of a prompt (app blank, seed 1)
      1 tap button "Trap" -> not finished
      cut short after 0 steps

      """)
    let played = try tool(["play", "--last"], home: home)
    XCTAssertEqual(played.output, "")
    XCTAssertTrue(
      played.diagnostics.hasSuffix("failed: the app trapped in: tap button \"Trap\"\n"),
      played.diagnostics)
    XCTAssertEqual(played.ending, .code(3))
  }

  func test_promptBehindAPlayedSession_canBePlayedAgainWithIt() throws {
    let home = try makeFolder()
    try Data("session 1.0\napp blank\ntap note 3\nback\ntap note 1\n".utf8).write(
      to: URL(fileURLWithPath: home + "/a.nav"))
    let process = try PTYProcess(
      try program("shell-fixture"), ["play", home + "/a.nav", "--until", "4"],
      environment: environment(home: home))
    expect("nav> back\r\npopped Note\r\n", from: process)
    expect("nav> ", from: process)
    run("tap note 2", in: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertEqual(
      try tool(["play", "--last", "--echo"], home: home).output,
      "> tap note 3\npushed Note\n> back\npopped Note\n> tap note 2\npushed Note\n")
  }

  func test_runnerAtATerminal_saysHowFarItIs() throws {
    let home = try makeFolder()
    for number in 0..<400 {
      try Data("session 1.0\napp blank\ntap note 3\nback\n".utf8).write(
        to: URL(fileURLWithPath: home + "/\(1_000 + number).nav"))
    }
    for (terminal, isShown) in [("xterm", true), ("dumb", false)] {
      let process = try PTYProcess(
        try program("shell-fixture"), ["test", home],
        environment: environment(home: home, terminal: terminal))
      expect("400 passed, 0 failed, 0 skipped\r\n", from: process)
      expectEnd(.code(0), of: process)
      XCTAssertEqual(process.text.contains("/400 files, 0 failed, "), isShown)
      XCTAssertEqual(process.text.contains(" files/s\r\u{1B}[K"), isShown)
    }
  }

  func test_twentyJournals_areKept() throws {
    let home = try makeFolder()
    for _ in 0..<23 {
      let process = try startFixture(home: home)
      process.send("quit\n")
      expectEnd(.code(0), of: process)
    }
    XCTAssertEqual(
      try journals(home), (4...23).map { "0000" + ($0 < 10 ? "0\($0)" : "\($0)") + ".jsonl" })
  }

  func test_pipeAndPromptWithoutHistory_keepNoJournal() throws {
    let home = try makeFolder()
    let process = try startFixture(["--no-history"], home: home)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
    XCTAssertEqual(try runFixture(input: "tree\n", ["HOME": home]).ending, .code(0))
    XCTAssertEqual(
      try tool(["trace", "show", "--last"], home: home).diagnostics,
      "navwright: there is no journal of a prompt in \"\(home)/.local/state/navwright/journals\"\n")
  }

  func test_whatTheAppPrints_isNoResult() throws {
    let run = try runFixture(["-c", "tap button \"Say hello\"", "-c", "tap button \"Pretend\""])
    XCTAssertEqual(run.output, "nothing changed\nnothing changed\n")
    XCTAssertEqual(
      run.diagnostics,
      """
      printed: hello
      printed: 1..1
      printed: ok 1 - pretended
      printed: FAILED <&"'>]]>^[[31mred^[[0m^@\u{FFFE}

      """)
  }
}
