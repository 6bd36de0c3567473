import Sessions
import XCTest

/// The way to join texts that takes the place of the library's.
final class JoinedTests: XCTestCase {
  func test_textsAreJoinedAsTheLibraryJoinsThem() {
    for texts in [[], [""], ["a"], ["", ""], ["a", "b"], ["a", "", "c"], ["é", "\u{301}", "한"]] {
      for separator in ["", ", ", "\n"] {
        XCTAssertEqual(texts.joined(separator: separator), texts[...].joined(separator: separator))
      }
    }
  }
}
