import Sessions
import Simulator
import XCTest

final class ParserTests: XCTestCase {
  private func read(
    _ line: String, _ mode: CommandParser.Mode = .batch, file: StaticString = #filePath,
    at testLine: UInt = #line
  ) -> Command? {
    switch CommandParser(mode: mode).parse(line, vocabulary: PocketWords.vocabulary) {
    case .success(let command): return command
    case .failure(let diagnostic):
      XCTFail(diagnostic.rendered, file: file, line: testLine)
      return nil
    }
  }

  func test_parse_actions() {
    let table: [(String, UserAction)] = [
      ("tap clip", .tap(ElementReference(kind: "clip", selector: .only))),
      ("tap clip 3", .tap(ElementReference(kind: "clip", selector: .position(3)))),
      ("tap clip id=12", .tap(ElementReference(kind: "clip", selector: .id("12")))),
      ("tap clip id=\"a b\"", .tap(ElementReference(kind: "clip", selector: .id("a b")))),
      ("tap clip \"3\"", .tap(ElementReference(kind: "clip", selector: .title("3")))),
      ("tap clip \"id=3\"", .tap(ElementReference(kind: "clip", selector: .title("id=3")))),
      ("tap button \"Log in\"", .tap(ElementReference(kind: "button", selector: .title("Log in")))),
      ("tap outside", .tapOutside),
      ("enter url \"\"", .enter(field: "url", text: "")),
      ("enter age 07", .enter(field: "age", text: "07")),
      ("enter code 1e3", .enter(field: "code", text: "1e3")),
      ("enter flag yes", .enter(field: "flag", text: "yes")),
      ("back", .back(.button)),
      ("back 2", .back(.levels(2))),
      ("back to root", .back(.root)),
      ("back to Clip", .back(.screen("Clip"))),
      ("back to DetailClip(3)", .back(.screen("DetailClip(3)"))),
      ("swipe back", .swipeBack(.finish)),
      ("swipe back cancel", .swipeBack(.cancel(percent: 50))),
      ("swipe down cancel at 40%", .swipeDown(.cancel(percent: 40))),
      ("swipe page next", .swipePage(.next, .finish)),
      ("swipe page previous cancel", .swipePage(.previous, .cancel(percent: 50))),
      ("select tab 2", .selectTab(.position(2))),
      ("select tab clip", .selectTab(.name("clip"))),
      ("reselect tab", .reselectTab),
      ("dismiss", .dismiss(.top)),
      ("dismiss all", .dismiss(.all)),
      ("choose Delete", .choose(button: "Delete")),
      ("choose \"Not now\"", .choose(button: "Not now")),
      ("open clip://clip/9#top", .open(url: "clip://clip/9#top")),
      ("app launch", .app(.launch([]))),
      (
        "app launch logged-in=yes user=\"a b\"",
        .app(
          .launch([
            LaunchParameter(name: "logged-in", value: "yes"),
            LaunchParameter(name: "user", value: "a b"),
          ]))
      ),
      ("app background", .app(.background)),
      ("app foreground", .app(.foreground)),
      ("app terminate", .app(.terminate)),
      ("app memory-warning", .app(.memoryWarning)),
      ("service links holds", .service(name: "links", .holds)),
      ("service links replies", .service(name: "links", .replies)),
      ("service links fails network", .service(name: "links", .fails(.network, times: nil))),
      ("service links fails 404 times=2", .service(name: "links", .fails(.status(404), times: 2))),
      ("pasteboard \"clip://clip/9\"", .pasteboard("clip://clip/9")),
      ("pasteboard milk", .pasteboard("milk")), ("pasteboard \"\"", .pasteboard("")),
      ("notification news", .notification(name: "news")),
      ("permission camera granted", .permission(name: "camera", .granted)),
      ("permission camera denied", .permission(name: "camera", .denied)),
      ("permission camera ask", .permission(name: "camera", .ask)),
    ]
    for (line, action) in table {
      XCTAssertEqual(read(line)?.instruction, .act(action), line)
      XCTAssertEqual(read("begin \(line)")?.instruction, .begin(action), line)
      XCTAssertEqual(read("! \(line)")?.mustBeRefused, true, line)
      XCTAssertEqual(read("expect can \(line)")?.instruction, .expect(.can(action)), line)
    }
  }

  func test_parse_otherCommands() {
    let table: [(String, Instruction)] = [
      ("settle", .settle), ("advance 300ms", .advance(.milliseconds(300))),
      ("advance 1.5s", .advance(.milliseconds(1500))), ("advance 2m", .advance(.seconds(120))),
      ("advance 1000h", .advance(.seconds(3_600_000))), ("advance 0s", .advance(.zero)),
      ("tree", .look(.tree(.usual))), ("tree --ids", .look(.tree(.ids))),
      ("tree --all", .look(.tree(.everything))), ("stack", .look(.stack(tab: nil))),
      ("stack of tab clip", .look(.stack(tab: "clip"))), ("screen", .look(.screen)),
      ("actions", .look(.actions)), ("coordinators", .look(.coordinators)),
      ("closures", .look(.closures)), ("events", .look(.events)), ("warnings", .look(.warnings)),
      ("leaks", .look(.leaks)), ("pending", .look(.pending)), ("help", .help(topic: nil)),
      ("help swipe back", .help(topic: "swipe back")), ("help rt", .help(topic: "reselect tab")),
      ("version", .version), ("quit", .quit), ("where", .look(.whereabouts)),
      ("routes", .look(.routes)), ("events 3", .look(.lastEvents(3))),
      ("events --lifecycle", .prompt(.travel(.events(EventsRequest(tellsCallbacks: true))))),
      (
        "events 3 --lifecycle --since \"a b\"",
        .prompt(.travel(.events(EventsRequest(last: 3, mark: "a b", tellsCallbacks: true))))
      ),
      ("license", .prompt(.license)), ("history", .prompt(.history(.show(last: nil)))),
      ("history 10", .prompt(.history(.show(last: 10)))), ("history off", .prompt(.history(.off))),
      ("history on", .prompt(.history(.on))), ("history clear", .prompt(.history(.clear))),
      ("set", .prompt(.settings(.show))),
      ("set format json", .prompt(.settings(.change(.format, to: "json")))),
      ("set prompt path", .prompt(.settings(.change(.prompt, to: "path")))),
    ]
    for (line, instruction) in table { XCTAssertEqual(read(line)?.instruction, instruction, line) }
  }

  func test_parse_expectations() {
    let table: [(String, Expectation)] = [
      (
        "expect stack is Clip > DetailClip(3)",
        .compare(.stack, tab: nil, .isEqual, .text("Clip > DetailClip(3)"))
      ),
      (
        "expect stack   is Clip   >\tDetailClip(3)  # a comment",
        .compare(.stack, tab: nil, .isEqual, .text("Clip > DetailClip(3)"))
      ),
      ("expect stack of tab clip has Clip", .compare(.stack, tab: "clip", .has, .text("Clip"))),
      ("expect top is not Home", .compare(.top, tab: nil, .isNot, .text("Home"))),
      ("expect title is \"not\"", .compare(.title, tab: nil, .isEqual, .text("not"))),
      ("expect root lacks x", .compare(.root, tab: nil, .lacks, .text("x"))),
      ("expect depth >= 2", .compare(.depth, tab: nil, .atLeast, .number(2))),
      ("expect depth of tab home <= 2", .compare(.depth, tab: "home", .atMost, .number(2))),
      ("expect clock is 1.250s", .compare(.clock, tab: nil, .isEqual, .time(.milliseconds(1250)))),
      ("expect title matches \"S.*\"", .compare(.title, tab: nil, .matches, .text("S.*"))),
      ("expect alert is Alert (a b)", .compare(.alert, tab: nil, .isEqual, .text("Alert (a b)"))),
      ("expect row clip has Swift", .compare(.row(kind: "clip"), tab: nil, .has, .text("Swift"))),
      (
        "expect button \"Log in\" is enabled",
        .compare(.button(title: "Log in"), tab: nil, .isEqual, .text("enabled"))
      ),
      ("expect field url is \"\"", .compare(.field(name: "url"), tab: nil, .isEqual, .text(""))),
      (
        "expect enabled clip \"Swift\" is yes",
        .compare(.enabled(kind: "clip", title: "Swift"), tab: nil, .isEqual, .text("yes"))
      ),
      ("expect gone DetailClip(id: 3, from: Home)", .gone(label: "DetailClip(id: 3, from: Home)")),
      ("expect alive ClipCoordinator", .alive(label: "ClipCoordinator")),
      ("expect cannot back", .cannot(.back(.button))),
    ]
    for (line, expectation) in table {
      XCTAssertEqual(read(line)?.instruction, .expect(expectation), line)
    }
  }

  func test_parse_emptyLinesAndCommentsAreNothing() {
    for line in ["", "   ", "\t", "# tap clip", "  # tap clip", "\u{FEFF}", "\r"] {
      XCTAssertEqual(CommandParser(mode: .prompt).parse(line, vocabulary: nil), .success(nil))
    }
  }

  func test_parse_lineMarksDoNotMatter() {
    XCTAssertEqual(read("\u{FEFF}back\r")?.instruction, .act(.back(.button)))
    XCTAssertEqual(read("\tback \t 2\t")?.instruction, .act(.back(.levels(2))))
  }

  func test_parse_stringEscapes() {
    XCTAssertEqual(
      read("enter url \"a\\\"b\\\\c\\nd\\te\\u{1F600}\\${x}$5\"")?.instruction,
      .act(.enter(field: "url", text: "a\"b\\c\nd\te😀${x}$5")))
  }

  func test_parse_hashInsideAWordIsNoComment() {
    XCTAssertEqual(read("choose a#b")?.instruction, .act(.choose(button: "a#b")))
    XCTAssertEqual(read("choose \"a # b\" # c")?.instruction, .act(.choose(button: "a # b")))
  }

  func test_parse_unbalancedBracketIsACharacter() {
    XCTAssertEqual(read("choose :-(")?.instruction, .act(.choose(button: ":-(")))
    XCTAssertEqual(
      read("expect title is a (b c")?.instruction,
      .expect(.compare(.title, tab: nil, .isEqual, .text("a (b c"))))
  }

  func test_parse_unusualLineSeparatorsAreText() {
    XCTAssertEqual(
      read("choose \"a\u{2028}b\"")?.instruction, .act(.choose(button: "a\u{2028}b")))
  }

  func test_parse_exclamationMarkMayTouchItsCommand() {
    XCTAssertEqual(read("!back"), Command(.act(.back(.button)), mustBeRefused: true))
  }

  func test_prompt_takesEveryAlias() {
    for entry in CommandCatalog.all where entry.availability != .filesOnly {
      for alias in entry.aliases {
        let line = alias + entry.example.dropFirst(entry.name.count)
        let parser = CommandParser(mode: .prompt)
        XCTAssertEqual(
          try? parser.parse(line, vocabulary: nil).get(),
          try? parser.parse(entry.example, vocabulary: nil).get(), line)
      }
    }
  }

  func test_prompt_takesUniquePrefixes() {
    XCTAssertEqual(read("sel tab clip", .prompt)?.instruction, .act(.selectTab(.name("clip"))))
    XCTAssertEqual(read("sw back", .prompt)?.instruction, .act(.swipeBack(.finish)))
    XCTAssertEqual(read("beg ta clip", .prompt), read("begin tap clip"))
    XCTAssertEqual(read("expec can b", .prompt)?.instruction, .expect(.can(.back(.button))))
  }

  func test_prompt_matchesNamesWithoutRegardToCaseAndSaysSo() {
    let command = read("select tab CLIP", .prompt)
    XCTAssertEqual(command?.instruction, .act(.selectTab(.name("clip"))))
    XCTAssertEqual(command?.notes, ["tab \"CLIP\" read as \"clip\""])
    XCTAssertEqual(read("tap Clip 1", .prompt)?.notes, ["kind \"Clip\" read as \"clip\""])
    XCTAssertEqual(read("tap clip 1", .prompt)?.notes, [])
  }

  func test_file_readsIncludeAndLet() {
    XCTAssertEqual(
      read("include _login.nav user=guest", .file)?.instruction,
      .include(path: "_login.nav", values: [LaunchParameter(name: "user", value: "guest")]))
    XCTAssertEqual(
      read("let id = 9", .file)?.instruction, .bind(name: "id", to: .text("9")))
    XCTAssertEqual(
      read("let t = value top of tab clip", .file)?.instruction,
      .bind(name: "t", to: .value(.top, tab: "clip")))
    XCTAssertEqual(
      read("let t = value", .file)?.instruction, .bind(name: "t", to: .text("value")))
  }

  func test_batch_readsTheEnvironment() {
    let parser = CommandParser(mode: .batch, environment: ["ID": "7"])
    let expected = Command(.act(.tap(ElementReference(kind: "clip", selector: .id("7")))))
    XCTAssertEqual(parser.parse("tap clip id=${env:ID}", vocabulary: nil), .success(expected))
    XCTAssertEqual(
      parser.parse("tap clip id=${env:NO:-7}", vocabulary: nil), .success(expected))
  }

  func test_parse_withoutVocabularyChecksNoNames() {
    let result = CommandParser(mode: .batch).parse("tap thing 1", vocabulary: nil)
    let expected = Command(.act(.tap(ElementReference(kind: "thing", selector: .position(1)))))
    XCTAssertEqual(result, .success(expected))
    XCTAssertEqual(
      CommandParser(mode: .batch).parse("tap thing 1", vocabulary: Vocabulary()),
      .success(expected))
  }
}
