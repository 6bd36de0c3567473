import Foundation
import NavigationFixture
import NavwrightTesting
import Simulator
import XCTest

/// What failing expectations of trees, events and printed lines say, whole.
@MainActor
final class ExpectationTextTests: XCTestCase {
  private func failures(
    mode: EventMode = .lenient, _ body: @MainActor (SimulatedApp) async -> Void
  ) async -> [String] {
    var messages: [String] = []
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"], mode: mode) { app in
      app.failures = FailureSink { message, _ in messages.append(message) }
      await body(app)
    }
    return messages
  }

  func test_F_59_treeInOneLine_failsWithBothTreesAsLines() async {
    let messages = await failures { app in
      await app.tap("row", 3)
      await app.expectTree("window(nav[Main{list*: nav[List, Detail(4)], form: nav[]}])")
      await app.expectTree("window(nav[Main{list*: nav[List, Detail(3)], form: nav[Form]}])")
      await app.back()
      await app.tap("item", "Sheet")
      await app.expectTree(
        "window(nav[Main{list*: nav[List], form: nav[Form]}]) + Sheet fullScreen")
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
                  List
        -         Detail(4)
        +         Detail(3)
                form: nav
        +         Form
        (- expected, + actual)
        steps so far: tap row 3
        """,
        """
        the tree is not as expected
          window
            nav
              Main
                list*: nav
                  List
                form: nav
                  Form
        -   + Sheet fullScreen
        +   + Sheet pageSheet
        (- expected, + actual)
        steps so far: tap row 3; back; tap item "Sheet"
        """,
      ])
  }

  func test_treeThatIsNone_isShownAsItIs() async {
    let messages = await failures { app in await app.expectTree("nav(List)") }
    XCTAssertEqual(
      messages,
      [
        """
        the tree is not as expected
        - nav(List)
        + window
        +   nav
        +     Main
        +       list*: nav
        +         List
        +       form: nav
        +         Form
        (- expected, + actual)
        steps so far: none
        """
      ])
  }

  func test_events_failWithBothLists() async {
    let messages = await failures { app in
      await app.tap("row", 3)
      await app.expectEvents(["pushed Detail(3)", "tab bar hidden"])
      await app.expectEvents(["pushed Detail(4)", "tab bar hidden"])
      await app.expectEvent("tab bar hidden")
      await app.expectEvent("tab bar shown")
    }
    XCTAssertEqual(
      messages,
      [
        """
        the events are not as expected
        - pushed Detail(4)
        + pushed Detail(3)
          tab bar hidden
        (- expected, + actual)
        steps so far: tap row 3
        """,
        """
        expect events has "tab bar shown"
          expected: has tab bar shown
          actual:   pushed Detail(3), tab bar hidden
          differs:  no entry is "tab bar shown"
        steps so far: tap row 3
        """,
      ])
  }

  func test_prints_failsAtTheLineThatDiffers() async {
    let messages = await failures { app in
      await app.run("tap row 3", prints: ["pushed [..]", "..."])
      await app.run("back", prints: ["popped Detail(4)", "tab bar shown"])
      await app.run("! back", prints: ["refused: nothing to go back to"])
      await app.run("tap row 9", prints: ["pushed Detail(9)"])
    }
    XCTAssertEqual(
      messages,
      [
        """
        back printed something else
          expected: popped Detail(4)
                    tab bar shown
          actual:   popped Detail(3)
                    tab bar shown
          differs:  line 1: expected "popped Detail(4)", found "popped Detail(3)"
        steps so far: tap row 3; back
        """,
        "tap row 9 was refused: 5 rows on this screen (1-5)\nsteps so far: tap row 3; back",
      ])
  }

  func test_places_failWithBothSides() async {
    let messages = await failures { app in
      await app.expectTop("Form")
      await app.expectModal("Sheet")
      await app.expectTab("form")
      await app.expectAlert("Sure?")
      await app.expect("can back")
      await app.expect("title is \"The list\"")
    }
    XCTAssertEqual(
      messages,
      [
        """
        expect top is Form
          expected: Form
          actual:   List
          differs:  character 1: expected "F", found "L"
        steps so far: none
        """,
        """
        expect modal is Sheet
          expected: Sheet
          actual:   none
          differs:  character 1: expected "S", found "n"
        steps so far: none
        """,
        """
        expect tab is form
          expected: form
          actual:   list
          differs:  character 1: expected "f", found "l"
        steps so far: none
        """,
        """
        expect alert is "Sure?"
          expected: Sure?
          actual:   none
          differs:  character 1: expected "S", found "n"
        steps so far: none
        """,
        """
        expect can back
          expected: back possible
          actual:   refused: nothing to go back to
          differs:  the action would be refused
        steps so far: none
        """,
      ])
  }

  func test_secret_isTakenFromTheEnvironmentAndShownNowhere() async {
    setenv("NAVWRIGHT_SECRET_bridge", "s3cret", 1)
    defer { unsetenv("NAVWRIGHT_SECRET_bridge") }
    let messages = await failures { app in
      await app.select(tab: 2)
      await app.enter("name", secret: "bridge")
      await app.expect("field name is s3cret")
      await app.enter("name", secret: "unset")
      await app.enter("nme", secret: "bridge")
    }
    XCTAssertEqual(
      messages,
      [
        """
        enter name: the environment has no NAVWRIGHT_SECRET_unset or NAVWRIGHT_SECRET_UNSET
        steps so far: select tab 2; enter name "…" hidden
        """,
        """
        enter nme "…" hidden was refused: no field "nme" on Form; the fields are name
        steps so far: select tab 2; enter name "…" hidden
        """,
      ])
  }

  func test_refusedText_isReadAsALine() async {
    let messages = await failures { app in
      await app.expectRefused("tap row 9", "5 rows on this screen (1-5)")
      await app.expectRefused("begin back", "nothing to go back to")
      await app.expectRefused("back", "no")
      await app.expectRefused("tap row 1", "no")
      await app.expectStack("List > Detail(1)")
      await app.expectRefused("tpa row 1", "no")
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
        """
        error[N010]: unknown command "tpa"
             | ! tpa row 1
             |   ^^^ help: did you mean "tap"?
        steps so far: tap row 1
        """,
      ])
  }
}
