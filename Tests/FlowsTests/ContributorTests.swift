import Coordination
import Flows
import UIKit
import XCTest

/// A flow's answer is a value that can be looked at alone.
@MainActor
final class ContributorTests: FlowTestCase {
  func test_anAnswerIsComparedWithoutBeingCarriedOut() async {
    let screen = Screen("Detail")
    let model = Model()
    let flow = FakeFlow { step in
      step == .one ? .next(screen, model) : .end(forwardToParentFlowWithStep: TestStep.detail(3))
    }
    XCTAssertEqual(flow.navigate(to: TestStep.one), .next(screen, model))
    XCTAssertNotEqual(flow.navigate(to: TestStep.one), .next(screen, model, hidden: .buffer))
    XCTAssertNotEqual(flow.navigate(to: TestStep.one), .next(Screen("Detail"), model))
    XCTAssertEqual(
      flow.navigate(to: TestStep.one), .multiple(flowContributors: [.next(screen, model)]))
    XCTAssertEqual(
      flow.navigate(to: TestStep.two), .end(forwardToParentFlowWithStep: TestStep.detail(3)))
    XCTAssertNotEqual(
      flow.navigate(to: TestStep.two), .end(forwardToParentFlowWithStep: TestStep.detail(4)))
    XCTAssertEqual(flow.navigate(to: OtherStep.one), .notMine)
    XCTAssertNotEqual(flow.navigate(to: OtherStep.one), FlowContributors.none)
    flow.answer = { _ in .none }
  }

  func test_stepsAreEqualByValue_orByWhatTheyPrintAs() async {
    struct Plain: Step { var number: Int }
    XCTAssertEqual(
      FlowContributor.forwardToCurrentFlow(withStep: Plain(number: 1)),
      .forwardToCurrentFlow(withStep: Plain(number: 1)))
    XCTAssertNotEqual(
      FlowContributor.forwardToCurrentFlow(withStep: Plain(number: 1)),
      .forwardToCurrentFlow(withStep: Plain(number: 2)))
    XCTAssertNotEqual(
      FlowContributor.forwardToParentFlow(withStep: TestStep.one),
      .forwardToParentFlow(withStep: OtherStep.one))
    XCTAssertNotEqual(
      FlowContributor.forwardToAncestor(AppFlow.self, withStep: TestStep.one),
      .forwardToAncestor(ShopFlow.self, withStep: TestStep.one))
  }

  func test_F_90_answersInWords() async {
    let words: [(FlowContributors, String)] = [
      (.none, "none"),
      (.notMine, "not mine"),
      (.next(Screen("A"), Model()), "contribute Screen with Model"),
      (
        .next(Screen("A"), Model(), hidden: .buffer),
        "contribute Screen with Model, steps wait while it is hidden"
      ),
      (
        .next(Screen("A"), Model(), hidden: .allow, outlives: true),
        "contribute Screen with Model, steps count while it is hidden, "
          + "steps count after it has gone"
      ),
      (
        .multiple(flowContributors: [
          .forwardToCurrentFlow(withStep: TestStep.one),
          .forwardToParentFlow(withStep: TestStep.two),
          .forwardToAncestor(AppFlow.self, withStep: TestStep.detail(1)),
          .start(BaseCoordinator()), .start(BaseCoordinator(), stepWhenFinished: TestStep.over),
        ]),
        "forward one to this flow; forward two to the parent flow; forward detail(1) to AppFlow; "
          + "start BaseCoordinator; start BaseCoordinator, then over"
      ),
      (.end(forwardToParentFlowWithStep: NoneStep()), "end"),
      (
        .end(forwardToParentFlowWithStep: TestStep.over, keepingScreens: true),
        "end, then over to the parent flow, keeping screens"
      ),
    ]
    for (contributors, text) in words { XCTAssertEqual("\(contributors)", text) }
  }

  func test_asRxFlowSpellsIt() async {
    let (screen, model) = (Screen("A"), Model())
    XCTAssertEqual(
      FlowContributor.contribute(
        withNextPresentable: screen, withNextStepper: model, allowStepWhenNotPresented: true),
      .next(screen, model, hidden: .allow))
  }
}
