import Sessions
import Simulator
import XCTest

/// Every command has a text that reads back as the same command.
final class CanonicalTextTests: XCTestCase {
  private func checkRoundTrip(
    _ instruction: Instruction, file: StaticString = #filePath, line: UInt = #line
  ) {
    for mustBeRefused in [false, true] {
      if mustBeRefused, !instruction.canBeRefused { continue }
      let command = Command(instruction, mustBeRefused: mustBeRefused)
      let mode: CommandParser.Mode = instruction.isForFiles ? .file : .batch
      let result = CommandParser(mode: mode).parse(command.canonicalText, vocabulary: nil)
      XCTAssertEqual(result, .success(command), command.canonicalText, file: file, line: line)
    }
  }

  func test_canonicalText_readsBackForRandomActions() {
    var words = WordSource(seed: 42)
    for _ in 0..<4_000 {
      let action = words.action()
      checkRoundTrip(.act(action))
      checkRoundTrip(.begin(action))
      checkRoundTrip(.expect(words.next(2) == 0 ? .can(action) : .cannot(action)))
    }
  }

  func test_canonicalText_readsBackForRandomExpectations() {
    var words = WordSource(seed: 7)
    for _ in 0..<4_000 { checkRoundTrip(.expect(words.expectation())) }
  }

  func test_canonicalText_readsBackForOtherInstructions() {
    var words = WordSource(seed: 3)
    let looks: [Look] = [
      .tree(.usual), .tree(.ids), .tree(.everything), .stack(tab: nil), .stack(tab: "a b"), .screen,
      .actions, .coordinators, .closures,
      .events, .warnings, .leaks, .pending,
    ]
    for look in looks { checkRoundTrip(.look(look)) }
    for instruction: Instruction in [.settle, .help(topic: nil), .help(topic: "swipe back")] {
      checkRoundTrip(instruction)
    }
    for _ in 0..<500 {
      checkRoundTrip(.advance(.milliseconds(words.next(5_000_000))))
      checkRoundTrip(.advance(.nanoseconds(words.next(5_000_000_000))))
      checkRoundTrip(.bind(name: "x", to: .text(words.text())))
      checkRoundTrip(.bind(name: "x", to: .value(.row(kind: words.word()), tab: nil)))
      checkRoundTrip(
        .include(
          path: words.word(), values: [LaunchParameter(name: "a-b", value: words.text())]))
    }
  }

  func test_canonicalText_readsBackForCommandsOfThePrompt() {
    let travels: [TravelRequest] = [
      .undo(1), .undo(12), .redo(1), .redo(3), .go(to: 0), .go(to: 7), .mark("here"),
      .restore("here"), .restore("-"), .restore("a b"), .reset, .difference(nil),
      .difference(.init(from: 3, to: 1)), .why(nil), .why(4),
      .events(EventsRequest(mark: "here")), .events(EventsRequest(mark: "-", tellsCallbacks: true)),
      .events(EventsRequest(last: 3, mark: "a b", tellsCallbacks: true)),
      .events(EventsRequest(tellsCallbacks: true)),
    ]
    let requests =
      travels.map { PromptRequest.travel($0) } + [
        .again(1), .again(5), .snapshot, .trace(path: "a b.jsonl"),
        .play(PlayRequest(path: "a.nav")), .play(PlayRequest(path: "--step")),
        .play(PlayRequest(path: "a b", isStepwise: true, until: 7, isFresh: true)),
        .play(
          PlayRequest(
            path: "a.nav",
            values: [
              LaunchParameter(name: "user", value: "guest"),
              LaunchParameter(name: "title", value: "a b"),
            ])), .play(PlayRequest(path: "--rest")), .playRest,
      ]
    for request in requests { checkRoundTrip(.prompt(request)) }
  }

  func test_canonicalText_quotesOnlyWhatNeedsIt() {
    let table: [(UserAction, String)] = [
      (.tap(ElementReference(kind: "clip", selector: .position(3))), "tap clip 3"),
      (.tap(ElementReference(kind: "clip", selector: .id("12"))), "tap clip id=12"),
      (.tap(ElementReference(kind: "clip", selector: .id("a b"))), "tap clip id=\"a b\""),
      (.tap(ElementReference(kind: "button", selector: .title("Log in"))), "tap button \"Log in\""),
      (.tap(ElementReference(kind: "outside", selector: .only)), "tap \"outside\""),
      (.enter(field: "age", text: "07"), "enter age \"07\""),
      (.enter(field: "a", text: "x\u{1b}${y}\n"), "enter a \"x\\u{1b}\\${y}\\n\""),
      (.back(.screen("DetailClip(3)")), "back to DetailClip(3)"),
      (.back(.screen("Alert(Update available)")), "back to Alert(Update available)"),
      (.back(.screen("root")), "back to \"root\""),
      (.selectTab(.name("3")), "select tab \"3\""),
      (.choose(button: "Not now"), "choose \"Not now\""),
      (.open(url: "https://a.b/c?d=e"), "open https://a.b/c?d=e"),
      (.open(url: "https://a.b/#c"), "open \"https://a.b/#c\""),
      (.swipeDown(.cancel(percent: 40)), "swipe down cancel at 40%"),
      (.swipePage(.next, .finish), "swipe page next"),
      (.swipePage(.previous, .cancel(percent: 7)), "swipe page previous cancel at 7%"),
      (.service(name: "links", .fails(.network, times: 2)), "service links fails network times=2"),
      (.pasteboard("https://a.b/c"), "pasteboard \"https://a.b/c\""),
      (.notification(name: "news"), "notification news"),
      (.notification(name: "big news"), "notification \"big news\""),
      (.permission(name: "camera", .granted), "permission camera granted"),
      (.permission(name: "camera", .denied), "permission camera denied"),
      (.permission(name: "camera", .ask), "permission camera ask"),
      (.device(.width(.compact)), "size compact"), (.device(.width(.regular)), "size regular"),
      (.device(.dark(true)), "trait dark on"), (.device(.dark(false)), "trait dark off"),
    ]
    for (action, text) in table { XCTAssertEqual(action.canonicalText, text) }
  }

  func test_canonicalText_ofExpectations() {
    let stack = Expectation.compare(.stack, tab: nil, .isEqual, .text("Clip > DetailClip(3)"))
    XCTAssertEqual(
      Instruction.expect(stack).canonicalText, "expect stack is Clip > DetailClip(3)")
    let title = Expectation.compare(.title, tab: nil, .isEqual, .text("not here"))
    XCTAssertEqual(Instruction.expect(title).canonicalText, "expect title is \"not here\"")
  }

  func test_visible_showsControlCharacters() {
    XCTAssertEqual(SessionText.visible("a\u{1b}[1m\0\u{7f}\u{9b}é\t"), "a^[[1m^@^?\\u{9b}é^I")
  }
}

extension Instruction {
  fileprivate var canBeRefused: Bool {
    switch self {
    case .act, .begin: true
    case .settle, .advance, .look, .expect, .include, .bind, .record, .help, .prompt, .quit,
      .version:
      false
    }
  }

  fileprivate var isForFiles: Bool {
    switch self {
    case .include, .bind: true
    case .act, .begin, .settle, .advance, .look, .expect, .record, .help, .prompt, .quit,
      .version:
      false
    }
  }
}
