/// The library whose tests are written.
public enum TestLibrary: Hashable, Sendable {
  /// A class of XCTest.
  case xctest
  /// A suite of Swift Testing.
  case swiftTesting
}

extension TestLibrary {
  /// The module that tests import.
  var module: String {
    switch self {
    case .xctest: "XCTest"
    case .swiftTesting: "Testing"
    }
  }

  /// The first line of a class or suite.
  func opening(_ name: String) -> [String] {
    switch self {
    case .xctest: ["@MainActor", "final class \(name): XCTestCase {"]
    case .swiftTesting: ["@MainActor", "@Suite struct \(name) {"]
    }
  }

  /// The first line of a test.
  ///
  /// - Parameters:
  ///   - name: A name that may stand in Swift, without `test_`.
  ///   - title: What people call it.
  ///   - skipped: Why it is not run; nil if it is.
  func test(_ name: String, title: String, skipped: String? = nil) -> String {
    switch self {
    case .xctest: "  func test_\(name)() async\(skipped == nil ? "" : " throws") {"
    case .swiftTesting:
      "  @Test(\(SwiftText.literal(title))"
        + (skipped.map { ", .disabled(\(SwiftText.literal($0)))" } ?? "")
        + ") func \(name)() async {"
    }
  }
}
