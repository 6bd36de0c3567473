/// Reads the file with the airports; `Scripts/lib/airports.py` describes it.
struct AirportFileReader {
  struct Region {
    let country: String
    let name: String
    let timeZone: String
  }

  struct City {
    /// Where its line begins.
    let start: Int32
    let firstAirport: Int32
  }

  /// The last line that was looked at.
  private(set) var line = 1
  private(set) var regions: [Region] = []
  private(set) var cities: [City] = []
  private(set) var airportStarts: [Int32] = []
  private(set) var cityIndex: SearchIndex
  private(set) var airportIndex: SearchIndex

  /// - Parameter capacity: The size of the file.
  init(capacity: Int) {
    cityIndex = SearchIndex(capacity: capacity / 3)
    airportIndex = SearchIndex(capacity: capacity)
  }

  /// - Returns: Whether the file is whole.
  mutating func read(_ all: UnsafeBufferPointer<UInt8>) -> Bool {
    var lines = Lines(all)
    guard lines.next() else { return false }
    let header = lines.parts.map { String(decoding: $0, as: UTF8.self) }
    guard header.count == 5, header[0] == "airports 1", let regionCount = Int(header[2]),
      let cityCount = Int(header[3]), let airportCount = Int(header[4])
    else { return false }
    var places: [Place] = []
    while regions.count < regionCount {
      line += 1
      guard lines.next(), lines.parts.count == 3 else { return false }
      places.append(Place(region: lines.parts[1], country: lines.parts[0]))
      regions.append(
        Region(
          country: String(decoding: lines.parts[0], as: UTF8.self),
          name: String(decoding: lines.parts[1], as: UTF8.self),
          timeZone: String(decoding: lines.parts[2], as: UTF8.self)))
    }
    var city = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    while lines.next() {
      line += 1
      if lines.parts[0].first == UInt8(ascii: "*") {
        // The last one is the only one without a name.
        guard lastCityHasAirports, cities.isEmpty || !city.isEmpty,
          readCity(lines, places)
        else { return false }
        city = UnsafeBufferPointer(rebasing: lines.parts[0].dropFirst())
      } else if cities.isEmpty || !readAirport(lines, city, places) {
        return false
      }
    }
    cityIndex.end()
    airportIndex.end()
    return city.isEmpty && airportStarts.count == airportCount && cities.count == cityCount + 1
  }

  /// A region's names as bytes of the file.
  private struct Place {
    let region: UnsafeBufferPointer<UInt8>
    let country: UnsafeBufferPointer<UInt8>
  }

  private var lastCityHasAirports: Bool {
    cities.last.map { $0.firstAirport < airportStarts.count } ?? true
  }

  private mutating func readCity(_ lines: Lines, _ places: [Place]) -> Bool {
    let name = UnsafeBufferPointer(rebasing: lines.parts[0].dropFirst())
    cities.append(City(start: Int32(lines.start), firstAirport: Int32(airportStarts.count)))
    if name.isEmpty { return lines.parts.count == 1 }
    cityIndex.beginRecord()
    cityIndex.append(name)
    cityIndex.endField()
    if lines.parts.count > 1 {
      guard lines.parts.count == 2, let region = Self.number(lines.parts[1]),
        region < places.count
      else { return false }
      cityIndex.append(places[region].region)
    }
    cityIndex.endField()
    return true
  }

  private mutating func readAirport(
    _ lines: Lines, _ city: UnsafeBufferPointer<UInt8>, _ places: [Place]
  ) -> Bool {
    let parts = lines.parts
    guard parts.count == 8 || parts.count == 9, let region = Self.number(parts[4]),
      region < places.count
    else { return false }
    airportStarts.append(Int32(lines.start))
    airportIndex.beginRecord()
    airportIndex.append(parts[0])
    airportIndex.append(parts[1])
    airportIndex.append(parts[2])
    airportIndex.endField()
    airportIndex.append(city)
    airportIndex.endField()
    airportIndex.append(parts[3])
    airportIndex.endField()
    airportIndex.append(places[region].region)
    airportIndex.append(places[region].country)
    airportIndex.endField()
    return true
  }

  /// A number of the file, from 0; nil if it is none.
  private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
    guard (1...6).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
