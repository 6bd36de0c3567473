import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// The sheets for a clip's name (B1, B2) and the popup before one is deleted (P4).
@MainActor
final class ClipSheetTests: XCTestCase {
  func test_CLIP_B1_addClipPresentsASheet() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.expectSheet("tap button \"Add clip\"", shows: "ClipSheet(add)")
      XCTAssertEqual(
        app.simulator.elements.map { "\($0.kind) \($0.title) \($0.isEnabled)" },
        ["field name true", "button Done false", "item Close true"])
    }
  }

  func test_CLIP_B1_doneDismissesAfterTheReplyAndTheListFollows() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap button \"Add clip\""])
      await app.run("enter name \"Gardening\"", prints: ["set name \"Gardening\""])
      await app.run("begin tap button \"Done\"", prints: ["begun"])
      await app.run("advance 599ms", prints: ["nothing changed"])
      await app.run(
        "advance 1ms", prints: ["dismissed ClipSheet(add)", "toast \"Clip created\""])
      await app.run("expect row clip has Gardening")
      await app.expectGone("ClipSheet(add)")
      await app.run("closures", prints: ["none"])
    }
  }

  func test_CLIP_B1_sheetGrowsForWhatIsWrongWithTheName() async {
    await withClip(WatchedClipApp.self) { app in
      await app.run(all: ["select tab clip", "tap button \"Add clip\""])
      XCTAssertEqual(heights, [158])
      await app.run("enter name \"Sixteen letters!\"")
      XCTAssertEqual(heights, [179])
      await app.run(all: ["enter name \"Swift\"", "tap button \"Done\""])
      await app.run("expect row message is There is a clip of that name")
      XCTAssertEqual(heights, [179])
    }
  }

  /// The heights at which the sheet may rest.
  private var heights: [CGFloat?] {
    let sheet = WatchedClipApp.screens?.live.last?.sheetPresentationController
    return sheet?.detents.map { $0.resolvedValue(in: Context()) } ?? []
  }

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 800
  }

  func test_CLIP_B1_everyWrongNameIsToldOnTheSheet() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap button \"Add clip\""])
      let rows: [(name: String, message: String?)] = [
        (" ", nil), ("Fifteen letters", nil), ("  Fifteen letters  ", nil),
        ("Sixteen letters!", "At most 15 characters"), ("가나다라마바사아자차카타파하거", nil),
        ("가나다라마바사아자차카타파하거너", "At most 15 characters"),
      ]
      for row in rows {
        await app.run("enter name \"\(row.name)\"")
        let message = app.simulator.elements.first { $0.kind == "message" }
        XCTAssertEqual(message?.title, row.message, row.name)
        XCTAssertNotEqual(message?.isEnabled, true)
        let isUsable = row.message == nil && row.name != " "
        await app.run("expect enabled button \"Done\" is \(isUsable ? "yes" : "no")")
      }
      await app.run(all: ["enter name \" Swift \"", "tap button \"Done\""])
      await app.run("expect row message is There is a clip of that name")
      await app.run("expect enabled button \"Done\" is no")
    }
  }

  func test_CLIP_B1_everyWayOutLeavesTheClipsAsTheyAre() async {
    for way in ["tap item \"Close\"", "swipe down", "dismiss"] {
      await withClip { app in
        await app.run(all: ["select tab clip", "tap button \"Add clip\"", "enter name \"New\""])
        await app.run(way, prints: ["dismissed ClipSheet(add)"])
        await app.run("expect row clip lacks New")
        await app.expectGone("ClipSheet(add)")
        await app.run("closures", prints: ["none"])
        await app.expectSheet("tap button \"Add clip\"", shows: "ClipSheet(add)")
        await app.expectNoWarnings()
      }
    }
  }

  func test_CLIP_B2_renamePresentsASheetWithTheName() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\""])
      await app.expectSheet("tap rename id=3", shows: "ClipSheet(rename)")
      XCTAssertEqual(app.simulator.elements.first?.value, "Swift")
    }
  }

  func test_CLIP_B2_newNameIsSeenWhereverTheClipIs() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\"", "tap rename id=3"])
      await app.run("enter name \"Birds\"")
      await app.run(
        "tap button \"Done\"",
        prints: ["dismissed ClipSheet(rename)", "toast \"Clip renamed\""])
      await app.expectStack("Clip > EditClip")
      for kind in ["clip", "rename", "delete"] { await app.run("expect row \(kind) has Birds") }
      await app.run(all: ["back", "expect row clip has Birds", "tap clip id=3"])
      await app.run("expect title is Birds")
    }
  }

  func test_CLIP_P4_deletePresentsAPopupAtOnce() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\""])
      await app.run("begin tap delete id=3", prints: ["begun"])
      await app.run("advance 0ms", prints: ["presented Popup(delete-clip) as overFullScreen"])
      XCTAssertEqual(app.simulator.elements.map(\.title), ["Cancel", "Delete"])
      await app.run("tap button \"Cancel\"", prints: ["dismissed Popup(delete-clip)"])
      await app.run("expect row clip has Swift")
    }
  }

  func test_CLIP_P4_deletedClipIsGoneFromEveryListWithItsLinks() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\"", "tap delete id=3"])
      await app.run(
        "tap button \"Delete\"",
        prints: ["dismissed Popup(delete-clip)", "toast \"Clip deleted\""])
      await app.expectStack("Clip > EditClip")
      for kind in ["clip", "rename", "delete"] { await app.run("expect row \(kind) lacks Swift") }
      await app.run(all: ["back", "expect row clip lacks Swift", "tap all-clips"])
      XCTAssertEqual(app.simulator.elements.count { $0.kind == "link" }, 55)
      await app.expectNoLeaks()
    }
  }
}
