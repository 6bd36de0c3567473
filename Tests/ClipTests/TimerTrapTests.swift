import NavwrightTesting
import Simulator
import XCTest

/// The right results on tab timer where TOASTER has a defect.
@MainActor
final class TimerTrapTests: XCTestCase {
  func test_T_12_withoutTimersNoRowCanBeTapped() async {
    await withClip { app in
      await app.run(all: ["service timers holds", "select tab timer"])
      for kind in ["completed", "waiting", "more", "switch"] {
        await app.run("! tap \(kind) 1")
        XCTAssertEqual(app.rows(kind), [])
      }
      await app.run("service timers replies")
      await app.run("! tap completed 5")
      await app.run("! tap more 4")
      await app.expectStack("Remind")
    }
  }

  func test_T_14_popupComesWhenTheSheetHasGone() async {
    await withTimers { app in
      await app.run(all: ["tap more 1", "begin tap button \"Delete\""])
      await app.expectModals("TimerSheet(5)")
      await app.run("advance 499ms", prints: ["nothing changed"])
      await app.run(
        "advance 1ms",
        prints: [
          "dismissed TimerSheet(5)", "presented Popup(delete-timer) as overFullScreen",
        ])
      await app.expectModals("Popup(delete-timer)")
      await app.expectNoWarnings()
    }
  }

  func test_T_14_popupOfASheetThatIsStillComing() async {
    await withTimers { app in
      await app.run("begin tap more 1")
      await app.run(
        "tap button \"Delete\"",
        prints: [
          "presented TimerSheet(5) as pageSheet", "dismissed TimerSheet(5)",
          "presented Popup(delete-timer) as overFullScreen",
        ])
      await app.expectModals("Popup(delete-timer)")
      await app.expectNoWarnings()
    }
  }

  func test_T_15_screenComesWhenTheSheetHasGone() async {
    await withTimers { app in
      await app.run(all: ["tap more 1", "begin tap button \"Edit\""])
      await app.run("! tap button \"Edit\"")
      await app.run("advance 500ms", prints: ["dismissed TimerSheet(5)"])
      await app.run("advance 350ms", prints: ["pushed RemindTimerAdd", "tab bar hidden"])
      await app.run("settle")
      await app.expectStack("Remind > RemindTimerAdd")
      await app.expectModals("none")
      await app.expectNoWarnings()
    }
  }

  func test_T_15_screenOfASheetThatIsStillComing() async {
    await withTimers { app in
      await app.run("begin tap more 1")
      await app.run(
        "tap button \"Edit\"",
        prints: [
          "presented TimerSheet(5) as pageSheet", "dismissed TimerSheet(5)",
          "pushed RemindTimerAdd", "tab bar hidden",
        ])
      await app.run("expect field time is 09:00")
      await app.expectNoWarnings()
    }
  }

  func test_T_19_nextIsDisabledUntilAClipIsChosen() async {
    await withTimers { app in
      await app.run("tap button \"Add timer\"")
      await app.run("! tap button \"Next\"")
      await app.run("tap clip 3", prints: ["selected clip 3"])
      XCTAssertEqual(app.values("clip")[2], "selected")
      await app.run("tap clip 4", prints: ["selected clip 4"])
      XCTAssertEqual(app.values("clip")[2], "5")
      await app.run("tap button \"Next\"", prints: ["pushed RemindTimerAdd"])
    }
  }

  func test_T_20_expiredLoginLeadsToTheLoginWithoutAToast() async {
    let ways: [(String, @MainActor (SimulatedApp) async -> Void)] = [
      ("edit-timer", { await $0.editTimer() }),
      ("add-timer", { await $0.newTimer(forClip: "Travel") }),
    ]
    for (service, there) in ways {
      await withTimers { app in
        await there(app)
        await app.run("service \(service) fails 401")
        await app.run("tap button \"Done\"", prints: ["popped TabBar", "set stack Login"])
        await app.run("expect toast is none")
        await app.expectModals("none")
        await app.expectNoLeaks()
      }
    }
  }

  func test_T_20_expiredLoginOfEveryOtherServiceLeadsToTheLogin() async {
    let ways = [
      ("delete-timer", ["tap more 1", "tap button \"Delete\""], "tap button \"Delete\""),
      ("toggle-timer", [], "tap switch 1"), ("clips", [], "tap button \"Add timer\""),
      ("timers", ["tap more 1"], "tap button \"Edit\""),
      ("profile", [], "tap item \"Settings\""),
    ]
    for (service, there, action) in ways {
      await withTimers { app in
        await app.run(all: there + ["service \(service) fails 401", action])
        await app.expectStack("Login")
        await app.expectModals("none")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_26_twoTapsDuringATransitionAskForOneModal() async {
    let ways = [
      (["tap waiting 1", "begin back"], "tap more 1", "TimerSheet(5)"),
      (["begin tap button \"Add timer\""], "tap item \"Close\"", "Popup(stop-timer)"),
      (
        ["tap more 1", "begin tap button \"Edit\"", "advance 600ms"], "tap button \"Repeat\"",
        "RepeatSheet"
      ),
    ]
    for (there, action, modal) in ways {
      await withTimers { app in
        await app.run(all: there + ["begin \(action)", "begin \(action)", "settle"])
        await app.expectModals(modal)
        await app.expectNoWarnings()
      }
    }
  }
}
