/// One line of the table.
struct Row {
  let name: String
  let value: Double
  let unit: String
  /// How many places the value has; nil for as many as it is worth.
  var places: Int?
  /// What the row is compared with; nil where there is nothing.
  var floor: Double?
  /// The unit of the floor, where that is not the row's.
  var floorUnit: String?
  /// The median of the rounds' ratios, which is steadier than the ratio of two medians.
  var ratio: Double?
  /// How far the middle half of the rounds lies from the median, as a share of it; nil if there was one round.
  var spread: Double?
  let must: String
  let goal: String
  /// What is known to stand between the row and its bound; shown only where it misses it.
  var inTheWay: String?

  /// The cells that `Scripts/bench` reads: eight, and a ninth where something is in the way.
  var line: String {
    let cells = [
      name, Self.text(value, places: places), unit, floorText,
      ratio.map { Self.text($0, places: $0 < 1_000 ? 2 : 0) } ?? "-",
      spread.map { Self.text($0 * 100, places: 0) + " %" } ?? "-", must, goal,
    ]
    return (cells + [inTheWay].compactMap(\.self)).joined(separator: "\t")
  }

  private var floorText: String {
    guard let floor else { return "-" }
    return ([Self.text(floor)] + [floorUnit].compactMap(\.self)).joined(separator: " ")
  }

  /// A number with as many places as it is worth: none from 100 on, one from 10 on, else two.
  static func text(_ number: Double, places: Int? = nil) -> String {
    let places = places ?? (abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : 2)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded())
    let whole = "\(number < 0 ? "-" : "")\(scaled / Int(scale))"
    guard places > 0 else { return grouped(whole) }
    let rest = "\(scaled % Int(scale))"
    return whole + "." + String(repeating: "0", count: places - rest.count) + rest
  }

  /// Digits with a comma before each third from the right.
  private static func grouped(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    var rest = digits.dropFirst(sign.count)
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return sign + ([rest] + groups).joined(separator: ",")
  }
}

extension Row {
  /// A row of rounds, in nanoseconds divided by a scale.
  init(
    name: String, unit: String, scale: Double = 1, rounds: Rounds, must: String, goal: String,
    inTheWay: String? = nil
  ) {
    self.init(
      name: name, value: rounds.value / scale, unit: unit, floor: rounds.floor / scale,
      ratio: rounds.ratio, spread: rounds.spread, must: must, goal: goal, inTheWay: inTheWay)
  }
}
