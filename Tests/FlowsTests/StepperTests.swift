import Flows
import UIKit
import XCTest

/// RxFlow's own tests of its steppers.
@MainActor
final class StepperTests: FlowTestCase {
  private func noting(_ stepper: any Stepper) -> Observation {
    stepper.steps.signal.observe { [self] step in note("\(step)") }
  }

  func test_X_23_aStepperOfTheAppsOwn() async {
    let stepper = Model(TestStep.one)
    let observation = noting(stepper)
    stepper.send(stepper.initialStep)
    stepper.send(TestStep.two)
    expectNotes("one", "two")
    observation.cancel()
    stepper.send(TestStep.three)
    expectNotes()
  }

  func test_X_24_F_87_aStepperWithOneStep() async {
    let stepper = one(TestStep.one)
    let observation = noting(stepper)
    stepper.steps.accept(stepper.initialStep)
    expectNotes("one")
    observation.cancel()
  }

  func test_X_25_aStepperWithNone() async {
    XCTAssertEqual(NoneStepper().initialStep as? NoneStep, NoneStep())
    XCTAssertEqual(DefaultStepper().initialStep as? FlowStep, .home)
    let flow = FakeFlow()
    coordinator.coordinate(flow: flow, with: NoneStepper())
    XCTAssertEqual(flow.seen, [])
  }

  func test_X_26_aCompositeSendsInitialStepsInOrder() async {
    let composite = CompositeStepper(steppers: [
      one(TestStep.one), one(TestStep.two), NoneStepper(), one(TestStep.three),
    ])
    let observation = noting(composite)
    composite.readyToEmitSteps()
    expectNotes("one", "two", "three")
    observation.cancel()
  }

  func test_X_27_F_88_aCompositeMakesEachReady() async {
    let inner = (1...3).map { number in Model { [self] _ in note("ready \(number)") } }
    CompositeStepper(steppers: inner).readyToEmitSteps()
    expectNotes("ready 1", "ready 2", "ready 3")
  }

  func test_X_28_aCompositeSendsInitialSteps_thenTheNext() async {
    let inner = [TestStep.one, .two, .three].map { step in
      Model(step) { $0.send(TestStep.detail(1)) }
    }
    let composite = CompositeStepper(steppers: inner)
    let observation = noting(composite)
    composite.readyToEmitSteps()
    expectNotes("one", "two", "three", "detail(1)", "detail(1)", "detail(1)")
    observation.cancel()
  }

  private final class CompositeWithOwn: CompositeStepper {
    override var initialStep: any Step { TestStep.over }
  }

  func test_X_29_theOwnInitialStepOfACompositeComesFirst() async {
    let inner = [TestStep.one, .two, .three].map { step in
      Model(step) { $0.send(TestStep.detail(1)) }
    }
    let flow = FakeFlow()
    coordinator.coordinate(flow: flow, with: CompositeWithOwn(steppers: inner))
    XCTAssertEqual(
      flow.seen, ["over", "one", "two", "three", "detail(1)", "detail(1)", "detail(1)"])
  }

  func test_F_105_K_88_aStepperOfTheWholeAppWorksInEveryState() async {
    let pushes = Model()
    let stack = showStack()
    let flow = AppFlow(stack)
    coordinator.coordinate(
      flow: flow, with: CompositeStepper(steppers: [one(TestStep.one), pushes]))
    let modal = Screen("Modal")
    modal.modalPresentationStyle = .fullScreen
    stack.present(modal, animated: true)
    pushes.send(TestStep.two)
    settle()
    pushes.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "two", "three"])
  }
}
