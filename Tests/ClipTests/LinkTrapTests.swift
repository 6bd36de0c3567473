import Clip
import NavwrightTesting
import Simulator
import XCTest

/// The traps of clips and links.
@MainActor
final class LinkTrapTests: XCTestCase {
  func test_T_9_everySheetIsAClosureUntilItLeaves() async {
    await withClip { app in
      await app.run("select tab clip")
      for way in ["tap item \"Close\"", "swipe down", "dismiss", "open clip://clip/0"] {
        await app.run("tap button \"Add clip\"")
        XCTAssertEqual(
          app.simulator.closures.map { $0.split(separator: " ")[1] }, ["ClipSheet(add)"])
        await app.run(way)
        await app.run("closures", prints: ["none"])
      }
    }
  }

  func test_T_9_clipBelowAnOutsideLinkIsLoadedAgain() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "open clip://clip/3", "tap more 1"])
      await app.run(all: ["tap button \"Delete\"", "back"])
      let clip = app.simulator.elements.first { $0.kind == "clip" && $0.title == "Swift" }
      XCTAssertEqual(clip?.value, "4")
    }
  }

  func test_T_9_changeThatOutlivesItsSheetIsSeenBelow() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap more id=6"])
      await app.run(all: ["service delete-link holds", "tap button \"Delete\""])
      await app.run("open clip://clip/3", prints: ["dismissed LinkSheet(6)"])
      await app.expectGone("LinkSheet(6)")
      await app.run("service delete-link replies", prints: ["nothing changed"])
      XCTAssertEqual(app.simulator.elements.count { $0.kind == "link" }, 4)
    }
  }

  func test_T_13_onlyTheSheetGoesFromAStackThatIsAModal() async {
    await simulate(PresentedStackApp.self) { app in
      await app.run("tap clip 3")
      await app.expectTree("window(UIViewController) + nav[Clip, DetailClip(3)] pageSheet")
      await app.run("tap more id=1")
      await app.run(
        "tap button \"Change clip\"",
        prints: ["dismissed LinkSheet(1)", "presented ChangeClipSheet(1) as pageSheet"])
      await app.expectTree(
        "window(UIViewController) + nav[Clip, DetailClip(3)] pageSheet + ChangeClipSheet(1) pageSheet"
      )
      await app.run(
        "tap item \"Close\"", prints: ["dismissed ChangeClipSheet(1)"])
      await app.run("tap more id=1")
      await app.run(
        "tap button \"Delete\"", prints: ["dismissed LinkSheet(1)", "toast \"Link deleted\""])
      await app.expectTree("window(UIViewController) + nav[Clip, DetailClip(3)] pageSheet")
      await app.run(all: ["back", "tap item \"Edit\"", "tap delete id=3"])
      await app.run(
        "tap button \"Delete\"",
        prints: ["dismissed Popup(delete-clip)", "toast \"Clip deleted\""])
      await app.expectTree("window(UIViewController) + nav[Clip, EditClip] pageSheet")
      await app.expectNoWarnings()
    }
  }

  func test_T_16_popupWaitsForItsReplyAndDoesNotOutliveIt() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap item \"Edit\"", "tap delete id=3"])
      await app.run("service delete-clip holds")
      await app.run("tap button \"Delete\"", prints: ["nothing changed"])
      await app.expectRefused(
        .tap(ElementReference(kind: "button", selector: .title("Delete"))),
        "button \"Delete\" is disabled")
      await app.expectRefused(
        .tap(ElementReference(kind: "button", selector: .title("Cancel"))),
        "button \"Cancel\" is disabled")
      await app.run(
        "service delete-clip fails network",
        prints: ["presented Popup(network) as overFullScreen"])
      await app.expectModals("Popup(delete-clip) > Popup(network)")
      await app.run("tap button \"OK\"")
      await app.run("service delete-clip replies")
      await app.run(
        "tap button \"Delete\"",
        prints: ["dismissed Popup(delete-clip)", "toast \"Clip deleted\""])
    }
  }

  func test_T_16_sheetThatWaitsCannotBePulledDownButTakenAway() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap button \"Add clip\"", "enter name \"New\""])
      await app.run(all: ["service add-clip holds", "tap button \"Done\""])
      await app.run("swipe down", prints: ["nothing changed"])
      await app.expectModals("ClipSheet(add)")
      XCTAssertEqual(app.simulator.elements.filter(\.isEnabled).map(\.title), [])
      await app.run("open clip://clip/2")
      await app.expectModals("none")
      await app.run("service add-clip replies", prints: ["nothing changed"])
      await app.run(all: ["back", "expect row clip has New"])
      await app.expectNoLeaks()
    }
  }

  func test_T_17_everyOutputOfEveryScreenAndSheetIsWired() async {
    await withClip(WatchedClipApp.self) { app in
      var seen: Set<String> = []
      for way in [
        "select tab clip", "tap button \"Add clip\"", "swipe down", "tap item \"Edit\"",
        "tap rename 1", "swipe down", "tap delete 1", "tap button \"Cancel\"", "back",
        "tap clip 3", "tap more 1", "tap button \"Edit title\"", "swipe down", "tap more 1",
        "tap button \"Change clip\"", "swipe down", "tap link 1", "tap button \"Share\"",
      ] {
        await app.run(way)
        guard let screens = WatchedClipApp.screens, let coordinators = WatchedClipApp.coordinators
        else { return XCTFail("no factories") }
        for object in screens.live as [AnyObject] + coordinators.live as [AnyObject] {
          seen.insert(String(describing: type(of: object)))
          XCTAssertEqual(unwiredOutputs(of: object), [], "\(type(of: object)) after \(way)")
        }
      }
      XCTAssertTrue(
        seen.isSuperset(of: [
          "ChangeClipSheetViewController", "ClipSheetViewController", "ClipViewController",
          "DetailClipViewController", "EditClipViewController", "LinkSheetViewController",
          "LinkWebViewController", "PopupViewController", "ShareViewController",
          "TitleSheetViewController",
        ]))
    }
  }

  func test_T_18_fifteenClipsAreTheLimitOnTheScreenAndOnTheServer() async {
    await withClip { app in
      await app.run("select tab clip")
      for name in ["One", "Two", "Three"] {
        await app.run("tap button \"Add clip\"")
        await app.run(all: ["enter name \"\(name)\"", "tap button \"Done\""])
      }
      XCTAssertEqual(app.simulator.elements.count { $0.kind == "clip" }, 15)
      await app.run("tap button \"Add clip\"", prints: ["toast \"At most 15 clips\""])
      await app.expectModals("none")
    }
    await withClip { app in
      // The screen knows no clip: the server counts.
      await app.run(all: ["select tab clip"])
      for name in ["One", "Two"] {
        await app.run("tap button \"Add clip\"")
        await app.run(all: ["enter name \"\(name)\"", "tap button \"Done\""])
      }
      await app.run(all: ["tap button \"Add clip\"", "service clips fails network"])
      await app.run(all: ["enter name \"Three\"", "tap button \"Done\"", "tap button \"OK\""])
      await app.run("tap button \"Add clip\"", prints: ["presented ClipSheet(add) as pageSheet"])
      await app.run(all: ["enter name \"Four\"", "tap button \"Done\""])
      await app.run("expect row message is At most 15 clips")
    }
  }

  func test_T_26_twoTouchesPresentOneSheet() async {
    let rows: [(ways: [String], touch: String, modals: String)] = [
      (["select tab clip"], "tap button \"Add clip\"", "ClipSheet(add)"),
      (
        ["select tab clip", "tap clip 3", "begin back"], "tap button \"Add clip\"", "ClipSheet(add)"
      ),
      (["select tab clip", "tap clip 3"], "tap more 1", "LinkSheet(1)"),
      (
        ["select tab clip", "tap clip 3", "tap link 2", "begin tap button \"Back\""],
        "tap more 1", "LinkSheet(1)"
      ),
      (["tap link 1"], "tap button \"Share\"", "Share"),
      (["begin tap link 1"], "tap button \"Share\"", "Share"),
    ]
    for row in rows {
      await withClip { app in
        await app.run(all: row.ways)
        await app.run(all: ["begin \(row.touch)", "begin \(row.touch)", "settle"])
        await app.expectModals(row.modals)
        await app.run("swipe down")
        await app.expectModals("none")
        // The first one has left: the next touch counts.
        await app.run(all: [row.touch])
        await app.expectModals(row.modals)
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_26_secondTouchOnTheEditorIsRefused() async {
    for (first, second) in [
      ("rename", "rename"), ("rename", "delete"), ("delete", "delete"), ("delete", "rename"),
    ] {
      await withClip { app in
        await app.run(all: ["select tab clip", "tap item \"Edit\"", "begin tap \(first) 1"])
        await app.run("! tap \(second) 2")
        await app.run("settle")
        await app.expectModals(first == "rename" ? "ClipSheet(rename)" : "Popup(delete-clip)")
      }
    }
  }
}
