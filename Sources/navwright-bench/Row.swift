/// One line of the table.
struct Row {
  let name: String
  let value: Double
  let unit: String
  /// What the row is compared with; nil where there is nothing.
  var floor: Double?
  /// The median of the rounds' ratios, which is steadier than the ratio of two medians.
  var ratio: Double?
  let must: String
  let goal: String
  /// What is known to stand between the row and its bound; shown only where it misses it.
  var inTheWay: String?

  /// The cells that `Scripts/bench` reads: seven, and an eighth where something is in the way.
  var line: String {
    let cells = [
      name, Self.text(value), unit, floor.map(Self.text) ?? "-",
      ratio.map { Self.text($0, places: 2) } ?? "-", must, goal,
    ]
    return (cells + [inTheWay].compactMap(\.self)).joined(separator: "\t")
  }

  /// A number with as many places as it is worth: none from 100 on, one from 10 on, else two.
  private static func text(_ number: Double) -> String {
    text(number, places: abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : 2)
  }

  private static func text(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded())
    let whole = "\(number < 0 ? "-" : "")\(scaled / Int(scale))"
    guard places > 0 else { return whole }
    let rest = "\(scaled % Int(scale))"
    return whole + "." + String(repeating: "0", count: places - rest.count) + rest
  }
}
