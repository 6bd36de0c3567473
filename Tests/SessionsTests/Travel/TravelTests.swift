import Sessions
import Simulator
import XCTest

/// Back and forth in time: what it answers, and what the app is then.
@MainActor
final class TravelTests: TravelTestCase {
  func test_undo_goesBackByStepsAndSaysWhere() async {
    let prompt = Prompt()
    let launched = prompt.picture
    prompt.type("select tab clip")
    let first = prompt.picture
    prompt.type("tap clip 1", "back", "tap clip 4")
    XCTAssertEqual(prompt.type("undo"), ["undone: tap clip 4", "at step 3 of 4: Clip"])
    XCTAssertEqual(
      prompt.type("undo 2"), ["undone: back", "undone: tap clip 1", "at step 1 of 4: Clip"])
    XCTAssertEqual(prompt.picture, first)
    XCTAssertEqual(
      prompt.type("undo 1"), ["undone: select tab clip", "at step 0 of 4: Home"])
    XCTAssertEqual(prompt.picture, launched)
  }

  func test_redo_goesForth() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "tap clip 1", "back")
    let last = prompt.picture
    prompt.type("undo 3")
    XCTAssertEqual(
      prompt.type("redo 2"),
      ["redone: select tab clip", "redone: tap clip 1", "at step 2 of 3: DetailClip(1)"])
    XCTAssertEqual(prompt.type("redo"), ["redone: back", "at step 3 of 3: Clip"])
    XCTAssertEqual(prompt.picture, last)
  }

  func test_undo_ofManyListsTen() async {
    let prompt = Prompt()
    for _ in 1...6 { prompt.type("advance 1s", "settle") }
    XCTAssertEqual(
      prompt.type("undo 12"),
      (0..<10).map { $0 % 2 == 0 ? "undone: settle" : "undone: advance 1s" }
        + ["undone: 2 more", "at step 0 of 12: Home"])
  }

  func test_goto_takesEitherWay() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "tap clip 1", "back", "tap button \"Add clip\"")
    XCTAssertEqual(prompt.type("goto 2"), ["at step 2 of 4: DetailClip(1)"])
    XCTAssertEqual(prompt.type("goto 4"), ["at step 4 of 4: Sheet(add)"])
    XCTAssertEqual(prompt.type("goto 4"), ["at step 4 of 4: Sheet(add)"])
    XCTAssertEqual(prompt.type("goto 0"), ["at step 0 of 4: Home"])
  }

  func test_newStep_dropsWhatCouldBeRedone() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "tap clip 1", "undo", "tap clip 2")
    XCTAssertEqual(prompt.type("redo"), ["refused: nothing to redo"])
    XCTAssertEqual(prompt.type("undo"), ["undone: tap clip 2", "at step 1 of 2: Clip"])
  }

  func test_refusedActionsAndLooks_areNoSteps() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "back", "tap clip 9", "tree", "expect top is Clip")
    XCTAssertEqual(prompt.type("undo"), ["undone: select tab clip", "at step 0 of 1: Home"])
    XCTAssertEqual(prompt.type("tree", "redo").last, "at step 1 of 1: Clip")
  }

  func test_nothing_isRefused() async {
    let prompt = Prompt()
    for (line, message) in [
      ("undo", "refused: nothing to undo"), ("redo", "refused: nothing to redo"),
      ("diff", "refused: no step was done"), ("why", "refused: no step was done"),
    ] {
      let outcome = prompt.outcome(of: line)
      XCTAssertEqual(outcome.lines, [message])
      XCTAssertEqual(outcome.exitCode, 1)
    }
    prompt.type("select tab clip")
    XCTAssertEqual(prompt.type("undo 2"), ["refused: only 1 step can be undone"])
    prompt.type("tap clip 1", "undo 2")
    XCTAssertEqual(prompt.type("redo 3"), ["refused: only 2 steps can be redone"])
  }

  func test_unknownPlaces_areErrorsAndChangeNothing() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "mark list")
    let before = prompt.picture
    for (line, message) in [
      ("goto 999", "error[N087]: there is no step 999; the last one is 1"),
      ("why 2", "error[N087]: there is no step 2; the last one is 1"),
      ("diff 0 7", "error[N087]: there is no step 7; the last one is 1"),
      ("restore nope", "error[N088]: there is no mark \"nope\" (marks: list)"),
    ] {
      let outcome = prompt.outcome(of: line)
      XCTAssertEqual(outcome.lines, [message])
      XCTAssertEqual(outcome.exitCode, 2)
    }
    XCTAssertEqual(prompt.picture, before)
    XCTAssertEqual(Prompt().type("goto 1"), ["error[N087]: there is no step 1; none was done"])
    XCTAssertEqual(
      Prompt().type("restore a"), ["error[N088]: there is no mark \"a\" (marks: none)"])
  }

  func test_marks_areLeftAndFoundAgain() async {
    let prompt = Prompt()
    prompt.type("select tab clip")
    XCTAssertEqual(prompt.type("mark list"), ["step 1 is marked as list"])
    let list = prompt.picture
    prompt.type("tap clip 1")
    XCTAssertEqual(prompt.type("restore list"), ["at step 1 of 2: Clip"])
    XCTAssertEqual(prompt.picture, list)
    XCTAssertEqual(prompt.type("mark list"), ["step 1 is marked as list"])
    prompt.type("redo")
    XCTAssertEqual(
      prompt.type("mark list"), ["step 2 is marked as list, which was step 1"])
  }

  /// A mark keeps its steps though others came in their place.
  func test_mark_ofStepsThatWereDroppedIsRestored() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "tap clip 1", "mark one")
    let one = prompt.picture
    prompt.type("undo", "tap clip 2", "back", "tap clip 4")
    let other = prompt.picture
    XCTAssertEqual(prompt.type("restore one"), ["at step 2 of 2: DetailClip(1)"])
    XCTAssertEqual(prompt.picture, one)
    XCTAssertEqual(prompt.type("restore -"), ["at step 4 of 4: DetailClip(4)"])
    XCTAssertEqual(prompt.picture, other)
  }

  func test_reset_isUndone() async {
    let prompt = Prompt(parameters: [LaunchParameter(name: "user", value: "ann")], seed: 7)
    let launched = prompt.picture
    prompt.type("select tab clip", "tap clip 1")
    let last = prompt.picture
    XCTAssertEqual(prompt.type("reset"), ["at step 0 of 2: Home"])
    XCTAssertEqual(prompt.picture, launched)
    XCTAssertEqual(prompt.simulator.title, "ann")
    XCTAssertEqual(prompt.type("restore -"), ["at step 2 of 2: DetailClip(1)"])
    XCTAssertEqual(prompt.picture, last)
  }

  func test_openTransitions_standOpenAgain() async {
    let prompt = Prompt()
    prompt.type("select tab clip", "service links holds", "begin tap clip 3", "settle")
    let settled = prompt.picture
    prompt.type("undo")
    XCTAssertEqual(
      prompt.simulator.pending, ["transition of nav in 350 ms", "1 held call of links"])
    prompt.type("redo")
    XCTAssertEqual(prompt.picture, settled)
    prompt.type("service links replies", "undo", "undo 4")
    XCTAssertEqual(prompt.simulator.clock, .zero)
  }

  func test_relaunchAndLifecycle_areSteps() async {
    let prompt = Prompt()
    prompt.type(
      "select tab clip", "service clips fails 404", "app launch user=bob", "pasteboard \"x\"",
      "permission camera denied", "notification news")
    let last = prompt.picture
    prompt.type("undo 6", "redo 6")
    XCTAssertEqual(prompt.picture, last)
    prompt.type("undo 4")
    XCTAssertEqual(prompt.simulator.title, "All clips")
  }

  func test_failedStep_isUndone() async {
    let prompt = Prompt()
    prompt.type("select tab clip")
    let before = prompt.picture
    XCTAssertEqual(prompt.outcome(of: "tap button Crash").status, .error)
    XCTAssertEqual(prompt.outcome(of: "tap button \"Crash\"").status, .failed)
    XCTAssertEqual(
      prompt.type("undo"), ["undone: tap button \"Crash\"", "at step 1 of 2: Clip"])
    XCTAssertEqual(prompt.picture, before)
    XCTAssertFalse(prompt.simulator.hasFailed)
    XCTAssertEqual(prompt.type("tap clip 1"), ["pushed DetailClip(1)", "tab bar hidden"])
  }

  func test_hiddenText_isEnteredAgainAndShownNowhere() async {
    let prompt = Prompt()
    prompt.type(
      "select tab clip", "tap button \"Add clip\"", "enter name \"hush\" hidden")
    XCTAssertEqual(
      prompt.type("undo"), ["undone: enter name \"…\" hidden", "at step 2 of 3: Sheet(add)"])
    prompt.type("redo")
    XCTAssertEqual(prompt.simulator.field("name")?.value, "hush")
  }

  // MARK: stopping

  func test_goingIsStoppedBetweenTwoSteps() async {
    let prompt = Prompt()
    for _ in 1...5 { prompt.type("advance 1s") }
    var left = 2
    prompt.travel.shouldStop = {
      left -= 1
      return left < 0
    }
    let outcome = prompt.outcome(of: "undo")
    XCTAssertEqual(
      outcome.lines, ["stopped at step 2 of 5: Home", "help: \"goto 4\" goes on"])
    XCTAssertEqual(outcome.reason, "stopped at step 2 of 5: Home")
    XCTAssertEqual(outcome.exitCode, 130)
    prompt.travel.shouldStop = { false }
    XCTAssertEqual(prompt.type("goto 4"), ["at step 4 of 5: Home"])
    XCTAssertEqual(prompt.simulator.clock, .seconds(4))
  }

  // MARK: what differs

  func test_otherAnswer_isNotReproducible() async {
    let prompt = Prompt(CountingApp.self)
    let first = prompt.type("tap button \"Count\"")[0]
    let second = prompt.type("tap button \"Count\"")[0]
    XCTAssertNotEqual(first, second)
    let outcome = prompt.outcome(of: "undo")
    XCTAssertEqual(outcome.status, .notReproducible)
    XCTAssertEqual(outcome.exitCode, 5)
    let third = prompt.simulator.events[0]
    XCTAssertEqual(
      outcome.lines,
      [
        "not reproducible: step 1, tap button \"Count\", ended otherwise when it was done again",
        "   expected: \(first)", "   actual:   \(third)",
        "   differs:  element 1: expected \(first), found \(third)", "at step 1 of 2: Start",
      ])
    XCTAssertEqual(outcome.mismatch?.expected, first)
  }

  func test_otherState_isNotReproducible() async {
    let prompt = Prompt(MoodyApp.self)
    prompt.type("tap button \"Look\"")
    MoodyApp.mood = "bad"
    defer { MoodyApp.mood = "good" }
    let lines = prompt.type("diff")
    XCTAssertEqual(lines[0], "not reproducible: the launch ended otherwise when it was done again")
    XCTAssertEqual(
      lines.suffix(2),
      ["   differs:  the app shows something else, or owns something else", "at step 0 of 1: Mood"])
    MoodyApp.mood = "worse"
    XCTAssertEqual(prompt.outcome(of: "redo").status, .notReproducible)
  }

  // MARK: the world outside

  func test_REC_B23_goto_asksNobodyTwice() async {
    let prompt = Prompt(AskingApp.self)
    AskingApp.asked = []
    prompt.type("tap button \"Ask\"", "tap button \"Write\"", "tap button \"Ask\"")
    let two = prompt.type("undo", "redo") + prompt.picture
    XCTAssertEqual(AskingApp.asked, ["ask 1", "write", "ask 2"])
    prompt.type("tap button \"Visit\"")
    XCTAssertEqual(prompt.type("goto 2"), ["at step 2 of 4: Asking"])
    XCTAssertEqual(prompt.simulator.elements.map(\.title).first, "answer 1")
    XCTAssertEqual(AskingApp.asked, ["ask 1", "write", "ask 2"])
    let outside = prompt.simulator.outside
    XCTAssertEqual(outside.requests, 2)
    XCTAssertEqual(outside.openedURLs, 1)
    XCTAssertEqual(outside.pasteboardWrites, 1)
    XCTAssertEqual(outside.effects, ["write": 1])
    prompt.type("redo")
    XCTAssertEqual(two.suffix(prompt.picture.count), prompt.picture[...])
    // From here on the world is asked again.
    prompt.type("undo", "tap button \"Ask\"")
    XCTAssertEqual(prompt.simulator.elements.map(\.title).first, "answer 3")
    XCTAssertEqual(AskingApp.asked, ["ask 1", "write", "ask 2", "ask 3"])
    XCTAssertEqual(prompt.simulator.outside.requests, 3)
  }

  func test_repliesBelongToTheirLine() async {
    let prompt = Prompt(AskingApp.self)
    AskingApp.asked = []
    prompt.type("tap button \"Ask\"", "mark one", "undo", "tap button \"Ask\"")
    XCTAssertEqual(prompt.simulator.elements.map(\.title).first, "answer 2")
    XCTAssertEqual(prompt.type("restore one"), ["at step 1 of 1: Asking"])
    XCTAssertEqual(prompt.simulator.elements.map(\.title).first, "answer 1")
    XCTAssertEqual(prompt.type("restore -"), ["at step 1 of 1: Asking"])
    XCTAssertEqual(prompt.simulator.elements.map(\.title).first, "answer 2")
  }
}
