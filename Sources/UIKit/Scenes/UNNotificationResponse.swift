/// What the user did with a notification.
@preconcurrency
@MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification
  /// What the user chose of it; the notification itself unless said otherwise.
  open private(set) var actionIdentifier: String

  package init(
    _ content: UNNotificationContent, request: String,
    action: String = UNNotificationDefaultActionIdentifier
  ) {
    notification = UNNotification(
      request: UNNotificationRequest(identifier: request, content: content))
    actionIdentifier = action
    super.init()
  }
}

/// A notification that has been shown.
@preconcurrency
@MainActor
open class UNNotification: NSObject {
  /// What was asked for.
  open private(set) var request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// A notification that was asked for.
@preconcurrency
@MainActor
open class UNNotificationRequest: NSObject {
  /// What tells it from others.
  open private(set) var identifier: String
  /// What it says.
  open private(set) var content: UNNotificationContent

  init(identifier: String, content: UNNotificationContent) {
    self.identifier = identifier
    self.content = content
    super.init()
  }
}

/// What a notification says.
@preconcurrency
@MainActor
open class UNNotificationContent: NSObject {
  /// The heading.
  open private(set) var title: String
  /// The text.
  open private(set) var body: String
  /// What the sender has added for the app.
  open private(set) var userInfo: [AnyHashable: Any]

  package init(title: String = "", body: String = "", userInfo: [AnyHashable: Any] = [:]) {
    self.title = title
    self.body = body
    self.userInfo = userInfo
    super.init()
  }
}

/// The choice of a user who has touched the notification itself.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The choice of a user who has put the notification away.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
