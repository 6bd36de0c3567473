package import UIKit

/// The version of iOS whose behaviour is imitated where versions differ.
///
/// Without a choice it is what the environment variable `NAVWRIGHT_IOS` says, else iOS 17.
public enum SystemVersion: Int, Hashable, Sendable, CaseIterable {
  /// iOS 17.
  case iOS17 = 17
  /// iOS 18: tab objects, a switch for the tab bar, form sheets by default.
  case iOS18 = 18
  /// iOS 26: a swipe over the content pops, touches of the back button do not wait.
  case iOS26 = 26

  /// As UIKit's own code knows it.
  package var generation: UIKitGeneration {
    switch self {
    case .iOS17: .iOS17
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
