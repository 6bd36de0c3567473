import RunFixture
import UIKit
import XCTest

/// An app delegate as Xcode's template writes it.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController()
    window.makeKeyAndVisible()
    self.window = window
    return launchOptions?[.url] == nil
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { options[.sourceApplication] == nil }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(shortcutItem.type == "add") }
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { extensionPointIdentifier != .keyboard }
}

/// A scene delegate as Xcode's template writes it.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UITabBarController()
    self.window = window
    window.makeKeyAndVisible()
    _ = connectionOptions.urlContexts.first?.url
    _ = connectionOptions.urlContexts.first?.options.sourceApplication
    _ = connectionOptions.notificationResponse?.notification.request.content.userInfo
    _ = connectionOptions.userActivities.first?.webpageURL
    _ = connectionOptions.shortcutItem?.type
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  func sceneDidDisconnect(_ scene: UIScene) { _ = scene.session.role }
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    _ = URLContexts.first?.url
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "state")
  }
}

/// Delegates that implement nothing compile too.
class EmptyAppDelegate: UIResponder, UIApplicationDelegate {}
class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor
final class WindowSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_application_answersWhatTopControllerSearchesAsk() async {
    let application = UIApplication.shared
    let active = application.connectedScenes.filter { $0.activationState == .foregroundActive }
    let scene = active.first(where: { $0 is UIWindowScene }) as? UIWindowScene
    let window = scene?.windows.first(where: { $0.isKeyWindow }) ?? application.keyWindow
    _ = (application.delegate as? AppDelegate)?.window ?? window ?? application.windows.first
    XCTAssertEqual(application.applicationState, UIApplication.State.active)
    XCTAssertNil((scene?.delegate as? SceneDelegate)?.window)
    XCTAssertTrue(application.connectedScenes.isEmpty)
  }

  func test_application_opensAndRegisters() async throws {
    let application = UIApplication.shared
    let url = try XCTUnwrap(URL(string: UIApplication.openSettingsURLString))
    XCTAssertTrue(application.canOpenURL(url))
    application.open(url)
    application.open(url, options: [:])
    application.open(url, options: [:], completionHandler: nil)
    application.open(url, options: [.universalLinksOnly: true]) { _ in }
    application.registerForRemoteNotifications()
    application.applicationIconBadgeNumber = 0
    application.isIdleTimerDisabled = false
    let task = application.beginBackgroundTask(withName: "save") {}
    application.endBackgroundTask(task)
    XCTAssertNotEqual(task, .invalid)
  }

  func test_notifications_haveNames() async {
    let names: [NSNotification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIWindow.didBecomeKeyNotification, UIResponder.keyboardWillShowNotification,
    ]
    XCTAssertEqual(Set(names).count, names.count)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
    NotificationCenter.default.removeObserver(token)
  }

  func test_window_isMadeInEveryWay() async {
    let window = UIWindow()
    window.frame = UIScreen.main.bounds
    window.windowLevel = .alert + 1
    window.windowLevel = UIWindow.Level.normal
    window.isHidden = false
    XCTAssertFalse(window.isKeyWindow)
    window.rootViewController = UIViewController()
    XCTAssertNotNil(window.rootViewController?.view.window)
    window.windowLevel = .statusBar
    window.makeKey()
    window.becomeKey()
    XCTAssertTrue(window.isKeyWindow)
    window.resignKey()
    XCTAssertNil(window.windowScene)
    window.isHidden = true
  }

  func test_device_isAPhone() async {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertNotEqual(UIDevice.current.userInterfaceIdiom, .pad)
    XCTAssertEqual(UIScreen.main.bounds.width, 390)
    XCTAssertEqual(UIScreen.main.scale, 3)
    XCTAssertEqual(UIScreen.main.traitCollection.horizontalSizeClass, .compact)
    XCTAssertFalse(UIDevice.current.systemVersion.isEmpty)
  }

  func test_shortcutItems_areValues() async {
    let item = UIApplicationShortcutItem(type: "add", localizedTitle: "Add")
    UIApplication.shared.shortcutItems = [item]
    XCTAssertEqual(UIApplication.shared.shortcutItems?.first?.localizedTitle, "Add")
    UIApplication.shared.shortcutItems = nil
  }

  func test_configurations_areValues() async {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: UISceneSession.Role.windowApplication)
    XCTAssertEqual(configuration.name, "Default")
    XCTAssertEqual(configuration.role, .windowApplication)
    let states: [UIApplication.State] = [.active, .inactive, .background]
    XCTAssertEqual(states.map(\.rawValue), [0, 1, 2])
  }

  func test_start_isNamedByMain() async {
    // An app that is marked @main is started by this; it cannot be run here.
    let start: @MainActor () -> Void = AppDelegate.main
    XCTAssertNotNil(start)
  }

  func test_scene_hasAKeyWindow() async {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    XCTAssertNil(scenes.first?.keyWindow)
  }
}
