import Airports
import NavwrightTesting
import Simulator
import XCTest

/// What is found, seen through the screen.
@MainActor
final class AirportsDataTests: XCTestCase {
  private func found(_ kind: String, for text: String, in app: SimulatedApp) async
    -> [ScreenElement]
  {
    await app.enter("search", text)
    return app.simulator.elements.filter { $0.kind == kind }
  }

  func test_everyAirportAndEveryCityIsThere_eachWithAnIDOfItsOwn() async {
    await simulate(AirportsApp.self) { app in
      var codes: Set<String> = []
      var cities: Set<String> = []
      for first in "abcdefghijklmnopqrstuvwxyz0123456789" {
        await app.enter("search", String(first))
        let elements = app.simulator.elements
        let ids = elements.filter { $0.kind == "city" }.compactMap(\.id)
        XCTAssertEqual(Set(ids).count, ids.count, "\(first)")
        cities.formUnion(ids)
        codes.formUnion(elements.filter { $0.kind == "airport" }.compactMap(\.id))
      }
      XCTAssertEqual(codes.count, 28_298)
      XCTAssertEqual(cities.count, 19_025)
    }
  }

  func test_results_areInOneOrder() async {
    await simulate(AirportsApp.self) { app in
      let first = await found("airport", for: "london", in: app).map(\.title)
      let cities = await found("city", for: "london", in: app).map(\.value)
      let again = await found("airport", for: "LONDON", in: app).map(\.title)
      XCTAssertEqual(first, again)
      XCTAssertEqual(
        Array(first.prefix(7)),
        [
          "London Airport", "London Biggin Hill Airport", "London City Airport",
          "London Gatwick Airport", "London Heathrow Airport", "London Luton Airport",
          "London Stansted Airport",
        ])
      XCTAssertEqual(
        Array(cities.prefix(4)),
        [
          "GB, 7 airports", "CA, 2 airports", "Kentucky, US, 2 airports",
          "Ohio, US, 1 airport",
        ])
    }
  }

  func test_marks_areFoundEitherWay() async {
    await simulate(AirportsApp.self) { app in
      for (plain, marked) in [
        ("sao paulo", "São Paulo"), ("lodz", "Łódź"), ("bodo", "Bodø"), ("keflavik", "Keflavík"),
        ("thorshofn", "Þórshöfn"), ("malmo", "MALMÖ"), ("istanbul", "İstanbul"),
      ] {
        let one = await found("airport", for: plain, in: app).compactMap(\.id)
        let other = await found("airport", for: marked, in: app).compactMap(\.id)
        XCTAssertEqual(one, other, plain)
        XCTAssertFalse(one.isEmpty, plain)
      }
    }
  }

  func test_composedAndDecomposedText_areTheSame() async {
    await simulate(AirportsApp.self) { app in
      let composed = await found("city", for: "S\u{E3}o Paulo", in: app).map(\.title)
      let decomposed = await found("city", for: "Sa\u{303}o Paulo", in: app).map(\.title)
      XCTAssertEqual(composed, decomposed)
      XCTAssertEqual(composed.first, "Sao Paulo")
    }
  }
}
