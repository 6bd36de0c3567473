import Flows
import UIKit
import XCTest

/// Roots are used when flows are there, or when they are ready.
@MainActor
final class FlowsUseTests: FlowTestCase {
  private func makeReady(_ flows: any Flow...) {
    for flow in flows { coordinator.coordinate(flow: flow, with: one(TestStep.one)) }
  }

  func test_X_11_oneFlowIsWaitedFor() async {
    let flow = FakeFlow()
    Flows.use(flow, when: .ready) { [self] root in note("\(root === flow.root)") }
    expectNotes()
    makeReady(flow)
    expectNotes("true")
  }

  func test_X_12_twoFlowsAreWaitedFor() async {
    let (one, two) = (FakeFlow(), FakeFlow())
    Flows.use(one, two, when: .ready) { [self] _, _ in note("ready") }
    makeReady(one)
    expectNotes()
    makeReady(two)
    expectNotes("ready")
  }

  func test_X_13_threeFlowsAreWaitedFor() async {
    let (one, two, three) = (FakeFlow(), FakeFlow(), FakeFlow())
    Flows.use(one, two, three, when: .ready) { [self] _, _, _ in note("ready") }
    makeReady(one, two)
    expectNotes()
    makeReady(three)
    expectNotes("ready")
  }

  func test_X_14_fourFlowsAreWaitedFor() async {
    let (one, two, three, four) = (FakeFlow(), FakeFlow(), FakeFlow(), FakeFlow())
    Flows.use(one, two, three, four, when: .ready) { [self] _, _, _, _ in note("ready") }
    makeReady(four, two, three)
    expectNotes()
    makeReady(one)
    expectNotes("ready")
  }

  func test_X_15_fiveFlowsAreWaitedFor_theirRootsComeInOrder() async {
    let flows = (FakeFlow(), FakeFlow(), FakeFlow(), FakeFlow(), FakeFlow())
    Flows.use(flows.0, flows.1, flows.2, flows.3, flows.4, when: .ready) { [self] a, b, c, d, e in
      let roots = [flows.0.root, flows.1.root, flows.2.root, flows.3.root, flows.4.root]
      note("\(zip(roots, [a, b, c, d, e]).allSatisfy { $0 === $1 })")
    }
    makeReady(flows.4, flows.2, flows.3, flows.0)
    expectNotes()
    makeReady(flows.1)
    expectNotes("true")
  }

  func test_X_16_aListIsWaitedFor() async {
    let flows = (0..<5).map { _ in FakeFlow() }
    Flows.use(flows, when: .ready) { [self] roots in note("\(roots.count)") }
    for flow in flows.dropLast() { makeReady(flow) }
    expectNotes()
    makeReady(flows[4])
    expectNotes("5")
  }

  func test_X_17_X_18_X_19_X_20_X_21_createdFlowsAreUsedAtOnce_howeverMany() async {
    let flows = (FakeFlow(), FakeFlow(), FakeFlow(), FakeFlow(), FakeFlow())
    Flows.use(flows.0, when: .created) { [self] _ in note("1") }
    Flows.use(flows.0, flows.1, when: .created) { [self] _, _ in note("2") }
    Flows.use(flows.0, flows.1, flows.2, when: .created) { [self] _, _, _ in note("3") }
    Flows.use(flows.0, flows.1, flows.2, flows.3, when: .created) { [self] _, _, _, _ in note("4") }
    Flows.use(flows.0, flows.1, flows.2, flows.3, flows.4, when: .created) {
      [self] _, _, _, _, _ in note("5")
    }
    expectNotes("1", "2", "3", "4", "5")
  }

  func test_X_22_aListOfCreatedFlowsIsUsedAtOnce() async {
    let flows = (0..<5).map { _ in FakeFlow() }
    Flows.use(flows, when: .created) { [self] roots in note("\(roots.count)") }
    expectNotes("5")
  }

  func test_F_101_moreThanFive_andRootsOfTheirTypes() async {
    let flows = (FakeFlow(), AppFlow(UINavigationController()), TabsFlow(UITabBarController()))
    Flows.use(flows.0, flows.1, flows.2, flows.0, flows.1, flows.2, when: .created) {
      [self] _, stack, tabs, _, _, _ in
      note("\(stack.viewControllers.count) \(tabs.children.count)")
    }
    expectNotes("0 0")
  }

  func test_F_102_K_90_whoComesLateIsToldAtOnce_andOnce() async {
    let flow = FakeFlow()
    makeReady(flow)
    Flows.use(flow, when: .ready) { [self] _ in note("late") }
    expectNotes("late")
    coordinator.navigate(to: TestStep.two)
    settle()
    expectNotes()
  }

  func test_readyWaitsForTheFlowsThatTheFirstStepBegan() async {
    let child = FakeFlow()
    let stepper = Model()
    let parent = FakeFlow { step in step == .one ? .next(child, stepper) : .none }
    Flows.use(parent, when: .ready) { [self] _ in note("ready") }
    makeReady(parent)
    expectNotes()
    stepper.send(TestStep.two)
    expectNotes("ready")
    parent.answer = { _ in .none }
  }

  func test_aFlowThatEndsBeforeItIsReady_holdsNobodyUp() async {
    let child = FakeFlow()
    let parent = FakeFlow { step in step == .one ? .next(child, NoneStepper()) : .none }
    Flows.use(parent, when: .ready) { [self] _ in note("ready") }
    makeReady(parent)
    expectNotes()
    child.root.presence.dismiss()
    expectNotes("ready")
    parent.answer = { _ in .none }
  }

  func test_aFlowThatDoesNotBecomeReadyIsNamed() async {
    let (silent, idle) = (FakeFlow(), AppFlow(UINavigationController()))
    let parent = ShopFlow(UINavigationController()) { step in
      step == .one ? .next(silent, NoneStepper()) : .none
    }
    Flows.use(parent, silent, idle, when: .ready) { [self] _, _, _ in note("ready") }
    makeReady(parent)
    settle()
    expectLog(
      "ignored: wait for ShopFlow, it waits for FakeFlow",
      "ignored: wait for FakeFlow, it has carried out no step; give its stepper an initial step",
      "ignored: wait for AppFlow, it was not begun; contribute it")
    expectNotes()
    parent.answer = { _ in .none }
  }

  func test_aFlowNamedTwiceIsWaitedForOnce() async {
    let flow = FakeFlow()
    Flows.use(flow, flow, when: .ready) { [self] _, _ in note("ready") }
    makeReady(flow)
    expectNotes("ready")
  }
}
