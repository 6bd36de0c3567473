import Clip
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// The right results where TOASTER has a defect in the saving of a link.
@MainActor
final class SavingTrapTests: XCTestCase {
  func test_T_5_copiedLinkOverAModal_dismissesItFirst() async {
    let ways: [(there: [String], gone: [String])] = [
      (["select tab plus", "tap item \"Close\""], ["dismissed Popup(stop-saving)"]),
      (
        [
          "select tab plus", "enter url \"http://a\"", "tap button \"Next\"",
          "tap item \"Close\"",
        ], ["dismissed Popup(stop-saving)", "popped SelectClip"]
      ),
      (
        [
          "select tab plus", "enter url \"http://a\"", "tap button \"Next\"",
          "tap button \"Add clip\"",
        ], ["dismissed ClipSheet(add)", "popped SelectClip"]
      ),
      (
        ["tap item \"Settings\"", "tap button \"Withdraw\""],
        ["dismissed Popup(withdraw)", "pushed AddLink"]
      ),
      (
        ["select tab clip", "tap button \"Add clip\""],
        ["dismissed ClipSheet(add)", "pushed AddLink"]
      ),
    ]
    for (there, gone) in ways {
      await withClip { app in
        await app.run(all: there + ["app background", "pasteboard \"https://new.example\""])
        await app.run("app foreground", prints: ["entered foreground"] + gone)
        await app.expectModals("none")
        await app.expectStack("TabBar > AddLink")
        await app.run("expect field url is https://new.example")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_6_sameLinkTwice_oneAddLink() async {
    await withClip(WatchedClipApp.self) { app in
      for _ in 1...3 { await app.copy("https://swift.org") }
      await app.expectStack("TabBar > AddLink")
      XCTAssertEqual(
        WatchedClipApp.coordinators?.names.count { $0 == "AddLinkCoordinator" }, 1)
      await app.giveUp()
      await app.copy("https://swift.org")
      await app.expectStack("TabBar > AddLink")
    }
  }

  func test_T_6_linkDuringEachMomentOfTheFirst_oneAddLink() async {
    for moment in stride(from: 0, through: 1000, by: 50) {
      await withClip { app in
        await app.run(all: ["app background", "pasteboard \"https://one.example\""])
        await app.run("begin app foreground")
        await app.run("begin tap button \"Next\"")
        await app.run("advance \(moment)ms")
        await app.run(all: ["begin app background", "begin pasteboard \"https://two.example\""])
        await app.run(all: ["begin app foreground", "settle"])
        await app.expectStack("TabBar > AddLink")
        await app.run("expect field url is https://two.example")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_7_homeStaysTheSameInstance() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.deleteEverything()
      let home = try XCTUnwrap(WatchedClipApp.screens?.only(HomeViewController.self))
      await app.run(all: ["tap button \"Add your first link\"", "enter url \"https://a.example\""])
      XCTAssertTrue(home.navigationController?.viewControllers.first === home)
      await app.giveUp()
      XCTAssertTrue(home.navigationController?.viewControllers == [home])
      await app.run(all: ["tap button \"Add your first link\"", "enter url \"https://a.example\""])
      await app.run(all: ["tap button \"Next\"", "tap button \"Save\""])
      XCTAssertTrue(home.navigationController?.viewControllers == [home])
      XCTAssertEqual(WatchedClipApp.screens?.names.count { $0 == "HomeViewController" }, 1)
      XCTAssertEqual(WatchedClipApp.coordinators?.names.count { $0 == "HomeCoordinator" }, 1)
    }
  }

  func test_T_17_everyOutputOfTheSavingIsWired() async {
    await withClip(WatchedClipApp.self) { app in
      var seen: Set<String> = []
      for way in [
        "select tab plus", "enter url \"http://a\"", "tap button \"Next\"", "tap item \"Close\"",
        "tap button \"Keep\"", "tap button \"Add clip\"", "tap item \"Close\"",
        "tap button \"Save\"", "select tab search",
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
          "AddLinkViewController", "SelectClipViewController", "SearchViewController",
          "AddLinkCoordinator", "ClipSheetViewController",
        ]))
    }
  }

  func test_T_18_fifteenClipsAreTheLimitOfBothScreens() async {
    await withClip { app in
      await app.enterLink("https://swift.org")
      for name in ["13", "14", "15"] {
        await app.run(all: ["tap button \"Add clip\"", "enter name \"\(name)\""])
        await app.run(
          "tap button \"Done\"", prints: ["dismissed ClipSheet(add)", "toast \"Clip created\""])
      }
      await app.run("tap button \"Add clip\"", prints: ["toast \"At most 15 clips\""])
      await app.giveUp()
      await app.run("select tab clip")
      await app.run("tap button \"Add clip\"", prints: ["toast \"At most 15 clips\""])
    }
  }

  func test_T_21_closingLeadsToTheTabOneCameFrom() async {
    for tab in ["home", "clip", "search", "timer"] {
      await withClip { app in
        if tab != "home" { await app.run("select tab \(tab)") }
        let tree = app.simulator.treeLine
        await app.enterLink("https://swift.org")
        await app.giveUp()
        XCTAssertEqual(app.simulator.treeLine, tree)
        await app.enterLink("https://swift.org")
        await app.run("tap button \"Save\"")
        XCTAssertEqual(app.simulator.treeLine, tree)
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_23_F_23_toastIsOnTheScreenThatIsVisibleAfterwards() async {
    for (behavior, text) in [("replies", "Link saved"), ("fails 500", "Save failed")] {
      await withClip { app in
        await app.enterLink("https://swift.org")
        await app.run(all: ["service save-link \(behavior)"])
        await app.run(
          "tap button \"Save\"",
          prints: ["popped SelectClip", "popped AddLink", "toast \"\(text)\""])
        await app.expectScreen("Home")
        await app.run("expect toast is \(text)")
        await app.run(all: ["advance 5s", "expect toast is none"])
      }
    }
  }

  func test_T_24_barIsHiddenForTheWholeStackOfTabHome() async {
    await withClip { app in
      await app.deleteEverything()
      await app.run(all: ["tap button \"Add your first link\"", "enter url \"https://a.example\""])
      await app.run("tap button \"Next\"", prints: ["pushed SelectClip"])
      await app.run("! select tab clip")
      await app.run("back", prints: ["popped SelectClip"])
      await app.run("! select tab clip")
      await app.run("tap item \"Close\"")
      await app.run(
        "tap button \"Stop\"",
        prints: ["dismissed Popup(stop-saving)", "popped AddLink", "tab bar shown"])
      await app.run("select tab clip")
    }
  }

  func test_T_26_twoTouchesOfTheFirstLinkStartOneCoordinator() async {
    await withClip { app in
      await app.deleteEverything()
      await app.run("begin tap button \"Add your first link\"", prints: ["begun"])
      await app.run(
        "tap button \"Add your first link\"",
        prints: [
          "pushed AddLink", "ignored: push AddLink, Home is covered by AddLink", "tab bar hidden",
        ])
      await app.giveUp()
      await app.expectGone("AddLinkCoordinator")
      await app.expectNoLeaks()
    }
  }

  func test_barOfTheRootStack_isThereForTheSavingOnly() async throws {
    try await withClip(WatchedClipApp.self) { app in
      let tabBar = try XCTUnwrap(WatchedClipApp.screens?.only(TabBarController.self))
      let root = try XCTUnwrap(tabBar.navigationController)
      XCTAssertTrue(root.isNavigationBarHidden)
      await app.enterLink("https://swift.org")
      XCTAssertFalse(root.isNavigationBarHidden)
      await app.run("swipe back cancel at 30%")
      XCTAssertFalse(root.isNavigationBarHidden)
      await app.giveUp()
      XCTAssertTrue(root.isNavigationBarHidden)
    }
  }
}
