import Flows
import UIKit
import XCTest

/// What is wrong with flows and steps is said, with what to do.
@MainActor
final class ProblemTests: FlowTestCase {
  private func expectProblem(
    _ text: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () -> Void
  ) {
    var told: [String] = []
    let observation = coordinator.problems.observe { told.append("\($0)") }
    body()
    XCTAssertEqual(told, [text], file: file, line: line)
    expectLog("ignored: \(text)", file: file, line: line)
    withExtendedLifetime(observation) {}
  }

  func test_aStepThatNoFlowTakes_isAnError() async {
    let model = Model()
    let child = ShopFlow(UINavigationController())
    let parent = AppFlow(UINavigationController()) { step in
      step == .one ? .next(child, model) : .none
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    expectProblem(
      "step home, no flow takes it (asked ShopFlow, AppFlow); "
        + "answer .none where there is nothing to do"
    ) { model.send(FlowStep.home) }
    XCTAssertEqual(child.seen, ["home"])
    XCTAssertEqual(parent.seen, ["one", "home"])
    parent.answer = { _ in .none }
  }

  func test_aStepOfTheWrongType_isNamedWithTheRightOne() async {
    let flow = AppFlow(UINavigationController())
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    expectProblem(
      "step one, no flow takes it (asked AppFlow); did you mean TestStep.one, which AppFlow takes?"
    ) { coordinator.navigate(to: OtherStep.one) }
  }

  func test_aStepOfNearlyTheSameName_isNamedWithIt() async {
    let flow = AppFlow(UINavigationController())
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    coordinator.navigate(to: TestStep.detail(1))
    struct Details: Step, CustomStringConvertible { let description = "details(1)" }
    expectProblem(
      "step details(1), no flow takes it (asked AppFlow); did you mean detail?"
    ) { coordinator.navigate(to: Details()) }
  }

  func test_aStepThatAnotherFlowTakes_isNamedWithThatFlow() async {
    let model = Model()
    let (shop, cart) = (ShopFlow(UINavigationController()), CartFlow(UINavigationController()))
    shop.answer = { _ in .notMine }
    let parent = AppFlow(UINavigationController()) { step in
      step == .multiple
        ? .multiple(flowContributors: [.next(shop, model), .next(cart, one(TestStep.two))])
        : .notMine
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.multiple))
    expectProblem(
      "step two, no flow takes it (asked ShopFlow, AppFlow); "
        + "CartFlow takes it, send it with navigate(to:)"
    ) { model.send(TestStep.two) }
    parent.answer = { _ in .none }
    shop.answer = { _ in .none }
  }

  func test_aStepWithoutFlows_isAnError() async {
    expectProblem("step one, no flow takes it; answer .none where there is nothing to do") {
      coordinator.navigate(to: TestStep.one)
    }
  }

  func test_aStepForAParentThatIsNotThere_isAnError_orTheOwnersOfTheCoordinator() async {
    let flow = AppFlow(UINavigationController()) { _ in
      .one(flowContributor: .forwardToParentFlow(withStep: TestStep.over))
    }
    expectProblem(
      "step over, AppFlow has no flow above; set onForwardedStep of the coordinator"
    ) { coordinator.coordinate(flow: flow, with: one(TestStep.one)) }
    coordinator.onForwardedStep = { [self] in note("\($0)") }
    coordinator.navigate(to: TestStep.two)
    expectNotes("over")
    coordinator.onForwardedStep = nil
  }

  func test_anAncestorThatIsNotThere_isAnError() async {
    let child = ShopFlow(UINavigationController()) { _ in
      .one(flowContributor: .forwardToAncestor(PayFlow.self, withStep: TestStep.over))
    }
    let parent = AppFlow(UINavigationController()) { _ in .next(child, one(TestStep.one)) }
    expectProblem("step over, no PayFlow is above ShopFlow (above are AppFlow)") {
      coordinator.coordinate(flow: parent, with: one(TestStep.one))
    }
    parent.answer = { _ in .none }
  }

  func test_K_96_aStepperContributedTwice_countsOnce_andIsSaidToBe() async {
    let model = Model(TestStep.two)
    let screens = [FakeRoot(isVisible: true), FakeRoot(isVisible: true)]
    let flow = AppFlow(UINavigationController()) { step in
      guard step == .one else { return .none }
      return .multiple(flowContributors: [.next(screens[0], model), .next(screens[1], model)])
    }
    expectProblem("contribute Model to AppFlow again, its steps count once") {
      coordinator.coordinate(flow: flow, with: one(TestStep.one))
    }
    model.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "two", "three"])
    screens[0].presence.dismiss()
    model.send(TestStep.three)
    screens[1].presence.dismiss()
    model.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "two", "three", "three"])
    flow.answer = { _ in .none }
  }

  func test_K_97_twoContributionsOfOneFlow_bothSteppersAreHeard() async {
    let child = FakeFlow()
    let models = [Model(TestStep.two), Model(TestStep.three)]
    let parent = FakeFlow { step in
      guard step == .one else { return .none }
      return .multiple(flowContributors: models.map { .next(child, $0) })
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    for model in models { model.send(TestStep.over) }
    XCTAssertEqual(child.seen, ["two", "three", "over", "over"])
    expectLog()
    parent.answer = { _ in .none }
  }

  func test_aFlowThatLivesElsewhere_isRefused() async {
    let child = ShopFlow(UINavigationController())
    let parent = AppFlow(UINavigationController()) { _ in .next(child, NoneStepper()) }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    let other = CartFlow(UINavigationController()) { _ in .next(child, one(TestStep.two)) }
    expectProblem("contribute ShopFlow to CartFlow, it lives below AppFlow; make a new one") {
      coordinator.coordinate(flow: other, with: one(TestStep.one))
    }
    XCTAssertEqual(child.seen, [])
    parent.answer = { _ in .none }
    other.answer = { _ in .none }
  }
}
