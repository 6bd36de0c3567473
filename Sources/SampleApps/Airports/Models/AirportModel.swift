/// An airport; two with the same code are the same.
struct AirportModel: Sendable {
  /// The ICAO code, or what airportsdata gives an airport that has none.
  let code: String
  /// The code that is on tickets.
  let iata: String?
  /// The code of the authority of the United States, where it is another one.
  let localCode: String?
  let name: String
  /// Nil for an airport far from any.
  let city: CityModel?
  /// State, province or the like.
  let region: String?
  /// Two letters, of ISO 3166.
  let country: String
  /// In feet.
  let elevation: String?
  /// In degrees, north and east.
  let latitude: String
  let longitude: String
  let timeZone: String?
}

extension AirportModel: Hashable {
  static func == (left: AirportModel, right: AirportModel) -> Bool { left.code == right.code }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// A city with airports.
struct CityModel: Hashable, Sendable {
  /// Its place in the catalogue.
  let number: Int
  /// Its name, its region where the country has several cities of this name, and its country, such as `seoul-kr`.
  let id: String
  let name: String
  /// Only where the country has several cities of this name.
  let region: String?
  let country: String
  let airportCount: Int

  /// What tells it from others of its name.
  var place: String { region.map { "\($0), \(country)" } ?? country }
}
