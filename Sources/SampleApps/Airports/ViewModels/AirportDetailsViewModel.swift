import UIKit

/// What a screen of one airport needs to know of its view model.
@MainActor
protocol AirportDetailsViewPresentable: AnyObject {
  var output: AirportDetailsOutput { get }
}

/// What is done on the screen.
struct AirportDetailsInput {
  let close: Driver<Void>
}

/// What the screen shows.
struct AirportDetailsOutput {
  /// One thing that is known of the airport.
  struct Detail {
    let id: String
    let text: String
  }

  let title: String
  let code: String
  let details: [Detail]
}

/// All that is known of an airport.
final class AirportDetailsViewModel: AirportDetailsViewPresentable {
  /// Where it leads.
  struct Routing {
    let closed: Driver<Void>
  }

  let output: AirportDetailsOutput
  let routing: Routing

  init(
    input: AirportDetailsInput, model: AirportModel, airportService: any AirportService
  ) {
    output = AirportDetailsOutput(
      title: model.name, code: model.code, details: Self.details(of: model))
    routing = Routing(closed: input.close)
    airportService.track(self, named: "AirportDetailsViewModel")
  }

  /// What is not known has no line.
  private static func details(of model: AirportModel) -> [AirportDetailsOutput.Detail] {
    let all: [(id: String, text: String?)] = [
      ("name", model.name),
      ("city", model.city?.name),
      ("region", model.region),
      ("country", model.country),
      ("iata", model.iata),
      ("icao", model.code),
      ("local-code", model.localCode),
      ("location", location(of: model)),
      ("elevation", model.elevation.map { "\($0) ft" }),
      ("time-zone", model.timeZone),
    ]
    return all.compactMap { id, text in
      text.map { AirportDetailsOutput.Detail(id: id, text: $0) }
    }
  }

  private static func location(of model: AirportModel) -> String {
    "\(degrees(model.latitude, "N", "S")), \(degrees(model.longitude, "E", "W"))"
  }

  private static func degrees(_ number: String, _ plus: String, _ minus: String) -> String {
    number.hasPrefix("-") ? "\(number.dropFirst())° \(minus)" : "\(number)° \(plus)"
  }
}
