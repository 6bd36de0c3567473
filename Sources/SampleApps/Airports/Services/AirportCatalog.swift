import Foundation

/// All airports, as bytes of a file in which places are known; an airport is made when it is asked for.
struct AirportCatalog: Sendable {
  private let content: [UInt8]
  private let regions: [AirportFileReader.Region]
  /// In order; the last one stands for airports of no city.
  private let cities: [AirportFileReader.City]
  /// Where the line of each airport begins.
  private let airportStarts: [Int32]
  /// Of each city its name, then its place.
  let cityIndex: SearchIndex
  /// Of each airport its codes, its city, its name, then its place.
  let airportIndex: SearchIndex

  /// Reads the content of a file.
  ///
  /// - Throws: `AirportError.damaged`, if it is not what `Scripts/airports` writes.
  init(content: [UInt8]) throws(AirportError) {
    var reader = AirportFileReader(capacity: content.count)
    let isWhole = content.withUnsafeBufferPointer { reader.read($0) }
    guard isWhole else { throw .damaged(file: AirportFile.name, line: reader.line) }
    self.content = content
    regions = reader.regions
    cities = reader.cities
    airportStarts = reader.airportStarts
    cityIndex = reader.cityIndex
    airportIndex = reader.airportIndex
  }

  /// The number of airports.
  var airportCount: Int { airportStarts.count }

  /// The city with a number, from 0.
  func city(_ number: Int) -> CityModel {
    let parts = parts(at: cities[number].start)
    let shown = parts.count == 2 ? Int(parts[1]) : nil
    let first = airportRange(ofCity: number).lowerBound
    let country = regions[Int(self.parts(at: airportStarts[first])[4]) ?? 0].country
    let name = String(parts[0].dropFirst())
    let region = shown.map { regions[$0].name }
    return CityModel(
      number: number, id: Self.id([name, region ?? "", country]), name: name,
      region: region == "" ? nil : region, country: country,
      airportCount: airportRange(ofCity: number).count)
  }

  /// The airport with a number, from 0.
  func airport(_ number: Int) -> AirportModel {
    let parts = parts(at: airportStarts[number])
    let region = regions[Int(parts[4]) ?? 0]
    let city = cityNumber(ofAirport: number).map(city)
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    return AirportModel(
      code: parts[0], iata: given(parts[1]), localCode: localCode(parts[2], of: parts[0]),
      name: parts[3], city: city, region: given(region.name), country: region.country,
      elevation: given(parts[5]), latitude: parts[6], longitude: parts[7],
      timeZone: given(parts.count > 8 ? parts[8] : region.timeZone))
  }

  /// The airports of a city.
  func airports(ofCity number: Int) -> [AirportModel] {
    airportRange(ofCity: number).map(airport)
  }

  /// The airport with an ICAO code.
  func airport(code: String) -> AirportModel? {
    let code = Array(code.utf8)
    let found = airportStarts.firstIndex { start in
      content[Int(start)...].prefix { $0 != Lines.tab }.elementsEqual(code)
    }
    return found.map(airport)
  }

  /// The airports of a city, by number.
  func airportRange(ofCity number: Int) -> Range<Int> {
    let end = number + 1 < cities.count ? Int(cities[number + 1].firstAirport) : airportCount
    return Int(cities[number].firstAirport)..<end
  }

  /// The last city that begins no later; nil for an airport of no city.
  private func cityNumber(ofAirport number: Int) -> Int? {
    var low = 0
    var high = cities.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if cities[middle].firstAirport <= number { low = middle } else { high = middle - 1 }
    }
    return low == cities.count - 1 ? nil : low
  }

  /// Whether an airport has a code that is on tickets.
  func hasTicketCode(_ number: Int) -> Bool {
    let code = content[Int(airportStarts[number])...].drop { $0 != Lines.tab }.dropFirst()
    return code.first != Lines.tab
  }

  private func parts(at start: Int32) -> [String] {
    let line = content[Int(start)...].prefix { $0 != Lines.newline }
    return line.split(separator: Lines.tab, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func localCode(_ text: String, of code: String) -> String? {
    switch text {
    case "", "=": nil
    case "-": String(code.dropFirst())
    default: text
    }
  }

  private static func id(_ names: [String]) -> String {
    names.flatMap(SearchText.words).map { String(decoding: $0.dropFirst(), as: UTF8.self) }
      .joined(separator: "-")
  }
}
