import NavwrightTesting
import Simulator
import XCTest

/// The sheets of a link (B3–B5), the system's share sheet, and the tips.
@MainActor
final class LinkSheetTests: XCTestCase {
  func test_CLIP_B3_moreOfAClipOffersThreeThings() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3"])
      await app.expectSheet("tap more id=6", shows: "LinkSheet(6)")
      XCTAssertEqual(
        app.simulator.elements.map(\.title), ["Edit title", "Change clip", "Delete"])
    }
  }

  func test_CLIP_B3_moreOfAllClipsOffersTwo() async {
    for way in [["tap button \"All links\""], ["select tab clip", "tap all-clips"]] {
      await withClip { app in
        await app.run(all: way)
        await app.expectSheet("tap more id=6", shows: "LinkSheet(6)")
        XCTAssertEqual(app.simulator.elements.map(\.title), ["Edit title", "Delete"])
      }
    }
  }

  func test_CLIP_B3_moreStandsForTheLinksOfTheSegment() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3"])
      for segment in ["Read", "Unread", "All"] {
        await app.run("tap segment \"\(segment)\"")
        let links = app.simulator.elements.filter { $0.kind == "link" }.map(\.id)
        XCTAssertEqual(app.simulator.elements.filter { $0.kind == "more" }.map(\.id), links)
      }
    }
  }

  func test_CLIP_B3_deleteTakesTheLinkAndTheSheetAway() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap more id=6"])
      await app.run(
        "tap button \"Delete\"", prints: ["dismissed LinkSheet(6)", "toast \"Link deleted\""])
      XCTAssertEqual(
        app.simulator.elements.filter { $0.kind == "link" }.map(\.id), ["1", "18", "30", "58"])
    }
  }

  func test_CLIP_B4_editTitleFollowsTheFirstSheet() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap more id=1"])
      await app.expectSheet(
        "tap button \"Edit title\"", from: "LinkSheet(1)", to: "TitleSheet(1)")
      await app.run("enter title \" Swift 6 \"")
      await app.run(
        "tap button \"Done\"", prints: ["dismissed TitleSheet(1)", "toast \"Title edited\""])
      await app.run("expect row link has Swift 6")
    }
  }

  func test_CLIP_B5_changeClipFollowsTheClipsAndTheFirstSheet() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap more id=1"])
      await app.expectSheet(
        "tap button \"Change clip\"", from: "LinkSheet(1)", to: "ChangeClipSheet(1)",
        waiting: 100)
      let clips = app.simulator.elements.filter { $0.kind == "clip" }.map(\.id)
      XCTAssertEqual(clips, [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(String.init))
      await app.run("expect enabled button \"Done\" is no")
      await app.run("tap clip \"Music\"", prints: ["selected clip 10"])
      await app.run(
        "tap button \"Done\"", prints: ["dismissed ChangeClipSheet(1)", "toast \"Link moved\""])
      await app.run("expect row link lacks Swift 6 concurrency, step by step")
      await app.run(all: ["back", "tap clip \"Music\""])
      await app.run("expect row link has Swift 6 concurrency, step by step")
    }
  }

  func test_CLIP_B5_withoutAnotherClipAToastStandsForTheSheet() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\""])
      for _ in 1...11 { await app.run(all: ["tap delete 1", "tap button \"Delete\""]) }
      await app.run(all: ["back", "tap clip \"Gifts\"", "tap more 1"])
      await app.run(
        "tap button \"Change clip\"",
        prints: ["dismissed LinkSheet(20)", "toast \"Add another clip to move the link\""])
      await app.expectModals("none")
    }
  }

  func test_share_isAModalOfTheRouter() async {
    await withClip { app in
      await app.run("tap link 1")
      await app.expectSheet("tap button \"Share\"", shows: "Share")
      await app.run("swipe down", prints: ["dismissed Share"])
      await app.expectScreen("LinkWeb(1)")
      await app.expectGone("Share")
      await app.expectNoLeaks()
    }
  }

  func test_F_25_tooltipsStandOnceOnTheirScreens() async {
    await simulate(
      WatchedClipApp.self, parameters: ["logged-in": "yes", "tooltips": "new"]
    ) { app in
      await app.run("tap button \"All links\"")
      await app.run("expect row tooltip is Edit a link with the dots beside it")
      await app.run(all: ["tap tooltip", "expect row tooltip is none", "tap link 1"])
      await app.run("expect row tooltip is Mark a link when you have read it")
      await app.run(all: ["tap button \"Back\"", "tap link 1", "expect row tooltip is none"])
      await app.run(all: ["tap button \"Back\"", "back", "tap button \"All links\""])
      await app.run("expect row tooltip is none")
      let made = WatchedClipApp.screens?.names.filter { $0 == "TooltipViewController" }
      XCTAssertEqual(made?.count, 3)
      await app.expectNoLeaks()
    }
  }
}
