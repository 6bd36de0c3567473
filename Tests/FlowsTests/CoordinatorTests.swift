import Coordination
import Flows
import UIKit
import XCTest

/// A journey of one screen that the test ends.
final class LoginCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  var onFinish: (() -> Void)?
  private let router: Router

  init(_ router: Router) {
    self.router = router
    super.init()
  }

  override func start() {
    router.push(Screen("Login"), animated: false, owner: self)
  }
}

/// Flows and coordinators contain each other.
@MainActor
final class CoordinatorTests: FlowTestCase {
  private func listed(_ coordinator: FlowCoordinator) -> [String] {
    coordinator.listing.map { String(repeating: "  ", count: $0.depth) + $0.name }
  }

  func test_aFlowStartsACoordinator_andGetsAStepWhenItHasFinished() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    weak var login: LoginCoordinator?
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let coordinator = LoginCoordinator(router)
      login = coordinator
      return .one(flowContributor: .start(coordinator, stepWhenFinished: TestStep.over))
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(names(stack), ["Home", "Login"])
    XCTAssertEqual(listed(coordinator), ["  AppFlow", "    LoginCoordinator"])
    login?.finish()
    settle()
    XCTAssertNil(login)
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(flow.seen, ["one", "over"])
    XCTAssertEqual(listed(coordinator), ["  AppFlow"])
  }

  func test_aCoordinatorThatLosesItsScreen_isTheFlowsNoMore() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    weak var login: LoginCoordinator?
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let coordinator = LoginCoordinator(router)
      login = coordinator
      return .one(flowContributor: .start(coordinator, stepWhenFinished: TestStep.over))
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    stack.popViewController(animated: true)
    settle()
    XCTAssertNil(login)
    XCTAssertEqual(flow.seen, ["one", "over"])
  }

  func test_theEndOfAFlow_takesItsCoordinatorsAlong_withTheirScreens() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    weak var login: LoginCoordinator?
    let main = Model()
    let child = ShopFlow(stack) { step in
      guard step == .two else { return .end(forwardToParentFlowWithStep: TestStep.over) }
      let coordinator = LoginCoordinator(router)
      login = coordinator
      return .one(flowContributor: .start(coordinator))
    }
    let parent = AppFlow(stack) { step in
      step == .one
        ? .next(child, CompositeStepper(steppers: [one(TestStep.two), main])) : .none
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    XCTAssertNotNil(login)
    main.send(TestStep.three)
    settle()
    XCTAssertNil(login)
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(parent.seen, ["one", "over"])
    parent.answer = { _ in .none }
  }

  func test_aCoordinatorStartsAFlow_andTakesItsStep() async {
    let stack = showStack()
    let parent = BaseCoordinator()
    weak var flows: FlowCoordinator?
    weak var released: ScreenFlow?
    do {
      let made = FlowCoordinator()
      flows = made
      made.onForwardedStep = { [self] in note("\($0)") }
      XCTAssertNil(parent.addDependency(made))
      let flow = ScreenFlow(Screen("Flow")) { step in
        step == .over ? .end(forwardToParentFlowWithStep: TestStep.three) : .none
      }
      released = flow
      stack.pushViewController(flow.root, animated: false)
      made.coordinate(flow: flow, with: one(TestStep.one))
    }
    XCTAssertEqual(flows?.shownScreens.count, 1)
    flows?.navigate(to: TestStep.over)
    settle()
    expectNotes("three")
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertNil(released)
    XCTAssertNil(flows)
    XCTAssertEqual(parent.childCoordinators.count, 0)
  }

  func test_aCoordinatorThatFinishes_takesTheScreensOfItsFlowsAway() async {
    let stack = showStack()
    let root = BaseCoordinator()
    let parent = BaseCoordinator()
    root.addDependency(parent)
    weak var flows: FlowCoordinator?
    do {
      let made = FlowCoordinator()
      flows = made
      parent.addDependency(made)
      let flow = ScreenFlow(Screen("Flow"))
      stack.pushViewController(flow.root, animated: false)
      made.coordinate(flow: flow, with: one(TestStep.one))
    }
    XCTAssertNotNil(flows)
    let end = parent.finish()
    settle()
    XCTAssertEqual(end.result, .success(TransitionOutcome(added: 0, removed: 1)))
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertNil(flows)
  }

  func test_aCoordinatorWhoseFlowsShowSomething_isNotOver() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    let root = BaseCoordinator()
    let parent = LoginCoordinator(router)
    root.start(parent)
    let flows = FlowCoordinator()
    parent.addDependency(flows)
    let flow = ScreenFlow(Screen("Flow"))
    stack.pushViewController(flow.root, animated: false)
    flows.coordinate(flow: flow, with: one(TestStep.one))
    stack.setViewControllers([stack.viewControllers[0], flow.root], animated: false)
    settle()
    XCTAssertEqual(root.childCoordinators.count, 1)
    stack.popViewController(animated: false)
    settle()
    XCTAssertEqual(root.childCoordinators.count, 0)
  }

  func test_removingAFlowCoordinator_takesItsScreensAway() async {
    let stack = showStack()
    let parent = BaseCoordinator()
    let flows = FlowCoordinator()
    parent.addDependency(flows)
    let flow = ScreenFlow(Screen("Flow"))
    stack.pushViewController(flow.root, animated: false)
    flows.coordinate(flow: flow, with: one(TestStep.one))
    parent.remove(flows)
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(flows.flows.count, 0)
  }
}
