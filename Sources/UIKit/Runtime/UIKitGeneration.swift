/// The system version whose behaviour is imitated where versions differ.
package enum UIKitGeneration: Int, Hashable, Sendable, Comparable, CaseIterable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The version that this process imitates unless it is told otherwise: what `NAVWRIGHT_IOS` says, else iOS 17.
  package static let chosen: UIKitGeneration = {
    // Not through Foundation, which looks at the whole environment: every process comes by here.
    guard let text = getenv("NAVWRIGHT_IOS").map({ String(cString: $0) }) else { return .iOS17 }
    guard let chosen = Int(text).flatMap(UIKitGeneration.init) else {
      preconditionFailure("NAVWRIGHT_IOS is \"\(text)\"; it can be 17, 18 or 26")
    }
    return chosen
  }()

  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a cancelled edge swipe still ends in `didShow` (GEST-05: reported for iOS 18, uncertain).
  ///
  /// ``UncertainChoice/cancelledSwipeTellsDidShowFromiOS18``
  package var callsDidShowAfterCancelledSwipe: Bool { self >= .iOS18 }

  /// What the default style of a presentation stands for (MOD-06: documented, iOS 18 changed it).
  package var automaticStyle: UIModalPresentationStyle { self >= .iOS18 ? .formSheet : .pageSheet }

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
