/// The timers of an account.
struct RemindModel: Hashable, Sendable {
  var completeTimerModelList: [CompleteTimerModel]
  var waitTimerModelList: [WaitTimerModel]

  /// Whether there is no timer at all.
  var isEmpty: Bool { completeTimerModelList.isEmpty && waitTimerModelList.isEmpty }
}

/// A timer whose time has come.
struct CompleteTimerModel: Hashable, Sendable {
  var id: Int
  var remindDay: String
  var remindTime: String
  var clipID: Int
  var clipName: String
}

/// A timer that waits for its time.
public struct WaitTimerModel: Hashable, Sendable {
  var id: Int
  var clipID: Int
  var clipName: String
  /// Days of the week, Monday 1 to Sunday 7, in order.
  var remindDates: [Int]
  var remindTime: String
  var isEnable: Bool
}

/// A clip that a timer is made for.
struct RemindClipModel: Hashable, Sendable {
  var id: Int
  var title: String
  var clipCount: Int
}

/// A timer to be made.
struct RemindTimerAddModel: Hashable, Sendable {
  var clipID: Int
  var remindTime: String
  var remindDates: [Int]
}

/// A timer to be changed.
struct RemindTimerEditModel: Hashable, Sendable {
  var remindID: Int
  var remindTime: String
  var remindDates: [Int]
}

/// What timers are bound by.
enum TimerRule {
  /// How many timers of an account may wait.
  static let maximumCount = 5
  /// The time a new timer begins with.
  static let firstTime = "09:00"

  /// Whether a text is a time of the day, from 00:00 to 23:59.
  static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isNumber) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return false }
    return hour < 24 && minute < 60
  }
}

/// A choice of days on which a timer repeats.
public enum TimerRepeatDate: Int, CaseIterable, Sendable {
  /// Monday.
  case mon = 1
  /// The days after it.
  case tue, wed, thu, fri, sat, sun
  /// More than one day.
  case everyDay, everyWeekDay, everyWeekend

  /// The days of the week it stands for, Monday 1 to Sunday 7.
  var days: Set<Int> {
    switch self {
    case .mon, .tue, .wed, .thu, .fri, .sat, .sun: [rawValue]
    case .everyDay: Set(1...7)
    case .everyWeekDay: Set(1...5)
    case .everyWeekend: [6, 7]
    }
  }

  /// The text of its row.
  var title: String {
    switch self {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    case .everyDay: "Every day"
    case .everyWeekDay: "Every weekday"
    case .everyWeekend: "Every weekend"
    }
  }
}

extension TimerRepeatDate {
  /// The days of the week that several choices stand for together, Monday 1 to Sunday 7, in order.
  static func days(of chosen: Set<TimerRepeatDate>) -> [Int] {
    chosen.reduce(into: Set<Int>()) { $0.formUnion($1.days) }.sorted()
  }

  /// What days of the week are called together.
  static func text(for days: [Int]) -> String {
    let several: [TimerRepeatDate] = [.everyDay, .everyWeekDay, .everyWeekend]
    if let choice = several.first(where: { $0.days == Set(days) }) { return choice.title }
    return days.compactMap { TimerRepeatDate(rawValue: $0)?.title }.joined(separator: ", ")
  }
}

/// What the timer screen can show, by who allows alarms.
enum RemindViewType: Hashable, Sendable {
  case deviceOnAppOnExistData
  case deviceOnAppOnNoneData
  case deviceOffAppOn
  case deviceOnAppOff
  case deviceOffAppOff

  /// Who does not let a timer ring.
  enum Alarm: Hashable, Sendable {
    case ofTheApp
    case ofTheDevice
  }

  /// Nil as long as it is unknown, for one of what it depends on is.
  ///
  /// - Parameters:
  ///   - isDeviceAlarmOn: Whether the device lets the app ring.
  ///   - isAppAlarmOn: Whether the account wants to be reminded.
  ///   - hasData: Whether there is a timer.
  init?(isDeviceAlarmOn: Bool?, isAppAlarmOn: Bool?, hasData: Bool?) {
    guard let isDeviceAlarmOn, let isAppAlarmOn else { return nil }
    switch (isDeviceAlarmOn, isAppAlarmOn) {
    case (true, true):
      guard let hasData else { return nil }
      self = hasData ? .deviceOnAppOnExistData : .deviceOnAppOnNoneData
    case (false, true): self = .deviceOffAppOn
    case (true, false): self = .deviceOnAppOff
    case (false, false): self = .deviceOffAppOff
    }
  }

  /// Whether a timer can be added.
  var allowsTimers: Bool { self != .deviceOnAppOff }

  /// Which alarm is to be turned on; the app's own first.
  var missingAlarm: Alarm? {
    switch self {
    case .deviceOnAppOnExistData, .deviceOnAppOnNoneData: nil
    case .deviceOffAppOn: .ofTheDevice
    case .deviceOnAppOff, .deviceOffAppOff: .ofTheApp
    }
  }
}
