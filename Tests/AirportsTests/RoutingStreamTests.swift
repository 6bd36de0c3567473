import Airports
import NavwrightTesting
import XCTest

/// What a screen gives out as a stream, which a coordinator follows.
@MainActor
final class RoutingStreamTests: XCTestCase {
  /// In the sample: from the row through the screen's relay and the view model's routing to the coordinator.
  func test_F_69_aViewModelsRouting_leadsItsCoordinator() async {
    await simulate(AirportsApp.self) { app in
      await app.enter("search", "Seoul")
      await app.tap("city", 1)
      await app.expectStack("SearchCity > Airports(seoul-kr)")
      await app.tap("airport", 2)
      await app.expectModals("AirportDetails(RKSI)")
    }
  }
}
