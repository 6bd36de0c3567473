import UIKit
import XCTest

/// What the catalogue leaves open is chosen in one table, and the tests say where they rest on it.
final class UncertainChoiceTests: XCTestCase {
  private func testSources() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  func test_everyChoiceIsNamedInATestOfItsBehaviour() throws {
    let sources = try testSources()
    for choice in UncertainChoice.allCases {
      XCTAssertTrue(sources.contains("UncertainChoice.\(choice)"), "\(choice)")
      let tested = choice.catalogueIDs.contains { id in
        sources.contains("test_\(id.replacingOccurrences(of: "-", with: "_"))_")
      }
      XCTAssertTrue(tested, choice.rawValue)
    }
  }

  func test_choicesNameIdsOfTheCatalogue() {
    for choice in UncertainChoice.allCases {
      for id in choice.catalogueIDs {
        XCTAssertNotNil(
          id.range(of: "^[A-Z]+-[0-9]{2}$", options: .regularExpression), "\(choice)")
      }
    }
  }
}
