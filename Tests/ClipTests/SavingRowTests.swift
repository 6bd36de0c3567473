import NavwrightTesting
import Simulator
import UIKit
import XCTest

@testable import Clip

/// The rows of the transition table that save a link, with style, animation and bottom-bar flag.
@MainActor
final class SavingRowTests: XCTestCase {
  private let popup = "presented Popup(stop-saving) as overFullScreen"

  func test_CLIP_R3_copiedLinkPushesAddLinkOverTheTabs() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.run(all: ["app background", "pasteboard \"https://swift.org\""])
      await app.expectPlainPush(
        "app foreground", prints: ["entered foreground"], shows: "AddLink")
      await app.expectTree("window(nav[TabBar{\(tabs)}, AddLink])")
      await app.run("expect field url is https://swift.org")
      let screen = try XCTUnwrap(WatchedClipApp.screens?.only(AddLinkViewController.self))
      XCTAssertFalse(screen.hidesBottomBarWhenPushed)
    }
  }

  func test_CLIP_R4_F_70_addressOfACopiedLinkIsThereBeforeSelectClipIsShown() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.copy("https://swift.org")
      await app.expectPlainPush("tap button \"Next\"", shows: "SelectClip")
      await app.expectTree("window(nav[TabBar{\(tabs)}, AddLink, SelectClip])")
      let screen = try XCTUnwrap(WatchedClipApp.screens?.only(SelectClipViewController.self))
      XCTAssertEqual(screen.linkURL, "https://swift.org")
      XCTAssertFalse(screen.hidesBottomBarWhenPushed)
    }
  }

  func test_CLIP_R5_copiedLinkThatIsSavedLeavesAtOnce() async {
    await withClip { app in
      await app.copy("https://swift.org")
      await app.run(all: ["tap button \"Next\"", "begin tap button \"Save\""])
      await app.run("advance 100ms", prints: ["popped SelectClip", "popped AddLink"])
      await app.expectTree("window(nav[TabBar{\(tabs)}])")
      await app.run("settle", prints: ["toast \"Link saved\""])
      await app.expectGone("AddLinkCoordinator")
    }
  }

  func test_CLIP_R5_questionGoesBeforeTheScreens() async {
    await withClip { app in
      await app.copy("https://swift.org")
      await app.run("tap button \"Next\"")
      await app.run("tap item \"Close\"", prints: [popup])
      await app.run(
        "tap button \"Stop\"",
        prints: ["dismissed Popup(stop-saving)", "popped SelectClip", "popped AddLink"])
      await app.expectNoLeaks()
    }
  }

  func test_CLIP_R6_F_76_plusPushesAddLinkWithoutAnimationAndSelectsNothing() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.run("begin select tab plus", prints: ["pushed AddLink", "begun"])
      await app.run("pending", prints: ["none"])
      await app.expectTree("window(nav[TabBar{\(tabs)}, AddLink])")
      await app.run("expect row message is none")
      let screen = try XCTUnwrap(WatchedClipApp.screens?.only(AddLinkViewController.self))
      XCTAssertFalse(screen.hidesBottomBarWhenPushed)
      await app.run(
        "coordinators",
        prints: [
          "AppCoordinator", "  TabBarCoordinator", "    HomeCoordinator", "    AddLinkCoordinator",
        ])
    }
  }

  func test_CLIP_R7_enteredAddressLeadsToSelectClip() async {
    await withClip { app in
      await app.run(all: ["select tab plus", "enter url \"http://a.example\""])
      await app.expectPlainPush("tap button \"Next\"", shows: "SelectClip")
      await app.run("expect back is AddLink")
    }
  }

  func test_CLIP_R8_leavingShowsTheTabsWithoutAnimation() async {
    await withClip { app in
      await app.run(all: ["select tab plus", "tap item \"Close\""])
      await app.run("begin tap button \"Stop\"", prints: ["begun"])
      await app.run("advance 0ms", prints: ["dismissed Popup(stop-saving)", "popped AddLink"])
      await app.expectTree("window(nav[TabBar{\(tabs)}])")
      await app.run("pending", prints: ["none"])
    }
  }

  func test_CLIP_H7_withoutALinkHomeStartsTheFirstOne() async {
    await withClip { app in
      await app.deleteEverything()
      await app.run("expect row button is Add your first link, All links")
      await app.run("tap button \"Add your first link\"")
      await app.run(
        "coordinators",
        prints: [
          "AppCoordinator", "  TabBarCoordinator", "    HomeCoordinator",
          "      AddLinkCoordinator", "    ClipCoordinator",
        ])
    }
  }

  func test_CLIP_A1_firstLinkIsPushedOverHome() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.deleteEverything()
      await app.expectPush("tap button \"Add your first link\"", shows: "AddLink")
      await app.expectStack("Home > AddLink")
      await app.run("expect back is none")
      let screen = try XCTUnwrap(WatchedClipApp.screens?.only(AddLinkViewController.self))
      XCTAssertTrue(screen.hidesBottomBarWhenPushed)
    }
  }

  func test_CLIP_A2_clipIsChosenInTheSameStack() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.deleteEverything()
      await app.run(all: ["tap button \"Add your first link\"", "enter url \"https://a.example\""])
      await app.expectPlainPush("tap button \"Next\"", shows: "SelectClip")
      await app.expectStack("Home > AddLink > SelectClip")
      let screen = try XCTUnwrap(WatchedClipApp.screens?.only(SelectClipViewController.self))
      XCTAssertFalse(screen.hidesBottomBarWhenPushed)
    }
  }

  func test_CLIP_A3_leavingShowsHomeWithoutAnimation() async {
    await withClip { app in
      await app.deleteEverything()
      await app.run(all: ["tap button \"Add your first link\"", "enter url \"https://a.example\""])
      await app.run(all: ["tap button \"Next\"", "begin tap button \"Save\""])
      await app.run(
        "advance 100ms", prints: ["popped SelectClip", "popped AddLink", "tab bar shown"])
      await app.expectStack("Home")
      await app.run("settle", prints: ["toast \"Link saved\""])
      await app.run("expect row link is https://a.example")
      await app.expectGone("AddLinkCoordinator")
      await app.run("closures", prints: ["none"])
    }
  }

  private let tabs = "home*: nav[Home], clip: nav[], plus: nav[], search: nav[], timer: nav[]"
}
