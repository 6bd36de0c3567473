import Sessions
import Shell
import XCTest

/// How lines look: colours, boxes, ASCII, the path in the prompt, columns.
final class LineLookTests: XCTestCase {
  func test_color_marksWhatTheWordsSayToo() {
    let style = LineStyle(isColored: true)
    let table = [
      ("ok", "\u{1b}[32mok\u{1b}[0m"),
      ("refused: nothing to dismiss", "\u{1b}[33mrefused:\u{1b}[0m nothing to dismiss"),
      ("failed: expect top is Home", "\u{1b}[31mfailed:\u{1b}[0m expect top is Home"),
      ("error[N010]: unknown", "\u{1b}[31merror[N010]:\u{1b}[0m unknown"),
      ("a:3:1: error[N010]: unknown", "a:3:1: \u{1b}[31merror[N010]:\u{1b}[0m unknown"),
      ("warning: twice", "\u{1b}[33mwarning:\u{1b}[0m twice"),
      (
        "note: tab \"HOME\" read as \"home\"",
        "\u{1b}[36mnote:\u{1b}[0m tab \"HOME\" read as \"home\""
      ),
      ("  Clip  <- top", "  Clip  \u{1b}[1m<- top\u{1b}[0m"),
      ("   actual:   Home", "   actual:   Home"),
      ("pushed DetailClip(3)", "pushed DetailClip(3)"),
    ]
    for (line, colored) in table {
      XCTAssertEqual(style.apply(to: line), colored)
      XCTAssertEqual(LineStyle().apply(to: line), line)
    }
  }

  func test_boxes_keepTheColumns() {
    XCTAssertEqual(
      TreeDrawing.boxed([
        "window", "  nav", "    TabBar", "      home: nav", "        Home", "      clip*: nav",
        "        Clip", "        DetailClip(3)  <- top", "  + Popup overFullScreen", "flows",
        "  App",
      ]),
      [
        "window", "├ nav", "│ └ TabBar", "│   ├ home: nav", "│   │ └ Home", "│   └ clip*: nav",
        "│     ├ Clip", "│     └ DetailClip(3)  <- top", "└ + Popup overFullScreen", "flows",
        "└ App",
      ])
    XCTAssertEqual(TreeDrawing.boxed(["window"]), ["window"])
    XCTAssertEqual(TreeDrawing.boxed([]), [])
  }

  func test_boxes_ofADeepTreeDoNotRecur() {
    let lines = (0..<2_000).map { String(repeating: "  ", count: $0) + "nav" }
    XCTAssertEqual(TreeDrawing.boxed(lines).last, String(repeating: "  ", count: 1_998) + "└ nav")
  }

  func test_ascii_isForTheWordsOfTheTool() {
    let table = [
      ("help: usage: app launch [NAME=VALUE]\u{2026}", "help: usage: app launch [NAME=VALUE]..."),
      ("tap button \"More\u{2026}\"", "tap button \"More\u{2026}\""),
      ("   2 | tap More\u{2026}", "   2 | tap More\u{2026}"),
      ("     | ^^^ help: use a, \u{2026}", "     | ^^^ help: use a, ..."),
      ("caf\u{e9}", "caf\u{e9}"),
    ]
    for (line, ascii) in table { XCTAssertEqual(PlainText.ascii(line), ascii) }
  }

  func test_path_isCutFromTheLeft() {
    XCTAssertEqual(PromptPath.prompt("nav", []), "nav>")
    XCTAssertEqual(PromptPath.prompt("nav", ["Clip", "DetailClip(3)"]), "nav Clip>DetailClip(3)>")
    let long = PromptPath.prompt("nav[rec]", ["Clip", "DetailClip(3)", "LinkWeb(7)"])
    XCTAssertEqual(long, "nav[rec] ..Clip(3)>LinkWeb(7)>")
    XCTAssertLessThanOrEqual(DisplayWidth.of(long), PromptPath.columns)
    let wide = PromptPath.prompt(
      "nav",
      [
        "\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}"
      ])
    XCTAssertLessThanOrEqual(DisplayWidth.of(wide), PromptPath.columns)
    XCTAssertEqual(PromptPath.prompt("nav", ["a\u{1b}b"]), "nav a^[b>")
  }

  func test_SHELL_D22_columnsOfSigns() {
    let table: [(String, Int)] = [
      ("abc", 3), ("caf\u{e9}", 4), ("cafe\u{301}", 4), ("\u{65E5}\u{672C}", 4), ("\u{1F600}", 2),
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("\u{2764}\u{FE0F}", 2), ("\u{200F}", 0),
      ("\u{05D0}\u{05D1}", 2), ("\u{AC00}", 2), ("\u{FF13}", 2), ("", 0), ("\u{1F1E9}\u{1F1EA}", 2),
    ]
    for (text, columns) in table { XCTAssertEqual(DisplayWidth.of(text), columns, text) }
  }

  func test_SHELL_D22_caretsStandBelowWhatTheyMean() {
    let parser = CommandParser(mode: .batch)
    let table = [
      ("tap clip \"\u{65E5}\u{672C}\" x", 16), ("tap clip \"\u{1F600}\" x", 14),
      ("tap clip \"e\u{301}\" x", 13), ("tap clip \"\u{05D0}\u{05D1}\" x", 14),
      ("tap clip \"\u{645}\u{6cc}\u{200c}\u{62e}\" x", 15),
      // Shown by its number.
      ("tap clip \"\u{200F}\u{05D0}\" x", 21),
    ]
    for (line, column) in table {
      guard case .failure(let diagnostic) = parser.parse(line, vocabulary: nil) else {
        XCTFail(line)
        continue
      }
      let carets = diagnostic.rendered.split(separator: "\n").last ?? ""
      XCTAssertTrue(
        carets.hasPrefix("     | \(String(repeating: " ", count: column))^ help:"),
        String(carets))
    }
  }

  func test_SHELL_D22_listsOfCandidatesLineUp() {
    let wide = Completion(
      start: 0, word: "", candidates: ["\u{65E5}\u{672C}", "b", "c", "d"].map { Candidate($0) })
    XCTAssertEqual(wide.listing(columns: 12), ["\u{65E5}\u{672C}  c", "b     d"])
  }
}
