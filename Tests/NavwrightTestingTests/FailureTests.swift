import NavigationFixture
import NavwrightTesting
import Simulator
import XCTest

/// What a failing expectation says, whole.
@MainActor
final class FailureTests: XCTestCase {
  private func failures(
    _ body: @MainActor (SimulatedApp) async -> Void
  ) async -> [String] {
    var messages: [String] = []
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      app.failures = FailureSink { message, _ in messages.append(message) }
      await body(app)
    }
    return messages
  }

  func test_expectStack_saysBothSidesAndTheWay() async {
    let messages = await failures { app in
      await app.tap("row", 3)
      await app.expectStack("List > Detail(4)")
    }
    XCTAssertEqual(
      messages,
      [
        """
        expect stack is List > Detail(4)
          expected: List > Detail(4)
          actual:   List > Detail(3)
          differs:  element 2: expected Detail(4), found Detail(3)
        steps so far: tap row 3
        """
      ])
  }

  func test_F_59_expectTreeMarksTheLinesThatDiffer() async {
    let messages = await failures { app in
      await app.expectTree(
        """
        window
          nav
            Main
              list*: nav
                Other
              form: nav
                Form
        """)
    }
    XCTAssertEqual(
      messages,
      [
        """
        the tree is not as expected
          window
            nav
              Main
                list*: nav
        -         Other
        +         List  <- top
                form: nav
                  Form
        (- expected, + actual)
        steps so far: none
        """
      ])
  }

  func test_expectGone_failsForTheLivingAndTheNeverSeen() async {
    let messages = await failures { app in
      await app.tap("row", 3)
      await app.expectGone("Detail(3)")
      await app.expectGone("Detail(7)")
    }
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages[0].hasPrefix("expect gone Detail(3)\n"), messages[0])
    XCTAssertTrue(messages[1].hasPrefix("expect gone Detail(7)\n"), messages[1])
  }

  func test_refusedAction_failsWithTheReason() async {
    let messages = await failures { app in
      await app.tap("row", 99)
      await app.back()
    }
    XCTAssertEqual(
      messages,
      [
        "tap row 99 was refused: 5 rows on this screen (1-5)\nsteps so far: none",
        "back was refused: nothing to go back to\nsteps so far: none",
      ])
  }

  func test_expectRefused_failsForAnAcceptedActionAndForOtherWords() async {
    let messages = await failures { app in
      let row = UserAction.tap(ElementReference(kind: "row", selector: .position(1)))
      await app.expectRefused(.back(.button), "no")
      await app.expectRefused(row, "no")
    }
    XCTAssertEqual(
      messages,
      [
        """
        back was refused otherwise
          expected: no
          actual:   nothing to go back to
        steps so far: none
        """,
        "tap row 1 was accepted, expected refused: no\nsteps so far: tap row 1",
      ])
  }

  func test_run_reportsALineThatMakesNoSense() async {
    let messages = await failures { app in
      await app.run("tpa row 3")
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("unknown command \"tpa\"") ?? false)
  }
}
