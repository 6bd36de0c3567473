import NavwrightTesting
import Simulator
import XCTest

/// What is entered for a timer, and what the server says to it.
@MainActor
final class TimerEntryTests: XCTestCase {
  func test_time_thatIsNoneIsSaidAndCannotBeSaved() async {
    await withTimers { app in
      await app.newTimer(forClip: "Travel")
      for text in ["24:00", "9:30", "09:60", "0930", "", "09:30 ", "-1:30", "아침", "０９:３０"] {
        await app.run("enter time \"\(text)\"", prints: ["set time \"\(text)\""])
        XCTAssertEqual(app.isEnabled("Done"), false, text)
        XCTAssertEqual(app.rows("message"), [" Enter a time from 00:00 to 23:59"], text)
      }
      for text in ["00:00", "09:30", "23:59"] {
        await app.run("enter time \"\(text)\"")
        XCTAssertEqual(app.isEnabled("Done"), true, text)
        XCTAssertEqual(app.rows("message"), [], text)
      }
    }
  }

  func test_days_areNamedTogether() async {
    let choices: [([String], String)] = [
      (["Sunday", "Monday"], "Monday, Sunday"), (["Every weekday", "Every weekend"], "Every day"),
      (["Saturday", "Sunday"], "Every weekend"), (["Every day", "Friday"], "Every day"),
      (["Every weekday", "Saturday"], "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday"),
    ]
    for (days, text) in choices {
      await withTimers { app in
        await app.run(all: ["tap button \"Add timer\"", "tap clip 1", "tap button \"Next\""])
        XCTAssertEqual(app.isEnabled("Done"), false)
        await app.run("tap button \"Repeat\"", prints: ["presented RepeatSheet as pageSheet"])
        XCTAssertEqual(app.isEnabled("Done"), false)
        for day in days { await app.run("tap day \"\(day)\"") }
        await app.run("tap button \"Done\"", prints: ["dismissed RepeatSheet"])
        XCTAssertEqual(app.values("button").first, text)
        XCTAssertEqual(app.isEnabled("Done"), true)
      }
    }
  }

  func test_days_thatWereNotConfirmedAreForgotten() async {
    for way in ["tap item \"Close\"", "swipe down", "dismiss"] {
      await withTimers { app in
        await app.editTimer()
        await app.run(all: ["tap button \"Repeat\"", "tap day \"Every day\""])
        await app.run(way, prints: ["dismissed RepeatSheet"])
        XCTAssertEqual(app.values("button").first, "Tuesday", way)
        await app.expectGone("RepeatSheet")
      }
    }
  }

  func test_entries_areNotOverwrittenByWhatTheServerKnows() async {
    await withTimers { app in
      await app.editTimer()
      await app.run("enter time \"05:05\"")
      // Another change of the data makes everything on the screens old.
      await app.run(all: ["open clip://clip/3", "tap link 1", "tap button \"Mark as unread\""])
      await app.run("notification timer", prints: ["selected tab timer"])
      await app.expectStack("Remind > RemindTimerAdd")
      await app.run("expect field time is 05:05")
    }
  }

  func test_limits_areSaidAndTheScreenStays() async {
    await withTimers { app in
      await app.newTimer(forClip: "Swift")
      await app.run("tap button \"Done\"", prints: ["toast \"One timer per clip\""])
      await app.run(all: ["tap item \"Close\"", "tap button \"Stop\""])
      for clip in ["Travel", "Design"] {
        await app.newTimer(forClip: clip)
        await app.run("tap button \"Done\"")
        await app.expectStack("Remind")
      }
      XCTAssertEqual(app.rows("waiting").count, 5)
      await app.newTimer(forClip: "Recipes")
      await app.run("tap button \"Done\"", prints: ["toast \"At most 5 timers\""])
      await app.expectStack("Remind > RemindSelectClip > RemindTimerAdd")
      await app.expectModals("none")
    }
  }

  func test_otherFailures_areToldByThePopupAndCanBeTriedAgain() async {
    for failure in ["network", "404", "500"] {
      await withTimers { app in
        await app.editTimer()
        await app.run("service edit-timer fails \(failure) times=1")
        await app.run(
          "tap button \"Done\"", prints: ["presented Popup(network) as overFullScreen"])
        await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)"])
        await app.run(
          "tap button \"Done\"",
          prints: ["popped RemindTimerAdd", "toast \"Timer edited\"", "tab bar shown"])
      }
    }
  }

  func test_heldSave_whateverOneDoesMeanwhile() async {
    let ways: [([String], [String])] = [
      ([], ["popped RemindTimerAdd", "toast \"Timer edited\"", "tab bar shown"]),
      (["back"], ["nothing changed"]),
      (
        ["tap item \"Close\""],
        [
          "dismissed Popup(stop-timer)", "popped RemindTimerAdd", "toast \"Timer edited\"",
          "tab bar shown",
        ]
      ),
      (["tap item \"Close\"", "tap button \"Stop\""], ["nothing changed"]),
      (["open clip://clip/3"], ["popped RemindTimerAdd", "toast \"Timer edited\""]),
    ]
    for (way, prints) in ways {
      await withTimers { app in
        await app.editTimer()
        await app.run(all: ["enter time \"04:40\"", "service edit-timer holds"])
        await app.run("tap button \"Done\"", prints: ["nothing changed"])
        for command in ["tap button \"Done\"", "tap button \"Repeat\"", "enter time \"01:00\""] {
          await app.run("! \(command)")
        }
        await app.run(all: way)
        await app.run("service edit-timer replies", prints: prints)
        await app.expectNoLeaks()
        await app.expectNoWarnings()
        if app.simulator.tab != "timer" { await app.run("notification timer") }
        await app.expectStack("Remind")
        XCTAssertEqual(app.values("waiting").first, "Tuesday 04:40", "\(way)")
      }
    }
  }

  func test_deletion_staysUntilTheReply() async {
    await withTimers { app in
      await app.run(all: ["tap more 1", "tap button \"Delete\"", "service delete-timer holds"])
      await app.run("tap button \"Delete\"", prints: ["nothing changed"])
      await app.run("! tap button \"Delete\"")
      await app.run("! tap button \"Cancel\"")
      await app.run(
        "service delete-timer fails network",
        prints: ["presented Popup(network) as overFullScreen"])
      await app.expectModals("Popup(delete-timer) > Popup(network)")
      await app.run(all: ["tap button \"OK\"", "service delete-timer replies"])
      await app.run(
        "tap button \"Delete\"",
        prints: ["dismissed Popup(delete-timer)", "toast \"Timer deleted\""])
      XCTAssertEqual(app.rows("waiting"), ["6 Music", "7 책"])
    }
  }

  func test_switch_turnsAtOnceAndBackOnAFailure() async {
    await withTimers { app in
      await app.run("begin tap switch 1", prints: ["set switch \"Swift\" off", "begun"])
      await app.run("! tap switch 1")
      await app.run("settle")
      await app.run("service toggle-timer fails network times=1")
      await app.run(
        "tap switch 1",
        prints: ["set switch \"Swift\" on", "presented Popup(network) as overFullScreen"])
      await app.run("tap button \"OK\"")
      XCTAssertEqual(app.values("switch"), ["off", "on", "on"])
    }
  }
}
