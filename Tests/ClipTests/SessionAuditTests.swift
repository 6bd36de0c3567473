import Airports
import Clip
import Foundation
import Memo
import Movies
import NavwrightTesting
import XCTest

/// No session file of the samples ends with something that should be gone, and their random walks, which check the same
/// at their ends, do not either: the audit raises no false alarm.
@MainActor
final class SessionAuditTests: XCTestCase {
  func test_F_58_atTheEndOfEverySession_theAuditIsSilent() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Sessions")
    var passed = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where !name.hasPrefix("_") {
      passed += await expectSessions(
        in: "../Sessions/\(name)",
        apps: [ClipApp.self, MemoApp.self, AirportsApp.self, MoviesApp.self],
        checksLeaks: true)
    }
    XCTAssertGreaterThan(passed, 150)
  }
}
