import Foundation
import Memo
import NavwrightTesting
import XCTest

@MainActor
final class MemoSessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../Sessions/memo"
    let passed = await expectSessions(in: folder, apps: [MemoApp.self])
    XCTAssertGreaterThanOrEqual(passed, 15)
  }
}
