import Foundation
import XCTest

/// The page on links shows code that is tested, and lines that tests expect.
final class LinkDocumentationTests: XCTestCase {
  private var root: URL {
    // The folder of tests may be a symbolic link to that of the package.
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func test_everyBlockOfCodeStandsInATestedSource() throws {
    let shop = "Tests/CoordinationTests/Links/Shop/"
    let sources = try [
      shop + "ShopRoute.swift", shop + "ShopScreens.swift", shop + "ShopCoordinator.swift",
      shop + "ShopScene.swift", "Sources/SampleApps/Memo/MemoApp.swift",
    ].map { Self.flat(try text($0)) }
    var blocks = 0
    let page = try text("Documentation/DeepLinks.md").components(separatedBy: "```")
    for block in page where block.hasPrefix("swift\n") {
      blocks += 1
      let code = Self.flat(String(block.dropFirst("swift\n".count)))
      XCTAssertTrue(sources.contains { $0.contains(code) }, "not tested: \(block)")
    }
    XCTAssertGreaterThanOrEqual(blocks, 9)
  }

  /// The lines without their indentation, and without those that are empty.
  private static func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
