import Coordination
public import Foundation
public import Simulator
public import UIKit

/// An app whose details are kept alive, each by something else; the buttons of its first screen say by what.
@MainActor
public final class LeakyApp: HeadlessApp {
  /// The name in session files.
  public static let name = "leaky"
  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["button"], screens: ["Start", "Leaf", "Cover"], services: ["save"])
  /// The line that registers a removal closure.
  public internal(set) static var removalLine = 0
  /// What a static property keeps.
  static var kept: UIViewController?

  private let stack = UINavigationController()
  let coordinator: StartCoordinator

  /// Creates the app.
  public init(environment: AppEnvironment) {
    coordinator = StartCoordinator(
      router: Router(rootViewController: stack), environment: environment)
  }

  /// Shows the first screen.
  public func start(in window: UIWindow) {
    window.rootViewController = stack
    coordinator.start()
  }

  /// Takes no URL.
  public func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

/// What keeps a detail alive.
enum Keeper: String, CaseIterable {
  case nothing, property, list, dictionary, choice, closure, nested, variable, method, generic
  case weakly, cycle, unseen, timer, queue, call, bar, view, associated, removal, child, capture
  case finished, ended, strongRouter, container, alert, watched, owner, tab, delegate, presented
}
