import Foundation
import Simulator
import XCTest

/// Links as somebody writes them, and as an app gets them.
@MainActor
final class OutsideURLTests: XCTestCase {
  func test_aLink_isEscapedOnce() async {
    let links = [
      "memo://compose?text=%F0%9F%98%80%20é": "memo://compose?text=%F0%9F%98%80%20%C3%A9",
      "memo://compose?text=a b%20c": "memo://compose?text=a%20b%20c",
      "memo://memo/%zz": "memo://memo/%25zz",
      "memo://memo/100%": "memo://memo/100%25",
      "memo://memo/\"<>\\^`{|}": "memo://memo/%22%3C%3E%5C%5E%60%7B%7C%7D",
      "memo://memo/3?a=1&b=[2]#end": "memo://memo/3?a=1&b=%5B2%5D#end",
      "memo://memo/3?b=[2]%20#a#b%20": "memo://memo/3?b=%5B2%5D%20#a%23b%20",
      "memo:": "memo:",
      "memo://": "memo://",
      "mailto:é@example.org": "mailto:%C3%A9@example.org",
      "https://example.org/%C3%A9/é": "https://example.org/%C3%A9/%C3%A9",
    ]
    for (text, link) in links {
      XCTAssertEqual(URL(outside: text)?.absoluteString, link, text)
    }
  }

  func test_whatHasNoScheme_isNoLink() async {
    for text in ["", "memo", "//memo/3", "é"] { XCTAssertNil(URL(outside: text), text) }
  }
}
