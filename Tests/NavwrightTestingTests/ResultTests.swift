import NavigationFixture
import NavwrightTesting
import Simulator
import XCTest

/// `result` is what became of the last action, however the test did it.
@MainActor
final class ResultTests: XCTestCase {
  func test_result_isThatOfTheLastAction() async {
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      await app.expect("result is accepted")
      await app.expectRefused("back", "nothing to go back to")
      await app.expect("result is refused")
      await app.tap("row", 3)
      await app.expect("result is accepted")
      await app.run("! tap row 3")
      await app.expect("result is refused")
      await app.settle()
      await app.expect("result is accepted")
      await app.advance(by: .seconds(1))
      await app.expect("result is accepted")
    }
  }

  func test_result_ofALineThatMakesNoSense() async {
    var failures: [String] = []
    await simulate(FixtureApp.self) { app in
      app.failures = FailureSink { message, _ in failures.append(message) }
      await app.run("tpa row 3")
      await app.expect("result is error")
      await app.open("no url")
      await app.expect("result is error")
      await app.advance(by: .seconds(10_000_000))
      await app.expect("result is error")
    }
    XCTAssertEqual(
      failures,
      [
        """
        error[N010]: unknown command "tpa"
             | tpa row 3
             | ^^^ help: did you mean "tap"?
        steps so far: none
        """,
        "open \"no url\": error[N084]: \"no url\" is not a URL\nsteps so far: none",
        "advance 10000000s: error[N081]: \"10000000.000s\" is beyond the clock's limit of 1000h\nsteps so far: none",
      ])
  }
}
