/// Durations as the session language writes them.
enum DurationText {
  /// The clock never stands later than this; it keeps all sums far from overflow.
  static let limitInHours = 1000
  static let limit = Duration.seconds(limitInHours * 3_600)

  /// Reads `300ms`, `1.5s`, `2m` or `1h`.
  static func parse(_ text: String) -> Result<Duration, DurationProblem> {
    var rest = Substring(text).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = Substring("").utf8
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return .failure(.malformed) }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty, fraction.count <= 9 else { return .failure(.malformed) }
    let unit = String(Substring(rest))
    guard let nanoseconds = nanoseconds(of: unit) else {
      return .failure(unit.isEmpty ? .noUnit : .malformed)
    }
    guard !isNegative else { return .failure(.negative) }
    let limit = Int64(limitInHours) * 3_600_000_000_000
    guard whole.count <= 15, let count = Int64(Substring(whole)), count <= limit / nanoseconds
    else { return .failure(.tooLong) }
    let scale = (0..<fraction.count).reduce(Int64(1)) { scale, _ in scale * 10 }
    let (parts, overflows) = (Int64(Substring(fraction)) ?? 0)
      .multipliedReportingOverflow(by: nanoseconds)
    guard !overflows, parts % scale == 0 else { return .failure(.malformed) }
    let total = count * nanoseconds + parts / scale
    return total > limit ? .failure(.tooLong) : .success(.nanoseconds(total))
  }

  /// The virtual time as `clock` shows it, `1.250s`.
  static func clock(_ time: Duration) -> String {
    decimal(time, leastDigits: 3) + "s"
  }

  /// The shortest text that reads back as the same duration.
  static func canonical(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    if seconds == 0, attoseconds > 0, attoseconds % perMillisecond == 0 {
      return "\(attoseconds / perMillisecond)ms"
    }
    return decimal(duration, leastDigits: 0) + "s"
  }

  private static func decimal(_ duration: Duration, leastDigits: Int) -> String {
    let (seconds, attoseconds) = duration.components
    var digits = String(attoseconds.magnitude / 1_000_000_000)
    digits = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    while digits.count > leastDigits, digits.last == "0" { digits.removeLast() }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(digits.isEmpty ? "" : "." + digits)"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func nanoseconds(of unit: String) -> Int64? {
    switch unit {
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    case "h": 3_600_000_000_000
    default: nil
    }
  }
}
