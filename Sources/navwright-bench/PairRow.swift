/// What something has to take: a time or a rate, which is held against the pairs of the floor in the same run.
///
/// Times of one machine say little about another, nor does one machine keep its speed. So a bound is as many times
/// what a pair on the floor takes as it was where the bound was set.
struct Bound {
  /// What a pair on the floor takes where the bounds were set, in nanoseconds.
  private static let pair = 205.0

  /// The bound as it was set.
  let text: String
  /// The most it may take, in pairs on the floor.
  let pairs: Double

  private init(_ text: String, nanoseconds: Double) {
    self.text = text
    pairs = nanoseconds / Self.pair
  }

  static func microseconds(_ number: Int) -> Bound {
    Bound("\(number) µs", nanoseconds: Double(number) * 1e3)
  }

  static func milliseconds(_ number: Int) -> Bound {
    Bound("\(number) ms", nanoseconds: Double(number) * 1e6)
  }

  /// So many thousand a second.
  static func thousandsPerSecond(_ number: Int) -> Bound {
    Bound("\(number) k/s", nanoseconds: 1e6 / Double(number))
  }

  /// The cell of the table.
  var cell: String { "≤ \(Row.text(pairs))× (\(text))" }
}

extension Row {
  /// How the value of a row is written.
  enum Unit: String {
    case microseconds = "µs"
    case milliseconds = "ms"
    case thousandsPerSecond = "k/s"

    /// The value for so many nanoseconds.
    fileprivate func value(_ nanoseconds: Double) -> Double {
      switch self {
      case .microseconds: nanoseconds / 1e3
      case .milliseconds: nanoseconds / 1e6
      case .thousandsPerSecond: 1e6 / nanoseconds
      }
    }
  }

  /// Measures something that has no floor of its own beside pairs on the floor, in turn.
  ///
  /// - Parameters:
  ///   - name: The row's name.
  ///   - unit: How its value is written.
  ///   - rounds: How often it is measured.
  ///   - units: How many units one call of `subject` does.
  ///   - must: What counts as done.
  ///   - goal: What is aimed at.
  ///   - inTheWay: What is known to stand between the row and its bounds.
  ///   - subject: What is measured; returns nanoseconds.
  @MainActor
  static func besidePairs(
    name: String, unit: Unit, rounds: Int = 15, units: Int = 1, must: Bound, goal: Bound,
    inTheWay: String, subject: () -> Double
  ) -> Row {
    let pairs = 20_000
    let counter = Counter()
    let floor = FloorStack(depth: 10, counter: counter)
    let rounds = Rounds(
      rounds: rounds, units: units, floorUnits: pairs,
      floor: { Clock.measure { floor.pairs(pairs, counter) } }, subject: subject)
    return Row(
      name: name, value: unit.value(rounds.value), unit: unit.rawValue, floor: rounds.floor,
      floorUnit: "ns", ratio: rounds.ratio, spread: rounds.spread, must: must.cell,
      goal: goal.cell, inTheWay: inTheWay)
  }
}
