public import Foundation
public import UIKit

/// Why an app is launched: what its scene finds in its connection options, or its delegate in its launch options.
public struct LaunchReason {
  /// The links that it is asked to open.
  public var urls: [URL]
  /// The activities that it is to go on with, such as universal links.
  public var activities: [NSUserActivity]
  /// What the notification that the person touched carries along; nil without one.
  public var notification: [AnyHashable: Any]?
  /// The quick action that the person chose.
  public var shortcutItem: UIApplicationShortcutItem?

  /// Creates a reason; without any, the person has touched the app's icon.
  public init(
    urls: [URL] = [], activities: [NSUserActivity] = [],
    notification: [AnyHashable: Any]? = nil, shortcutItem: UIApplicationShortcutItem? = nil
  ) {
    self.urls = urls
    self.activities = activities
    self.notification = notification
    self.shortcutItem = shortcutItem
  }

  /// What a scene's delegate is handed.
  @MainActor var connectionOptions: UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }),
      userActivities: Set(activities),
      notificationResponse: notification.map {
        UNNotificationResponse(UNNotificationContent(userInfo: $0), request: "launch")
      }, shortcutItem: shortcutItem)
  }

  /// What an app's delegate is handed if there are no scenes; nil for a touch of the icon.
  @MainActor var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = urls.first
    options[.remoteNotification] = notification
    options[.shortcutItem] = shortcutItem
    if let activity = activities.first {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
    }
    return options.isEmpty ? nil : options
  }
}
