import Coordination
import Flows
import UIKit
import XCTest

/// What the log says of the end of a flow: which way it really went.
@MainActor
final class EndReasonTests: FlowTestCase {
  private typealias Way = @MainActor (_ stack: UINavigationController, _ child: Screen) -> Void

  /// Has a screen pushed on a stack as the root of a flow, and taken away.
  private func expect(
    _ reason: RemovalReason, file: StaticString = #filePath, line: UInt = #line, _ way: Way
  ) {
    let stack = showStack()
    let child = ScreenFlow(Screen("Child"))
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.pushViewController(child.root, animated: false)
      return .next(child, NoneStepper())
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    let presence = child.root.presence
    way(stack, child.root)
    settle()
    XCTAssertEqual(presence.reason, reason, file: file, line: line)
    let words = runtime.log.entries.filter { $0.kind == .note }.map(\.label)
    XCTAssertEqual(
      words.filter { $0.hasPrefix("flow ScreenFlow") },
      ["flow ScreenFlow ended: its root has gone, reason \(reason.rawValue)"], file: file,
      line: line)
    parent.answer = { _ in .none }
    coordinator = FlowCoordinator()
  }

  func test_aRootThatIsPopped() async {
    expect(.pop) { stack, _ in stack.popViewController(animated: true) }
    expect(.popToRoot) { stack, _ in stack.popToRootViewController(animated: false) }
    expect(.popTo) { stack, _ in
      stack.popToViewController(stack.viewControllers[0], animated: false)
    }
    expect(.stackSet) { stack, _ in stack.setViewControllers([Screen("Other")], animated: true) }
    expect(.removedFromMiddle) { stack, child in
      stack.pushViewController(Screen("Top"), animated: false)
      stack.setViewControllers(stack.viewControllers.filter { $0 !== child }, animated: false)
    }
    expect(.swipe) { stack, _ in
      XCTAssertTrue(stack.beginSwipeBack())
      stack.finishSwipeBack()
    }
    expect(.windowRootReplaced) { [self] _, _ in window.rootViewController = Screen("New") }
  }

  func test_aRootThatIsDismissed() async {
    let ways: [(RemovalReason, @MainActor (UIViewController) -> Void)] = [
      (.dismissed, { $0.presentedViewController?.dismiss(animated: true) }),
      (
        .pulledDown,
        {
          XCTAssertEqual($0.presentedViewController?.beginDragDown(), .began)
          $0.presentedViewController?.finishDragDown()
        }
      ),
      (.ancestorDismissed, { $0.dismiss(animated: false) }),
    ]
    for (reason, way) in ways {
      let stack = showStack()
      let child = ShopFlow(UINavigationController(rootViewController: Screen("Shop")))
      let presenter: UIViewController =
        reason == .ancestorDismissed ? Screen("Below") : stack
      if presenter !== stack { stack.present(presenter, animated: false) }
      settle()
      let parent = AppFlow(stack) { step in
        guard step == .one else { return .none }
        presenter.present(child.root, animated: false)
        return .next(child, NoneStepper())
      }
      coordinator.coordinate(flow: parent, with: one(TestStep.one))
      settle()
      runtime.log.removeAll()
      way(stack)
      settle()
      expectLog("flow ShopFlow ended: its root has gone, reason \(reason.rawValue)")
      parent.answer = { _ in .none }
      coordinator = FlowCoordinator()
    }
  }

  func test_aTabThatIsTakenAway() async {
    let tabs = UITabBarController()
    window.rootViewController = tabs
    let flows = ["A", "B"].map { ShopFlow(UINavigationController(rootViewController: Screen($0))) }
    let parent = TabsFlow(tabs) { step in
      guard step == .one else { return .none }
      tabs.setViewControllers(flows.map(\.root), animated: false)
      return .multiple(flowContributors: flows.map { .next($0, NoneStepper()) })
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    runtime.log.removeAll()
    // Another order takes nothing away.
    tabs.setViewControllers([flows[1].root, flows[0].root], animated: false)
    settle()
    expectLog()
    tabs.setViewControllers([flows[1].root], animated: false)
    settle()
    expectLog("flow ShopFlow ended: its root has gone, reason tabReplaced")
    parent.answer = { _ in .none }
  }

  func test_screensOnTheStackOfAnother_andWhatEndsWithTheFlow() async {
    let stack = showStack()
    let main = Model()
    let inner = FakeFlow()
    let child = ShopFlow(stack) { step in
      guard step == .two else { return .none }
      let screen = Screen("Child")
      stack.pushViewController(screen, animated: false)
      return .next(screen, NoneStepper())
    }
    let parent = AppFlow(stack) { step in
      step == .one ? .next(child, CompositeStepper(steppers: [one(TestStep.two), main])) : .none
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    stack.popViewController(animated: true)
    settle()
    expectLog("flow ShopFlow ended: its screens have gone, reason pop")
    let other = CartFlow(UINavigationController(rootViewController: Screen("Cart"))) { step in
      step == .two ? .next(inner, NoneStepper()) : .none
    }
    parent.answer = { _ in
      stack.pushViewController(Screen("Below"), animated: false)
      return .next(other, one(TestStep.two))
    }
    coordinator.navigate(to: TestStep.three)
    runtime.log.removeAll()
    other.root.presence.dismiss(.backButton)
    expectLog(
      "flow CartFlow ended: its root has gone, reason backButton",
      "flow FakeFlow ended with CartFlow"
    )
    parent.answer = { _ in .none }
  }

  func test_flowsOfACoordinatorThatIsRemoved() async {
    let parent = BaseCoordinator()
    let flows = FlowCoordinator()
    parent.addDependency(flows)
    flows.coordinate(flow: FakeFlow { _ in .none }, with: one(TestStep.one))
    parent.remove(flows)
    expectLog("flow FakeFlow ended with FlowCoordinator")
  }
}
