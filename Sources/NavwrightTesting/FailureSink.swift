import Foundation
import Testing
import XCTest

/// Where failures of expectations go.
@MainActor
package struct FailureSink {
  /// Takes a failure; owned by the value.
  package let report: (_ message: String, _ place: FailurePlace) -> Void

  /// Whether XCTest gets it.
  package let isXCTest: Bool

  /// Creates a sink.
  package init(_ report: @escaping (_ message: String, _ place: FailurePlace) -> Void) {
    self.init(isXCTest: false, report)
  }

  private init(
    isXCTest: Bool, _ report: @escaping (_ message: String, _ place: FailurePlace) -> Void
  ) {
    self.isXCTest = isXCTest
    self.report = report
  }

  /// The test that is running, of XCTest or of Swift Testing.
  ///
  /// A test of Swift Testing is known by its task. Work that a test has put into a task of its own has none; then the
  /// library that the process was started for is taken, because the other one would drop the failure without a word.
  package static var running: FailureSink {
    Test.current != nil || isStartedForSwiftTesting ? swiftTesting : xctest
  }

  private static let isStartedForSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[index...].dropFirst().first == "swift-testing"
  }()

  private static let xctest = FailureSink(isXCTest: true) { message, place in
    XCTFail(message, file: StaticPath.of(place.file), line: UInt(place.line))
  }

  private static let swiftTesting = FailureSink { message, place in
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: place.shortName, filePath: place.file, line: place.line, column: place.column))
  }
}
