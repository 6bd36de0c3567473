import Dispatch
import Foundation
import Simulator
import UIKit

/// An app that puts work on the main queue.
@MainActor
final class QueueingApp: HeadlessApp {
  static let name = "queue"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["First", "Second"])

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    window.rootViewController = UINavigationController(rootViewController: FirstScreen())
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

private final class FirstScreen: UIViewController, ElementSource {
  var screenName: String? { "First" }
  var elements: ElementList {
    [
      Element(kind: "button", title: "Queue") { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.pushSecond() } }
      },
      Element(kind: "button", title: "Task") { [weak self] in
        Task { @MainActor in self?.pushSecond() }
      },
      Element(kind: "button", title: "Queue in queue") { [weak self] in
        DispatchQueue.main.async {
          DispatchQueue.main.async { DispatchQueue.main.async { self?.pushSecond() } }
        }
      },
      Element(kind: "button", title: "For ever") { [weak self] in self?.again() },
      Element(kind: "button", title: "Queue for ever") { [weak self] in self?.queueAgain() },
      Element(kind: "button", title: "Brief") { [weak self] in
        self?.pushSecond()
        self?.navigationController?.popViewController(animated: false)
      },
    ]
  }

  private func pushSecond() {
    navigationController?.pushViewController(SecondScreen(), animated: false)
  }

  private func queueAgain() {
    DispatchQueue.main.async { [weak self] in self?.queueAgain() }
  }

  private func again() {
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { [weak self] _ in self?.again() }
  }
}

private final class SecondScreen: UIViewController, ElementSource {
  var screenName: String? { "Second" }
}
