import NavigationFixture
import NavwrightTesting
import Simulator
import XCTest

@MainActor
final class SimulateTests: XCTestCase {
  func test_F_115_K_105_simulateDrivesTheAppAndExpectsItsPlaces() async {
    await simulate(FixtureApp.self) { app in
      await app.expectScreen("Login")
      await app.tap("button", "Log in")
      await app.expectStack("List")
      await app.tap("row", 3)
      await app.expectStack("List > Detail(3)")
      await app.expectAlive("Detail(3)")
      await app.swipeBack(.cancel(percent: 30))
      await app.expectStack("List > Detail(3)")
      await app.back()
      await app.expectGone("Detail(3)")
      await app.expectStack("Form", ofTab: "form")
      await app.select(tab: "form")
      await app.enter("name", "Ann")
      await app.run("expect field name is Ann")
      await app.reselectTab()
      await app.select(tab: "list")
      await app.tap("item", "Sheet")
      await app.expectModals("Sheet")
      await app.swipeDown(.cancel(percent: 40))
      await app.swipeDown()
      await app.tap("button", "Ask")
      await app.choose("Yes")
      await app.open("fixture://detail/9")
      await app.expectStack("List > Detail(9)")
      await app.background()
      await app.foreground()
      await app.pasteboard("milk")
      await app.notification("news")
      await app.permission("alerts", .denied)
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  func test_simulate_launchesWithParameters() async {
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      await app.expectTree("window(nav[Main{list*: nav[List], form: nav[Form]}])")
      await app.expectTree(
        """
        window
          nav
            Main
              list*: nav
                List  <- top
              form: nav
                Form
        """)
    }
  }

  func test_begin_leavesTheTransitionOpenAndASecondTapIsIgnored() async {
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      let row = ElementReference(kind: "row", selector: .position(3))
      let begun = await app.begin(.tap(row))
      XCTAssertEqual(begun.lines, ["begun"])
      await app.tap("row", 4)
      await app.settle()
      await app.expectStack("List > Detail(3)")
    }
  }

  func test_service_holdsAndRepliesLater() async {
    await simulate(FixtureApp.self) { app in
      await app.service("rows", .holds)
      await app.tap("button", "Log in")
      await app.expectRefused(
        .tap(ElementReference(kind: "row", selector: .position(1))), "no row on List")
      await app.service("rows", .replies)
      await app.tap("row", id: "1")
    }
  }

  func test_F_118_advanceMovesTheClock() async {
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      await app.tap("button", "Toast")
      await app.run("expect toast is Done")
      await app.advance(by: .seconds(5))
      await app.run("expect toast is none")
    }
  }

  func test_simulate_letsNothingOutliveTheTest() async {
    weak var kept: SimulatedApp?
    await simulate(FixtureApp.self) { app in
      kept = app
      await app.tap("button", "Log in")
    }
    XCTAssertNil(kept)
  }

  func test_simulate_testsTakeTurns() async {
    let first = Task { @MainActor in
      await simulate(FixtureApp.self) { app in
        await app.tap("button", "Log in")
        await app.expectScreen("List")
      }
    }
    await simulate(FixtureApp.self) { app in
      await app.expectScreen("Login")
      await Task.yield()
      await app.expectScreen("Login")
    }
    await first.value
  }
}
