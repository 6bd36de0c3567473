import Airports
import NavwrightTesting
import Simulator
import XCTest

/// Seeded walks through the app; a failure names its seed, and the same seed walks the same way.
@MainActor
final class AirportsWalkTests: XCTestCase {
  private static let texts = [
    "Seoul", "oslo", "JFK", "xal", "Atlantis", "", "🛩️", "RKSI", "springfield illinois", "gimpo",
  ]

  func test_walks_leaveNothingBehind() async {
    for seed in 1...50 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: false) }
  }

  /// With a service that fails and holds, and touches while transitions are open.
  func test_hastyWalks_leaveNothingBehind() async {
    for seed in 51...150 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: true) }
  }

  private func walk(seed: UInt64, isHasty: Bool) async {
    var random = WalkRandom(seed: seed)
    await simulate(AirportsApp.self, seed: seed) { app in
      for _ in 1...30 {
        if isHasty, random.number(below: 8) == 0 { await app.perform(anyServiceChange(&random)) }
        if let action = anyAction(app, &random) {
          await act(app, action, isHasty, &random)
        } else {
          await app.settle()
        }
        XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
      }
      await app.settle()
      await app.service("airports", .replies)
      for _ in 1...4 {
        if app.simulator.refusal(of: .dismiss(.top)) == nil {
          await app.dismiss()
        } else if app.simulator.refusal(of: .back(.button)) == nil {
          await app.back()
        }
      }
      await app.expectTree("window(nav[SearchCity])")
      for label in ["AirportsCoordinator", "AirportDetailsCoordinator", "AirportsViewModel"] {
        XCTAssertNotEqual(app.simulator.lifetime(of: label), .alive, "seed \(seed): \(label)")
      }
      XCTAssertEqual(app.simulator.closures.count, 1, "seed \(seed)")
      XCTAssertEqual(app.simulator.leaks, [], "seed \(seed)")
      XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
    }
  }

  private func anyAction(_ app: SimulatedApp, _ random: inout WalkRandom) -> UserAction? {
    let text = Self.texts[random.number(below: Self.texts.count)]
    let search = UserAction.enter(field: "search", text: text)
    let actions = app.simulator.possibleActions
    if app.simulator.refusal(of: search) == nil, random.number(below: 3) == 0 || actions.isEmpty {
      return search
    }
    return actions.isEmpty ? nil : actions[random.number(below: actions.count)]
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

  private func anyServiceChange(_ random: inout WalkRandom) -> UserAction {
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: nil), .fails(.status(500), times: 1), .holds, .replies, .replies,
    ]
    return .service(name: "airports", behaviors[random.number(below: behaviors.count)])
  }
}
