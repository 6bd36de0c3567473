import Coordination
import UIKit
import XCTest

/// A shop in the window of the test, or in a scene; nothing of it may be alive when the test is over.
@MainActor
class ShopTestCase: CoordinationTestCase {
  private var coordinator: ShopCoordinator?
  private(set) var scene: ShopScene?
  private var session: UISceneSession?

  override func tearDown() async throws {
    for window in UIApplication.shared.windows { window.tearDown() }
    UIApplication.shared.terminate()
    coordinator = nil
    scene = nil
    session = nil
    try await super.tearDown()
  }

  /// The shop of the test, made on first use in the window of the test.
  var shop: ShopCoordinator {
    if let made = coordinator ?? scene?.coordinator { return made }
    let made = ShopCoordinator(window: window)
    coordinator = made
    made.start()
    settle()
    runtime.log.removeAll()
    return made
  }

  var links: LinkQueue<ShopRoute> { shop.links }

  /// The shop after the login.
  func logIn() {
    shop.logIn()
    settle()
    runtime.log.removeAll()
  }

  /// Lets the shop go, as an app does that ends.
  func forget() {
    coordinator = nil
  }

  // MARK: Scenes

  /// Connects a scene that shows the shop.
  @discardableResult
  func connect(_ options: UIScene.ConnectionOptions = .init()) -> UIScene {
    let delegate = ShopScene()
    scene = delegate
    let connected = UIApplication.shared.connectScene(delegate: delegate, options: options)
    session = connected.session
    UIApplication.shared.becomeActive()
    settle()
    return connected
  }

  /// The system ends the app, and the user starts it again.
  func relaunch() {
    UIApplication.shared.enterBackground()
    scene?.window?.tearDown()
    scene = nil
    UIApplication.shared.terminate()
    guard let session else { return XCTFail("there was no scene") }
    let delegate = ShopScene()
    scene = delegate
    _ = UIApplication.shared.reconnect(session, delegate: delegate)
    UIApplication.shared.enterForeground()
    settle()
  }

  // MARK: What is shown

  /// The screens by their titles.
  func expectPlace(_ place: String, file: StaticString = #filePath, line: UInt = #line) {
    let window = scene?.window ?? window
    XCTAssertEqual(Self.place(in: window), place, file: file, line: line)
    XCTAssertEqual(runtime.diagnostics.messages, [], file: file, line: line)
  }

  static func place(in window: UIWindow) -> String {
    var places: [String] = []
    var next = window.rootViewController
    while let controller = next {
      places.append(place(of: controller))
      next = controller.presented
    }
    return places.joined(separator: " + ")
  }

  private static func place(of controller: UIViewController) -> String {
    if let tabs = controller as? UITabBarController {
      return tabs.selectedViewController.map(place(of:)) ?? "no tab"
    }
    if let stack = controller as? UINavigationController {
      return stack.viewControllers.map(place(of:)).joined(separator: " > ")
    }
    return controller.title ?? controller.label
  }

  func expectSuccess(
    _ link: LinkTransition, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard case .success? = link.result else {
      return XCTFail("\(String(describing: link.result))", file: file, line: line)
    }
  }

  func expectFailure(
    _ link: LinkTransition, _ failure: LinkFailure, _ words: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(link.result, .failure(failure), file: file, line: line)
    XCTAssertEqual("\(failure)", words, file: file, line: line)
  }

  func expectWaiting(
    _ link: LinkTransition, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(link.result, "it has ended", file: file, line: line)
  }

  func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

  /// The order that is on top.
  var topOrder: OrderScreen? {
    let tabs = (scene?.window ?? window).rootViewController as? UITabBarController
    let stack = tabs?.selectedViewController as? UINavigationController
    return stack?.topViewController as? OrderScreen
  }

  /// The review that is presented.
  var review: ReviewScreen? {
    (scene?.window ?? window).rootViewController?.presentedViewController as? ReviewScreen
  }
}
