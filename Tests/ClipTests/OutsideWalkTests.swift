import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Seeded walks through the whole app with entries from outside at any moment; an expired login ends each of them.
@MainActor
final class OutsideWalkTests: XCTestCase {
  func test_hastyWalksWithEntriesFromOutside_thenExpiry_leaveNothingBehind() async {
    for seed in 1...300 as ClosedRange<UInt64> {
      await withLaunch(launches[Int(seed) % launches.count]) { app in
        var random = WalkRandom(seed: seed)
        for _ in 1...40 { await hurry(app, &random) }
        await expectAnEnd(app, "seed \(seed)")
      }
    }
  }

  private let launches = [
    "logged-in=yes", "logged-in=yes survey=yes", "logged-in=unknown tooltips=new",
    "logged-in=no update=notice", "logged-in=yes survey=yes update=feature",
  ]

  private let entries: [UserAction] = [
    .notification(name: "timer"), .notification(name: "token-expired"),
    .open(url: "clip://clip/4"), .open(url: "clip://clip/0"), .open(url: "clip://"),
  ]

  private func hurry(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    switch random.number(below: 12) {
    case 0:
      await app.begin(entries[random.number(below: entries.count)])
    case 1:
      await app.begin(.app(.background))
      await app.begin(.pasteboard("https://\(random.number(below: 3)).example"))
      await app.begin(.app(.foreground))
    case 2:
      let services = ClipApp.vocabulary.services
      let behaviors: [ServiceBehavior] = [
        .fails(.network, times: 1), .fails(.status(500), times: 1), .fails(.status(401), times: 1),
        .holds, .replies, .replies,
      ]
      let name = services[random.number(below: services.count)]
      await app.begin(.service(name: name, behaviors[random.number(below: behaviors.count)]))
    default:
      await touch(app, &random)
    }
    switch random.number(below: 3) {
    case 0: await app.settle()
    case 1: await app.advance(by: .milliseconds(random.number(below: 600)))
    default: break
    }
  }

  private func touch(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    if app.simulator.screen == "AddLink", random.number(below: 2) == 0 {
      await app.begin(.enter(field: "url", text: "https://entered.example"))
    }
    let actions = app.simulator.possibleActions
    guard !actions.isEmpty else { return }
    let action = actions[random.number(below: actions.count)]
    if case .app = action { return }
    // UIKit itself complains of a back button that is touched during a transition.
    if case .back = action { await app.settle() }
    guard app.simulator.refusal(of: action) == nil else { return }
    await app.begin(action)
  }

  private func expectAnEnd(_ app: SimulatedApp, _ name: String) async {
    for service in ClipApp.vocabulary.services {
      await app.perform(.service(name: service, .replies))
    }
    await app.settle()
    // One that nobody has answered comes back: it is answered when it is the last.
    for _ in 1...3 where app.simulator.alert != nil { await app.run("choose \"Later\"") }
    await app.perform(.notification(name: "token-expired"))
    for _ in 1...3 where app.simulator.screen.hasPrefix("Popup") {
      await app.run("tap button \"OK\"")
    }
    await app.expectTree("window(nav[Login[\(page(app))]])")
    await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
    await app.run("closures", prints: ["none"])
    await app.expectNoLeaks()
    XCTAssertEqual(app.simulator.warnings, [], name)
  }

  /// Which page of the introduction the login shows.
  private func page(_ app: SimulatedApp) -> String {
    let shown = app.simulator.elements.first { $0.kind == "page" && $0.value == "shown" }
    return "Onboarding(\(shown?.id ?? "none"))"
  }
}
