import XCTest

/// Where failures of expectations go.
@MainActor
package struct FailureSink {
  /// Takes a failure; owned by the value.
  package let report: (_ message: String, _ file: StaticString, _ line: UInt) -> Void

  package init(_ report: @escaping (String, StaticString, UInt) -> Void) {
    self.report = report
  }

  /// The running XCTest case.
  package static let xctest = FailureSink { message, file, line in
    XCTFail(message, file: file, line: line)
  }
}
