import UIKit

/// The three tabs.
final class DashboardController: UITabBarController {}

/// The list of settings beside the one that is open, or above it where there is no room.
final class SettingsController: UISplitViewController {}
