import UIKit
import XCTest

/// The effects that the rules list are the callbacks that controllers get.
@MainActor
final class StackEffectTests: EngineTestCase {
  private func words(_ effects: [StackEffect], _ names: [ControllerID: String]) -> String {
    func name(_ id: ControllerID) -> String { names[id] ?? "?" }
    return effects.map { effect in
      switch effect {
      case .willMove(let id, let toStack): "\(name(id)).wM(\(toStack ? "N" : "nil"))"
      case .didMove(let id, let toStack): "\(name(id)).dM(\(toStack ? "N" : "nil"))"
      case .willDisappear(let id): "\(name(id)).wD"
      case .didDisappear(let id): "\(name(id)).dD"
      case .willAppear(let id): "\(name(id)).wA"
      case .isAppearing(let id): "\(name(id)).iA"
      case .didAppear(let id): "\(name(id)).dA"
      case .willShow(let id): "willShow(\(name(id)))"
      case .didShow(let id): "didShow(\(name(id)))"
      }
    }.joined(separator: " ")
  }

  func test_stackChange_effectsAreWhatControllersGet() async {
    struct Case {
      let target: [String]
      let run: (UINavigationController, [UIViewController]) -> Void
    }
    func set(_ target: String...) -> Case {
      Case(target: target) { $0.setViewControllers($1, animated: $0.viewControllers.count == 3) }
    }
    let cases = [
      Case(target: ["R", "A", "B", "C"]) { $0.pushViewController($1[3], animated: true) },
      Case(target: ["R", "A", "B", "C"]) { $0.pushViewController($1[3], animated: false) },
      Case(target: ["R", "A"]) { stack, _ in stack.popViewController(animated: true) },
      Case(target: ["R", "A"]) { stack, _ in stack.popViewController(animated: false) },
      Case(target: ["R"]) { stack, _ in stack.popToRootViewController(animated: true) },
      Case(target: ["R", "A", "B"]) { $0.popToViewController($1[2], animated: true) },
      set("R", "A", "B"), set("R", "B"), set("R", "A", "C"), set("B", "A", "R"), set("A", "R"),
      set("R", "A", "B", "C"), set("C"), set("R", "B", "A"), set(),
    ]
    for given in cases {
      var known: [String: UIViewController] = [:]
      var names: [ControllerID: String] = [:]
      for name in ["R", "A", "B", "C"] {
        let controller = screen(name)
        known[name] = controller
        names[controller.id] = name
        controller.loadViewIfNeeded()
      }
      let before = ["R", "A", "B"]
      let stack = stack("N")
      stack.viewControllers = before.compactMap { known[$0] }
      let delegate = StackDelegate(trace)
      show(stack)
      stack.delegate = delegate
      given.run(stack, given.target.compactMap { known[$0] })
      settle()
      expectNames(stack.viewControllers, given.target.joined(separator: " "))
      let change = expectedChange(from: before, to: given.target) { known[$0]?.id }
      XCTAssertEqual(trace.take(), words(change.effects, names), "\(given.target)")
    }
  }

  private func expectedChange(
    from before: [String], to after: [String], id: (String) -> ControllerID?
  ) -> StackChange {
    var rules = StackRules()
    _ = rules.set(
      top: before.last.flatMap(id), count: before.count, keeping: 0, topWasMember: false,
      keepsTop: false)
    let kept = after.filter(before.contains).count
    return rules.set(
      top: after.last.flatMap(id), count: after.count, keeping: kept,
      topWasMember: after.last.map(before.contains) ?? false,
      keepsTop: before.last.map(after.contains) ?? false)
  }
}
