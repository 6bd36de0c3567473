import NavwrightTesting
import Simulator
import XCTest

/// What the timers show by who lets them ring.
@MainActor
final class TimerAlarmTests: XCTestCase {
  func test_types_decideOnTheButtons() async {
    // Device, app, whether a timer can be added, whether an alarm is to be turned on, and where that leads.
    let types: [(String, Bool, Bool, [String])] = [
      ("granted", true, true, []), ("denied", true, true, ["opened externally app-settings:"]),
      ("granted", false, false, ["pushed Setting", "tab bar hidden"]),
      ("denied", false, true, ["pushed Setting", "tab bar hidden"]),
    ]
    for (device, app, allows, leads) in types {
      await withClip { run in
        await run.run("permission alarm \(device)")
        if !app {
          await run.run(all: ["tap item \"Settings\"", "tap switch \"Alarm\"", "back"])
        }
        await run.run("select tab timer")
        XCTAssertEqual(run.isEnabled("Add timer"), allows, "\(device), \(app)")
        XCTAssertEqual(run.rows("waiting").count, 3)
        if leads.isEmpty {
          XCTAssertNil(run.isEnabled("Turn on alarm"))
        } else {
          await run.run("tap button \"Turn on alarm\"", prints: leads)
        }
      }
    }
  }

  func test_unknown_keepsTheButtonDead() async {
    for service in ["timers", "profile"] {
      await withClip { app in
        await app.run(all: ["service \(service) holds", "select tab timer"])
        await app.run("! tap button \"Add timer\"")
        XCTAssertNil(app.isEnabled("Turn on alarm"))
        await app.run("service \(service) replies")
        XCTAssertEqual(app.isEnabled("Add timer"), true)
      }
    }
  }

  func test_ask_presentsTheSheetEachTimeRemindAppears() async {
    await withClip { app in
      let sheet = "presented AlarmSheet as pageSheet"
      await app.run("permission alarm ask", prints: ["nothing changed"])
      await app.run(
        "select tab timer", prints: ["selected tab timer", "set stack Remind", sheet])
      await app.run("tap item \"Close\"", prints: ["dismissed AlarmSheet"])
      XCTAssertEqual(app.isEnabled("Add timer"), false)
      await app.run("tap waiting 1")
      await app.run("back", prints: ["popped DetailClip(3)", sheet, "tab bar shown"])
      await app.run("swipe down", prints: ["dismissed AlarmSheet"])
      await app.run("app background")
      await app.run("app foreground", prints: ["entered foreground", sheet])
      await app.run(
        "tap button \"Open settings\"",
        prints: ["dismissed AlarmSheet", "opened externally app-settings:"])
      await app.run("permission alarm granted", prints: ["nothing changed"])
      XCTAssertEqual(app.isEnabled("Add timer"), true)
      await app.expectNoLeaks()
    }
  }

  func test_change_isSeenAtOnceInFrontAndLaterFromBehind() async {
    await withTimers { app in
      await app.run("permission alarm denied", prints: ["nothing changed"])
      XCTAssertEqual(app.isEnabled("Turn on alarm"), true)
      await app.run("permission alarm ask", prints: ["presented AlarmSheet as pageSheet"])
      await app.run("permission alarm denied", prints: ["dismissed AlarmSheet"])
      await app.run("app background")
      await app.run("permission alarm ask", prints: ["nothing changed"])
      await app.run(
        "app foreground", prints: ["entered foreground", "presented AlarmSheet as pageSheet"])
      await app.run("app background")
      await app.run("permission alarm granted", prints: ["nothing changed"])
      await app.run("app foreground", prints: ["entered foreground", "dismissed AlarmSheet"])
      XCTAssertNil(app.isEnabled("Turn on alarm"))
    }
  }

  func test_ask_inAnotherTabOrUnderAnotherScreenPresentsNothing() async {
    for there in ["select tab home", "tap waiting 1", "tap more 1"] {
      await withTimers { app in
        await app.run(there)
        await app.run("permission alarm ask", prints: ["nothing changed"])
        await app.run("app background")
        await app.run("app foreground", prints: ["entered foreground"])
      }
    }
  }

  func test_ask_beforeTheTabWasVisitedPresentsNothing() async {
    await withClip(loggedIn: false) { app in
      await app.run("permission alarm ask", prints: ["nothing changed"])
      await app.run(all: ["app background", "app foreground"])
      await app.run("tap button \"Log in with Kakao\"")
      await app.run("permission alarm denied", prints: ["nothing changed"])
      await app.expectModals("none")
    }
  }

  func test_switchOfTheSettings_isSeenWhenOneComesBack() async {
    await withTimers { app in
      await app.run(
        all: ["tap item \"Settings\"", "tap switch \"Alarm\"", "back"])
      XCTAssertEqual(app.isEnabled("Add timer"), false)
      await app.run(all: ["tap button \"Turn on alarm\"", "tap switch \"Alarm\"", "swipe back"])
      XCTAssertEqual(app.isEnabled("Add timer"), true)
      XCTAssertNil(app.isEnabled("Turn on alarm"))
    }
  }
}
