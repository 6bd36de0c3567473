import Sessions
import Simulator
import XCTest

@MainActor
final class InterpreterTests: XCTestCase {
  private var interpreter = Interpreter(simulator: Simulator(PocketApp.self))

  override func setUp() async throws {
    interpreter = Interpreter(simulator: Simulator(PocketApp.self))
  }

  private func run(_ line: String) -> CommandOutcome {
    switch CommandParser(mode: .batch).parse(line, vocabulary: PocketWords.vocabulary) {
    case .success(let command?): interpreter.run(command)
    case .success: CommandOutcome(.succeeded)
    case .failure(let diagnostic): CommandOutcome(.error, lines: [diagnostic.rendered])
    }
  }

  /// Runs a line and checks what it prints.
  private func check(
    _ line: String, _ status: CommandOutcome.Status, _ lines: [String],
    file: StaticString = #filePath, at testLine: UInt = #line
  ) {
    let outcome = run(line)
    XCTAssertEqual(outcome.lines, lines, file: file, line: testLine)
    XCTAssertEqual(outcome.status, status, file: file, line: testLine)
  }

  func test_actions_printTheirSentences() async {
    check("select tab clip", .succeeded, ["selected tab clip"])
    check("tap clip 3", .succeeded, ["pushed DetailClip(3)", "tab bar hidden"])
    check("back", .succeeded, ["popped DetailClip(3)", "tab bar shown"])
    check("settle", .succeeded, ["nothing changed"])
    check("begin tap clip 1", .succeeded, ["begun"])
    check("settle", .succeeded, ["pushed DetailClip(1)", "tab bar hidden"])
  }

  func test_sentences_showNoControlCharacters() async {
    _ = run("select tab clip")
    _ = run("tap button \"Add clip\"")
    check("enter name \"a\\u{1b}[1m\\n\"", .succeeded, ["set name \"a^[[1m^J\""])
  }

  func test_refusals_areOutcomesOfTheirOwn() async {
    check("back", .refused, ["refused: nothing to go back to"])
    check("choose Delete", .refused, ["refused: no alert to answer"])
    XCTAssertEqual(run("back").exitCode, 1)
  }

  func test_open_hasThreeDifferentAnswers() async {
    check(
      "open not a url", .error,
      [
        """
        error[N084]: "not a url" is not a URL
             | open not a url
             |      ^^^^^^^^^ help: a URL begins with a scheme, such as https:
        """
      ])
    check(
      "open mailto:a", .refused, ["refused: no app opens \"mailto:\"; this one opens pocket"])
    check(
      "open pocket://nope", .refused,
      ["refused: nobody handles \"pocket://nope\"; asked: PocketCoordinator"])
  }

  func test_exclamationMark_wantsARefusal() async {
    check("! back", .succeeded, ["refused: nothing to go back to"])
    _ = run("select tab clip")
    check(
      "! tap clip 3", .failed,
      [
        "pushed DetailClip(3)", "tab bar hidden", "failed: ! tap clip 3",
        "   expected: a refusal", "   actual:   pushed DetailClip(3)",
        "             tab bar hidden", "   differs:  the step was accepted",
      ])
  }

  func test_refusedSteps_changeNothing() async {
    _ = run("select tab clip")
    let simulator = interpreter.simulator
    let before = (simulator.stateFingerprint, simulator.eventHistory, simulator.clock)
    for line in ["back", "tap clip 99", "choose x", "dismiss", "select tab clip", "open a:b"] {
      XCTAssertEqual(run(line).status, .refused, line)
    }
    XCTAssertTrue(
      before == (simulator.stateFingerprint, simulator.eventHistory, simulator.clock))
  }

  func test_looks_changeNothing() async {
    _ = run("select tab clip")
    let simulator = interpreter.simulator
    let before = (simulator.stateFingerprint, simulator.eventHistory, simulator.clock)
    for entry in CommandCatalog.all where entry.isLookOnly || entry.effect == .check {
      _ = run(entry.example)
    }
    XCTAssertTrue(
      before == (simulator.stateFingerprint, simulator.eventHistory, simulator.clock))
  }

  func test_screen_showsItsElements() async {
    _ = run("select tab clip")
    check(
      "screen", .succeeded,
      [
        "Clip", "clip 1 id=1 \"Swift\" value=\"0\"", "clip 2 id=2 \"Intro\" value=\"1\"",
        "clip 3 id=3 \"Intro\" value=\"2\"", "clip 4 id=4 \"클립\" value=\"3\"",
        "button 1 \"Add clip\"", "button 2 \"Ask\"", "button 3 \"Warn\"", "button 4 \"Crash\"",
        "button 5 \"Off\" (disabled)",
      ])
  }

  func test_actions_canBePasted() async {
    _ = run("select tab clip")
    let lines = run("actions").lines
    XCTAssertEqual(
      lines,
      [
        "tap clip 1", "tap clip 2", "tap clip 3", "tap clip 4", "tap button \"Add clip\"",
        "tap button \"Ask\"", "tap button \"Warn\"", "tap button \"Crash\"", "select tab home",
        "reselect tab",
      ])
    for line in lines { XCTAssertEqual(run("expect can \(line)").lines, ["ok"], line) }
  }

  func test_looks_printOneLineAnEntryOrNone() async {
    for line in ["leaks", "warnings", "events", "closures", "pending", "coordinators"] {
      check(line, .succeeded, ["none"])
    }
    _ = run("select tab clip")
    _ = run("begin tap clip 2")
    check(
      "pending", .succeeded, ["reply of links in 100 ms", "transition of nav in 350 ms"])
    _ = run("settle")
    check("events", .succeeded, ["pushed DetailClip(2)", "tab bar hidden"])
    check("stack", .succeeded, ["Clip > DetailClip(2)"])
    check("stack of tab home", .succeeded, ["Home"])
    check(
      "tree", .succeeded,
      [
        "window", "  UITabBar", "    home: nav", "      Home", "    clip*: nav", "      Clip",
        "      DetailClip(2)  <- top",
      ])
  }

  func test_exceptions_failTheStep() async {
    _ = run("select tab clip")
    check(
      "tap button \"Crash\"", .failed,
      [
        "failed: pushing the same view controller instance Clip onto nav more than once is not"
          + " supported"
      ])
  }

  func test_promptCommands_haveAnswers() async {
    check("version", .succeeded, ["navwright 0.1.0, session format 1.0"])
    check("quit", .quit, [])
    XCTAssertEqual(run("help tap").lines, CommandHelp.lines(for: "tap"))
  }

  func test_fileCommands_areErrorsAtThePrompt() async {
    let include = Command(.include(path: "x", values: []))
    var wanted = CommandOutcome(
      .error, lines: ["error[N015]: \"include\" belongs in session files"])
    wanted.error = .onlyInFile("include")
    XCTAssertEqual(interpreter.run(include), wanted)
    let bind = Command(.bind(name: "x", to: .text("y")))
    wanted = CommandOutcome(.error, lines: ["error[N015]: \"let\" belongs in session files"])
    wanted.error = .onlyInFile("let")
    XCTAssertEqual(interpreter.run(bind), wanted)
  }
}
