import Coordination
import UIKit

/// Rows about what lies between a touch and a router.
@MainActor
enum CoordinatorRows {
  private static let pairs = 50_000

  /// A pair through a coordinator: a route, the factory that makes its screen, the router.
  static func pair() -> Row {
    let counter = Counter()
    let floor = FloorStack(depth: 10, counter: counter)
    let stage = Stage(depth: 10)
    let coordinator = RoutedCoordinator(
      router: stage.router, factory: ScreenFactory(), counter: stage.counter)
    let rounds = Rounds(
      units: pairs,
      floor: {
        Clock.measure {
          for _ in 0..<pairs {
            floor.push(counter)
            floor.pop()
          }
        }
      },
      subject: { Clock.measure { coordinator.pairs(pairs) } })
    return Row(
      name: "pair through a coordinator", unit: "ns", rounds: rounds, must: "≤ 7×", goal: "≤ 4.5×")
  }
}

/// Where one can go.
private enum Route {
  case detail
  case back
}

@MainActor
private protocol ScreenFactoryProtocol {
  func makeDetail() -> UIViewController
}

private struct ScreenFactory: ScreenFactoryProtocol {
  func makeDetail() -> UIViewController { Screen() }
}

/// A coordinator as an app's own: it knows protocols only.
@MainActor
private final class RoutedCoordinator: BaseCoordinator {
  private let router: any RouterProtocol
  private let factory: any ScreenFactoryProtocol
  private let counter: Counter

  init(router: any RouterProtocol, factory: any ScreenFactoryProtocol, counter: Counter) {
    self.router = router
    self.factory = factory
    self.counter = counter
  }

  private func follow(_ route: Route) {
    switch route {
    case .detail:
      router.push(factory.makeDetail(), animated: false) { [counter] _ in counter.count += 1 }
    case .back:
      router.pop(animated: false)
    }
  }

  @inline(never)
  func pairs(_ count: Int) {
    for _ in 0..<count {
      follow(.detail)
      follow(.back)
    }
  }
}
