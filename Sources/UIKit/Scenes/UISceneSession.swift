/// What outlives a scene.
@preconcurrency
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, Sendable, RawRepresentable {
    /// The role's text.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for; fixed when it is connected.
  open private(set) var role: Role
  /// What tells this session from others of the run.
  open private(set) var persistentIdentifier: String
  /// The configuration that the app chose.
  open package(set) var configuration: UISceneConfiguration
  /// The scene while it is connected; weak.
  open package(set) weak var scene: UIScene?
  /// What the app stored to come back to.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app stored along with the session.
  open var userInfo: [String: Any]?

  /// The number of this session in the run, from 1.
  final let number: Int

  package init(role: Role, configuration: UISceneConfiguration, number: Int) {
    self.role = role
    self.configuration = configuration
    self.number = number
    persistentIdentifier = "scene-\(number)"
    super.init()
  }
}

/// How a scene is made.
@preconcurrency
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; stored only.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; stored, since a class of unknown kind cannot be made an object of.
  open var delegateClass: AnyClass?
  /// The storyboard of the first screen.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Why a scene is made.
  @preconcurrency
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open (DEEP-04).
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The activities to go on with (DEEP-06).
    open private(set) var userActivities: Set<NSUserActivity>
    /// What the user did with a notification.
    open private(set) var notificationResponse: UNNotificationResponse?
    /// The quick action the user chose.
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that opened this one.
    open private(set) var sourceApplication: String?
    /// The kind of activity that is still on its way.
    open private(set) var handoffUserActivityType: String?

    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      notificationResponse: UNNotificationResponse? = nil,
      shortcutItem: UIApplicationShortcutItem? = nil, sourceApplication: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.notificationResponse = notificationResponse
      self.shortcutItem = shortcutItem
      self.sourceApplication = sourceApplication
      handoffUserActivityType = nil
      super.init()
    }
  }
}

/// A URL that the app is asked to open.
@preconcurrency
@MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// How it was handed over.
  open private(set) var options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
    super.init()
  }
}

/// A quick action of the app's icon.
@preconcurrency
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What tells the action from others.
  open private(set) var type: String
  /// What the user sees.
  open private(set) var localizedTitle: String
  /// What the user sees below.
  open private(set) var localizedSubtitle: String?
  /// Its image; stored only.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// What the app stored along with it.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The image of a quick action, by its name.
@preconcurrency
@MainActor
open class UIApplicationShortcutIcon: NSObject {
  private let name: String

  /// Creates the icon of an image in the app.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// Creates the icon of a symbol of the system.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
