import Movies
import NavwrightTesting
import Simulator
import XCTest

/// Seeded walks through the app; a failure names its seed, and the same seed walks the same way.
@MainActor
final class MoviesWalkTests: XCTestCase {
  private static let names = ["Ingrid", "Greta", "", " "]
  private static let keys = ["FILM1942", "KEY12345", "short", ""]
  private static let searches = ["not", "bergman rains", "x", "", "🎬", "greta schroder"]
  private static let links = [
    "movies://", "movies://movie/46", "movies://movie/99", "movies://watched",
    "movies://watched/1", "movies://trending", "movies://settings",
  ]
  /// What is gone when one is back at the list.
  private static let mortals = [
    "SettingsFlow", "OnboardingFlow", "LoginViewModel", "ApiKeyViewModel",
    "SettingsListViewModel", "MovieDetailViewModel", "CastDetailViewModel",
  ]

  /// One thing after the other, as a person does it.
  func test_walks_leaveNothingBehind() async {
    for seed in 1...100 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: false) }
  }

  /// With services that fail and hold, touches while transitions are open, and links at any moment.
  func test_hastyWalks_leaveNothingBehind() async {
    for seed in 101...300 as ClosedRange<UInt64> { await walk(seed: seed, isHasty: true) }
  }

  private func walk(seed: UInt64, isHasty: Bool) async {
    var random = WalkRandom(seed: seed)
    let isOnboarded = random.number(below: 3) > 0
    await simulate(
      MoviesApp.self, parameters: ["onboarded": isOnboarded ? "yes" : "no"], seed: seed
    ) { app in
      for _ in 1...40 {
        if isHasty, random.number(below: 6) == 0 { await app.perform(anyServiceChange(&random)) }
        if let action = anyAction(app, isHasty, &random) {
          await act(app, action, isHasty, &random)
        } else {
          await app.settle()
        }
        guard app.simulator.warnings.isEmpty else {
          return XCTFail("seed \(seed): \(app.simulator.warnings)")
        }
      }
      await goHome(app)
      await app.expectTree(
        "window(nav[Dashboard{wishlist*: nav[Wishlist], watched: nav[Watched], "
          + "trending: nav[Trending[TrendingMovieList]]}])")
      for label in Self.mortals {
        XCTAssertNotEqual(app.simulator.lifetime(of: label), .alive, "seed \(seed): \(label)")
      }
      XCTAssertEqual(app.simulator.closures, [], "seed \(seed)")
      XCTAssertEqual(app.simulator.leaks, [], "seed \(seed)")
      XCTAssertEqual(app.simulator.warnings, [], "seed \(seed)")
    }
  }

  private func anyAction(
    _ app: SimulatedApp, _ isHasty: Bool, _ random: inout WalkRandom
  ) -> UserAction? {
    if isHasty, random.number(below: 12) == 0 {
      return .open(url: Self.links[random.number(below: Self.links.count)])
    }
    let fields = app.simulator.elements.filter { $0.isField && $0.isEnabled }
    if let field = fields.first, random.number(below: 3) == 0 {
      let texts =
        switch field.title {
        case "name": Self.names
        case "key": Self.keys
        default: Self.searches
        }
      return .enter(field: field.title, text: texts[random.number(below: texts.count)])
    }
    let actions = app.simulator.possibleActions.filter { $0 != outward(app) }
    return actions.isEmpty ? nil : actions[random.number(below: actions.count)]
  }

  /// The swipe to where there is no page, which only the app knows.
  private func outward(_ app: SimulatedApp) -> UserAction? {
    switch app.simulator.screen {
    case "TrendingMovieList": .swipePage(.previous, .finish)
    case "CastList": .swipePage(.next, .finish)
    default: nil
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

  /// Ends what is open, logs in if that is asked for, and goes back to the list, as a person would.
  private func goHome(_ app: SimulatedApp) async {
    await app.settle()
    for name in MoviesApp.vocabulary.services {
      await app.perform(.service(name: name, .replies))
    }
    for _ in 1...20 {
      if let button = app.simulator.alertButtons.first {
        await app.choose(button)
      } else if app.simulator.screen == "ApiKey" {
        await app.enter("key", "FILM1942")
        await app.run("tap button \"Save key\"")
      } else if app.simulator.screen == "Login" {
        await app.enter("name", "Ingrid")
        await app.run("tap button \"Log in\"")
      } else if app.simulator.refusal(of: .dismiss(.top)) == nil {
        await app.dismiss()
      } else if app.simulator.refusal(of: .back(.button)) == nil {
        await app.back()
      } else if app.simulator.refusal(of: .swipePage(.previous, .finish)) == nil,
        app.simulator.screen == "CastList"
      {
        await app.swipePage(.previous)
      }
    }
    for tab in ["trending", "watched", "wishlist"] {
      if app.simulator.tab != tab { await app.run("select tab \(tab)") }
      for _ in 1...3 where app.simulator.refusal(of: .back(.button)) == nil { await app.back() }
      if app.simulator.screen == "CastList" { await app.swipePage(.previous) }
    }
  }

  private func anyServiceChange(_ random: inout WalkRandom) -> UserAction {
    let services = MoviesApp.vocabulary.services
    let behaviors: [ServiceBehavior] = [
      .fails(.network, times: nil), .fails(.status(500), times: 1), .holds, .replies, .replies,
    ]
    return .service(
      name: services[random.number(below: services.count)],
      behaviors[random.number(below: behaviors.count)])
  }
}
