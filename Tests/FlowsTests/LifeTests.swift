import Flows
import UIKit
import XCTest

final class ScreenFlow: TestFlow<Screen> {}

/// How flows end, and what is left of them.
@MainActor
final class LifeTests: FlowTestCase {
  func test_K_15_aFlowEnteredAgain_isHeardOnce() async {
    let stack = showStack()
    let (main, model) = (Model(), Model())
    let child = ScreenFlow(Screen("Child"))
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.pushViewController(child.root, animated: false)
      return .next(child, model)
    }
    coordinator.coordinate(flow: parent, with: main)
    for _ in 0..<3 {
      main.send(TestStep.one)
      model.send(TestStep.two)
      stack.popViewController(animated: true)
      settle()
      model.send(TestStep.three)
    }
    XCTAssertEqual(child.seen, ["two", "two", "two"])
    parent.answer = { _ in .none }
  }

  func test_K_16_aFlowWhoseFirstScreenIsSwipedAway_isReleased() async {
    let stack = showStack()
    weak var released: ScreenFlow?
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let child = ScreenFlow(Screen("Child"))
      released = child
      stack.pushViewController(child.root, animated: false)
      return .next(child, one(TestStep.two))
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    XCTAssertEqual(released?.seen, ["two"])
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    XCTAssertNil(released)
    expectLog("flow ScreenFlow ended: its root has gone, reason swipe")
  }

  func test_K_18_aFlowOnTheParentsStack_endsWithItsOwnScreens() async {
    let stack = showStack()
    weak var released: ShopFlow?
    let model = Model()
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let child = ShopFlow(stack) { step in
        let screen = Screen("\(step)")
        stack.pushViewController(screen, animated: false)
        return .next(screen, NoneStepper())
      }
      released = child
      return .next(child, CompositeStepper(steppers: [one(TestStep.two), model]))
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    model.send(TestStep.three)
    XCTAssertEqual(names(stack), ["Home", "two", "three"])
    stack.popToRootViewController(animated: false)
    // Another screen in the same turn keeps it.
    model.send(TestStep.detail(1))
    settle()
    XCTAssertNotNil(released)
    XCTAssertEqual(names(stack), ["Home", "detail(1)"])
    stack.popViewController(animated: true)
    settle()
    XCTAssertNil(released)
    XCTAssertEqual(names(stack), ["Home"])
    expectLog("flow ShopFlow ended: its screens have gone, reason pop")
  }

  func test_K_19_aPullThatIsCancelled_leavesTheFlowAlive() async {
    let stack = showStack()
    let model = Model()
    let child = ShopFlow(UINavigationController(rootViewController: Screen("Shop")))
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.present(child.root, animated: true)
      return .next(child, model)
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    settle()
    XCTAssertEqual(child.root.beginDragDown(), .began)
    child.root.cancelDragDown()
    settle()
    model.send(TestStep.two)
    XCTAssertEqual(child.seen, ["two"])
    parent.answer = { _ in .none }
  }

  func test_K_57_flowsInATab_hearTheirOwnStepsOnly() async {
    let tabs = UITabBarController()
    let models = [Model(), Model()]
    let flows = ["A", "B"].map { name in
      AppFlow(UINavigationController(rootViewController: Screen(name)))
    }
    let inner = ScreenFlow(Screen("Inner"))
    let innerModel = Model()
    flows[0].answer = { step in
      guard step == .one else { return .none }
      flows[0].root.pushViewController(inner.root, animated: false)
      return .next(inner, innerModel)
    }
    let parent = TabsFlow(tabs) { step in
      guard step == .one else { return .none }
      Flows.use(flows, when: .created) { roots in
        tabs.setViewControllers(roots.compactMap { $0 as? UIViewController }, animated: false)
      }
      return .multiple(flowContributors: zip(flows, models).map { .next($0, $1) })
    }
    window.rootViewController = tabs
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    models[0].send(TestStep.one)
    models[1].send(TestStep.two)
    innerModel.send(TestStep.three)
    XCTAssertEqual(parent.seen, ["one"])
    XCTAssertEqual(flows.map(\.seen), [["one"], ["two"]])
    XCTAssertEqual(inner.seen, ["three"])
    for flow in flows { flow.answer = { _ in .none } }
    parent.answer = { _ in .none }
  }

  func test_K_60_tabsWithAFlowEach_underASharedStack_areIndependent() async {
    let stack = showStack()
    let tabs = UITabBarController()
    let flows = ["A", "B"].map { name in
      AppFlow(UINavigationController(rootViewController: Screen(name)))
    }
    for flow in flows {
      flow.answer = { [weak flow] step in
        flow?.root.pushViewController(Screen("\(step)"), animated: false)
        return .none
      }
    }
    let models = [Model(), Model()]
    let parent = TabsFlow(tabs) { step in
      guard step == .one else { return .none }
      tabs.setViewControllers(flows.map(\.root), animated: false)
      stack.pushViewController(tabs, animated: false)
      return .multiple(flowContributors: zip(flows, models).map { .next($0, $1) })
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    models[0].send(TestStep.two)
    tabs.selectedIndex = 1
    models[1].send(TestStep.three)
    models[0].send(TestStep.detail(1))
    settle()
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(names(flows[0].root), ["A", "two", "detail(1)"])
    XCTAssertEqual(names(flows[1].root), ["B", "three"])
    stack.popViewController(animated: false)
    XCTAssertEqual(coordinator.flows.count, 0)
    parent.answer = { _ in .none }
  }

  func test_K_67_aRootFlowThatIsReplaced_isReleased() async {
    let window = window
    weak var login: AppFlow?
    weak var inner: ScreenFlow?
    let main = ShopFlow(UINavigationController(rootViewController: Screen("Main")))
    let parent = WindowFlow(window) { step in
      switch step {
      case .one:
        let flow = AppFlow(UINavigationController(rootViewController: Screen("Login")))
        login = flow
        flow.answer = { [weak flow] _ in
          let child = ScreenFlow(Screen("Inner"))
          inner = child
          flow?.root.pushViewController(child.root, animated: false)
          return .next(child, NoneStepper())
        }
        window.rootViewController = flow.root
        return .next(flow, one(TestStep.one))
      case .two:
        window.rootViewController = main.root
        return .next(main, one(TestStep.three))
      case .three, .multiple, .unauthorized, .over, .detail: return .none
      }
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    XCTAssertNotNil(inner)
    coordinator.navigate(to: TestStep.two)
    settle()
    XCTAssertNil(login)
    XCTAssertNil(inner)
    XCTAssertEqual(main.seen, ["three"])
    parent.answer = { _ in .none }
  }

  func test_K_76_aFlowInAStackThatIsDismissed_isReleased() async {
    let stack = showStack()
    weak var released: ScreenFlow?
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let child = ScreenFlow(Screen("Child"))
      released = child
      stack.present(UINavigationController(rootViewController: child.root), animated: true)
      return .next(child, NoneStepper())
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    settle()
    XCTAssertNotNil(released)
    stack.dismiss(animated: true)
    settle()
    XCTAssertNil(released)
  }

  func test_F_95_theEndTakesTheFlowsScreensAway_thenTellsTheParent() async {
    let stack = showStack()
    let main = Model()
    let parent = AppFlow(stack)
    parent.answer = { [self] step in
      if step == .over { note("\(names(stack))") }
      guard step == .one else { return .none }
      let child = ShopFlow(stack) { step in
        guard step != .over else { return .end(forwardToParentFlowWithStep: TestStep.over) }
        let screen = Screen("\(step)")
        stack.pushViewController(screen, animated: false)
        return .next(screen, NoneStepper())
      }
      return .next(child, CompositeStepper(steppers: [one(TestStep.two), main]))
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    main.send(TestStep.three)
    XCTAssertEqual(names(stack), ["Home", "two", "three"])
    main.send(TestStep.over)
    settle()
    expectNotes("[\"Home\"]")
    XCTAssertEqual(names(stack), ["Home"])
    parent.answer = { _ in .none }
  }

  func test_F_95_screensMayBeLeftToTheParent() async {
    let stack = showStack()
    let child = ShopFlow(UINavigationController(rootViewController: Screen("Shop"))) { _ in
      .end(forwardToParentFlowWithStep: TestStep.over, keepingScreens: true)
    }
    let model = Model()
    let parent = AppFlow(stack)
    parent.answer = { [self] step in
      if step == .over { note("\(stack.presentedViewController === child.root)") }
      guard step == .one else { return .none }
      stack.present(child.root, animated: false)
      return .next(child, model)
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    model.send(TestStep.two)
    expectNotes("true")
    parent.answer = { _ in .none }
    stack.dismiss(animated: false)
  }

  func test_aCoordinatorThatIsLetGo_takesItsFlowsAlong_howeverDeep() async {
    var deepest: FakeFlow?
    weak var released: FakeFlow?
    var depth = 0
    @MainActor func answer(_ step: TestStep) -> FlowContributors {
      depth += 1
      guard depth < 10_000 else { return .none }
      let child = FakeFlow(answer)
      deepest = child
      return .next(child, one(TestStep.one))
    }
    var local: FlowCoordinator? = FlowCoordinator()
    local?.coordinate(flow: FakeFlow(answer), with: one(TestStep.one))
    XCTAssertEqual(depth, 10_000)
    released = deepest
    deepest = nil
    XCTAssertNotNil(released)
    local = nil
    XCTAssertNil(released)
    XCTAssertEqual(LiveFlows.count, 0)
  }

  func test_tenThousandFlows_openedAndEnded_leaveNothingAlive() async {
    let stack = showStack()
    let main = Model()
    let parent = AppFlow(stack)
    parent.answer = { step in
      guard step == .one else { return .none }
      let child = ScreenFlow(Screen("Child"))
      let model = Model(TestStep.two) { $0.send(TestStep.over) }
      child.answer = { step in
        step == .over
          ? .end(forwardToParentFlowWithStep: TestStep.three)
          : .next(FakeRoot(isVisible: true), Model())
      }
      stack.pushViewController(child.root, animated: false)
      return .next(child, model)
    }
    coordinator.coordinate(flow: parent, with: main)
    runtime.log.level = .off
    for _ in 0..<10_000 {
      main.send(TestStep.one)
      settle()
    }
    XCTAssertEqual(LiveFlows.count, 1)
    XCTAssertEqual(parent.seen.count, 20_000)
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 2)
    parent.answer = { _ in .none }
  }
}
