import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Seeded walks through the app, each of which ends with a log-out that leaves nothing behind.
@MainActor
final class RandomWalkTests: XCTestCase {
  func test_walks_thenLogOut_leaveNothingBehind() async {
    for seed in 1...200 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        for _ in 1...30 { await step(app, &random) }
      }
    }
  }

  func test_walksWithFailingServices_thenLogOut_leaveNothingBehind() async {
    let services = ClipApp.vocabulary.services
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: nil), .fails(.status(500), times: 1), .holds, .replies,
    ]
    for seed in 1...100 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        for count in 1...30 {
          if count % 3 == 0 {
            let name = services[random.number(below: services.count)]
            let behavior = behaviors[random.number(below: behaviors.count)]
            await app.perform(.service(name: name, behavior))
          }
          await step(app, &random)
        }
        for name in services { await app.perform(.service(name: name, .replies)) }
      }
    }
  }

  func test_hastyWalks_thenLogOut_leaveNothingBehind() async {
    for seed in 1...200 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        for _ in 1...30 {
          // UIKit itself complains of a back button that is touched during a transition.
          let isOpen = app.simulator.pending.contains { $0.hasPrefix("transition") }
          guard let action = anyAction(app, &random), !isOpen || !isBack(action) else { continue }
          switch random.number(below: 3) {
          case 0: await app.begin(action)
          case 1:
            await app.begin(action)
            await app.advance(by: .milliseconds(random.number(below: 400)))
          default: await app.perform(action)
          }
          if random.number(below: 8) == 0 {
            await app.begin(.open(url: "clip://clip/\(random.number(below: 13))"))
          }
        }
        await app.settle()
      }
    }
  }

  /// Logs in, walks, logs out, and looks at what is left.
  private func walk(
    seed: UInt64, _ body: (SimulatedApp, inout WalkRandom) async -> Void
  ) async {
    await withClip(loggedIn: false, seed: seed) { app in
      var random = WalkRandom(seed: seed)
      await app.run("tap button \"Log in with Kakao\"")
      await body(app, &random)
      await leave(app)
      await app.expectTree("window(nav[Login])")
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      XCTAssertEqual(
        LifetimeRegistry.shared.live(.controller).map(\.typeName).sorted(),
        ["LoginViewController", "UINavigationController"], "seed \(seed)")
      XCTAssertEqual(
        LifetimeRegistry.shared.live(.coordinator).map(\.typeName),
        ["AppCoordinator", "LoginCoordinator"], "seed \(seed)")
      await app.run("closures", prints: ["none"])
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  private func step(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    if let action = anyAction(app, &random) { await app.perform(action) }
  }

  /// Any action that is possible now, but for logging out.
  private func anyAction(_ app: SimulatedApp, _ random: inout WalkRandom) -> UserAction? {
    let actions = app.simulator.possibleActions.filter { $0 != logOut }
    return actions.isEmpty ? nil : actions[random.number(below: actions.count)]
  }

  private func isBack(_ action: UserAction) -> Bool {
    if case .back = action { true } else { false }
  }

  private let logOut = UserAction.tap(
    ElementReference(kind: "button", selector: .title("Log out")))

  /// Goes to the settings from wherever the walk has ended, and logs out.
  private func leave(_ app: SimulatedApp) async {
    if !app.simulator.modals.isEmpty { await app.perform(.dismiss(.all)) }
    for _ in 1...10 where (app.simulator.stack?.count ?? 0) > 1 {
      let isPage = app.simulator.screen.hasPrefix("LinkWeb")
      await app.run(isPage ? "tap button \"Back\"" : "back")
    }
    if app.simulator.tab != "home" { await app.run("select tab home") }
    for _ in 1...10 where (app.simulator.stack?.count ?? 0) > 1 {
      let isPage = app.simulator.screen.hasPrefix("LinkWeb")
      await app.run(isPage ? "tap button \"Back\"" : "back")
    }
    await app.logOut()
  }
}

/// Random numbers of a walk, the same for the same seed.
struct WalkRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }
}
