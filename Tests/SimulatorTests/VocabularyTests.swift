import Simulator
import XCTest

/// The words of an app, as a value.
final class VocabularyTests: XCTestCase {
  func test_vocabulary_copiesDoNotChangeWithEachOther() {
    let words = Vocabulary(kinds: ["button"], parameters: ["survey": ["no", "yes"]])
    var more = words
    more.kinds.append("field")
    more.absentCapabilities = ["camera"]
    XCTAssertEqual(words.kinds, ["button"])
    XCTAssertEqual(more.kinds, ["button", "field"])
    XCTAssertEqual(words.everyCapability, [])
    XCTAssertEqual(more.everyCapability, ["camera"])
    XCTAssertEqual(more.parameters, ["survey": ["no", "yes"]])
    XCTAssertNotEqual(words, more)
  }

  func test_vocabulary_ofTheSameWordsIsTheSame() {
    let words = Vocabulary(kinds: ["button"], tabs: ["home"])
    var other = words
    other.tabs = []
    other.tabs.append("home")
    XCTAssertEqual(words, other)
    XCTAssertEqual(Set([words, other]).count, 1)
  }
}
