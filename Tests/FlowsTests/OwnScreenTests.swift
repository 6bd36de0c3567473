import Coordination
import Flows
import UIKit
import XCTest

/// What a flow has shown is its own, contributed or not.
@MainActor
final class OwnScreenTests: FlowTestCase {
  private func begin(
    _ stack: UINavigationController, _ main: Model, _ answer: @escaping ShopFlow.Answer
  ) -> AppFlow {
    let child = ShopFlow(stack, answer)
    let parent = AppFlow(stack) { step in
      step == .one ? .next(child, main) : .none
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    return parent
  }

  func test_F_95_theEndTakesAway_whatWasNotContributed() async {
    let stack = showStack()
    let main = Model()
    let parent = begin(stack, main) { step in
      switch step {
      case .over: return .end(forwardToParentFlowWithStep: TestStep.over)
      case .one:
        let screen = Screen("contributed")
        stack.pushViewController(screen, animated: false)
        return .next(screen, NoneStepper())
      case .two: stack.pushViewController(Screen("pushed"), animated: false)
      case .three: stack.viewControllers += [Screen("set")]
      case .multiple, .unauthorized, .detail: stack.present(Screen("modal"), animated: true)
      }
      return .none
    }
    for step in [TestStep.one, .two, .three, .multiple] { main.send(step) }
    settle()
    XCTAssertEqual(names(stack), ["Home", "contributed", "pushed", "set"])
    XCTAssertEqual(coordinator.shownScreens.count, 5, "the stack and what the flow has shown")
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertNil(stack.presentedViewController)
    XCTAssertEqual(parent.seen, ["one", "over"])
    parent.answer = { _ in .none }
  }

  func test_whatAnotherHasShownStays() async {
    let stack = showStack()
    let main = Model()
    let parent = begin(stack, main) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      if step == .two { return .one(flowContributor: .forwardToParentFlow(withStep: step)) }
      stack.pushViewController(Screen("child's"), animated: false)
      return .none
    }
    main.send(TestStep.three)
    parent.answer = { _ in
      stack.pushViewController(Screen("parent's"), animated: false)
      return .none
    }
    main.send(TestStep.two)
    parent.answer = { _ in .none }
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home", "parent's"])
  }

  func test_aFlowWithoutContributions_endsWithItsScreens() async {
    let stack = showStack()
    let main = Model()
    let parent = begin(stack, main) { step in
      stack.pushViewController(Screen("\(step)"), animated: true)
      return .none
    }
    main.send(TestStep.one)
    main.send(TestStep.two)
    settle()
    stack.popViewController(animated: true)
    settle()
    expectLog()
    stack.popViewController(animated: true)
    settle()
    expectLog("flow ShopFlow ended: its screens have gone, reason pop")
    parent.answer = { _ in .none }
  }

  func test_anAlertIsNoPlaceInAJourney_butGoesWithTheFlow() async {
    let stack = showStack()
    let main = Model()
    let parent = begin(stack, main) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stack.present(alert, animated: true)
      return .none
    }
    main.send(TestStep.one)
    settle()
    stack.dismiss(animated: true)
    settle()
    expectLog()
    main.send(TestStep.one)
    settle()
    main.send(TestStep.over)
    settle()
    XCTAssertNil(stack.presentedViewController)
    expectLog("flow ShopFlow ended")
    parent.answer = { _ in .none }
  }

  func test_aScreenThatTheRouterShowsLater_isTheFlowsToo() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    let main = Model()
    let parent = begin(stack, main) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      router.push(Screen("\(step)"))
      return .none
    }
    main.send(TestStep.one)
    // The first is still moving.
    main.send(TestStep.two)
    XCTAssertEqual(names(stack), ["Home", "one"])
    settle()
    XCTAssertEqual(names(stack), ["Home", "one", "two"])
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    parent.answer = { _ in .none }
  }

  func test_aBareRootOnTheStackOfAnother() async {
    let stack = showStack()
    let main = Model()
    let child = ScreenFlow(Screen("Child")) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      stack.pushViewController(Screen("\(step)"), animated: false)
      return .none
    }
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.pushViewController(child.root, animated: false)
      return .next(child, main)
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    main.send(TestStep.two)
    XCTAssertEqual(names(stack), ["Home", "Child", "two"])
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    parent.answer = { _ in .none }
  }

  func test_screensThatAreLeft_areTheFlowsAbove() async {
    let stack = showStack()
    let outer = Model()
    let inner = Model()
    let second = CartFlow(stack) { step in
      if step == .over {
        return .end(forwardToParentFlowWithStep: NoneStep(), keepingScreens: true)
      }
      stack.pushViewController(Screen("second"), animated: false)
      return .none
    }
    let parent = begin(stack, outer) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      return .next(second, inner)
    }
    outer.send(TestStep.one)
    inner.send(TestStep.two)
    inner.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home", "second"])
    outer.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    parent.answer = { _ in .none }
  }

  /// A flow that only leads from one flow to the next is not over between two of them.
  func test_betweenTwoFlowsBelow_aFlowIsNotOver() async {
    let stack = showStack()
    let main = Model()
    let inner = Model()
    let parent = begin(stack, main) { step in
      if step == .three {
        let screen = Screen("own")
        stack.pushViewController(screen, animated: false)
        return .next(screen, NoneStepper())
      }
      let page = ScreenFlow(Screen("\(step)")) { step in
        step == .over ? .end(forwardToParentFlowWithStep: TestStep.two) : .none
      }
      stack.pushViewController(page.root, animated: true)
      return .next(page, inner)
    }
    main.send(TestStep.three)
    stack.popViewController(animated: false)
    main.send(TestStep.one)
    settle()
    inner.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home", "two"])
    expectLog("flow ScreenFlow ended")
    stack.popViewController(animated: false)
    settle()
    expectLog(
      "flow ScreenFlow ended: its root has gone, reason pop",
      "flow ShopFlow ended: its screens have gone, reason pop")
    parent.answer = { _ in .none }
  }

  func test_coordinatorsBelowCoordinators_leaveWithTheFlow() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    let main = Model()
    let outer = BaseCoordinator()
    let below = BaseCoordinator()
    let flows = FlowCoordinator()
    let parent = begin(stack, main) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      return .multiple(flowContributors: [.start(outer), .start(flows)])
    }
    main.send(TestStep.one)
    outer.start(below)
    router.push(Screen("below"), animated: false, owner: below)
    let third = ScreenFlow(Screen("third"))
    stack.pushViewController(third.root, animated: false)
    flows.coordinate(flow: third, with: one(TestStep.one))
    XCTAssertEqual(names(stack), ["Home", "below", "third"])
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(flows.flows.count, 0)
    XCTAssertEqual(coordinator.childCoordinators.count, 0)
    parent.answer = { _ in .none }
  }

  func test_aCoordinatorAbove_isNotStartedBelow() async {
    let parent = BaseCoordinator()
    let flows = FlowCoordinator()
    parent.addDependency(flows)
    flows.coordinate(
      flow: FakeFlow { [weak parent] _ in parent.map { .one(flowContributor: .start($0)) } ?? .none
      },
      with: one(TestStep.one))
    expectLog("ignored: add child, BaseCoordinator cannot be a child: it is an ancestor")
    XCTAssertEqual(flows.childCoordinators.count, 0)
  }
}
