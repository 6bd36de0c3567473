import Flows
import UIKit
import XCTest

/// RxFlow's own tests of its coordinator.
@MainActor
final class FlowCoordinatorTests: FlowTestCase {
  func test_X_1_F_86_coordinateIsCarriedOutAtOnce() async {
    let flow = FakeFlow()
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["one"])
  }

  func test_X_2_aContributionSendsItsInitialStep() async {
    let flow = FakeFlow { step in
      step == .one ? .next(FakeRoot(), one(TestStep.two), hidden: .allow) : .none
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["one", "two"])
  }

  func test_X_3_F_91_aStepForTheFlowItselfComesAfterContributions_inTheNextTurn() async {
    let flow = FakeFlow { step in
      guard step == .multiple else { return .none }
      return .multiple(flowContributors: [
        .next(FakeRoot(isVisible: true), one(TestStep.two)),
        .forwardToCurrentFlow(withStep: TestStep.one),
      ])
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.multiple))
    XCTAssertEqual(flow.seen, ["multiple", "two"])
    settle()
    XCTAssertEqual(flow.seen, ["multiple", "two", "one"])
  }

  func test_X_4_F_89_aStepIsReplaced() async {
    let flow = ThinkingFlow { _ in TestStep.unauthorized }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["unauthorized"])
  }

  func test_X_5_stepsOfContributionsAreReplacedToo() async {
    let flow = ThinkingFlow { step in
      step as? TestStep == .one ? TestStep.unauthorized : step
    }
    flow.answer = { step in
      step == .two ? .next(FakeRoot(), one(TestStep.one), hidden: .allow) : .none
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.two))
    XCTAssertEqual(flow.seen, ["two", "unauthorized"])
  }

  func test_X_6_F_104_aStepFromOutsideReachesEveryFlow() async {
    let first = FakeFlow()
    let second = FakeFlow()
    let parent = FakeFlow { [self] step in
      guard step == .one else { return .none }
      Flows.use(first, second, when: .ready) { [self] _, _ in note("ready") }
      return .multiple(flowContributors: [
        .next(first, one(TestStep.two)), .next(second, one(TestStep.two)),
      ])
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    expectNotes("ready")
    coordinator.navigate(to: TestStep.three)
    XCTAssertEqual(parent.seen, ["one", "three"])
    XCTAssertEqual(first.seen, ["two", "three"])
    XCTAssertEqual(second.seen, ["two", "three"])
    parent.answer = { _ in .none }
  }

  func test_X_7_F_97_aFlowMayGoOnAfterItsRootHasGone() async {
    let flow = FakeFlow()
    coordinator.coordinate(flow: flow, with: one(TestStep.one), allowStepWhenDismissed: true)
    flow.root.presence.dismiss()
    coordinator.navigate(to: TestStep.two)
    coordinator.navigate(to: TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "two", "three"])
  }

  func test_X_8_aFlowIsReleasedWhenItsRootHasGone() async {
    var flow: FakeFlow? = FakeFlow { step in
      step == .one ? .next(FakeRoot(), NoneStepper()) : .none
    }
    weak let released = flow
    let root = flow?.root
    if let flow { coordinator.coordinate(flow: flow, with: one(TestStep.one)) }
    flow = nil
    XCTAssertNotNil(released)
    root?.presence.dismiss()
    XCTAssertNil(released)
    expectLog("flow FakeFlow ended: its root has gone, reason dismissed")
  }

  func test_X_9_aScreenOfAFlowThatOutlivesItsRootIsReleased() async {
    let container = UIViewController()
    window.rootViewController = container
    weak var released: UIViewController?
    let flow = FakeFlow { step in
      guard step == .one else { return .none }
      let screen = Screen("Child")
      released = screen
      container.addChild(screen)
      return .next(screen, NoneStepper())
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one), allowStepWhenDismissed: true)
    XCTAssertNotNil(released)
    released?.removeFromParent()
    XCTAssertNil(released)
  }

  func test_X_10_K_94_anAnswerFromAnotherThread_isNavigatedToOnTheMainOne() async {
    // The other thread waits until the flow does: otherwise it might answer before that, which is the next test.
    let isAwaited = DispatchSemaphore(value: 0)
    let flow = ThinkingFlow { step in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          isAwaited.wait()
          continuation.resume()
        }
      }
      return step
    }
    let told = coordinator.didNavigate.makeAsyncIterator()
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, [])
    isAwaited.signal()
    _ = await told.next()
    XCTAssertEqual(flow.seen, ["one"])
    XCTAssertEqual(flow.wasOnMain, [true])
  }

  func test_anAnswerFromAnotherThread_thatComesBeforeTheFlowWaits_isNavigatedToAtOnce() async {
    let flow = ThinkingFlow { step in
      await withCheckedContinuation { continuation in
        let isResumed = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          continuation.resume()
          isResumed.signal()
        }
        isResumed.wait()
      }
      return step
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["one"])
    XCTAssertEqual(flow.wasOnMain, [true])
  }
}
