/// The system version whose behaviour is imitated where versions differ.
package enum UIKitGeneration: Int, Hashable, Sendable, Comparable, CaseIterable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a cancelled edge swipe still ends in `didShow` (GEST-05: reported for iOS 18, uncertain).
  package var callsDidShowAfterCancelledSwipe: Bool { self >= .iOS18 }

  /// Whether a touch of the back button ends a running pop and pops again (BAR-09: iOS 26, uncertain).
  package var backTapsEndTheRunningPop: Bool { self >= .iOS26 }
}
