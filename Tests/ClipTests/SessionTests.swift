import Airports
import Clip
import Memo
import Movies
import NavwrightTesting
import XCTest

@MainActor
final class SessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../Sessions"
    let passed = await expectSessions(
      in: folder, apps: [ClipApp.self, MemoApp.self, AirportsApp.self, MoviesApp.self])
    XCTAssertGreaterThanOrEqual(passed, 15)
  }
}
