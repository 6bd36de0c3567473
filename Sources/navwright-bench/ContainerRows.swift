import Coordination
import UIKit

/// Rows about modals and tabs.
@MainActor
enum ContainerRows {
  private static let units = 20_000

  /// Present a screen with a closure, let it settle, dismiss it, let it settle.
  static func modal() -> Row {
    let counter = Counter()
    let floor = FloorStack(depth: 1, counter: counter)
    let stage = Stage(depth: 1)
    let rounds = Rounds(
      units: units,
      floor: { Clock.measure { floor.pairs(units, counter) } },
      subject: { Clock.measure { modals(stage, units) } })
    return Row(
      name: "present + dismiss with closure", unit: "ns", rounds: rounds, must: "≤ 5×",
      goal: "≤ 3×",
      inTheWay:
        "5,400 instructions, of which the goal allows about 3,800: each of the two ends in a "
        + "turn of the main loop of its own, as it does in UIKit; 1,240 count references, in 25 "
        + "retains and 48 releases")
  }

  static func modals(_ stage: Stage, _ count: Int) {
    let counter = stage.counter
    for _ in 0..<count {
      stage.router.present(Screen(), animated: false) { _ in counter.count += 1 }
      stage.settle()
      stage.router.dismiss(animated: false)
      stage.settle()
    }
  }

  /// Push, pop, select the next of three tabs.
  static func tabs() -> Row {
    let counter = Counter()
    let floors = (0..<3).map { _ in FloorStack(depth: 1, counter: counter) }
    let stage = TabStage()
    let rounds = Rounds(
      units: units,
      floor: {
        Clock.measure {
          for step in 0..<units {
            floors[step % 3].push(counter)
            floors[step % 3].pop()
          }
        }
      },
      subject: { Clock.measure { stage.steps(units) } })
    return Row(
      name: "tab step (push, pop, select the next of 3)", unit: "ns", rounds: rounds, must: "≤ 10×",
      goal: "≤ 6×")
  }
}

/// A visible window with three tabs, a stack and a router in each.
@MainActor
final class TabStage {
  private let runtime = Runtime(isSimulated: true)
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let routers: [Router]
  private let counter = Counter()

  init() {
    Runtime.install(runtime)
    window = UIWindow(frame: .zero)
    let stacks = (0..<3).map { _ in UINavigationController(rootViewController: Screen()) }
    routers = stacks.map(Router.init(rootViewController:))
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func steps(_ count: Int) {
    let counter = counter
    for step in 0..<count {
      let router = routers[step % 3]
      router.push(Screen(), animated: false) { _ in counter.count += 1 }
      router.pop(animated: false)
      tabs.selectedIndex = (step + 1) % 3
    }
  }
}
