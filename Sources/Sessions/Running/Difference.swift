/// Says in words where two values differ first.
enum Difference {
  /// The first entry that differs.
  static func between(lists expected: [String], _ actual: [String]) -> String {
    for index in 0..<max(expected.count, actual.count) {
      let wanted = index < expected.count ? expected[index] : nil
      let found = index < actual.count ? actual[index] : nil
      guard wanted != found else { continue }
      return "element \(index + 1): expected \(wanted ?? "nothing more"),"
        + " found \(found ?? "nothing more")"
    }
    return "the entries are the same, but not where one ends and the next begins"
  }

  /// The first Character that differs; its scalars too where two look alike.
  static func between(texts expected: String, _ actual: String) -> String {
    var left = expected.makeIterator()
    var right = actual.makeIterator()
    var position = 1
    while true {
      let wanted = left.next()
      let found = right.next()
      guard wanted == found else {
        return "character \(position): expected \(words(for: wanted, beside: found)),"
          + " found \(words(for: found, beside: wanted))"
      }
      guard wanted != nil else { return "the texts are the same" }
      position += 1
    }
  }

  private static func words(for character: Character?, beside other: Character?) -> String {
    guard let character else { return "the end" }
    let quoted = SessionText.quoted(String(character))
    let mayLookAlike = !character.isASCII || other.map { !$0.isASCII } ?? false
    guard mayLookAlike else { return quoted }
    let scalars = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(quoted) (\(scalars.joined(separator: " ")))"
  }
}
