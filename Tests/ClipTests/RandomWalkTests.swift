import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Seeded walks through the app, with services that fail and hold, with copied links, and with log-outs in between that
/// leave nothing behind: what is shown before one is what is shown after the next login.
///
/// A failure names its seed; the same seed walks the same way.
@MainActor
final class RandomWalkTests: XCTestCase {
  /// One after the other, as a person does it.
  func test_walks_leaveNothingBehind() async {
    for seed in 1...400 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        switch random.number(below: 12) {
        case 0, 1: await app.perform(anyServiceChange(&random))
        case 2: await copyLink(app, &random)
        default: break
        }
        if let action = anyAction(app, &random) { await app.perform(action) }
      }
    }
  }

  /// With services that fail and hold most of the time, and with logins that expire.
  func test_walksWithFailingServices_leaveNothingBehind() async {
    for seed in 401...700 as ClosedRange<UInt64> {
      await walk(seed: seed) { app, random in
        switch random.number(below: 12) {
        case 0...3: await app.perform(anyServiceChange(&random))
        case 4: await expireSoon(app, &random)
        case 5: await copyLink(app, &random)
        default: break
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
      var before: [[ScreenElement]]?
      for _ in 1...3 {
        await logIn(app)
        if let before {
          let after = await contents(app)
          XCTAssertEqual(before, after, "seed \(seed)")
        }
        for _ in 1...20 {
          if app.simulator.stack == ["Login"] { await logIn(app) }
          await act(app, &random)
          expectReasons(app, seed)
        }
        await app.settle()
        for name in ClipApp.vocabulary.services {
          await app.begin(.service(name: name, .replies))
        }
        await app.settle()
        before = await contents(app)
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
          of:
            /ignored: [a-z ]+.*, .+ (is (gone|covered by .+|there|on its way)|presents .+ already)/),
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
    if actions.isEmpty { return nil }
    let action = actions[random.number(below: actions.count)]
    guard case .enter(let field, _) = action, let texts = texts[field] else { return action }
    return .enter(field: field, text: texts[random.number(below: texts.count)])
  }

  /// For each field something valid, something invalid, nothing, and something that is there already.
  private let texts = [
    "url": ["https://example.org/new", "https://", "", "https://swift.org"],
    "name": ["New", "A title that is too long", "", "Swift"],
    "title": ["Another title", " ", "", "Best ramen in Mapo"],
    "time": ["07:30", "24:00", "", "09:00"],
    "query": ["s", "nothing has this", "", "Swift"],
  ]

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

  /// One of the services will say that one's login has expired.
  private func expireSoon(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    let services = ClipApp.vocabulary.services
    await app.perform(
      .service(
        name: services[random.number(below: services.count)], .fails(.status(401), times: 1)))
  }

  /// Goes to another app, copies a link there, and comes back.
  private func copyLink(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    let text = ["https://example.org/\(random.number(below: 3))", "https://", "no link"]
    let events: [UserAction] = [
      .app(.background), .pasteboard(text[random.number(below: 3)]), .app(.foreground),
    ]
    for event in events where app.simulator.refusal(of: event) == nil { await app.perform(event) }
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
    await app.perform(.service(name: "sign-in", .replies))
    for _ in 1...3 where app.simulator.screen == "Popup(network)" {
      await app.tap("button", "OK")
    }
    if app.simulator.screen == "Login" { await app.tap("button", "Log in with Kakao") }
  }

  private func answerAlert(_ app: SimulatedApp) async {
    if app.simulator.refusal(of: .app(.foreground)) == nil { await app.foreground() }
    if app.simulator.refusal(of: .choose(button: "Later")) == nil { await app.choose("Later") }
  }

  /// What the first screens of three tabs show, the tips left out; nil if nobody is logged in.
  private func contents(_ app: SimulatedApp) async -> [[ScreenElement]]? {
    await answerAlert(app)
    if app.simulator.stack == ["Login"] { return nil }
    var contents: [[ScreenElement]] = []
    for (entry, screen) in [
      (UserAction.notification(name: "timer"), "Remind"), (.open(url: "clip://clip/0"), "Clip"),
      (.selectTab(.name("home")), "Home"),
    ] {
      await app.perform(entry)
      await goBack(app, to: screen)
      contents.append(app.simulator.elements.filter { $0.kind != "tooltip" })
    }
    return contents
  }

  /// Goes to the settings from wherever the walk has ended, and logs out.
  private func logOut(_ app: SimulatedApp) async {
    await goBack(app, to: "Home")
    if app.simulator.screen == "Login" { return }
    await app.tap("item", "Settings")
    await app.tap("button", "Log out")
    await goBack(app, to: "Login")
  }

  /// Leaves whatever the walk has led to, one thing after the other, until a screen is there, or the login.
  private func goBack(_ app: SimulatedApp, to target: String) async {
    for _ in 1...60 {
      await answerAlert(app)
      let screen = app.simulator.screen.prefix { $0 != "(" }
      if screen == target || screen == "Login" { return }
      switch screen {
      case "Popup":
        let buttons = ["OK", "Stop", "Cancel", "Close"]
        for title in buttons where app.simulator.refusal(of: button(title)) == nil {
          await app.perform(button(title))
          break
        }
      case "AddLink", "SelectClip", "RemindSelectClip", "RemindTimerAdd":
        await app.tap("item", "Close")
      case "LinkWeb": await app.tap("button", "Back")
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
