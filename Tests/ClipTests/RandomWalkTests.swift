import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Seeded walks through the app, with services that fail and hold, with log-outs in between that leave nothing behind.
///
/// A failure names its seed; the same seed walks the same way.
@MainActor
final class RandomWalkTests: XCTestCase {
  /// One after the other, as a person does it.
  func test_walks_leaveNothingBehind() async {
    for seed in 1...400 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        if let action = anyAction(app, &random) { await app.perform(action) }
      }
    }
  }

  /// With services that fail and hold.
  func test_walksWithFailingServices_leaveNothingBehind() async {
    for seed in 401...700 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        if random.number(below: 3) == 0 {
          await app.perform(anyServiceChange(&random))
        }
        if let action = anyAction(app, &random) { await app.perform(action) }
      }
    }
  }

  /// With services that fail and hold, events from outside, and touches while transitions are open.
  func test_hastyWalks_leaveNothingBehind() async {
    for seed in 701...1000 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        switch random.number(below: 6) {
        case 0: await app.perform(anyServiceChange(&random))
        case 1:
          let event = anyOutsideEvent(&random)
          if app.simulator.refusal(of: event) == nil { await app.begin(event) }
        default: break
        }
        guard let action = anyAction(app, &random) else {
          _ = await app.settle()
          return
        }
        switch random.number(below: 3) {
        case 0: await app.begin(action)
        case 1:
          await app.begin(action)
          await app.advance(by: .milliseconds(random.number(below: 400)))
        default: await app.perform(action)
        }
      }
    }
  }

  // MARK: One walk

  /// Logs in, does 60 things, logs out after each 20 of them, and looks at what is left.
  private func walk(
    seed: UInt64, _ act: (SimulatedApp, inout WalkRandom) async -> Void
  ) async {
    var random = WalkRandom(seed: seed)
    await withClip(launch: launch(&random), seed: seed) { app in
      for _ in 1...3 {
        await logIn(app)
        for _ in 1...20 {
          await act(app, &random)
          expectReasons(app, seed)
        }
        await app.settle()
        for name in ClipApp.vocabulary.services {
          await app.perform(.service(name: name, .replies))
        }
        await app.settle()
        if random.number(below: 3) == 0 {
          await app.notification("token-expired")
        } else {
          await logOut(app)
        }
        await expectNothingLeft(app, seed)
      }
    }
  }

  /// What is not the default at launch, now and then.
  private func launch(_ random: inout WalkRandom) -> [String: String] {
    var parameters = ["logged-in": ["no", "yes", "unknown"][random.number(below: 3)]]
    if random.number(below: 3) == 0 { parameters["survey"] = "yes" }
    if random.number(below: 3) == 0 { parameters["tooltips"] = "new" }
    if random.number(below: 3) == 0 {
      // Behind an update that is forced there is nowhere to walk.
      parameters["update"] = ["notice", "feature"][random.number(below: 2)]
    }
    return parameters
  }

  /// Every refusal of a router is an event with the screen and what lies on it; UIKit has nothing to say.
  private func expectReasons(_ app: SimulatedApp, _ seed: UInt64) {
    for event in app.simulator.events where event.hasPrefix("ignored: ") {
      XCTAssertNotNil(
        event.wholeMatch(
          of: /ignored: [a-z ]+.*, .+ (is (gone|covered by .+)|presents .+ already)/),
        "seed \(seed): \(event)")
    }
    XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
  }

  private func expectNothingLeft(_ app: SimulatedApp, _ seed: UInt64) async {
    let alerts = app.simulator.alert == nil ? [] : ["UIAlertController"]
    XCTAssertEqual(app.simulator.stack, ["Login"], "seed \(seed)")
    XCTAssertEqual(app.simulator.modals, [], "seed \(seed)")
    XCTAssertEqual(
      LifetimeRegistry.shared.live(.controller).map(\.typeName).sorted(),
      (["LoginViewController", "OnboardingViewController", "ToasterNavigationController"] + alerts)
        .sorted(), "seed \(seed)")
    XCTAssertEqual(
      LifetimeRegistry.shared.live(.coordinator).map(\.typeName),
      ["AppCoordinator", "LoginCoordinator"], "seed \(seed)")
    XCTAssertEqual(
      app.simulator.closures.filter { !$0.contains("Alert(") }, [], "seed \(seed)")
    XCTAssertEqual(app.simulator.leaks, [], "seed \(seed)")
    XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
  }

  // MARK: What can be done

  /// Any action that is possible now, but for leaving the account.
  private func anyAction(_ app: SimulatedApp, _ random: inout WalkRandom) -> UserAction? {
    let actions = app.simulator.possibleActions.filter { !leaving.contains($0) }
    return actions.isEmpty ? nil : actions[random.number(below: actions.count)]
  }

  private let leaving = ["Log out", "Withdraw"].map {
    UserAction.tap(ElementReference(kind: "button", selector: .title($0)))
  }

  private func anyServiceChange(_ random: inout WalkRandom) -> UserAction {
    let services = ClipApp.vocabulary.services
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: nil), .fails(.status(500), times: 1), .fails(.status(400), times: 1),
      .holds, .replies, .replies,
    ]
    return .service(
      name: services[random.number(below: services.count)],
      behaviors[random.number(below: behaviors.count)])
  }

  private func anyOutsideEvent(_ random: inout WalkRandom) -> UserAction {
    let states: [PermissionState] = [.granted, .denied, .ask]
    let events: [UserAction] = [
      .open(url: "clip://clip/\(random.number(below: 13))"), .open(url: "clip://"),
      .notification(name: "timer"),
      .pasteboard("https://example.org/\(random.number(below: 3))"), .app(.background),
      .app(.foreground), .permission(name: "alarm", states[random.number(below: 3)]),
    ]
    return events[random.number(below: events.count)]
  }

  // MARK: Ways in and out

  private func logIn(_ app: SimulatedApp) async {
    await answerAlert(app)
    for _ in 1...3 where app.simulator.screen == "Popup(network)" {
      await app.tap("button", "OK")
    }
    if app.simulator.screen == "Login" { await app.tap("button", "Log in with Kakao") }
  }

  private func answerAlert(_ app: SimulatedApp) async {
    if app.simulator.refusal(of: .app(.foreground)) == nil { await app.foreground() }
    if app.simulator.refusal(of: .choose(button: "Later")) == nil { await app.choose("Later") }
  }

  /// Goes to the settings from wherever the walk has ended, and logs out.
  private func logOut(_ app: SimulatedApp) async {
    for _ in 1...60 {
      await answerAlert(app)
      let screen = app.simulator.screen.prefix { $0 != "(" }
      switch screen {
      case "Login": return
      case "Setting": await app.tap("button", "Log out")
      case "Popup":
        let buttons = ["OK", "Stop", "Cancel", "Close"]
        for title in buttons where app.simulator.refusal(of: button(title)) == nil {
          await app.perform(button(title))
          break
        }
      case "AddLink", "SelectClip", "RemindSelectClip", "RemindTimerAdd":
        await app.tap("item", "Close")
      case "LinkWeb": await app.tap("button", "Back")
      case "Home": await app.tap("item", "Settings")
      default:
        if !app.simulator.modals.isEmpty {
          await app.dismiss()
        } else if app.simulator.refusal(of: .back(.button)) == nil {
          await app.back()
        } else {
          await app.select(tab: "home")
        }
      }
    }
    XCTFail("no way out of \(app.simulator.screen)")
  }

  private func button(_ title: String) -> UserAction {
    .tap(ElementReference(kind: "button", selector: .title(title)))
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
