/// The system version whose behaviour is imitated where versions differ.
package enum UIKitGeneration: Int, Hashable, Sendable, Comparable, CaseIterable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a cancelled edge swipe still ends in `didShow` (GEST-05: reported for iOS 18, uncertain).
  ///
  /// ``UncertainChoice/cancelledSwipeTellsDidShowFromiOS18``
  package var callsDidShowAfterCancelledSwipe: Bool { self >= .iOS18 }

  /// Whether a touch of the back button ends a running pop and pops again (BAR-09: iOS 26, uncertain).
  ///
  /// ``UncertainChoice/backTapEndsTheRunningPop``
  package var backTapsEndTheRunningPop: Bool { self >= .iOS26 }

  /// Whether tabs may be set as objects of their own (TAB-22: iOS 18, documented).
  package var hasTabObjects: Bool { self >= .iOS18 }

  /// Whether a tab bar controller hides its bar by a switch of its own (BAR-16: iOS 18, documented).
  package var hidesTabBarsByThemselves: Bool { self >= .iOS18 }

  /// Whether a swipe over the content pops, not only one from the edge (GEST-15: iOS 26, documented).
  package var popsByContentSwipe: Bool { self >= .iOS26 }
}
