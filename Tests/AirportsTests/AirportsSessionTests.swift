import Airports
import NavwrightTesting
import XCTest

@MainActor
final class AirportsSessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let passed = await expectSessions(in: "../Sessions/airports", apps: [AirportsApp.self])
    XCTAssertGreaterThanOrEqual(passed, 15)
  }
}
