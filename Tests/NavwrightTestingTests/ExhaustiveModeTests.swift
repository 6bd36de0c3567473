import NavigationFixture
import NavwrightTesting
import Simulator
import XCTest

/// Every event must be asked for before the next action, at whose cause it fails otherwise.
@MainActor
final class ExhaustiveModeTests: XCTestCase {
  private struct Failure: Equatable {
    var message: String
    var line: Int
  }

  private func failures(
    _ mode: EventMode, _ body: @MainActor (SimulatedApp) async -> Void
  ) async -> [Failure] {
    var failures: [Failure] = []
    let sink = FailureSink { failures.append(Failure(message: $0, line: $1.line)) }
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"], mode: mode) { app in
      app.failures = sink
      await body(app)
    }
    return failures
  }

  func test_eventsThatNothingAsksFor_failAtTheirAction() async {
    let first = #line + 2
    let failures = await failures(.exhaustive) { app in
      await app.tap("row", 3)
      await app.expectEvent("pushed Detail(3)")
      await app.back()
    }
    XCTAssertEqual(
      failures,
      [
        Failure(
          message: """
            tap row 3 left an event
              expected: every event claimed by expectEvents, expectEvent or prints
              actual:   tab bar hidden
              differs:  not claimed: "tab bar hidden"
            steps so far: tap row 3
            """, line: first),
        Failure(
          message: """
            back left an event
              expected: every event claimed by expectEvents, expectEvent or prints
              actual:   popped Detail(3)
                        tab bar shown
              differs:  not claimed: "popped Detail(3)"
            steps so far: tap row 3; back
            """, line: first + 2),
      ])
  }

  func test_eventsThatAreAskedFor_pass() async {
    let failures = await failures(.exhaustive) { app in
      await app.tap("row", 3)
      await app.expectEvents(["pushed Detail(3)", "tab bar hidden"])
      await app.run("back", prints: ["popped Detail(3)", "..."])
      await app.expectRefused("back", "nothing to go back to")
      await app.run("! back")
      await app.settle()
      await app.tap("row", 2)
      await app.expectEvent("pushed Detail(2)")
      await app.expectEvent("tab bar hidden")
      await app.run("back")
      await app.expect("events matches \".*shown\"")
    }
    XCTAssertEqual(failures, [])
  }

  func test_lenient_letsEventsPass() async {
    let failures = await failures(.lenient) { app in
      await app.tap("row", 3)
      await app.back()
    }
    XCTAssertEqual(failures, [])
  }

  func test_expectationThatFails_asksForNothing() async {
    let failures = await failures(.exhaustive) { app in
      await app.tap("row", 3)
      await app.expectEvents(["pushed Detail(3)"])
    }
    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(failures.last?.message.hasPrefix("tap row 3 left an event\n"), true)
  }

  func test_warnings_areAskedForBeforeTheEnd() async {
    let warned = await warnings { _ in }
    let left = warned.first?.message ?? ""
    XCTAssertEqual(
      left,
      """
      tap button "Warn" left a warning
        expected: no warning that nothing asks for
        actual:   attempt to present Second on First while a presentation is in progress
        differs:  neither expectWarning nor prints asks for it
      steps so far: tap button "Warn"
      """)
    XCTAssertEqual(warned.count, 1)
    let asked = await warnings { app in
      for warning in app.simulator.warnings { await app.expectWarning(warning) }
    }
    XCTAssertEqual(asked, [])
  }

  private func warnings(
    _ body: @MainActor (SimulatedApp) async -> Void
  ) async -> [Failure] {
    var failures: [Failure] = []
    await simulate(WarningApp.self, mode: .exhaustive) { app in
      app.failures = FailureSink { failures.append(Failure(message: $0, line: $1.line)) }
      await app.tap("button", "Warn")
      await app.expectEvents(app.simulator.events)
      await body(app)
    }
    return failures
  }
}
