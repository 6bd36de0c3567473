import Flows
import NavwrightTesting
import Simulator
import XCTest

/// An app of flows that was written from the documentation alone.
@MainActor
final class LendingTests: XCTestCase {
  private static let home =
    "window(UITabBar{shelf*: nav[Shelf], card: nav[CardDesk], help: Help})"
  private static let flowsAtHome = [
    "FlowCoordinator", "  LibraryFlow", "    LibraryTabsFlow", "      ShelfFlow", "      CardFlow",
    "      HelpFlow",
  ]

  override func tearDown() async throws {
    XCTAssertEqual(LiveFlows.count, 0, "flows alive after the test")
    LiveFlows.count = 0
  }

  private func run(_ lines: String..., then body: (SimulatedApp) async -> Void) async {
    await simulate(LendingApp.self) { app in
      for line in lines { await app.run(line) }
      await body(app)
      await app.expectNoLeaks()
      await app.expectNoWarnings()
      XCTAssertEqual(LendingApp.problems, [])
    }
  }

  private func flows(_ app: SimulatedApp, named name: String) -> [String] {
    app.simulator.flows.filter { $0.contains(name) }
  }

  func test_theTabsAreShownWhenAllAreReady() async {
    await run { app in
      await app.expectTree(Self.home)
      XCTAssertEqual(app.simulator.coordinators, Self.flowsAtHome)
    }
  }

  func test_theEndOfAFlowOnTheStackOfAnother_leavesThatOneItsScreens() async {
    await run(
      "tap button \"book(1)\"", "tap button \"borrow(0)\"", "tap button \"terms\""
    ) { app in
      await app.expectStack("Shelf > Book > Ask > Terms")
      XCTAssertEqual(flows(app, named: "Borrow"), ["      BorrowFlow"])
      await app.back()
      await app.run("tap button \"closing\"")
      await app.expectStack("Shelf > Book > Book")
      XCTAssertEqual(flows(app, named: "Borrow"), [])
    }
  }

  func test_aFlowThinks_andAnotherAnswersForIt() async {
    await run("tap button \"book(1)\"", "tap button \"borrow(1)\"") { app in
      await app.expectStack("Shelf > Book > Ask")
      await app.run("tap button \"borrowed(1)\"")
      await app.expectStack("Shelf > Book > Book")
      await app.back(to: .root)
      await app.run("tap button \"book(3)\"")
      await app.run("tap button \"borrow(3)\"")
      XCTAssertEqual(app.simulator.alert, "book 3 is not lent")
      await app.choose("OK")
    }
  }

  func test_aFlowIsToldWithWhatTookItAway() async {
    await run("tap button \"book(1)\"", "tap button \"borrow(0)\"") { app in
      await app.swipeBack()
      XCTAssertEqual(
        app.simulator.events,
        ["popped Ask", "flow BorrowFlow ended: its screens have gone, reason swipe"])
      await app.back()
      await app.run("tap button \"news\"")
      await app.swipeDown()
      XCTAssertEqual(
        app.simulator.events,
        ["dismissed nav", "flow NewsFlow ended: its root has gone, reason pulledDown"])
    }
  }

  func test_screensThatAreLeft_areTheParentsToTakeAway() async {
    await run("tap button \"news\"", "tap button \"book(9)\"") { app in
      await app.back()
      await app.run("tap button \"newsIsRead\"")
      await app.expectModals("none")
      XCTAssertEqual(flows(app, named: "News"), [])
    }
  }

  /// As one does with RxFlow: dismissed by hand, then ended.
  func test_aFlowThatDismissesItself_andEnds_hasOneEnd() async {
    await run("select tab card", "tap button \"card\"", "tap button \"feedback\"") { app in
      await app.expectModals("nav > Feedback")
      await app.run("tap button \"feedbackIsSent\"")
      await app.expectModals("nav")
      XCTAssertEqual(
        app.simulator.events,
        [
          "step feedbackIsSent to FeedbackFlow", "flow FeedbackFlow ended", "dismissed Feedback",
          "step feedbackIsSent to CardFlow",
        ])
    }
  }

  func test_aCoordinatorWithAFlow_inAFlow() async {
    await run("tap button \"clerk\"") { app in
      XCTAssertEqual(
        app.simulator.coordinators.filter { $0.contains("Clerk") || $0.contains("FlowC") },
        [
          "FlowCoordinator", "        ClerkCoordinator", "          FlowCoordinator",
          "            ClerkFlow",
        ])
      await app.run("tap button \"feedback\"")
      await app.expectStack("Shelf > Clerk > Receipt")
      await app.back()
      await app.run("tap button \"clerkIsDone\"")
      await app.expectStack("Shelf")
      XCTAssertEqual(app.simulator.coordinators, Self.flowsAtHome)
    }
  }

  /// One thing after the other, as a person does it.
  func test_walks_leaveNothingBehind() async {
    for seed in 1...100 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: false) }
  }

  /// With a service that fails and holds, and touches while transitions are open.
  func test_hastyWalks_leaveNothingBehind() async {
    for seed in 101...300 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: true) }
  }

  private func walk(seed: UInt64, isHasty: Bool) async {
    var random = WalkRandom(seed: seed)
    await simulate(LendingApp.self, seed: seed) { app in
      for _ in 1...50 {
        if isHasty, random.number(below: 8) == 0 {
          let behaviors: [ServiceBehavior] = [.holds, .replies, .fails(.network, times: 1)]
          await app.perform(.service(name: "desk", behaviors[random.number(below: 3)]))
        }
        let actions = app.simulator.possibleActions
        if actions.isEmpty {
          await app.settle()
        } else {
          await act(app, actions[random.number(below: actions.count)], isHasty, &random)
        }
      }
      await goHome(app)
      await app.expectTree(Self.home)
      XCTAssertEqual(app.simulator.coordinators, Self.flowsAtHome, "seed \(seed)")
      XCTAssertEqual(app.simulator.leaks, [], "seed \(seed)")
    }
    XCTAssertEqual(LiveFlows.count, 0, "seed \(seed)")
    LiveFlows.count = 0
  }

  private func act(
    _ app: SimulatedApp, _ action: UserAction, _ isHasty: Bool, _ random: inout WalkRandom
  ) async {
    switch isHasty ? random.number(below: 3) : 0 {
    case 0: await app.perform(action)
    case 1: await app.begin(action)
    default:
      await app.begin(action)
      await app.advance(by: .milliseconds(random.number(below: 400)))
    }
  }

  /// Ends what is open, and goes back to where each tab begins.
  private func goHome(_ app: SimulatedApp) async {
    await app.settle()
    await app.perform(.service(name: "desk", .replies))
    for _ in 1...30 {
      if let button = app.simulator.alertButtons.first {
        await app.choose(button)
      } else if app.simulator.refusal(of: .dismiss(.top)) == nil {
        await app.dismiss()
      }
    }
    for tab in ["help", "card", "shelf"] {
      if app.simulator.tab != tab { await app.run("select tab \(tab)") }
      for _ in 1...60 where app.simulator.refusal(of: .back(.button)) == nil { await app.back() }
    }
  }
}
