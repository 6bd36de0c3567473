import Foundation
import Movies
import NavwrightTesting
import Simulator
import XCTest

@MainActor
final class MoviesSessionTests: XCTestCase {
  func test_everySessionHolds() async {
    let passed = await expectSessions(in: "../Sessions/movies", apps: [MoviesApp.self])
    XCTAssertGreaterThanOrEqual(passed, 50)
  }

  func test_theVocabularyHasEveryLink() async {
    XCTAssertEqual(
      MoviesApp.vocabulary.routes,
      [
        "movies://", "movies://movie/ID", "movies://watched", "movies://watched/ID",
        "movies://trending", "movies://settings",
      ])
  }
}
