import UIKit

/// What a screen of airports needs to know of its view model.
@MainActor
protocol AirportsViewPresentable: AnyObject {
  var output: AirportsOutput { get }
}

/// What is done on the screen.
struct AirportsInput {
  let airportSelect: Driver<AirportViewModel>
}

/// What the screen shows.
struct AirportsOutput {
  let title: String
  let cityID: String?
  let airports: Rows<AirportViewModel>
}

/// The airports of a city, those with a code on tickets first, each part by name.
final class AirportsViewModel: AirportsViewPresentable {
  /// Where it leads.
  struct Routing {
    let airportSelected: Driver<AirportModel>
  }

  let output: AirportsOutput
  let routing: Routing

  init(
    input: AirportsInput, models: Set<AirportModel>, airportService: any AirportService
  ) {
    let rows = models.sorted { left, right in
      (left.iata == nil ? 1 : 0, left.name, left.code)
        < (right.iata == nil ? 1 : 0, right.name, right.code)
    }
    let city = rows.first?.city
    output = AirportsOutput(
      title: city?.name ?? "", cityID: city?.id,
      airports: Rows(count: rows.count) { AirportViewModel(rows[$0]) })
    // A row that belongs to no model leads nowhere.
    routing = Routing(
      airportSelected: input.airportSelect.compactMap { row in
        models.first { $0.code == row.code }
      })
    airportService.track(self, named: "AirportsViewModel")
  }
}
