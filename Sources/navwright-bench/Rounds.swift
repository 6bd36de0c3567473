/// Interleaved rounds of something and of what it is compared with.
///
/// Both are measured in the same process and in turn, so that what slows the machine slows both.
struct Rounds {
  /// The median of the subject, in nanoseconds a unit.
  let value: Double
  /// The median of the floor, in nanoseconds a unit.
  let floor: Double
  /// The median of the rounds' ratios.
  let ratio: Double
  /// How far the middle half of the ratios lies from their median, as a share of it.
  let spread: Double

  /// Measures.
  ///
  /// - Parameters:
  ///   - rounds: How often each is measured; one more round before warms up.
  ///   - units: How many units one call of `subject` does.
  ///   - floorUnits: How many units one call of `floor` does; nil for as many.
  ///   - floor: What the subject is compared with; returns nanoseconds.
  ///   - subject: What is measured; returns nanoseconds.
  init(
    rounds: Int = 9, units: Int, floorUnits: Int? = nil, floor: () -> Double,
    subject: () -> Double
  ) {
    var floors: [Double] = []
    var subjects: [Double] = []
    var ratios: [Double] = []
    _ = floor()
    _ = subject()
    for _ in 0..<rounds {
      let base = floor() / Double(floorUnits ?? units)
      let value = subject() / Double(units)
      floors.append(base)
      subjects.append(value)
      ratios.append(value / base)
    }
    self.value = Self.median(subjects)
    self.floor = Self.median(floors)
    ratio = Self.median(ratios)
    spread = Self.spread(ratios)
  }

  /// How far the middle half of some numbers lies from their median, as a share of it.
  static func spread(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    let quarter = sorted.count / 4
    return (sorted[sorted.count - 1 - quarter] - sorted[quarter]) / 2 / median(numbers)
  }

  static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }
}
