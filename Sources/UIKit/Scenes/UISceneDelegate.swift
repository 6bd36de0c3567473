/// Told about the life of a scene.
///
/// A method that is not implemented does nothing.
@preconcurrency
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once, when the scene is connected (DEEP-04).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is let go (DEEP-13).
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes out of the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs to open while the scene is connected (DEEP-05).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asked for what to come back to; nothing by default (DEEP-12).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called with what the scene was left with.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity goes on here (DEEP-06).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity to go on with (DEEP-06).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity cannot go on here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity has been brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing to come back to.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Told about the life of a scene that has windows.
@preconcurrency
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; an app's stored property keeps it alive.
  var window: UIWindow? { get set }
  /// Called when the scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called with the quick action the user chose while the app was running.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// A frame of reference on a screen.
@preconcurrency
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
