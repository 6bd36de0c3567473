import Foundation
import Simulator
import UIKit

/// An app that asks UIKit for something impossible.
@MainActor
final class WarningApp: HeadlessApp {
  static let name = "warning"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["First"])

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) { window.rootViewController = FirstScreen() }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  private final class FirstScreen: UIViewController, ElementSource {
    var screenName: String? { "First" }
    var elements: ElementList {
      [
        Element(kind: "button", title: "Warn") { [weak self] in
          self?.present(SecondScreen(), animated: false)
          self?.present(SecondScreen(), animated: false)
        }
      ]
    }
  }

  private final class SecondScreen: UIViewController, ElementSource {
    var screenName: String? { "Second" }
  }
}
