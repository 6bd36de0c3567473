import NavwrightTesting
import Simulator
import XCTest

/// Each popup, and the sheets of the timers: how it comes, what stands on it, and where its buttons lead.
@MainActor
final class PopupTests: XCTestCase {
  func test_CLIP_P1_F_21_stopSavingAsksOnBothScreens() async {
    await withClip { app in
      await app.run(all: ["select tab plus", "enter url \"https://swift.org\""])
      await app.expectPopup("tap item \"Close\"", "stop-saving", buttons: ["Keep", "Stop"])
      await app.run("tap button \"Keep\"", prints: ["dismissed Popup(stop-saving)"])
      await app.run("tap button \"Next\"", prints: ["pushed SelectClip"])
      await app.expectPopup("tap item \"Close\"", "stop-saving", buttons: ["Keep", "Stop"])
      await app.run(
        "tap button \"Stop\"",
        prints: ["dismissed Popup(stop-saving)", "popped SelectClip", "popped AddLink"])
      await app.expectStack("Home")
    }
  }

  func test_CLIP_P2_stopTimerAsksOnBothScreens() async {
    await withClip { app in
      await app.run(all: ["select tab timer", "tap button \"Add timer\"", "tap clip 1"])
      await app.expectPopup("tap item \"Close\"", "stop-timer", buttons: ["Keep", "Stop"])
      await app.run("tap button \"Keep\"", prints: ["dismissed Popup(stop-timer)"])
      await app.run("tap button \"Next\"", prints: ["pushed RemindTimerAdd"])
      await app.expectPopup("tap item \"Close\"", "stop-timer", buttons: ["Keep", "Stop"])
      await app.run(
        "tap button \"Stop\"",
        prints: [
          "dismissed Popup(stop-timer)", "popped RemindTimerAdd", "popped RemindSelectClip",
          "tab bar shown",
        ])
    }
  }

  func test_CLIP_P3_deleteTimerStaysUntilTheReply() async {
    await withClip { app in
      await app.run(all: ["select tab timer", "tap more 1"])
      await app.run(
        "tap button \"Delete\"",
        prints: ["dismissed TimerSheet(5)", "presented Popup(delete-timer) as overFullScreen"])
      XCTAssertEqual(app.buttons, ["Cancel", "Delete"])
      await app.run("begin tap button \"Delete\"", prints: ["begun"])
      await app.run("! tap button \"Cancel\"")
      await app.run(
        "settle", prints: ["dismissed Popup(delete-timer)", "toast \"Timer deleted\""])
      await app.expectScreen("Remind")
    }
  }

  func test_CLIP_P5_F_21_withdrawCanBeCancelledOrLeadsToTheLogin() async {
    await withClip { app in
      await app.run("tap item \"Settings\"")
      await app.expectPopup(
        "tap button \"Withdraw\"", "withdraw", buttons: ["Withdraw", "Cancel"])
      await app.run("tap button \"Cancel\"", prints: ["dismissed Popup(withdraw)"])
      await app.run(
        all: ["tap button \"Withdraw\"", "tap button \"Withdraw\"", "expect modals is none"])
      await app.expectScreen("Login")
      await app.expectNoLeaks()
    }
  }

  func test_CLIP_P6_F_21_loggedOutHasOneWay() async {
    await withClip { app in
      await app.run("tap item \"Settings\"")
      await app.expectPopup("tap button \"Log out\"", "logged-out", buttons: ["OK"])
      await app.run("tap button \"OK\"")
      await app.expectScreen("Login")
    }
  }

  func test_CLIP_P7_networkClosesItself() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\"", "service rename-clip fails 500"])
      await app.run(all: ["tap rename 1", "enter name \"Reading\""])
      await app.expectPopup("tap button \"Done\"", "network", buttons: ["OK"])
      await app.expectModals("ClipSheet(rename) > Popup(network)")
      await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)"])
      await app.expectScreen("ClipSheet(rename)")
    }
  }

  func test_CLIP_P8_surveyLeadsToItsPageOrRests() async {
    await withClip(launch: ["logged-in": "yes", "survey": "yes"]) { app in
      XCTAssertEqual(app.buttons, ["Go", "Hide for a week", "Close"])
      await app.run(
        "tap button \"Go\"",
        prints: ["dismissed Popup(survey)", "pushed LinkWeb", "tab bar hidden"])
      for button in ["Hide for a week", "Close"] {
        await app.run("app launch logged-in=yes survey=yes")
        await app.run("tap button \"\(button)\"", prints: ["dismissed Popup(survey)"])
        await app.logOut()
        await app.run(
          "tap button \"Log in with Apple\"", prints: ["popped Login", "set stack TabBar"])
      }
    }
  }

  func test_CLIP_B6_F_22_timerSheetOffersToEditAndToDelete() async {
    await withClip { app in
      await app.run("select tab timer")
      await app.run("tap more 1", prints: ["presented TimerSheet(5) as pageSheet"])
      XCTAssertEqual(app.buttons, ["Edit", "Delete"])
      await app.run("swipe down", prints: ["dismissed TimerSheet(5)"])
    }
  }

  func test_CLIP_B7_alarmSheetLeadsToTheDevicesSettings() async {
    await withClip { app in
      await app.run("permission alarm ask", prints: ["nothing changed"])
      await app.run(
        "select tab timer",
        prints: ["selected tab timer", "set stack Remind", "presented AlarmSheet as pageSheet"])
      await app.run(
        "tap button \"Open settings\"",
        prints: ["dismissed AlarmSheet", "opened externally app-settings:"])
    }
  }

  func test_CLIP_B8_F_22_repeatSheetGivesTheDays() async {
    await withClip { app in
      await app.run(
        all: ["select tab timer", "tap button \"Add timer\"", "tap clip 1", "tap button \"Next\""])
      await app.run(
        "tap button \"Repeat\"", prints: ["presented RepeatSheet as pageSheet"])
      await app.run("tap day \"Every weekend\"", prints: ["selected day 10"])
      await app.run("tap button \"Done\"", prints: ["dismissed RepeatSheet"])
      let days = app.simulator.elements.first { $0.title == "Repeat" }?.value
      XCTAssertEqual(days, "Every weekend")
    }
  }
}

extension SimulatedApp {
  /// The titles of the buttons on the screen.
  fileprivate var buttons: [String] {
    simulator.elements.filter { $0.kind == "button" }.map(\.title)
  }

  /// A popup that comes without animation and covers everything.
  fileprivate func expectPopup(
    _ command: String, _ kind: String, buttons: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await run(
      command, prints: ["presented Popup(\(kind)) as overFullScreen"], file: file, line: line)
    XCTAssertEqual(self.buttons, buttons, file: file, line: line)
    await run("! swipe down", file: file, line: line)
  }
}
