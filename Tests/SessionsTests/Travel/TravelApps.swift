import Simulator
import UIKit

/// An app that shows what the process is in the mood for.
@MainActor
final class MoodyApp: HeadlessApp {
  static let name = "moody"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["Mood"])
  static var mood = "good"

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    let screen = Screen("Mood", title: Self.mood)
    screen.content = { _ in [Element(kind: "button", title: "Look", action: {})] }
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

/// An app that asks a server outside of it, which counts, and does other things that nobody takes back.
@MainActor
final class AskingApp: HeadlessApp {
  static let name = "asking"
  static let vocabulary = Vocabulary(
    kinds: ["button"], screens: ["Asking"], services: ["server"])
  /// What arrived outside.
  static var asked: [String] = []

  private let environment: AppEnvironment
  private var answer = "nothing yet"

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    let screen = Screen("Asking")
    screen.content = { [weak self] _ in self?.elements ?? [] }
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  private var elements: ElementList {
    [
      Element(kind: "text", title: answer, action: {}),
      Element(kind: "button", title: "Ask") { [weak self] in self?.ask() },
      Element(kind: "button", title: "Write") { [weak self] in self?.write() },
      Element(kind: "button", title: "Visit") {
        if let url = URL(string: "https://example.org") { UIApplication.shared.open(url) }
      },
    ]
  }

  private func ask() {
    environment.services.callOutside("server", ask: Self.reply) { [weak self] result in
      if case .success(let number) = result { self?.answer = "answer \(number)" }
    }
  }

  private static func reply() -> Int {
    let number = asked.count { $0.hasPrefix("ask") } + 1
    asked.append("ask \(number)")
    return number
  }

  private func write() {
    environment.performOutside("write") { Self.asked.append("write") }
    UIPasteboard.general.string = "written"
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}
