import Coordination
import UIKit
import XCTest

/// Screens that refuse to leave when the journey they belong to would end in code.
@MainActor
final class EndingVetoTests: LeaveGuardTestCase {
  /// A child whose only screen, above Home, has unsaved changes.
  private func makeGuardedFlow(
    in parent: BaseCoordinator, on router: any RouterProtocol
  ) -> (flow: Flow, screen: GuardedScreen) {
    let flow = makeFlow("Form", router, in: parent)
    let screen = GuardedScreen("Form")
    router.push(screen, animated: false, owner: flow, onRemoval: flow.leaving("Form"))
    settle()
    runtime.log.removeAll()
    return (flow, screen)
  }

  // MARK: A coordinator

  func test_F_37_finish_isRefused_andTheJourneyGoesOn() async {
    let parent = BaseCoordinator()
    let (flow, screen) = makeGuardedFlow(in: parent, on: makeRouter("Home"))
    runtime.log.level = .lifecycle
    expectVetoed(flow.finish(), by: "Form")
    expectOnly("ignored: finish Flow, Form refuses to leave")
    XCTAssertFalse(flow.isFinished)
    XCTAssertEqual(screen.asked, [.finished])
    XCTAssertEqual(screen.attempts, [.finished])
    XCTAssertEqual(children(of: parent), ["Form"])
    flow.push("Next")
    expectTree("nav[Home, Form, Next]")
    screen.isDirty = false
    expect(flow.finish(animated: false), removed: 2)
    expectTree("nav[Home]")
    expectNotes("Next finished", "Form finished", "Form over")
    XCTAssertEqual(children(of: parent), [])
  }

  func test_F_37_finish_canBeGoneThroughWith() async {
    let parent = BaseCoordinator()
    let (flow, screen) = makeGuardedFlow(in: parent, on: makeRouter("Home"))
    var attempt: LeaveAttempt?
    screen.onAttempt = { attempt = $0 }
    expectVetoed(flow.finish(animated: false), by: "Form")
    XCTAssertEqual(attempt?.reason, .finished)
    attempt?.proceed()
    settle()
    expectTree("nav[Home]")
    expectNotes("Form finished", "Form over")
    XCTAssertTrue(flow.isFinished)
    attempt = nil
    screen.onAttempt = nil
  }

  func test_F_37_finish_asksTheScreensOfChildren_andNobodyEndsThen() async {
    let parent = BaseCoordinator()
    let router = makeRouter("Home")
    let flow = makeFlow("Flow", router, in: parent)
    flow.start()
    let (child, screen) = makeGuardedFlow(in: flow, on: router)
    let asked = flow.finish()
    settle()
    expectVetoed(asked, by: "Form")
    XCTAssertFalse(child.isFinished)
    XCTAssertEqual(children(of: flow), ["Form"])
    XCTAssertEqual(screen.attempts, [.finished])
    expectNotes()
    screen.isDirty = false
    flow.finish()
    settle()
    // Children end without a word.
    expectNotes("Form finished", "Flow finished", "Flow over")
  }

  func test_F_37_finish_asksInItsTurn_aboutWhatIsThereThen() async {
    let parent = BaseCoordinator()
    let router = makeRouter("Home")
    let (flow, screen) = makeGuardedFlow(in: parent, on: router)
    router.present(Screen("Cover"))
    let first = flow.finish()
    let second = flow.finish()
    XCTAssertEqual(screen.asked, [])
    XCTAssertFalse(flow.isFinished)
    screen.isDirty = false
    settle()
    expect(first, removed: 1)
    expectUnchanged(second)
    expectTree("nav[Home] + Cover")
    XCTAssertEqual(screen.asked, [.finished])
    expectNotes("Form finished", "Form over")
  }

  func test_F_37_finish_asksNobody_whereNothingLeavesOrNothingMayBeRefused() async {
    let parent = BaseCoordinator()
    let router = makeRouter("Home")
    let (flow, screen) = makeGuardedFlow(in: parent, on: router)
    expectUnchanged(flow.finish(keepingScreens: true))
    XCTAssertTrue(flow.isFinished)
    XCTAssertEqual(screen.asked, [])
    XCTAssertEqual(parent.shownScreens, [screen])
    let (second, other) = makeGuardedFlow(in: parent, on: router)
    Leaving.forced { _ = second.finish(animated: false) }
    XCTAssertEqual(other.asked, [])
    expectTree("nav[Home, Form]")
    expectNotes("Form over", "Form finished", "Form over")
  }

  func test_F_37_aValue_isToldOnlyByTheEndThatComes() async {
    let parent = BaseCoordinator()
    let router = makeRouter("Home")
    let journey = ResultCoordinator<Int>()
    journey.onFinish = { [weak self] in self?.note("over \($0)") }
    parent.addDependency(journey)
    let screen = GuardedScreen("Form")
    var attempt: LeaveAttempt?
    screen.onAttempt = { attempt = $0 }
    router.push(screen, animated: false, owner: journey)
    settle()
    expectVetoed(journey.finish(with: 1), by: "Form")
    attempt = nil
    expectVetoed(journey.finish(with: 2), by: "Form")
    attempt?.proceed()
    settle()
    attempt = nil
    screen.onAttempt = nil
    expectNotes("over finished(2)")

    let given = ResultCoordinator<Int>()
    given.onFinish = { [weak self] in self?.note("over \($0)") }
    parent.addDependency(given)
    let form = GuardedScreen("Form")
    router.push(form, animated: false, owner: given)
    settle()
    expectVetoed(given.finish(with: 3), by: "Form")
    form.isDirty = false
    router.pop(animated: false)
    settle()
    // What was refused counts for nothing.
    expectNotes("over cancelled")
  }

  func test_F_37_whatACoordinatorHasAskedFor_isRefusedOnceItHasFinished() async throws {
    let calls: [(Router, Flow) -> Transition] = [
      { $0.replaceTop(with: Screen("New"), owner: $1) },
      { $0.setRoot(Screen("New"), owner: $1) },
      { $0.setStack([Screen("New")], owner: $1) },
      { $0.perform([.replaceTop(with: Screen("New"), owner: $1)]) },
      { [window] in WindowRouter(window: window).setRoot(Screen("New"), owner: $1) },
    ]
    for call in calls {
      let (router, top) = try makeGuarded("Edit")
      let parent = BaseCoordinator()
      let flow = makeFlow("Flow", router, in: parent)
      var attempt: LeaveAttempt?
      top.onAttempt = { attempt = $0 }
      expectVetoed(call(router, flow), by: "Edit")
      flow.finish()
      let again = try XCTUnwrap(attempt).proceed()
      settle()
      expectRefused(
        again, .coordinatorFinished("Flow"), "Flow has finished and shows nothing more")
      expectTree("nav[Home, Edit]")
      expectNotes("Flow over")
      attempt = nil
      top.onAttempt = nil
      XCTAssertEqual(flow.shownScreens, [])
      router.navigationController?.viewControllers = [Screen("Home")]
      forgetNotes()
    }
  }
}
