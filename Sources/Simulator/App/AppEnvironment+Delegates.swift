public import Foundation
public import UIKit

// For apps that have the delegates Xcode's templates give them: they are called in the order of a phone.
extension AppEnvironment {
  /// Launches an app that has an app delegate and no scenes.
  ///
  /// - Parameters:
  ///   - delegate: Makes its window itself; owned until the app ends.
  ///   - reason: What its launch options say.
  /// - Returns: What the delegate answered.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate, for reason: LaunchReason = LaunchReason()
  ) -> Bool {
    let application = UIApplication.shared
    let answer = application.launch(delegate, options: reason.launchOptions)
    application.becomeActive()
    return answer
  }

  /// Launches an app that has an app delegate, if it is given, and one scene.
  ///
  /// The app delegate is told of the launch and asked for the scene's configuration; then the scene's delegate is
  /// connected, comes to the foreground and becomes active.
  ///
  /// - Parameters:
  ///   - delegate: The app's own object; owned until the app ends.
  ///   - sceneDelegate: Makes its window itself; owned by the scene.
  ///   - reason: What the scene's connection options say.
  @discardableResult
  public func launch(
    _ delegate: (any UIApplicationDelegate)? = nil, scene sceneDelegate: any UISceneDelegate,
    for reason: LaunchReason = LaunchReason()
  ) -> UIWindowScene {
    let application = UIApplication.shared
    if let delegate { application.launch(delegate) }
    let scene = application.connectScene(delegate: sceneDelegate, options: reason.connectionOptions)
    application.bringToFront(scene)
    return scene
  }

  /// Hands a URL to the app's delegates while it runs.
  ///
  /// - Returns: Whether there was one to take it.
  @discardableResult
  public func deliver(_ url: URL) -> Bool { UIApplication.shared.deliver(url) }

  /// Hands an activity, such as a universal link, to the app's delegates while it runs.
  ///
  /// - Returns: Whether there was one to take it.
  @discardableResult
  public func deliver(_ activity: NSUserActivity) -> Bool { UIApplication.shared.deliver(activity) }

  /// Hands a quick action to the app's delegates while it runs.
  public func deliver(_ shortcutItem: UIApplicationShortcutItem) {
    UIApplication.shared.deliver(shortcutItem)
  }
}
