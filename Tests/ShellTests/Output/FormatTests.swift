import Foundation
import NavigationFixture
import Sessions
import Shell
import Simulator
import XCTest

/// What commands print as text, in ASCII and as JSON.
@MainActor
final class FormatTests: XCTestCase {
  private struct Shown {
    var code: Int32
    var lines: [String]
    var diagnostics: [String]
  }

  private func run(
    _ lines: [String], _ settings: OutputSettings, _ surroundings: Surroundings = Surroundings(),
    isInteractive: Bool = false, keepsGoing: Bool = false
  ) -> Shown {
    let output = RecordingOutput()
    let source = ScriptedSource(lines.map { .line($0) }, isInteractive: isInteractive)
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(FixtureApp.self)), source: source,
      output: Presentation(
        output, app: "fixture", settings: settings, surroundings: surroundings)
    ) { _, _ in nil }
    loop.keepsGoing = keepsGoing
    let code = loop.run()
    return Shown(code: code, lines: output.results, diagnostics: output.diagnostics)
  }

  private func json(_ lines: String...) -> Shown { run(lines, OutputSettings(format: .json)) }

  private let hello =
    #"{"v":1,"hello":{"program":"0.1.0","session":"1.0","app":"fixture"}}"#

  // MARK: - JSON

  func test_json_ofAnAction() async {
    let shown = json("tap button \"Log in\"")
    XCTAssertEqual(
      shown.lines,
      [
        hello,
        [
          #"{"v":1,"seq":1,"cmd":"tap button \"Log in\"","outcome":"changed","reason":null,"#,
          #""output":["popped Login","set stack Main"],"diagnostics":[],"stack":["List"],"#,
          #""modals":[],"tab":"list","screen":"List","#,
          #""events":["popped Login","set stack Main"],"warnings":[],"code":0,"clock":"0.100s"}"#,
        ].joined(),
      ])
    XCTAssertEqual(shown.diagnostics, [])
  }

  func test_json_ofARefusalAnErrorAndAFailure() async {
    XCTAssertEqual(
      json("back").lines.last,
      [
        #"{"v":1,"seq":1,"cmd":"back","outcome":"refused","reason":"nothing to go back to","#,
        #""output":[],"diagnostics":["refused: nothing to go back to"],"stack":["Login"],"#,
        #""modals":[],"tab":null,"screen":"Login","events":[],"warnings":[],"code":1,"clock":"0.000s"}"#,
      ].joined()
    )
    let error = json("tpa")
    XCTAssertEqual(error.code, 2)
    XCTAssertEqual(error.diagnostics, [])
    XCTAssertEqual(
      error.lines.last,
      [
        #"{"v":1,"seq":1,"cmd":"tpa","outcome":"error","reason":"unknown command \"tpa\"","#,
        #""output":[],"diagnostics":["error[N010]: unknown command \"tpa\"","     | tpa","#,
        #""     | ^^^ help: did you mean \"tap\"?"],"error":{"number":"N010","#,
        #""message":"unknown command \"tpa\"","help":"did you mean \"tap\"?","column":1,"length":3},"#,
        #""stack":["Login"],"modals":[],"tab":null,"screen":"Login","events":[],"warnings":[],"#,
        #""code":2,"clock":"0.000s"}"#,
      ].joined())
    XCTAssertEqual(
      json("expect top is List").lines.last,
      [
        #"{"v":1,"seq":1,"cmd":"expect top is List","outcome":"failed","#,
        #""reason":"character 2: expected \"i\", found \"o\"","output":[],"diagnostics":["failed: expect top is List","#,
        #""   expected: List","   actual:   Login","   differs:  character 2: expected \"i\", found \"o\""],"#,
        #""mismatch":{"expected":"List","actual":"Login","difference":"character 2: expected \"i\", found \"o\"","details":[]},"#,
        #""stack":["Login"],"modals":[],"tab":null,"screen":"Login","events":[],"warnings":[],"#,
        #""code":1,"clock":"0.000s"}"#,
      ].joined())
  }

  func test_json_ofALookHasItsParts() async {
    XCTAssertEqual(
      json("screen").lines.last,
      [
        #"{"v":1,"seq":1,"cmd":"screen","outcome":"unchanged","reason":null,"#,
        #""output":["Login","button 1 \"Log in\""],"diagnostics":[],"value":{"label":"Login","#,
        #""message":null,"choices":[],"elements":[{"kind":"button","number":1,"id":null,"#,
        #""title":"Log in","value":null,"enabled":true}]},"stack":["Login"],"modals":[],"tab":null,"#,
        #""screen":"Login","events":[],"warnings":[],"code":0,"clock":"0.000s"}"#,
      ].joined())
  }

  func test_json_hidesWhatIsHidden() async {
    let shown = json("enter name \"secret text\" hidden")
    XCTAssertFalse(shown.lines.joined().contains("secret"), shown.lines.joined(separator: "\n"))
    XCTAssertTrue(shown.lines.last?.contains(#""cmd":"enter name \"…\" hidden""#) == true)
  }

  func test_json_canBeSetOnTheWay() async {
    let shown = run(["version", "set format json", "version"], OutputSettings())
    XCTAssertEqual(shown.lines.count, 4)
    XCTAssertEqual(shown.lines[0], "navwright 0.1.0, session format 1.0")
    XCTAssertEqual(shown.lines[1], hello)
    XCTAssertTrue(shown.lines[2].contains(#""cmd":"set format json""#), shown.lines[2])
    XCTAssertTrue(
      shown.lines[3].contains(#""output":["navwright 0.1.0, session format 1.0"]"#), shown.lines[3])
  }

  // MARK: - Plain

  func test_SHELL_D20_plainIsASCIIButForTheTextsOfTheApp() async {
    let topics = CommandHelp.topics.map { "help \($0)" }
    let lines = CommandCatalog.all.filter {
      $0.availability != .filesOnly && $0.verb != .quit && !$0.example.contains(".nav")
        && $0.verb != .trace
    }.flatMap { [$0.example, $0.name] }
    let shown = run(lines + topics, OutputSettings(format: .plain), keepsGoing: true)
    for line in shown.lines + shown.diagnostics {
      XCTAssertTrue(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, line)
    }
  }

  func test_plain_isPlainAtATerminalToo() async {
    let terminal = Surroundings(
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], isPrompt: true, showsResults: true,
      showsDiagnostics: true)
    let lines = ["tap button \"Log in\"", "tree"]
    let plain = run(lines, OutputSettings(format: .plain), terminal, isInteractive: true)
    XCTAssertEqual(
      plain.lines.suffix(4),
      ["      list*: nav", "        List  <- top", "      form: nav", "        Form"])
    let text = run(lines, OutputSettings(format: .text), terminal, isInteractive: true)
    XCTAssertEqual(
      text.lines.suffix(4),
      ["    ├ list*: nav", "    │ └ List  <- top", "    └ form: nav", "      └ Form"])
  }

  // MARK: - Settings

  func test_set_listsAndChanges() async {
    let usual = ["format plain", "color auto", "echo off", "pager off", "prompt short"]
    XCTAssertEqual(run(["set"], OutputSettings()).lines, usual)
    XCTAssertEqual(
      run(["set prompt path", "set color never", "set pager auto", "set"], OutputSettings()).lines,
      [
        "prompt path", "color never", "pager auto", "format plain", "color never", "echo off",
        "pager auto", "prompt path",
      ])
  }

  func test_echo_showsCommandsWhereNobodyTypes() async {
    let lines = ["version", "# a comment", "set echo off", "version"]
    let version = "navwright 0.1.0, session format 1.0"
    XCTAssertEqual(
      run(lines, OutputSettings(echoes: true)).lines,
      ["> version", version, "> set echo off", "echo off", version])
    XCTAssertEqual(
      run(
        ["version"], OutputSettings(echoes: true), Surroundings(isPrompt: true), isInteractive: true
      ).lines, [version])
  }

  func test_SHELL_D23_keepGoing_runsAllAndEndsWithTheFirstCode() async {
    let lines = ["version", "back", "tpa", "version", "quit", "version"]
    let version = "navwright 0.1.0, session format 1.0"
    let shown = run(lines, OutputSettings(), keepsGoing: true)
    XCTAssertEqual(shown.code, 1)
    XCTAssertEqual(shown.lines, [version, version])
    XCTAssertEqual(shown.diagnostics.first, "refused: nothing to go back to")
    XCTAssertEqual(run(lines, OutputSettings()).lines, [version])
  }

  func test_missingWords_showWhatIsPossibleNow() async {
    let shown = run(["tap button \"Log in\"", "tap"], OutputSettings())
    XCTAssertEqual(
      shown.diagnostics.suffix(9),
      [
        "  possible now:", "    tap item \"Sheet\"", "    tap button \"Ask\"",
        "    tap button \"Toast\"", "    tap segment \"All\"", "    tap row 1", "    tap row 2",
        "    tap row 3", "    and 2 more",
      ])
  }

  func test_prompt_showsThePathIfItIsAskedTo() async {
    let source = ScriptedSource(
      ["set prompt path", "tap button \"Log in\"", "tap row 3"].map { .line($0) })
    _ = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(FixtureApp.self)), source: source,
      output: RecordingOutput()
    ).run()
    XCTAssertEqual(source.prompts, ["nav> ", "nav Login> ", "nav List> ", "nav List>Detail(3)> "])
  }
}
