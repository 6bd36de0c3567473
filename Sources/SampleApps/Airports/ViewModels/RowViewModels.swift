import UIKit

/// A city as a row shows it.
struct CityViewModel {
  let number: Int
  let id: String
  let name: String
  /// Where it is, and how many airports it has.
  let detail: String

  init(_ model: CityModel) {
    number = model.number
    id = model.id
    name = model.name
    detail =
      "\(model.place), \(model.airportCount == 1 ? "1 airport" : "\(model.airportCount) airports")"
  }
}

/// An airport as a row shows it.
struct AirportViewModel {
  let code: String
  let name: String
  /// The code on tickets, and where it is.
  let detail: String

  init(_ model: AirportModel) {
    code = model.code
    name = model.name
    detail = [model.iata, model.city?.name ?? model.region, model.country]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

/// Rows that are made when somebody looks at them.
struct Rows<Row> {
  static var none: Rows { Rows(count: 0) { _ in nil } }

  let count: Int
  /// Owned by this value; nil for a place that does not exist.
  let make: @MainActor (_ index: Int) -> Row?
}
