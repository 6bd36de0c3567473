import Movies
import NavwrightTesting
import Simulator
import XCTest

/// The catalogue and the lists, seen through the screens.
@MainActor
final class MoviesDataTests: XCTestCase {
  private let onboarded = ["onboarded": "yes"]

  private func ids(_ kind: String, in app: SimulatedApp) -> [String] {
    app.simulator.elements.filter { $0.kind == kind }.compactMap(\.id)
  }

  private func lists(seed: UInt64) async -> [[String]] {
    var lists: [[String]] = []
    await simulate(MoviesApp.self, parameters: onboarded, seed: seed) { app in
      lists.append(ids("movie", in: app))
      await app.run("select tab watched")
      lists.append(ids("movie", in: app))
      await app.run("select tab trending")
      lists.append(ids("movie", in: app))
      await app.swipePage(.next)
      lists.append(ids("cast", in: app))
    }
    return lists
  }

  func test_theSameSeed_theSameLists() async {
    let first = await lists(seed: 7)
    let again = await lists(seed: 7)
    let other = await lists(seed: 8)
    XCTAssertEqual(first, again)
    XCTAssertNotEqual(first, other)
    XCTAssertEqual(first.prefix(3).map(\.count), [24, 24, 12])
    XCTAssertEqual(Set(first[0]).intersection(first[1]), [], "no film is both wanted and seen")
    for list in first { XCTAssertEqual(Set(list).count, list.count, "each stands there once") }
  }

  func test_everyFilmIsFound_withAnIDOfItsOwnAndACast() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      var titles: [String: String] = [:]
      for first in "abcdefghijklmnopqrstuvwxyz0123456789" {
        await app.enter("search", String(first))
        for element in app.simulator.elements where element.kind == "movie" {
          titles[element.id ?? ""] = element.title
        }
      }
      XCTAssertEqual(titles.count, 72)
      XCTAssertEqual(Set(titles.values).count, 72)
      for id in 1...72 {
        await app.open("movies://movie/\(id)")
        await app.expectScreen("MovieDetail(\(id))")
        XCTAssertGreaterThanOrEqual(ids("cast", in: app).count, 3, titles["\(id)"] ?? "")
        XCTAssertEqual(ids("detail", in: app), ["title", "year", "director"])
      }
      await app.expectNoLeaks()
    }
  }

  func test_whoPlaysInSeveralFilms_hasThemAll() async {
    await simulate(MoviesApp.self, parameters: onboarded) { app in
      await app.enter("search", "claude rains")
      let found = ids("movie", in: app)
      await app.tap("movie", 1)
      await app.tap("cast", "Claude Rains")
      XCTAssertEqual(ids("movie", in: app), found)
      XCTAssertEqual(found.count, 5)
    }
  }
}
