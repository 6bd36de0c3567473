import Sessions
import Simulator
import XCTest

/// What a terminal would obey or not show is written by its number, and what scripts and pictures need stays.
final class UnseenTextTests: XCTestCase {
  func test_whatTurnsTextAroundOrIsNotSeen_isWrittenByItsNumber() {
    let cases = [
      ("a\u{202e}b", "a\\u{202e}b"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
      ("\u{200f}\u{200e}\u{61c}", "\\u{200f}\\u{200e}\\u{61c}"), ("a\u{200b}b", "a\\u{200b}b"),
      ("a\u{200d}b", "a\\u{200d}b"), ("a\u{200c}b", "a\\u{200c}b"), ("\u{2060}", "\\u{2060}"),
      ("\u{feff}a", "\\u{feff}a"), ("co\u{ad}op", "co\\u{ad}op"), ("a\u{34f}b", "a\\u{34f}b"),
      ("\u{3164}\u{ffa0}", "\\u{3164}\\u{ffa0}"), ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
      ("\u{115f}\u{1160}", "\\u{115f}\\u{1160}"), ("\u{17b4}", "\\u{17b4}"),
      ("a\u{e0041}\u{e007f}", "a\\u{e0041}\\u{e007f}"), (" \u{fe0f}", " \\u{fe0f}"),
      ("x\u{fe0f}\u{fe0f}", "x\u{fe0f}\\u{fe0f}"), ("\u{fff9}", "\\u{fff9}"),
      ("\u{1d173}", "\\u{1d173}"), ("a\u{1b}[1m\u{9b}", "a^[[1m\\u{9b}"),
      // A joiner without anything to join to.
      ("\u{1f468}\u{200d}", "\u{1f468}\\u{200d}"), ("\u{200d}", "\\u{200d}"),
    ]
    for (text, visible) in cases {
      XCTAssertEqual(SessionText.visible(text), visible)
      XCTAssertEqual(SessionText.visible(visible), visible)
    }
  }

  func test_whatScriptsAndPicturesNeed_stays() {
    let texts = [
      "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",  // a family
      "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}", "\u{2764}\u{fe0f}", "1\u{fe0f}\u{20e3}",
      "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",  // Scotland
      "\u{1f44b}\u{1f3fd}", "\u{1f1f0}\u{1f1f7}",
      "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",  // Persian
      "\u{915}\u{94d}\u{200d}", "\u{915}\u{94d}\u{200c}\u{937}",  // Hindi
      "\u{d28}\u{d4d}\u{200d}",  // Malayalam, at the end of a word
      "\u{1112}\u{1161}\u{11ab}", "\u{115f}\u{1161}", "\u{1100}\u{1160}\u{11ab}", "한국어 제목",
      "\u{600}\u{661}", "e\u{301}", "\u{e01}\u{e33}", "\u{5d0}\u{5b8}", "日本\u{e0100}", "…└─ é ß",
    ]
    for text in texts {
      XCTAssertEqual(SessionText.visible(text), text)
      XCTAssertEqual(SessionText.quoted(text), "\"\(text)\"")
    }
  }

  func test_whatIsQuoted_isReadBackAsItself() throws {
    let texts = [
      "a\u{202e}b", "\u{feff}", "\u{200b}", "\u{1f468}\u{200d}\u{1f469}", "a\u{200d}", "$", "${x}",
      "$$ {", "\\u{202e}", "a\u{3164}\n\t\"\u{7f}", "\u{e0041}",
    ]
    for text in texts {
      let line = "enter url \(SessionText.quoted(text))"
      let command = try CommandParser(mode: .batch).parse(line, vocabulary: nil).get()
      XCTAssertEqual(command?.instruction, .act(.enter(field: "url", text: text)), line)
      XCTAssertEqual(command?.canonicalText, line)
    }
  }

  func test_aWordWithSuchACharacter_standsInQuotes() {
    XCTAssertEqual(SessionText.word("a\u{202e}b"), "\"a\\u{202e}b\"")
    XCTAssertEqual(
      SessionText.word("\u{645}\u{6cc}\u{200c}\u{62e}"), "\u{645}\u{6cc}\u{200c}\u{62e}")
  }
}
