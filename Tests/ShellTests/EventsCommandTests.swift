import NavigationFixture
import Sessions
import Shell
import Simulator
import XCTest

/// `events` with a mark, and with the callbacks of screens.
@MainActor
final class EventsCommandTests: XCTestCase {
  private func run(_ lines: [String], json: Bool = false) -> [String] {
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(PageApp.self)),
      source: ScriptedSource(lines.map { .line($0) }),
      output: Presentation(
        output, app: "page", settings: OutputSettings(format: json ? .json : .plain))
    ) { _, _ in nil }
    XCTAssertEqual(loop.run(), 0)
    return output.lines
  }

  func test_since_tellsWhatCameBehindAMark() async {
    XCTAssertEqual(
      run([
        "tap page 2", "mark here", "events --since here", "back", "tap page 3",
        "events --since here", "events 1 --since here",
      ]),
      [
        "pushed Page(2)", "step 1 is marked as here", "none", "popped Page(2)", "pushed Page(3)",
        "popped Page(2)", "pushed Page(3)", "pushed Page(3)",
      ])
  }

  func test_since_countsFromTheLaunchWhenTheAppWasLaunchedAgain() async {
    XCTAssertEqual(
      run(["tap page 2", "mark here", "app launch", "tap page 3", "events --since here"]).suffix(3),
      ["launched", "set window root nav", "pushed Page(3)"])
  }

  func test_since_needsAMarkThatWasPassed() async {
    XCTAssertEqual(
      run([
        "tap page 2", "mark here", "undo", "events --since here", "tap page 3", "back",
        "events --since here", "events --since there",
      ]),
      [
        "pushed Page(2)", "step 1 is marked as here", "undone: tap page 2", "at step 0 of 1: List",
        "! refused: the mark \"here\" is not on the way from the launch to step 0",
        "pushed Page(3)", "popped Page(3)",
        "! refused: the mark \"here\" is not on the way from the launch to step 2",
        "! error[N088]: there is no mark \"there\" (marks: here)",
      ])
  }

  private let pushed = [
    "viewDidLoad Page(2)", "viewWillDisappear List", "viewWillAppear Page(2)",
    "viewIsAppearing Page(2)", "viewDidDisappear List", "viewDidAppear Page(2)", "pushed Page(2)",
  ]

  func test_lifecycle_tellsTheCallbacksBetweenTheSentences() async {
    XCTAssertEqual(
      run(["tap page 2", "events --lifecycle", "events", "events 3 --lifecycle"]),
      ["pushed Page(2)"] + pushed + ["pushed Page(2)"] + pushed.suffix(3))
  }

  func test_lifecycle_ofTheLastActionOnly() async {
    let lines = run(["tap page 2", "events --lifecycle", "back", "events --lifecycle"])
    XCTAssertEqual(
      lines.dropFirst(1 + pushed.count),
      [
        "popped Page(2)", "viewWillDisappear Page(2)", "viewWillAppear List",
        "viewIsAppearing List", "viewDidDisappear Page(2)", "viewDidAppear List", "popped Page(2)",
      ])
  }

  func test_lifecycle_sinceAMarkThatIsOlderThanTheQuestion() async {
    XCTAssertEqual(
      run(["mark start", "tap page 2", "tap page 9", "events --lifecycle --since start"]).suffix(
        pushed.count), pushed)
    let twice = run([
      "tap page 2", "events --lifecycle", "mark late", "back", "events --since late --lifecycle",
      "goto 1", "events --since late --lifecycle",
    ])
    XCTAssertEqual(twice.suffix(2), ["at step 1 of 2: Page(2)", "none"])
  }

  func test_lifecycle_leavesTheStepsAsTheyWere() async {
    XCTAssertEqual(
      run(["tap page 2", "back", "undo", "events --lifecycle", "redo", "diff 0 2"]).suffix(3),
      ["redone: back", "at step 2 of 2: List", "clock: 0.000s, then 0.700s"])
  }

  func test_json_hasAListWhateverIsAsked() async throws {
    let lines = run(["tap page 2", "mark here", "events --since here", "back", "why"], json: true)
    XCTAssertTrue(lines[3].contains(#""output":["none"],"diagnostics":[],"value":[],"#), lines[3])
    XCTAssertTrue(
      lines[5].contains(
        #""value":{"step":2,"command":"back","screen":"Page(2)","grounds":["#), lines[5])
  }

  func test_options_areThoseOfThePrompt() async {
    let parser = CommandParser(mode: .file)
    for option in ["--since here", "--lifecycle"] {
      guard case .failure(let fault) = parser.parse("events \(option)", vocabulary: nil) else {
        return XCTFail(option)
      }
      let name = option.split(separator: " ")[0]
      XCTAssertEqual(
        fault.message, "\"events \(name)\" belongs to the prompt, not in a session file")
    }
  }
}
