extension UIApplication {
  /// A key of the options of opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app made for the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options an app is asked to open a URL with.
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that handed the URL over.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app said about it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file belongs where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the reasons an app is launched for.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that handed the URL over.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What that app said about it.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The place that launched the app.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The activities to go on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of activity to go on with.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The quick action the user chose.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The devices that launched the app.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  }

  /// The name of a kind of extension.
  public struct ExtensionPointIdentifier: Hashable, Sendable, RawRepresentable {
    /// The name's text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keyboards of other apps.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// The page of the app's settings.
  public class var openSettingsURLString: String { "app-settings:" }
  /// The page of the app's notification settings.
  public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
}

/// A task that the app wants to finish in the background.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
