import Clip
import NavwrightTesting
import Simulator
import XCTest

/// Hasty walks among clips and links: whatever is touched, and whenever, one thing is asked at a time.
@MainActor
final class LinkWalkTests: XCTestCase {
  func test_T_26_hastyWalksStackNoSheetOnAnother() async {
    for seed in 1...150 as ClosedRange<UInt64> {
      await withClip(seed: seed) { app in
        var random = WalkRandom(seed: seed)
        if seed % 2 == 0 { await app.run("select tab clip") }
        for _ in 1...25 { await hurry(app, &random) }
        for name in services { await app.perform(.service(name: name, .replies)) }
        await app.settle()
        expectOneQuestion(app, seed)
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  private let services = [
    "clips", "links", "add-clip", "rename-clip", "delete-clip", "edit-title", "move-link",
    "delete-link", "mark-read",
  ]

  private func hurry(_ app: SimulatedApp, _ random: inout WalkRandom) async {
    if random.number(below: 6) == 0 {
      let behaviors: [ServiceBehavior] = [
        .fails(.network, times: 1), .fails(.status(500), times: 2), .holds, .replies,
      ]
      let name = services[random.number(below: services.count)]
      await app.perform(.service(name: name, behaviors[random.number(below: behaviors.count)]))
    }
    if random.number(below: 15) == 0 {
      await app.begin(.open(url: "clip://clip/0"))
    }
    let actions = app.simulator.possibleActions.filter { !leadsElsewhere($0) }
    guard !actions.isEmpty else { return }
    let action = actions[random.number(below: actions.count)]
    // UIKit itself complains of a back button that is touched during a transition.
    if case .back = action { await app.settle() }
    guard app.simulator.refusal(of: action) == nil else { return }
    await app.begin(action)
    // Once more, as a finger that was not sure does.
    if random.number(below: 3) == 0, app.simulator.refusal(of: action) == nil {
      if case .back = action {} else { await app.begin(action) }
    }
    if random.number(below: 2) == 0 {
      await app.settle()
      expectOneQuestion(app, 0)
    } else {
      await app.advance(by: .milliseconds(random.number(below: 600)))
    }
  }

  /// Whether an action leads to screens that are not looked at here.
  private func leadsElsewhere(_ action: UserAction) -> Bool {
    switch action {
    case .tap(let reference):
      if case .title(let title) = reference.selector {
        return title == "Settings" || title == "Add your first link"
      }
      return false
    case .selectTab(.name(let name)):
      return name != "home" && name != "clip"
    case .selectTab(.position(let position)):
      return position > 2
    case .tapOutside, .enter, .back, .swipeBack, .swipeDown, .swipePage, .reselectTab, .dismiss,
      .choose,
      .service:
      return false
    case .open, .app, .pasteboard, .notification, .permission, .device:
      return true
    }
  }

  private func expectOneQuestion(
    _ app: SimulatedApp, _ seed: UInt64, file: StaticString = #filePath, line: UInt = #line
  ) {
    let questions = app.simulator.modals.filter { $0 != "Popup(network)" }
    XCTAssertLessThanOrEqual(
      questions.count, 1, "\(app.simulator.modals), seed \(seed)", file: file, line: line)
  }
}
