import Foundation
import Simulator
import UIKit
import XCTest

/// A pitfall of apps that come back to the front.
@MainActor
final class ForegroundPitfallTests: XCTestCase {
  /// An app with one screen that counts its appearances.
  private final class FeedApp: HeadlessApp {
    static let name = "feed"
    static let vocabulary = Vocabulary(screens: ["Feed"])
    private let environment: AppEnvironment

    init(environment: AppEnvironment) { self.environment = environment }

    func start(in window: UIWindow) { window.rootViewController = Feed(environment) }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

    func willEnterForeground() { environment.toast("back in front", status: .check) }
  }

  private final class Feed: UIViewController {
    private let environment: AppEnvironment

    init(_ environment: AppEnvironment) {
      self.environment = environment
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { environment.toast("appears", status: .check) }
    override func viewWillDisappear(_ animated: Bool) {
      environment.toast("disappears", status: .check)
    }
  }

  func test_PIT_56_comingBackToTheFront_isNoAppearance() async {
    let app = Simulator(FeedApp.self)
    XCTAssertEqual(app.step(.app(.background)).lines, ["entered background"])
    XCTAssertEqual(
      app.step(.app(.foreground)).lines, ["entered foreground", "toast \"back in front\""])
    app.end()
  }
}
