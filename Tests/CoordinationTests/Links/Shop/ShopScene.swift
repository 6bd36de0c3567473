import Coordination
import UIKit

/// The scene of the shop: hands on whatever the system hands it.
final class ShopScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: ShopCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = ShopCoordinator(window: window)
    self.window = window
    self.coordinator = coordinator
    coordinator.start()
    window.makeKeyAndVisible()
    // Where one was, then where one wants to go now: both wait for the login.
    coordinator.links.restore(session.stateRestorationActivity)
    coordinator.links.open(connectionOptions)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    coordinator?.links.open(URLContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    coordinator?.links.open(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    coordinator?.links.open(shortcutItem).whenComplete { result in
      if case .success = result { completionHandler(true) } else { completionHandler(false) }
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    coordinator?.links.openPasteboard()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    coordinator?.links.restorationActivity(ofType: "com.shop.place")
  }
}
