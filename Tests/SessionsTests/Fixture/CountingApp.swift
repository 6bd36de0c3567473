import Simulator
import UIKit

/// An app that shows another number each time anything in the process asks.
@MainActor
final class CountingApp: HeadlessApp {
  static let name = "counting"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["Start"])

  private static var count = 0

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    let screen = Screen("Start")
    screen.content = { [environment] _ in
      [
        Element(kind: "button", title: "Count") {
          Self.count += 1
          environment.toast("count \(Self.count)", status: .check)
        }
      ]
    }
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}
