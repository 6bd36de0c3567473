import Sessions
import Simulator
import XCTest

@MainActor
final class ExpectationTests: XCTestCase {
  private var interpreter = Interpreter(simulator: Simulator(PocketApp.self))

  override func setUp() async throws {
    interpreter = Interpreter(simulator: Simulator(PocketApp.self))
  }

  private func run(
    _ line: String, file: StaticString = #filePath, at testLine: UInt = #line
  ) -> CommandOutcome? {
    switch CommandParser(mode: .batch).parse(line, vocabulary: PocketWords.vocabulary) {
    case .success(let command?): return interpreter.run(command)
    case .success: return nil
    case .failure(let diagnostic):
      XCTFail(diagnostic.rendered, file: file, line: testLine)
      return nil
    }
  }

  private func go(_ lines: String...) {
    for line in lines { XCTAssertEqual(run(line)?.status, .succeeded, line) }
  }

  private func checkHolds(_ claims: [String]) {
    for claim in claims { XCTAssertEqual(run("expect \(claim)")?.lines, ["ok"], claim) }
  }

  /// Checks both sides and the difference of an expectation that does not hold.
  private func checkFails(
    _ claim: String, _ actual: String, _ difference: String, expected: String? = nil,
    file: StaticString = #filePath, at testLine: UInt = #line
  ) {
    let outcome = run("expect \(claim)", file: file, at: testLine)
    XCTAssertEqual(outcome?.status, .failed, file: file, line: testLine)
    XCTAssertEqual(outcome?.mismatch?.actual, actual, file: file, line: testLine)
    XCTAssertEqual(outcome?.mismatch?.difference, difference, file: file, line: testLine)
    if let expected {
      XCTAssertEqual(outcome?.mismatch?.expected, expected, file: file, line: testLine)
    }
  }

  func test_expect_everySubjectCanHold() async {
    go("select tab clip", "tap clip 3")
    checkHolds([
      "stack is Clip > DetailClip(3)", "stack has Clip", "stack lacks Home",
      "stack matches \"Clip > .*\"", "stack is not Clip", "stack of tab home is Home",
      "top is DetailClip(3)", "top of tab home is Home", "root is Clip", "root is not Home",
      "depth is 2", "depth is not 1", "depth >= 2", "depth <= 2", "depth of tab home is 1",
      "screen is DetailClip(3)", "screen has Detail", "screen lacks Home", "tab is clip",
      "tabs is home, clip", "tabs has home", "modal is none", "modals is none", "alert is none",
      "title is links of 3", "title matches \"links of [0-9]+\"", "back is Clip", "toast is none",
      "events has \"tab bar hidden\"", "events is pushed DetailClip(3), tab bar hidden",
      "warnings is none", "leaks is none", "coordinators is none", "pending is none",
      "clock >= 1ms", "clock <= 1h", "row clip is none", "button \"Add clip\" is none",
      "alive Clip", "can back", "cannot reselect tab", "cannot dismiss",
    ])
    go("back")
    checkHolds([
      "gone DetailClip(3)", "row clip is Swift, Intro, Intro, 클립", "row clip has Swift",
      "button \"Add clip\" is enabled", "button \"Off\" is disabled",
      "enabled button \"Off\" is no", "enabled clip \"Swift\" is yes", "back is none",
    ])
    go("tap button \"Add clip\"", "enter name \"\"")
    checkHolds(["modal is Sheet(add)", "modals is Sheet(add)", "field name is \"\""])
    go("enter name \"a b\"")
    checkHolds(["field name is a b", "field name is not a", "field nope is none"])
    go("swipe down", "tap button \"Ask\"")
    checkHolds(["alert is Sure?", "modal is none", "screen is Alert(Sure?)"])
  }

  func test_expect_listsSayWhichElementDiffers() async {
    go("select tab clip", "tap clip 3")
    checkFails(
      "stack is Clip > Sheet(add)", "Clip > DetailClip(3)",
      "element 2: expected Sheet(add), found DetailClip(3)")
    checkFails(
      "stack is Clip > DetailClip(3) > Sheet", "Clip > DetailClip(3)",
      "element 3: expected Sheet, found nothing more")
    checkFails(
      "stack is Clip", "Clip > DetailClip(3)",
      "element 2: expected nothing more, found DetailClip(3)")
    checkFails(
      "stack is none", "Clip > DetailClip(3)",
      "element 1: expected nothing more, found Clip")
    checkFails(
      "stack has Home", "Clip > DetailClip(3)", "no entry is \"Home\"", expected: "has Home")
    checkFails("stack lacks Clip", "Clip > DetailClip(3)", "entry 1 is \"Clip\"")
    checkFails(
      "stack is not Clip > DetailClip(3)", "Clip > DetailClip(3)", "both are equal",
      expected: "not Clip > DetailClip(3)")
  }

  func test_expect_textsSayWhichCharacterDiffers() async {
    go("select tab clip")
    checkFails("title is All clip", "All clips", "character 9: expected the end, found \"s\"")
    checkFails(
      "title is \"All clips!\"", "All clips", "character 10: expected \"!\", found the end")
    checkFails("title has x", "All clips", "the text does not have it")
    checkFails("title lacks clip", "All clips", "the text has it")
    checkFails(
      "title matches \"All\"", "All clips", "the pattern does not match the whole text")
  }

  func test_expect_textsThatLookAlikeShowTheirScalars() async {
    go("app launch user=\"A\u{A0}b\"")
    checkFails(
      "title is A b", "A\u{A0}b", "character 2: expected \" \" (U+0020), found \"\u{A0}\" (U+00A0)")
  }

  func test_expect_canonicallyEqualTextsAreEqual() async {
    go("app launch user=\"e\u{301}\"")
    checkHolds(["title is é"])
  }

  func test_expect_numbersSayHowFar() async {
    checkFails("depth is 3", "1", "2 less than expected")
    checkFails("depth >= 2", "1", "1 less than expected", expected: ">= 2")
    checkFails("depth <= 0", "1", "1 more than expected")
    checkFails("depth is not 1", "1", "both are equal")
    go("advance 1250ms")
    checkFails("clock is 1s", "1.250s", "0.250s later than expected")
    checkFails("clock >= 2s", "1.250s", "0.750s earlier than expected", expected: ">= 2s")
  }

  func test_expect_choicesSayBothWords() async {
    go("select tab clip")
    checkFails("button \"Off\" is enabled", "disabled", "expected enabled, found disabled")
    checkFails("enabled button \"Off\" is yes", "no", "expected yes, found no")
  }

  func test_expect_absentThingsNeverHold() async {
    go("select tab clip")
    for claim in ["enabled button \"Nope\" is no", "enabled button \"Nope\" is not yes"] {
      checkFails(claim, "no button \"Nope\" on Clip", "there is nothing to compare with")
    }
  }

  func test_expect_goneOfALabelNeverSeenFails() async {
    checkFails(
      "gone NopeCoordinator", "NopeCoordinator never seen",
      "no object with the label \"NopeCoordinator\" was ever seen",
      expected: "NopeCoordinator gone")
    checkFails(
      "alive NopeCoordinator", "NopeCoordinator never seen",
      "no object with the label \"NopeCoordinator\" was ever seen",
      expected: "NopeCoordinator alive")
    checkFails("gone Home", "Home alive", "the object is still there")
    go("select tab clip", "tap clip 1", "back")
    checkFails(
      "alive DetailClip(1)", "DetailClip(1) gone", "the object has been deallocated")
  }

  func test_expect_canAndCannotSayWhy() async {
    checkFails(
      "can back", "refused: nothing to go back to", "the action would be refused",
      expected: "back possible")
    checkFails(
      "cannot select tab clip", "select tab clip possible", "the action would be done",
      expected: "select tab clip refused")
  }
}
