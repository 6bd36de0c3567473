import NavwrightTesting
import Simulator
import XCTest

/// The rows of the transition table that belong to tab timer, with style, animation and bottom-bar flag.
@MainActor
final class TimerRowTests: XCTestCase {
  func test_CLIP_T1_firstVisitOfTabTimerShowsRemindWithoutAnimation() async {
    await withClip { app in
      await app.run(
        "begin select tab timer", prints: ["selected tab timer", "set stack Remind", "begun"])
      await app.run("settle")
      await app.expectStack("Remind")
      await app.run("expect title is Timer")
      XCTAssertEqual(app.rows("completed").count, 4)
      XCTAssertEqual(app.rows("waiting"), ["5 Swift", "6 Music", "7 책"])
      XCTAssertEqual(app.rows("more"), app.rows("waiting"))
      XCTAssertEqual(app.rows("switch"), app.rows("waiting"))
      XCTAssertEqual(app.values("switch"), ["on", "on", "on"])
      await app.run("select tab home")
      await app.run("select tab timer", prints: ["selected tab timer"])
    }
  }

  func test_CLIP_T2_addTimerPushesRemindSelectClip() async {
    await withTimers { app in
      await app.expectPush("tap button \"Add timer\"", shows: "RemindSelectClip")
      await app.expectStack("Remind > RemindSelectClip")
      XCTAssertEqual(app.rows("clip").count, 12)
      await app.run("! back")
    }
  }

  func test_CLIP_T3_nextPushesANewTimer() async {
    await withTimers { app in
      await app.run(all: ["tap button \"Add timer\"", "tap clip 2"])
      await app.run("begin tap button \"Next\"", prints: ["begun"])
      await app.run("advance 349ms", prints: ["nothing changed"])
      await app.run("advance 1ms", prints: ["pushed RemindTimerAdd"])
      await app.expectStack("Remind > RemindSelectClip > RemindTimerAdd")
      await app.run("expect title is Add timer")
      await app.run("expect field time is 09:00")
      await app.run("expect back is RemindSelectClip")
      XCTAssertEqual(app.isEnabled("Done"), false)
    }
  }

  func test_CLIP_T4_editPushesTheTimerWithItsData() async {
    await withTimers { app in
      await app.run("tap more 3", prints: ["presented TimerSheet(7) as pageSheet"])
      await app.run(
        "tap button \"Edit\"",
        prints: ["dismissed TimerSheet(7)", "pushed RemindTimerAdd", "tab bar hidden"])
      await app.run("expect title is Edit timer")
      await app.run("expect field time is 21:15")
      XCTAssertEqual(app.values("button"), ["Monday, Wednesday, Friday", nil])
      await app.run("back", prints: ["popped RemindTimerAdd", "tab bar shown"])
      await app.expectGone("RemindTimerAdd")
    }
  }

  func test_CLIP_T5_savingANewTimerPopsToTheRootAnimated() async {
    await withTimers { app in
      await app.newTimer(forClip: "Travel")
      await app.run("begin tap button \"Done\"", prints: ["begun"])
      await app.run("advance 449ms", prints: ["nothing changed"])
      await app.run(
        "advance 1ms",
        prints: [
          "popped RemindTimerAdd", "popped RemindSelectClip", "toast \"Timer set\"",
          "tab bar shown",
        ])
      await app.expectStack("Remind")
      XCTAssertEqual(app.rows("waiting"), ["5 Swift", "6 Music", "7 책", "8 Travel"])
      await app.expectGone("RemindSelectClip")
      await app.expectNoLeaks()
    }
  }

  func test_CLIP_T5_savingAChangedTimerPopsToTheRoot() async {
    await withTimers { app in
      await app.editTimer()
      await app.run("enter time \"06:45\"", prints: ["set time \"06:45\""])
      await app.run(
        "tap button \"Done\"",
        prints: ["popped RemindTimerAdd", "toast \"Timer edited\"", "tab bar shown"])
      XCTAssertEqual(app.values("waiting").first, "Tuesday 06:45")
    }
  }

  func test_CLIP_T5_givingUpDismissesThePopupThenPopsAnimated() async {
    let ways = [
      ["tap button \"Add timer\""],
      ["tap button \"Add timer\"", "tap clip 1", "tap button \"Next\""],
      ["tap more 1", "tap button \"Edit\""],
    ]
    for way in ways {
      await withTimers { app in
        await app.run(all: way)
        let popped = (app.simulator.stack ?? []).dropFirst().reversed().map { "popped \($0)" }
        await app.run(
          "tap item \"Close\"", prints: ["presented Popup(stop-timer) as overFullScreen"])
        await app.run("begin tap button \"Stop\"", prints: ["begun"])
        await app.run("advance 0ms", prints: ["dismissed Popup(stop-timer)"])
        await app.run("advance 349ms", prints: ["nothing changed"])
        await app.run("advance 1ms", prints: popped + ["tab bar shown"])
        await app.expectTree(
          "window(nav[TabBar{home: nav[Home], clip: nav[], plus: nav[], search: nav[], "
            + "timer*: nav[Remind]}])")
        await app.run("settle")
        await app.expectNoLeaks()
      }
    }
  }

  func test_CLIP_T6_timersPushTheirClip() async {
    await withTimers { app in
      await app.expectPush("tap waiting 1", shows: "DetailClip(3)")
      await app.run("expect title is Swift")
      await app.run("back", prints: ["popped DetailClip(3)", "tab bar shown"])
      await app.expectPush("tap completed \"Gifts\"", shows: "DetailClip(12)")
    }
  }

  func test_CLIP_T7_linkOfDetailClipPushesLinkWeb() async {
    await withTimers { app in
      await app.run(all: ["tap waiting 1", "begin tap link 1"])
      await app.run("advance 349ms", prints: ["nothing changed"])
      await app.run("advance 1ms", prints: ["pushed LinkWeb(1)"])
      await app.run("settle")
      await app.expectStack("Remind > DetailClip(3) > LinkWeb(1)")
      await app.run("tap button \"Back\"", prints: ["popped LinkWeb(1)"])
    }
  }

  func test_CLIP_T8_settingsPushesSetting() async {
    await withTimers { app in
      await app.expectPush("tap item \"Settings\"", shows: "Setting")
      await app.run("back", prints: ["popped Setting", "tab bar shown"])
    }
  }

  func test_CLIP_T9_leavingTheAccountLeavesTheLoginAlone() async {
    let ways = [
      ("Log out", "logged-out", "OK"), ("Withdraw", "withdraw", "Withdraw"),
    ]
    for (button, popup, answer) in ways {
      await withTimers { app in
        await app.run("tap item \"Settings\"")
        await app.run(
          "tap button \"\(button)\"", prints: ["presented Popup(\(popup)) as overFullScreen"])
        await app.run(
          "tap button \"\(answer)\"",
          prints: ["dismissed Popup(\(popup))", "popped TabBar", "set stack Login"])
        await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
        for gone in ["Remind", "Setting", "TimerCoordinator", "TabBarCoordinator"] {
          await app.expectGone(gone)
        }
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }
}
