import Coordination
import Flows
import UIKit
import XCTest

/// A screen that may refuse to leave.
final class GuardedScreen: UIViewController, LeaveGuarding {
  var mayLeave = false
  private(set) var attempt: LeaveAttempt?

  func shouldLeave(_ reason: RemovalReason) -> Bool { mayLeave }
  func didAttemptToLeave(_ attempt: LeaveAttempt) { self.attempt = attempt }
  func forget() { attempt = nil }
}

class BroadFlow: TestFlow<FakeRoot> {}
final class NarrowFlow: BroadFlow {}

/// What nobody should do, and what becomes of it.
@MainActor
final class AttackTests: FlowTestCase {
  func test_stepsFromWithinTheTelling_comeAfter() async {
    let main = Model()
    let flow = FakeFlow { [self] step in
      note("\(step)")
      return .none
    }
    let before = coordinator.willNavigate.observe { [self] navigation in
      note("will \(navigation.step)")
      if case TestStep.one = navigation.step { main.send(TestStep.two) }
    }
    let after = coordinator.didNavigate.observe { [self] navigation in
      note("did \(navigation.step)")
      if case TestStep.one = navigation.step { main.send(TestStep.three) }
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    expectNotes(
      "will one", "one", "did one", "will two", "two", "did two", "will three", "three",
      "did three")
    withExtendedLifetime((before, after)) {}
    flow.answer = { _ in .none }
  }

  func test_aFlowThatIsEndedByWhoIsTold_isNotNavigated() async {
    let main = Model()
    let flow = FakeFlow()
    let observation = coordinator.willNavigate.observe { _ in flow.root.presence.dismiss() }
    coordinator.coordinate(flow: flow, with: main)
    runtime.log.removeAll()
    main.send(TestStep.one)
    XCTAssertEqual(flow.seen, [])
    expectLog(
      "flow FakeFlow ended: its root has gone, reason dismissed",
      "dropped: step one to FakeFlow, it has ended")
    withExtendedLifetime(observation) {}
  }

  func test_aFlowThatLosesItsRootWhileItNavigates_tellsItsStepOnce() async {
    let main = Model()
    let child = FakeFlow()
    child.answer = { [weak child] _ in
      child?.root.presence.dismiss(.pop)
      return .end(forwardToParentFlowWithStep: TestStep.over)
    }
    let parent = FakeFlow { step in step == .one ? .next(child, main) : .none }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    runtime.log.removeAll()
    main.send(TestStep.two)
    XCTAssertEqual(parent.seen, ["one", "over"])
    expectLog("flow FakeFlow ended: its root has gone, reason pop")
    parent.answer = { _ in .none }
  }

  func test_aFlowThatLosesItsRootWhileItThinks_isToldNothing() async {
    let main = Model()
    var flow: ThinkingFlow?
    let made = ThinkingFlow { step in
      flow?.root.presence.dismiss(.swipe)
      return step
    }
    flow = made
    coordinator.coordinate(flow: made, with: main)
    runtime.log.removeAll()
    main.send(TestStep.one)
    XCTAssertEqual(made.seen, [])
    expectLog(
      "flow ThinkingFlow ended: its root has gone, reason swipe",
      "dropped: step one to ThinkingFlow, it has ended")
    flow = nil
  }

  func test_aBroadcastToAFlowThatEndsWhileItThinks_isAnsweredAllTheSame() async {
    let gate = Gate()
    let flow = ThinkingFlow { step in
      await gate.wait()
      return step
    }
    coordinator.coordinate(flow: flow, with: NoneStepper())
    coordinator.navigate(to: OtherStep.won)
    coordinator.navigate(to: OtherStep.one)
    runtime.log.removeAll()
    flow.root.presence.dismiss()
    expectLog(
      "flow ThinkingFlow ended: its root has gone, reason dismissed",
      "ignored: step won, no flow takes it; answer .none where there is nothing to do",
      "ignored: step one, no flow takes it; answer .none where there is nothing to do")
    gate.open()
    settle()
    XCTAssertEqual(flow.seen, [])
  }

  func test_aCircleOfSteps_isCutAndNamed() async {
    runtime.log.level = .off
    var problems: [FlowProblem] = []
    let observation = coordinator.problems.observe { problems.append($0) }
    let main = Model()
    var count = 0
    let flow = FakeFlow { step in
      count += 1
      if step == .one { main.send(TestStep.one) }
      if step == .two {
        main.send(TestStep.two)
        main.send(TestStep.two)
      }
      return .none
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    XCTAssertEqual(problems, [.endless(step: "one", flow: "FakeFlow")])
    XCTAssertEqual(count, 100_002)
    XCTAssertEqual(
      problems.map(\.description),
      [
        "what follows step one to FakeFlow, steps lead to each other without end; break the circle"
      ])
    main.send(TestStep.three)
    XCTAssertEqual(count, 100_003)
    withExtendedLifetime(observation) {}
    flow.answer = { _ in .none }
  }

  func test_manyStepsThatWaitForOneThought_areCarriedOutInOrder() async {
    runtime.log.level = .off
    let gate = Gate()
    let main = Model()
    let flow = ThinkingFlow { step in
      if case TestStep.one = step { await gate.wait() }
      return step
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    for number in 1...20_000 { main.send(TestStep.detail(number)) }
    XCTAssertEqual(flow.seen, [])
    gate.open()
    await gate.turn()
    settle()
    XCTAssertEqual(flow.seen.count, 20_001)
    XCTAssertEqual(flow.seen.last, "detail(20000)")
  }

  func test_whoIsNotReadyAfterAThought_isNamed() async {
    let gate = Gate()
    let flow = ThinkingFlow { _ in
      await gate.wait()
      return NoneStep()
    }
    let parent = FakeFlow { step in step == .one ? .next(flow, one(TestStep.two)) : .none }
    Flows.use(parent, when: .ready) { _ in XCTFail("it is not ready") }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    settle()
    expectLog()
    gate.open()
    await gate.turn()
    settle()
    expectLog(
      "dropped: step two to ThinkingFlow, it forbids it",
      "ignored: wait for FakeFlow, it waits for ThinkingFlow")
    parent.answer = { _ in .none }
  }

  func test_anAncestorMayBeNamedByItsSuperclass() async {
    let narrow = NarrowFlow(FakeRoot())
    let child = FakeFlow { _ in
      .one(flowContributor: .forwardToAncestor(BroadFlow.self, withStep: TestStep.three))
    }
    narrow.answer = { step in step == .one ? .next(child, one(TestStep.two)) : .none }
    coordinator.coordinate(flow: narrow, with: one(TestStep.one))
    XCTAssertEqual(narrow.seen, ["one", "three"])
    narrow.answer = { _ in .none }
  }

  func test_streamsEndWithWhatTheyAreOf() async {
    var ends: [String] = []
    var observations: [Observation] = []
    do {
      let local = FlowCoordinator()
      let screen = Screen("Never shown")
      observations.append(local.didNavigate.observe({ _ in }, atEnd: { ends.append("did") }))
      observations.append(screen.visible.observe({ _ in }, atEnd: { ends.append("visible") }))
      let paused = local.willNavigate.pausable(withPauser: screen.visible)
      observations.append(paused.observe({ _ in }, atEnd: { ends.append("paused") }))
      local.coordinate(flow: FakeFlow(), with: NoneStepper())
    }
    XCTAssertEqual(ends.sorted(), ["did", "paused", "visible"])
    var local: FlowCoordinator? = FlowCoordinator()
    let iterator = local?.didNavigate.makeAsyncIterator()
    local = nil
    let value = await iterator?.next()
    XCTAssertNil(value)
  }

  func test_aScreenThatRefusesToLeave_keepsTheFlow() async {
    let stack = showStack()
    let main = Model()
    let screen = GuardedScreen()
    let child = ShopFlow(stack) { step in
      if step == .over { return .end(forwardToParentFlowWithStep: TestStep.over) }
      stack.pushViewController(screen, animated: false)
      return .next(screen, NoneStepper())
    }
    let parent = AppFlow(stack) { step in step == .one ? .next(child, main) : .none }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    main.send(TestStep.two)
    runtime.log.removeAll()
    main.send(TestStep.over)
    settle()
    XCTAssertEqual(names(stack), ["Home", "GuardedScreen"])
    XCTAssertEqual(parent.seen, ["one"])
    expectLog("ignored: end ShopFlow, GuardedScreen refuses to leave")
    main.send(TestStep.two)
    XCTAssertEqual(child.seen, ["two", "over", "two"])
    screen.mayLeave = true
    screen.attempt?.proceed()
    screen.forget()
    settle()
    XCTAssertEqual(names(stack), ["Home"])
    XCTAssertEqual(parent.seen, ["one", "over"])
    parent.answer = { _ in .none }
    child.answer = { _ in .none }
  }

  func test_aFlowOnTheStackOfAnother_isNotOverWhileItThinks() async {
    let stack = showStack()
    let gate = Gate()
    let main = Model()
    let thinking = ThinkingStackFlow(stack) { step in
      if case TestStep.two = step { await gate.wait() }
      return step
    }
    let parent = AppFlow(stack) { step in step == .one ? .next(thinking, main) : .none }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    main.send(TestStep.one)
    XCTAssertEqual(names(stack), ["Home", "one"])
    main.send(TestStep.two)
    stack.popViewController(animated: false)
    settle()
    expectLog()
    gate.open()
    await gate.turn()
    settle()
    XCTAssertEqual(names(stack), ["Home", "two"])
    stack.popViewController(animated: false)
    settle()
    expectLog("flow ThinkingStackFlow ended: its screens have gone, reason pop")
    parent.answer = { _ in .none }
  }

  func test_K_99_aScreenThatUIKitRefuses_isNotKept_norAFlowOnIt() async {
    let stack = showStack()
    let main = Model()
    weak var kept: Screen?
    weak var keptFlow: ShopFlow?
    let flow = AppFlow(stack) { step in
      if step == .two {
        let screen = Screen("\(step)")
        kept = screen
        stack.present(screen, animated: true)
        return .next(screen, NoneStepper())
      }
      let shop = ShopFlow(UINavigationController(rootViewController: Screen("Shop")))
      keptFlow = shop
      stack.present(shop.root, animated: true)
      return .next(shop, one(TestStep.two))
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    let first = keptFlow
    main.send(TestStep.two)
    main.send(TestStep.three)
    XCTAssertNotNil(kept)
    settle()
    XCTAssertNil(kept)
    XCTAssertNil(keptFlow)
    XCTAssertNotNil(stack.presentedViewController)
    XCTAssertTrue(stack.presentedViewController === first?.root)
    flow.answer = { _ in .none }
  }

  func test_aScreenThatWaitsForItsTurn_isKept() async {
    let stack = showStack()
    let main = Model()
    let flow = AppFlow(stack) { step in
      let screen = Screen("\(step)")
      if step == .one {
        stack.pushViewController(screen, animated: true)
      } else {
        // UIKit presents it when the push has ended.
        stack.present(screen, animated: true)
      }
      return .next(screen, NoneStepper())
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    main.send(TestStep.two)
    settle()
    XCTAssertEqual((stack.presentedViewController as? Screen)?.name, "two")
    XCTAssertEqual(stack.presentedViewController?.presence.isDismissed, false)
    flow.answer = { _ in .none }
  }

  func test_K_99_aScreenThatTheRouterRefuses_isNotKept() async {
    let stack = showStack()
    let router = Router(rootViewController: stack)
    let home = stack.viewControllers[0]
    weak var kept: Screen?
    let main = Model()
    let flow = AppFlow(stack) { step in
      let screen = Screen("\(step)")
      kept = screen
      return router.push(screen, from: home).contributes(screen, NoneStepper())
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    main.send(TestStep.two)
    settle()
    XCTAssertEqual(names(stack), ["Home", "one"])
    XCTAssertNil(kept)
    flow.answer = { _ in .none }
  }

  func test_aScreenMayBeAFlow_andItsOwnRoot() async {
    let stack = showStack()
    let child = ScreenAsFlow()
    let parent = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.pushViewController(child, animated: false)
      return .next(child, one(TestStep.two))
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    XCTAssertEqual(child.seen, ["two"])
    stack.popViewController(animated: false)
    settle()
    expectLog("flow ScreenAsFlow ended: its root has gone, reason pop")
    parent.answer = { _ in .none }
  }

  func test_aStepperThatSendsAfterItsInitialStepHasEndedTheFlow_isNotHeard() async {
    var sent = 0
    let model = Model(TestStep.over) { _ in sent += 1 }
    let flow = FakeFlow { _ in .end(forwardToParentFlowWithStep: NoneStep()) }
    coordinator.coordinate(flow: flow, with: model)
    XCTAssertEqual(sent, 0)
    model.send(TestStep.one)
    XCTAssertEqual(flow.seen, ["over"])
    expectLog("flow FakeFlow ended", "dropped: step one, no flow listens to its stepper")
  }
}

/// A screen that is a flow, and its own root.
final class ScreenAsFlow: UIViewController, Flow {
  var root: ScreenAsFlow { self }
  private(set) var seen: [String] = []

  func navigate(to step: any Step) -> FlowContributors {
    seen.append("\(step)")
    return .none
  }
}

/// Lets those go on who wait for it.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func open() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  /// Lets what was resumed have its turn on the main queue.
  func turn() async {
    for _ in 1...20 { await Task.yield() }
  }
}

/// A flow on a stack that thinks about each step.
@MainActor
final class ThinkingStackFlow: Flow {
  let root: UINavigationController
  let think: @MainActor (any Step) async throws -> any Step
  private let life = FlowLife()

  init(
    _ root: UINavigationController,
    _ think: @escaping @MainActor (any Step) async throws -> any Step
  ) {
    self.root = root
    self.think = think
  }

  func adapt(step: any Step) async throws -> any Step {
    try await think(step)
  }

  func navigate(to step: any Step) -> FlowContributors {
    let screen = Screen("\(step)")
    root.pushViewController(screen, animated: false)
    return .next(screen, NoneStepper())
  }
}
