import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    begin(in: UIWindow(windowScene: windowScene))
  }

  func begin(in window: UIWindow) {
    let stack = UINavigationController()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
    let router = Router(rootViewController: stack)
    let coordinator = AppCoordinator(
      router: router, screens: ScreenFactory(), coordinators: CoordinatorFactory())
    self.coordinator = coordinator
    coordinator.start()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    offerCopiedLink()
  }

  func offerCopiedLink() {
    guard let url = UIPasteboard.general.url else { return }
    coordinator?.offer(url)
  }
}
