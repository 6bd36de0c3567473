import Airports
import Clip
import Memo
import NavwrightTesting
import XCTest

@MainActor
final class SessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../Sessions"
    let passed = await expectSessions(
      in: folder, apps: [ClipApp.self, MemoApp.self, AirportsApp.self])
    XCTAssertGreaterThanOrEqual(passed, 15)
  }
}
