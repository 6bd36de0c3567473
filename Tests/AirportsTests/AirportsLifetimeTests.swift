import Airports
import NavwrightTesting
import Simulator
import XCTest

/// Who keeps whom: a coordinator and its view model live as long as their screen.
@MainActor
final class AirportsLifetimeTests: XCTestCase {
  private func expect(
    _ name: String, _ lifetime: Lifetime, _ app: SimulatedApp, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(app.simulator.lifetime(of: name), lifetime, name, file: file, line: line)
  }

  func test_theAirportsOfACity_dieWithTheirScreen() async {
    for way in ["back", "swipe back"] {
      await simulate(AirportsApp.self) { app in
        await app.enter("search", "Seoul")
        await app.tap("city", 1)
        expect("AirportsCoordinator", .alive, app)
        expect("AirportsViewModel", .alive, app)
        await app.run(way)
        await app.expectStack("SearchCity")
        expect("AirportsCoordinator", .gone, app)
        expect("AirportsViewModel", .gone, app)
        await app.expectNoLeaks()
      }
    }
  }

  func test_theDetails_dieWithTheirSheet() async {
    for way in ["tap button \"Close\"", "swipe down", "dismiss"] {
      await simulate(AirportsApp.self) { app in
        await app.enter("search", "Seoul")
        await app.tap("city", 1)
        await app.tap("airport", 1)
        expect("AirportDetailsCoordinator", .alive, app)
        expect("AirportDetailsViewModel", .alive, app)
        await app.run(way)
        await app.expectTree("window(nav[SearchCity, Airports(seoul-kr)])")
        expect("AirportDetailsCoordinator", .gone, app)
        expect("AirportDetailsViewModel", .gone, app)
        XCTAssertEqual(app.simulator.closures.count, 2, way)
        await app.expectNoLeaks()
      }
    }
  }

  func test_aCoordinatorWhoseScreenWasRefused_isGone() async {
    await simulate(AirportsApp.self) { app in
      await app.enter("search", "Seoul")
      await app.begin(
        .tap(ElementReference(kind: "airport", selector: .position(1))))
      await app.tap("city", 1)
      await app.settle()
      await app.expectModals("AirportDetails(RKSS)")
      XCTAssertNotEqual(app.simulator.lifetime(of: "AirportsCoordinator"), .alive)
      expect("AirportDetailsCoordinator", .alive, app)
      await app.expectNoLeaks()
    }
  }

  func test_theSearch_livesAsLongAsTheApp() async {
    await simulate(AirportsApp.self) { app in
      expect("AppCoordinator", .alive, app)
      expect("SearchCityCoordinator", .alive, app)
      expect("SearchCityViewModel", .alive, app)
    }
  }

  func test_aReplyThatIsHeld_isNoReasonToWait() async {
    await simulate(AirportsApp.self) { app in
      await app.service("airports", .holds)
      await app.run("app launch")
      await app.enter("search", "Seoul")
      XCTAssertEqual(app.simulator.elements.map(\.title), ["search", "Loading the airports"])
      await app.service("airports", .replies)
      XCTAssertEqual(
        app.simulator.elements.filter { $0.kind == "airport" }.map(\.title),
        ["Gimpo International Airport", "Incheon International Airport", "Seoul Air Base"])
    }
  }
}
