/// The words an app adds to the session language.
///
/// A session file is checked against them before its first step, and completion offers them.
public struct Vocabulary: Hashable, Sendable {
  /// Kinds of elements, such as `button` or `clip`.
  public var kinds: [String]
  /// Labels of screens without the id in parentheses.
  public var screens: [String]
  /// Names of tabs, in the order of the bar.
  public var tabs: [String]
  /// Patterns of URLs the app handles, such as `clip://clip/ID`.
  public var routes: [String]
  /// Names of services whose replies can be held or made to fail.
  public var services: [String]
  /// Names of push notifications that a person touches, which brings the app to the front.
  public var notifications: [String]
  /// Names of events that the app posts itself or hears silently, such as the end of a login.
  ///
  /// They leave an app that is in the background there. A name stands in one of the two lists.
  public var silentNotifications: [String]
  /// Names of permissions.
  public var permissions: [String]
  /// Names of capabilities this build of the app has.
  public var capabilities: [String]
  /// Names of capabilities that the app knows and this build lacks; cases that need one are skipped.
  public var absentCapabilities: [String]
  /// Names of what the app watches besides screens and coordinators, as `expect gone "NAME"` takes them.
  public var watched: [String]
  /// Launch parameters, each with the values it takes.
  public var parameters: [String: [String]]

  /// Creates a vocabulary; what is left out is empty.
  public init(
    kinds: [String] = [], screens: [String] = [], tabs: [String] = [], routes: [String] = [],
    services: [String] = [], notifications: [String] = [],
    silentNotifications: [String] = [], permissions: [String] = [], capabilities: [String] = [],
    absentCapabilities: [String] = [], watched: [String] = [],
    parameters: [String: [String]] = [:]
  ) {
    self.kinds = kinds
    self.screens = screens
    self.tabs = tabs
    self.routes = routes
    self.services = services
    self.notifications = notifications
    self.silentNotifications = silentNotifications
    self.permissions = permissions
    self.capabilities = capabilities
    self.absentCapabilities = absentCapabilities
    self.watched = watched
    self.parameters = parameters
  }
  /// Names of every capability that a session may speak of, those of this build first.
  public var everyCapability: [String] { capabilities + absentCapabilities }
  /// Names of every notification, those that a person touches first.
  public var everyNotification: [String] { notifications + silentNotifications }
}
