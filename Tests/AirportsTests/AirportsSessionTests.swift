import Airports
import Foundation
import NavwrightTesting
import XCTest

@MainActor
final class AirportsSessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../Sessions/airports"
    let passed = await expectSessions(in: folder, apps: [AirportsApp.self])
    XCTAssertGreaterThanOrEqual(passed, 15)
  }
}
