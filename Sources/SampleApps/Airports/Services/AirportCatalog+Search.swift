extension AirportCatalog {
  /// What is found for a text, best first: numbers of cities and airports.
  ///
  /// Each word of the text begins a word of what is found; capitals, marks and punctuation do not matter. Words of the
  /// region and the country count, but not alone. Cities: those called so, those that begin so, then others, each by
  /// the number of airports, then by name. Airports: those with that code, those of the city called so, those that
  /// begin so or whose city does, then others, each those with a code on tickets first, then in the order of the
  /// catalogue, which is by city and name.
  ///
  /// - Complexity: O(*n*) in the bytes of the catalogue.
  func search(_ text: String) -> (cities: [Int], airports: [Int]) {
    let words = SearchText.words(text)
    let whole = Array(words.joined())
    var cities = [[Int]](repeating: [], count: 3)
    cityIndex.forEachMatch(of: words) { number, record in
      if let rank = Self.cityRank(record.field(0), words, whole) { cities[rank].append(number) }
    }
    var airports = [[Int]](repeating: [], count: 8)
    airportIndex.forEachMatch(of: words) { number, record in
      if let rank = Self.airportRank(record, words, whole) {
        airports[2 * rank + (hasTicketCode(number) ? 0 : 1)].append(number)
      }
    }
    return (cities.flatMap(byAirports), airports.flatMap { $0 })
  }

  /// - Returns: Nil if only the place of the city is found.
  private static func cityRank(
    _ name: UnsafeRawBufferPointer, _ words: [[UInt8]], _ whole: [UInt8]
  ) -> Int? {
    if name.isEqual(to: whole) { return 0 }
    if name.begins(with: whole) { return 1 }
    return words.contains { name.hasWord(beginningWith: $0) } ? 2 : nil
  }

  /// - Returns: Nil if only the place of the airport is found.
  private static func airportRank(
    _ record: SearchIndex.Record, _ words: [[UInt8]], _ whole: [UInt8]
  ) -> Int? {
    let codes = record.field(0)
    if words.count == 1, codes.hasWord(whole) { return 0 }
    let city = record.field(1)
    if city.isEqual(to: whole) { return 1 }
    let name = record.field(2)
    if city.begins(with: whole) || name.begins(with: whole) { return 2 }
    return words.contains {
      name.hasWord(beginningWith: $0) || city.hasWord(beginningWith: $0)
        || codes.hasWord(beginningWith: $0)
    } ? 3 : nil
  }

  private func byAirports(_ numbers: [Int]) -> [Int] {
    numbers.sorted { left, right in
      let counts = (airportRange(ofCity: left).count, airportRange(ofCity: right).count)
      return counts.0 == counts.1 ? left < right : counts.0 > counts.1
    }
  }
}
