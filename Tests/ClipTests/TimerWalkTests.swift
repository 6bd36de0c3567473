import NavwrightTesting
import Simulator
import XCTest

/// Seeded walks that begin on tab timer; each ends with an expired login that leaves nothing behind.
@MainActor
final class TimerWalkTests: XCTestCase {
  func test_walks_endWithTheLoginAndNothingElse() async {
    for seed in 1...100 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, action, _ in await app.perform(action) }
    }
  }

  func test_hastyWalks_endWithTheLoginAndNothingElse() async {
    for seed in 101...200 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, action, random in
        // UIKit itself complains of a back button that is touched during a transition.
        let isOpen = app.simulator.pending.contains { $0.hasPrefix("transition") }
        if case .back = action, isOpen { return }
        await app.begin(action)
        await app.advance(by: .milliseconds(random.number(below: 500)))
      }
    }
  }

  private func walk(
    seed: UInt64, _ step: (SimulatedApp, UserAction, inout WalkRandom) async -> Void
  ) async {
    let services = ["timers", "add-timer", "edit-timer", "delete-timer", "toggle-timer", "profile"]
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: 1), .fails(.status(422), times: 1), .holds, .replies,
    ]
    await withTimers { app in
      var random = WalkRandom(seed: seed)
      for count in 1...40 {
        if count % 4 == 0 {
          let name = services[random.number(below: services.count)]
          let behavior = behaviors[random.number(below: behaviors.count)]
          await app.begin(.service(name: name, behavior))
        }
        if count % 9 == 0 {
          let states = PermissionState.allCases
          await app.begin(.permission(name: "alarm", states[random.number(below: states.count)]))
        }
        let actions = app.simulator.possibleActions.filter { !leavesTheTab($0) }
        guard !actions.isEmpty else {
          await app.settle()
          continue
        }
        await step(app, actions[random.number(below: actions.count)], &random)
        // Two services may fail, but no touch asks for the same thing twice.
        let asked = app.simulator.modals.filter { $0 != "Popup(network)" }
        XCTAssertEqual(Set(asked).count, asked.count, "\(asked)")
      }
      await app.settle()
      await app.run("notification token-expired")
      await app.expectStack("Login")
      await app.expectModals("none")
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      await app.run("closures", prints: ["none"])
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  private func leavesTheTab(_ action: UserAction) -> Bool {
    switch action {
    case .selectTab: true
    case .tap(let element):
      element.selector == .title("Log out") || element.selector == .title("Withdraw")
    case _: false
    }
  }
}
