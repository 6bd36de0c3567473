/// The app's own object, told about its life.
///
/// A method that is not implemented does nothing and answers what UIKit assumes without it.
@preconcurrency
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes; an app's stored property keeps it alive.
  var window: UIWindow? { get set }

  /// Called at launch, before the state is restored; true when not implemented.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at launch, before any scene is connected; true when not implemented.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at launch; the older form.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has come to the front; with scenes, theirs are called instead.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front; with scenes, theirs are called instead.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has gone to the background; with scenes, theirs are called instead.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes out of the background; with scenes, theirs are called instead.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Asked for the configuration of a scene that is being made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called with a URL to open; with scenes, theirs are called instead. False when not implemented.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called before an activity goes on here; false when not implemented.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called with an activity to go on with; with scenes, theirs are called instead. False when not implemented.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity cannot go on here.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called with the quick action the user chose.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called with the device's address for notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when there is no address for notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with a notification; the older form.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called with a notification.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Asked which ways the app may be held.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asked whether an extension of this kind may be used; true when not implemented.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

/// An object that an activity can be given back to.
@preconcurrency
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called with the activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
