import UIKit
import XCTest

/// What stands on the pasteboard, and to whom it belongs.
@MainActor
final class PasteboardTests: EngineTestCase {
  private func pasteboard() -> UIPasteboard { .general }

  private func url(_ text: String) throws -> URL { try XCTUnwrap(URL(string: text)) }

  func test_general_isOneObjectARun() async {
    XCTAssertTrue(pasteboard() === pasteboard())
    pasteboard().string = "a"
    Runtime.install(Runtime(isSimulated: true))
    XCTAssertNil(pasteboard().string)
    XCTAssertEqual(pasteboard().changeCount, 0)
  }

  func test_string_replacesEverythingAndIsNoURL() async throws {
    pasteboard().urls = [try url("a:b"), try url("c:d")]
    pasteboard().string = "https://example.org"
    XCTAssertEqual(pasteboard().string, "https://example.org")
    XCTAssertEqual(pasteboard().strings, ["https://example.org"])
    XCTAssertTrue(pasteboard().hasStrings)
    XCTAssertNil(pasteboard().url)
    XCTAssertFalse(pasteboard().hasURLs)
    XCTAssertEqual(pasteboard().items.count, 1)
  }

  func test_url_replacesEverythingAndIsNoText() async throws {
    pasteboard().strings = ["a", "b"]
    XCTAssertEqual(pasteboard().string, "a")
    pasteboard().url = try url("https://example.org")
    XCTAssertEqual(pasteboard().url, try url("https://example.org"))
    XCTAssertEqual(pasteboard().urls, [try url("https://example.org")])
    XCTAssertNil(pasteboard().string)
    XCTAssertNil(pasteboard().strings)
  }

  func test_pasteboard_isClearedByNoItemsAndByNil() async throws {
    let clearings: [@MainActor (UIPasteboard) -> Void] = [
      { $0.items = [] }, { $0.string = nil }, { $0.strings = nil }, { $0.strings = [] },
      { $0.url = nil }, { $0.urls = nil },
    ]
    for clear in clearings {
      pasteboard().copy(text: "https://example.org")
      clear(pasteboard())
      XCTAssertEqual(pasteboard().items.count, 0)
      XCTAssertFalse(pasteboard().hasStrings)
      XCTAssertFalse(pasteboard().hasURLs)
      XCTAssertNil(pasteboard().string)
      XCTAssertNil(pasteboard().url)
    }
  }

  func test_changeCount_countsEveryChange() async {
    let before = pasteboard().changeCount
    pasteboard().string = "a"
    pasteboard().string = "a"
    pasteboard().items = []
    XCTAssertEqual(pasteboard().changeCount, before + 3)
  }

  func test_copiedText_isAURLTooIfItIsOne() async throws {
    pasteboard().copy(text: "https://example.org")
    XCTAssertEqual(pasteboard().string, "https://example.org")
    XCTAssertEqual(pasteboard().url, try url("https://example.org"))
    pasteboard().copy(text: "milk and bread")
    XCTAssertEqual(pasteboard().string, "milk and bread")
    XCTAssertFalse(pasteboard().hasURLs)
  }

  func test_laterRun_takesOverItemsAndCount() async {
    pasteboard().string = "a"
    pasteboard().string = "b"
    let later = Runtime(isSimulated: true)
    later.pasteboard.takeOver(from: pasteboard())
    XCTAssertEqual(later.pasteboard.string, "b")
    XCTAssertEqual(later.pasteboard.changeCount, 2)
  }
}
