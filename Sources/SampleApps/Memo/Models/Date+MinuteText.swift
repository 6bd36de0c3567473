import Foundation

extension Date {
  /// The minute in Greenwich, as in `2026-01-01 09:30`.
  ///
  /// Reckoned here: to get ready for any calendar and any place, as a format style does, takes longer than to launch the
  /// app.
  var minuteText: String {
    let minutes = Int((timeIntervalSince1970 / 60).rounded(.down))
    let day = Int((Double(minutes) / 1_440).rounded(.down))
    let minute = minutes - day * 1_440
    let date = Self.civil(day)
    return "\(Self.digits(date.year, 4))-\(Self.digits(date.month))-\(Self.digits(date.day))"
      + " \(Self.digits(minute / 60)):\(Self.digits(minute % 60))"
  }

  /// The date of a day, counted from 1970, in the Gregorian calendar.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the day that only some have is their last; 400 of them have 146,097 days.
    let fromMarchOfYear0 = day + 719_468
    let era = Int((Double(fromMarchOfYear0) / 146_097).rounded(.down))
    let dayOfEra = fromMarchOfYear0 - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isPastNewYear = month >= 10
    return (
      year: era * 400 + year + (isPastNewYear ? 1 : 0),
      month: isPastNewYear ? month - 9 : month + 3,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func digits(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
