import Foundation
import NavigationFixture
import Simulator
import UIKit
import XCTest

/// What can be done, and what is true, while a transition is under way.
@MainActor
final class OpenTransitionTests: XCTestCase {
  private var app: Simulator!

  override func setUp() async throws {
    let loggedIn = LaunchParameter(name: "logged-in", value: "yes")
    app = Simulator(FixtureApp.self, parameters: [loggedIn])
  }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  private func row(_ position: Int) -> UserAction {
    .tap(ElementReference(kind: "row", selector: .position(position)))
  }

  private let sheet = UserAction.tap(
    ElementReference(kind: "item", selector: .title("Sheet")))

  func test_back_isRefusedWhileTheStackMoves() async {
    _ = app.begin(row(3))
    let refused = "refused: the transition to Detail(3) is under way; \"settle\" finishes it"
    XCTAssertEqual(app.step(.back(.button)).lines, [refused])
    XCTAssertEqual(app.step(.back(.root)).lines, [refused])
    XCTAssertEqual(app.step(.swipeBack(.finish)).lines, [refused])
    _ = app.settle()
    XCTAssertEqual(app.step(.back(.button)).lines, ["popped Detail(3)", "tab bar shown"])
    XCTAssertEqual(app.warnings, [])
  }

  func test_dismissal_isRefusedWhileAModalMoves() async {
    _ = app.begin(sheet)
    let refused = "refused: the transition to Sheet is under way; \"settle\" finishes it"
    XCTAssertEqual(app.step(.dismiss(.top)).lines, [refused])
    XCTAssertEqual(app.step(.swipeDown(.finish)).lines, [refused])
    _ = app.settle()
    XCTAssertEqual(app.step(.dismiss(.all)).lines, ["dismissed Sheet"])
    XCTAssertEqual(app.warnings, [])
  }

  func test_offeredActions_neverWarn() async {
    for first in [row(3), sheet] {
      _ = app.begin(first)
      for action in app.possibleActions {
        XCTAssertNil(app.refusal(of: action))
        _ = app.begin(action)
      }
      _ = app.settle()
      XCTAssertEqual(app.warnings, [])
      _ = app.step(.app(.launch([LaunchParameter(name: "logged-in", value: "yes")])))
    }
  }

  func test_leaks_countNothingThatATransitionStillHolds() async {
    _ = app.step(row(3))
    _ = app.begin(.back(.button))
    XCTAssertEqual(app.leaks, [])
    _ = app.settle()
    XCTAssertEqual(app.leaks, [])
    XCTAssertEqual(app.lifetime(of: "Detail(3)"), .gone)
  }

  func test_terminate_withOpenAndWaitingTransitionsLeavesNothing() async {
    _ = app.step(row(3))
    _ = app.begin(.back(.button))
    _ = app.begin(row(4))
    _ = app.begin(sheet)
    XCTAssertEqual(app.step(.app(.terminate)).lines.last, "terminated")
    XCTAssertEqual(app.leaks, [])
    XCTAssertEqual(app.pending, [])
  }

  func test_possibleActions_inBackgroundAndNotRunning() async {
    _ = app.step(.app(.background))
    XCTAssertEqual(app.possibleActions, [.app(.foreground)])
    _ = app.step(.app(.foreground))
    _ = app.step(.app(.terminate))
    XCTAssertEqual(app.possibleActions, [.app(.launch([]))])
  }
}

/// Screens that an app makes long before it shows them.
@MainActor
final class CachedScreenTests: XCTestCase {
  private final class CachingApp: HeadlessApp {
    static let name = "caching"
    static let vocabulary = Vocabulary(kinds: ["button"], screens: ["Start", "Cached"])
    private let cached = CachedScreen()
    private let start = StartScreen()

    init(environment: AppEnvironment) {
      start.onNext = { [weak self] in
        guard let self else { return }
        start.navigationController?.pushViewController(cached, animated: false)
      }
    }

    func start(in window: UIWindow) {
      window.rootViewController = UINavigationController(rootViewController: start)
    }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private final class StartScreen: UIViewController, ElementSource {
    var onNext: (() -> Void)?
    var screenName: String? { "Start" }
    var elements: ElementList {
      [Element(kind: "button", title: "Next") { [weak self] in self?.onNext?() }]
    }
  }

  private final class CachedScreen: UIViewController, ElementSource {
    var screenName: String? { "Cached" }
  }

  func test_F_58_leakIsNamedByItsLabel() async {
    let app = Simulator(CachingApp.self)
    defer { app.end() }
    _ = app.step(.tap(ElementReference(kind: "button", selector: .only)))
    XCTAssertEqual(app.stack, ["Start", "Cached"])
    XCTAssertEqual(app.lifetime(of: "Cached"), .alive)
    _ = app.step(.back(.button))
    XCTAssertEqual(app.lifetime(of: "Cached"), .alive)
    XCTAssertEqual(app.leaks, ["Cached"])
  }
}
