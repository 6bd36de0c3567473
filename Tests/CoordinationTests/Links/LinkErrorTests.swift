import Coordination
import XCTest

/// What is wrong with a text, where, and what would be valid.
final class LinkErrorTests: XCTestCase {
  private struct Case {
    let text: String
    let offset: Int
    let reason: LinkError.Reason
    let words: String

    init(_ text: String, _ offset: Int, _ reason: LinkError.Reason, _ words: String) {
      (self.text, self.offset, self.reason, self.words) = (text, offset, reason, words)
    }
  }

  private func expect(
    _ cases: [Case], in table: LinkTable<LinkPlace> = LinkPlace.table,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for each in cases {
      do throws(LinkError) {
        XCTFail(
          "\(each.text) leads to \(try table.route(from: each.text))", file: file, line: line)
      } catch {
        XCTAssertEqual(error.text, each.text, file: file, line: line)
        XCTAssertEqual(error.offset, each.offset, each.text, file: file, line: line)
        XCTAssertEqual(error.reason, each.reason, each.text, file: file, line: line)
        XCTAssertEqual(
          "\(error)", "character \(each.offset) of \"\(each.text)\": \(each.words)", file: file,
          line: line)
      }
    }
  }

  func test_schemeAndHost() {
    let schemes = "expected \"clip:\", \"clip-beta:\", \"https:\" or \"http:\""
    expect([
      Case("", 1, .scheme(nil), "no scheme, " + schemes),
      Case("clip", 1, .scheme(nil), "no scheme, " + schemes),
      Case("://clip/3", 1, .scheme(nil), "no scheme, " + schemes),
      Case("/clip:3", 1, .scheme(nil), "no scheme, " + schemes),
      Case("toaster://", 1, .scheme("toaster"), "unknown scheme \"toaster\", " + schemes),
      Case(
        "CLPI://", 1, .scheme("clpi"),
        "unknown scheme \"clpi\", \(schemes); did you mean \"clip\"?"),
      Case("clip:clip/3", 6, .slashes, "no \"//\" behind the scheme, expected \"//\""),
      Case("clip:", 6, .slashes, "no \"//\" behind the scheme, expected \"//\""),
      Case("clip:/", 6, .slashes, "no \"//\" behind the scheme, expected \"//\""),
      Case(
        "https://clip.exmaple/clip/3", 9, .host("clip.exmaple"),
        "unknown host \"clip.exmaple\", expected \"clip.example\" or \"www.clip.example\"; "
          + "did you mean \"clip.example\"?"),
      Case(
        "https://me@clip.example:80", 9, .host("me@clip.example:80"),
        "unknown host \"me@clip.example:80\", expected \"clip.example\" or \"www.clip.example\"; "
          + "did you mean \"clip.example\"?"),
      Case(
        "https://", 9, .host(""),
        "unknown host \"\", expected \"clip.example\" or \"www.clip.example\""),
    ])
  }

  func test_segments() {
    expect([
      Case(
        "clip://clpi/3", 8, .segment("clpi"),
        "unknown segment \"clpi\", expected the end, \"clip\", \"clips\", \"search\" or \"찾기\"; "
          + "did you mean \"clip\"?"),
      Case(
        "clip://clip", 12, .pathEnd,
        "the path ends too early, expected a number from 0 to 999 (id) or a number (id)"),
      Case(
        "clip://clip/x", 13, .segment("x"),
        "unknown segment \"x\", expected a number from 0 to 999 (id) or a number (id)"),
      Case(
        "clip://clips/newset", 14, .segment("newset"),
        "unknown segment \"newset\", expected \"newest\" or \"oldest\"; did you mean \"newest\"?"),
      Case(
        "clip://clip/3/links/a", 15, .segment("links"),
        "unknown segment \"links\", expected the end or \"link\"; did you mean \"link\"?"),
      Case("clip://clip/3/link", 19, .pathEnd, "the path ends too early, expected a text (name)"),
      Case(
        "clip://clip/3/link?a=b", 19, .pathEnd, "the path ends too early, expected a text (name)"),
      Case(
        "clip://search/a", 15, .pathGoesOn("a"), "the path goes on with \"a\", expected the end"),
      Case("clip://clip//3", 13, .emptySegment, "an empty segment"),
      Case("clip:////", 8, .emptySegment, "an empty segment"),
      Case("clip://clip/3//", 15, .emptySegment, "an empty segment"),
      Case("https://clip.example//clip/3", 22, .emptySegment, "an empty segment"),
      Case(
        "clip://찾기/2/1", 8, .values,
        "the values do not go together, expected values that go together"),
    ])
  }

  func test_numbersOutOfRange() {
    expect([
      Case(
        "clip://clip/1000", 17, .pathEnd, "the path ends too early, expected \"link\""),
      Case(
        "clip://clip/99999999999999999999", 13, .range("99999999999999999999"),
        "\"99999999999999999999\" is out of range, "
          + "expected a number from 0 to 999 (id) or a number (id)"),
      Case(
        "clip://clips/newest?page=0", 26, .range("0"),
        "\"0\" is out of range, expected a number from 1"),
      Case(
        "clip://clips/newest?page=9223372036854775808", 26, .range("9223372036854775808"),
        "\"9223372036854775808\" is out of range, expected a number from 1"),
    ])
  }

  func test_items() {
    expect([
      Case("clip://search", 14, .missingItem("text"), "no item \"text\", expected \"text=\""),
      Case("clip://search?tag=a", 20, .missingItem("text"), "no item \"text\", expected \"text=\""),
      Case(
        "clip://search?txet=a", 15, .item("txet"),
        "unknown item \"txet\", expected \"text=\", \"tag=\" or \"exact=\"; did you mean \"text\"?"),
      Case(
        "clip://search?=a", 15, .item(""),
        "unknown item \"\", expected \"text=\", \"tag=\" or \"exact=\""),
      Case(
        "clip://search?text=a&text=b", 22, .repeatedItem("text"),
        "the item \"text\" again, expected \"text=\" once"),
      Case(
        "clip://search?text=a&exact=yes", 28, .value("yes", of: "exact"),
        "\"yes\" does not fit \"exact\", expected \"true\" or \"false\""),
      Case(
        "clip://clips/newest?page=x", 26, .value("x", of: "page"),
        "\"x\" does not fit \"page\", expected a number from 1"),
      Case("clip://clip/3?a=b", 15, .item("a"), "unknown item \"a\", expected no item"),
      Case("clip://clip/3#a", 14, .fragment, "a fragment, expected the end"),
      Case("clip://clip/3#", 14, .fragment, "a fragment, expected the end"),
    ])
  }

  func test_escapes_offsetsAreCountedInTheText() {
    let escape = "expected a percent sign and two hexadecimal digits"
    expect([
      Case("clip://clip/3/link/%", 20, .escape("%"), "\"%\" is no escape, " + escape),
      Case("clip://clip/3/link/a%4", 21, .escape("%4"), "\"%4\" is no escape, " + escape),
      Case("clip://clip/3/link/%zz", 20, .escape("%zz"), "\"%zz\" is no escape, " + escape),
      Case("clip://clip/3/link/%+1", 20, .escape("%+1"), "\"%+1\" is no escape, " + escape),
      Case("clip://search?text=%4", 20, .escape("%4"), "\"%4\" is no escape, " + escape),
      Case(
        "clip://clip/3/link/a%FFb", 21, .encoding("%FF"),
        "\"%FF\" is no text, expected escapes of UTF-8"),
      Case(
        "clip://clip/3/link/%ED%81", 20, .encoding("%ED%81"),
        "\"%ED%81\" is no text, expected escapes of UTF-8"),
      // Behind what is escaped, and behind what is more than one byte, and one character of two scalars.
      Case(
        "clip://%EC%B0%BE%EA%B8%B0/x/2", 27, .segment("x"),
        "unknown segment \"x\", expected a number (from)"),
      Case("clip://찾기/1/x", 13, .segment("x"), "unknown segment \"x\", expected a number (to)"),
      Case(
        "clip://clip/3/link/e\u{301}🇰🇷/x", 23, .pathGoesOn("x"),
        "the path goes on with \"x\", expected the end"),
    ])
  }

  func test_aTableOfOneWord() {
    let table = LinkTable<LinkPlace>(schemes: ["clip"], [LinkPattern("home", to: .app)])
    expect(
      [
        Case("clip://hoem", 8, .segment("hoem"), "unknown segment \"hoem\", expected \"home\""),
        Case("https://a", 1, .scheme("https"), "unknown scheme \"https\", expected \"clip:\""),
      ], in: table)
  }

  func test_anErrorIsAValue() throws {
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://clips/newset")) { error in
      let error = error as? LinkError
      XCTAssertEqual(error?.expected, ["\"newest\"", "\"oldest\""])
      XCTAssertEqual(error?.suggestion, "newest")
    }
  }

  func test_nothingIsSuggestedIfTooMuchIsNear() {
    let words = ["aa", "ab", "ac", "ad", "ae"]
    let table = LinkTable<String>(
      schemes: ["w"], words.map { LinkPattern($0, to: $0) })
    XCTAssertThrowsError(try table.route(from: "w://ax")) {
      XCTAssertEqual(
        "\($0)",
        "character 5 of \"w://ax\": unknown segment \"ax\", "
          + "expected \"aa\", \"ab\", \"ac\", \"ad\" or \"ae\"")
    }
  }
}
