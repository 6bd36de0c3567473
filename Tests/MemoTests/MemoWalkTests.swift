import Memo
import NavwrightTesting
import Simulator
import XCTest

/// Seeded walks through the app; a failure names its seed, and the same seed walks the same way.
@MainActor
final class MemoWalkTests: XCTestCase {
  /// One thing after the other, as a person does it.
  func test_walks_leaveNothingBehind() async {
    for seed in 1...150 as ClosedRange<UInt64> {
      await walk(seed: seed, isHasty: false)
    }
  }

  /// With services that fail and hold, and touches while transitions are open.
  func test_hastyWalks_leaveNothingBehind() async {
    for seed in 151...400 as ClosedRange<UInt64> {
      await walk(seed: seed, isHasty: true)
    }
  }

  /// With sheets that ask before they lose a text.
  func test_F_37_hastyWalksThatAreAsked_leaveNothingBehind() async {
    for seed in 401...600 as ClosedRange<UInt64> {
      await walk(seed: seed, isHasty: true, ["unsaved": "ask"])
    }
  }

  private func walk(
    seed: UInt64, isHasty: Bool, _ parameters: [String: String] = [:]
  ) async {
    var random = WalkRandom(seed: seed)
    await simulate(MemoApp.self, parameters: parameters, seed: seed) { app in
      for _ in 1...40 {
        if isHasty, random.number(below: 4) == 0 { await app.perform(anyServiceChange(&random)) }
        let actions = app.simulator.possibleActions
        if actions.isEmpty {
          await app.settle()
        } else {
          await act(app, actions[random.number(below: actions.count)], isHasty, &random)
        }
        XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
      }
      await app.settle()
      for name in MemoApp.vocabulary.services {
        await app.perform(.service(name: name, .replies))
      }
      await goHome(app)
      await app.expectTree("window(nav[MemoList])")
      for label in ["MemoDetailViewModel", "MemoComposeViewModel"] {
        XCTAssertNotEqual(app.simulator.lifetime(of: label), .alive, "seed \(seed): \(label)")
      }
      XCTAssertEqual(app.simulator.closures, [], "seed \(seed)")
      XCTAssertEqual(app.simulator.leaks, [], "seed \(seed)")
      XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
    }
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

  private func goHome(_ app: SimulatedApp) async {
    for _ in 1...10 {
      if app.simulator.refusal(of: .dismiss(.top)) == nil {
        await app.dismiss()
      } else if app.simulator.refusal(of: .back(.button)) == nil {
        await app.back()
      }
    }
  }

  private func anyServiceChange(_ random: inout WalkRandom) -> UserAction {
    let services = MemoApp.vocabulary.services
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: nil), .fails(.status(500), times: 1), .holds, .replies, .replies,
    ]
    return .service(
      name: services[random.number(below: services.count)],
      behaviors[random.number(below: behaviors.count)])
  }
}
