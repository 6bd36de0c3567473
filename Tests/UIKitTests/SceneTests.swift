import UIKit
import XCTest

/// Chapter 10 of the catalogue: how links and stored states reach an app's scenes (D-SCENE).
@MainActor
final class SceneTests: EngineTestCase {
  /// A scene's own object with a window of its own, which writes down what it is told.
  @MainActor
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    let name: String
    let trace: Trace
    var window: UIWindow?
    var stored: NSUserActivity?

    init(_ name: String, _ trace: Trace) {
      (self.name, self.trace) = (name, trace)
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let links =
        connectionOptions.urlContexts.map(\.url.absoluteString)
        + connectionOptions.userActivities.map(\.activityType)
      trace.add("\(name).connect(\(links.joined(separator: ",")))")
      guard let scene = scene as? UIWindowScene else { return }
      let made = UIWindow(windowScene: scene)
      made.rootViewController = TracingStack("N", trace, [TracingController("R", trace)])
      made.makeKeyAndVisible()
      window = made
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      trace.add("\(name).open(\(URLContexts.map(\.url.absoluteString).joined(separator: ",")))")
      (window?.rootViewController as? UINavigationController)?
        .pushViewController(TracingController("D", trace), animated: false)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      trace.add("\(name).willContinue(\(userActivityType))")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      trace.add("\(name).continue(\(userActivity.activityType))")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      trace.add("\(name).state?")
      return stored
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
      trace.add("\(name).restore(\(activity.activityType))")
    }

    func sceneDidDisconnect(_ scene: UIScene) { trace.add("\(name).disconnect") }
    func sceneDidEnterBackground(_ scene: UIScene) { trace.add("\(name).background") }
    func sceneWillEnterForeground(_ scene: UIScene) { trace.add("\(name).foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { trace.add("\(name).active") }
    func sceneWillResignActive(_ scene: UIScene) { trace.add("\(name).inactive") }
  }

  private let link = URL(fileURLWithPath: "/clip")
  private var app: UIApplication { UIApplication.shared }

  override func tearDown() async throws {
    for scene in app.connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { window.tearDown() }
      app.disconnect(scene)
    }
    try await super.tearDown()
  }

  /// What the scenes were told, without what the screens were.
  private func told() -> String {
    trace.take().split(separator: " ")
      .filter { !$0.hasPrefix("R.") && !$0.hasPrefix("D.") }.joined(separator: " ")
  }

  private func connected(
    _ name: String = "S", options: UIScene.ConnectionOptions = .init()
  ) -> (scene: UIWindowScene, delegate: SceneDelegate) {
    let delegate = SceneDelegate(name, trace)
    return (app.connectScene(delegate: delegate, options: options), delegate)
  }

  func test_DEEP_04_aColdLaunchByURLComesWithTheConnectionOnly() async {
    let options = UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: link)])
    _ = connected(options: options)
    app.becomeActive()
    XCTAssertEqual(told(), "S.connect(file:///clip)")
  }

  func test_DEEP_05_aWarmOpenIsOneCallWithoutConnection() async {
    let (_, delegate) = connected()
    _ = trace.take()
    XCTAssertTrue(app.deliver(link))
    XCTAssertEqual(told(), "S.open(file:///clip)")
    app.enterBackground()
    _ = trace.take()
    XCTAssertTrue(app.deliver(link))
    XCTAssertEqual(told(), "S.open(file:///clip)")
    expectNames(
      (delegate.window?.rootViewController as? UINavigationController)?.viewControllers, "R D D")
  }

  func test_DEEP_06_activitiesComeWithTheConnectionOrAreContinued() async {
    let activity = NSUserActivity(activityType: "browsing")
    _ = connected(options: UIScene.ConnectionOptions(userActivities: [activity]))
    XCTAssertEqual(told(), "S.connect(browsing)")
    XCTAssertTrue(app.deliver(activity))
    XCTAssertEqual(told(), "S.willContinue(browsing) S.continue(browsing)")
  }

  func test_DEEP_12_theStateIsAskedForWhenTheSceneLeavesAndComesBackAfterConnection() async {
    let (scene, delegate) = connected()
    delegate.stored = NSUserActivity(activityType: "state")
    (delegate.window?.rootViewController as? UINavigationController)?
      .pushViewController(screen("A"), animated: false)
    app.becomeActive()
    _ = trace.take()
    app.enterBackground()
    XCTAssertEqual(told(), "S.inactive S.background S.state?")
    let session = scene.session
    delegate.window?.tearDown()
    app.disconnect(scene)
    XCTAssertEqual(told(), "S.disconnect")
    let next = SceneDelegate("S2", trace)
    _ = app.reconnect(session, delegate: next)
    XCTAssertEqual(told(), "S2.connect() S2.restore(state)")
    // No stack is rebuilt by itself.
    expectNames(
      (next.window?.rootViewController as? UINavigationController)?.viewControllers, "R")
  }

  func test_DEEP_12_withoutAStateNothingIsRestored() async {
    let (scene, delegate) = connected()
    _ = trace.take()
    let session = scene.session
    delegate.window?.tearDown()
    app.disconnect(scene)
    XCTAssertEqual(told(), "S.state? S.disconnect")
    _ = app.reconnect(session, delegate: SceneDelegate("S2", trace))
    XCTAssertEqual(told(), "S2.connect()")
  }

  func test_DEEP_14_aLinkChangesOnlyItsOwnScene() async {
    let (first, second) = (connected("S1"), connected("S2"))
    XCTAssertTrue(second.delegate.window?.isKeyWindow ?? false)
    first.delegate.window?.makeKey()
    _ = trace.take()
    XCTAssertTrue(app.deliver(link, to: second.scene))
    XCTAssertEqual(told(), "S2.open(file:///clip)")
    func members(_ delegate: SceneDelegate) -> [UIViewController]? {
      (delegate.window?.rootViewController as? UINavigationController)?.viewControllers
    }
    expectNames(members(first.delegate), "R")
    expectNames(members(second.delegate), "R D")
    // The key window of the app is not the one the link was for.
    XCTAssertIdentical(app.keyWindow, first.delegate.window)
  }

  func test_WIN_06_backgroundAndForegroundAreNoAppearances() async {
    let (_, delegate) = connected()
    app.becomeActive()
    _ = trace.take()
    var posted: [String] = []
    let names: [NSNotification.Name] = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { posted.append(text) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    app.enterBackground()
    app.enterForeground()
    expectTrace("S.inactive S.background S.state? S.foreground S.active")
    XCTAssertEqual(posted, names.map(\.rawValue))
    let root = delegate.window?.rootViewController as? UINavigationController
    XCTAssertEqual(root?.topViewController?.appearance, .appeared)
  }
}
