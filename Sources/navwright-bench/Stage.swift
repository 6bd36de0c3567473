import Coordination
import UIKit

/// The plain screen that all rows push.
final class Screen: UIViewController {}

/// A navigation delegate that counts what it is told.
final class Watcher: NSObject, UINavigationControllerDelegate {
  private(set) var told = 0

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    told += 1
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    told += 1
  }
}

/// A visible window with one stack, its delegate and its router, in a run of its own.
@MainActor
final class Stage {
  let runtime: Runtime
  let window: UIWindow
  let stack: UINavigationController
  let router: Router
  let counter = Counter()
  private let watcher = Watcher()

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - depth: How many screens the stack has.
  ///   - log: What the log of events takes up.
  ///   - isAudited: Whether departures are noted for the audit of lifetimes, as under a simulator.
  init(depth: Int, log: EventLog.Level = .off, isAudited: Bool = false) {
    runtime = Runtime(isSimulated: true, departures: isAudited ? DepartureLog() : nil)
    Runtime.install(runtime)
    window = UIWindow(frame: .zero)
    stack = UINavigationController(rootViewController: Screen())
    router = Router(rootViewController: stack)
    stack.delegate = watcher
    window.rootViewController = stack
    window.makeKeyAndVisible()
    runtime.log.level = log
    push(depth - 1)
  }

  /// Puts screens on the stack, each with a closure.
  func push(_ count: Int) {
    let counter = counter
    for _ in 0..<count {
      router.push(Screen(), animated: false) { _ in counter.count += 1 }
    }
  }

  /// Makes a screen, pushes it with a closure, pops it.
  @inline(never)
  func pairs(_ count: Int) {
    let counter = counter
    for _ in 0..<count {
      router.push(Screen(), animated: false) { _ in counter.count += 1 }
      router.pop(animated: false)
    }
  }

  /// Runs everything that a step waits for.
  func settle() {
    while runtime.loop.hasSettlingWork { runtime.loop.runNext() }
  }
}
