import Movies
import NavwrightTesting
import Simulator
import XCTest

/// Who keeps whom: a flow, its screens and their view models go together, whichever way they leave.
@MainActor
final class MoviesLifetimeTests: XCTestCase {
  private let onboarded = ["onboarded": "yes"]

  private func expect(
    _ names: [String], _ lifetime: Lifetime, _ app: SimulatedApp,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for name in names {
      XCTAssertEqual(app.simulator.lifetime(of: name), lifetime, name, file: file, line: line)
    }
  }

  func test_theSettingsFlow_diesWithItsScreens_whicheverWayTheyLeave() async {
    let ways = [
      ["tap item \"Done\""], ["swipe down"], ["dismiss"], ["open movies://movie/1"],
      ["tap setting \"Login\"", "swipe down"], ["tap setting \"About\"", "back", "dismiss"],
      ["tap setting \"API key\"", "swipe back", "tap item \"Done\""],
    ]
    for way in ways {
      await simulate(MoviesApp.self, parameters: onboarded) { app in
        await app.run("tap item \"Settings\"")
        await app.run("choose \"OK\"")
        expect(["SettingsFlow", "SettingsListViewModel", "LoginViewModel"], .alive, app)
        for line in way { await app.run(line) }
        await app.expectModals("none")
        expect(["SettingsFlow", "SettingsListViewModel", "LoginViewModel"], .gone, app)
        await app.expectNoLeaks()
        await app.expectNoWarnings()
        XCTAssertEqual(app.simulator.closures, [], "\(way)")
      }
    }
  }

  func test_theOnboardingFlow_diesWhenTheKeyIsThere() async {
    await simulate(MoviesApp.self) { app in
      expect(["OnboardingFlow", "LoginViewModel"], .alive, app)
      await app.enter("name", "Ingrid")
      await app.run("tap button \"Log in\"")
      expect(["ApiKeyViewModel"], .alive, app)
      await app.enter("key", "FILM1942")
      await app.run("tap button \"Save key\"")
      expect(["OnboardingFlow", "LoginViewModel", "ApiKeyViewModel"], .gone, app)
      await app.expectNoLeaks()
    }
  }

  func test_aFilm_diesWithItsScreen() async {
    for way in ["back", "swipe back", "reselect tab", "open movies://movie/1"] {
      await simulate(MoviesApp.self, parameters: onboarded) { app in
        await app.tap("movie", "Casablanca")
        expect(["MovieDetail(46)", "MovieDetailViewModel"], .alive, app)
        await app.run(way)
        expect(["MovieDetail(46)"], .gone, app)
        await app.expectNoLeaks()
      }
    }
  }

  func test_aScreenThatTheRouterRefused_isGone() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      await app.begin(.tap(ElementReference(kind: "movie", selector: .position(1))))
      await app.tap("movie", 2)
      await app.settle()
      await app.expectStack("Wishlist > MovieDetail(53)")
      await app.back()
      expect(["MovieDetailViewModel"], .gone, app)
    }
  }

  func test_aQuestionThatIsHeld_keepsNothingAfterTheApp() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      await app.service("permission", .holds)
      await app.run("tap item \"About\"")
      await app.run("app launch onboarded=yes")
      await app.service("permission", .replies)
      await app.expectStack("Wishlist")
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  /// Swift resumes a waiting task on any thread; a step must not settle before.
  func test_anAnswerComesInTheStepThatAsks_eachTime() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      for round in 1...200 {
        await app.run("tap item \"About\"")
        if round.isMultiple(of: 2) {
          await app.expectScreen("About")
          await app.run("tap button \"Close\"")
        } else {
          await app.run("choose \"OK\"")
        }
      }
      await app.expectNoLeaks()
    }
  }

  func test_theAppEnds_andNothingIsLeft() async {
    let lines: [[String]] = [
      [], ["tap movie 1"], ["tap item \"Settings\""], ["tap item \"Log out\""],
      ["select tab trending", "swipe page next"],
    ]
    for way in lines {
      await simulate(MoviesApp.self, parameters: onboarded) { app in
        for line in way { await app.run(line) }
        await app.run("app terminate")
        await app.run("app launch onboarded=yes")
        await app.expectStack("Wishlist")
        await app.expectNoLeaks()
      }
    }
  }

  func test_settingsOpenedAndClosedManyTimes_leaveNothing() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      for _ in 1...200 {
        await app.run("tap item \"Settings\"")
        await app.run("choose \"OK\"")
        await app.run("tap item \"Done\"")
      }
      expect(["SettingsFlow", "SettingsListViewModel", "LoginViewModel"], .gone, app)
      await app.expectNoLeaks()
    }
  }
}
