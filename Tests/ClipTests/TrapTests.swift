import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// The right results where TOASTER has a defect.
@MainActor
final class TrapTests: XCTestCase {
  func test_T_1_K_106_switchingTabsKeepsStacksAndCoordinators() async {
    await withClip(WatchedClipApp.self) { app in
      await app.run(all: ["select tab clip", "tap clip 3", "back", "tap clip 4", "back"])
      for _ in 1...3 {
        await app.run("select tab home", prints: ["selected tab home"])
        await app.run("select tab clip", prints: ["selected tab clip"])
      }
      await app.run(
        "coordinators",
        prints: [
          "AppCoordinator", "  TabBarCoordinator", "    HomeCoordinator", "    ClipCoordinator",
        ])
      XCTAssertEqual(
        WatchedClipApp.coordinators?.names,
        ["AppCoordinator", "TabBarCoordinator", "HomeCoordinator", "ClipCoordinator"])
    }
  }

  func test_T_1_tabThatALinkLeftKeepsItsStack() async {
    await withClip { app in
      await app.run(all: ["tap button \"All links\"", "tap link 7", "open clip://clip/3"])
      await app.expectStack("Clip > DetailClip(3)")
      await app.expectStack("Home > DetailClip(0) > LinkWeb(7)", ofTab: "home")
      await app.run(all: ["back", "select tab home"])
      await app.expectScreen("LinkWeb(7)")
      await app.run("tap button \"Back\"", prints: ["popped LinkWeb(7)"])
    }
  }

  func test_T_1_reselectingATabStartsNothing() async {
    await withClip { app in
      await app.run(all: ["select tab clip"])
      await app.run("reselect tab", prints: ["selected tab clip again"])
      await app.run("expect stack is Clip")
    }
  }

  func test_T_8_routerWhoseStackIsGoneSaysSoOnce() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.run("select tab clip")
      let router = try XCTUnwrap(WatchedClipApp.coordinators?.routers.last)
      await app.run("select tab home")
      await app.logOut()
      XCTAssertNil(router.navigationController)
      var results: [Transition.Completion] = []
      router.pop().whenComplete { results.append($0) }
      router.push(UIViewController()).whenComplete { results.append($0) }
      router.dismissAll().whenComplete { results.append($0) }
      await app.run("settle")
      XCTAssertEqual(results, Array(repeating: .failure(.routerDetached), count: 3))
    }
  }

  func test_T_9_coordinatorHearsOfTheBackButton() async {
    await withClip { app in
      await app.run(all: ["tap button \"All links\"", "tap segment \"Read\""])
      let before = app.simulator.elements.count { $0.kind == "link" }
      await app.run(all: ["tap link 1", "tap button \"Mark as unread\""])
      await app.run("tap button \"Back\"")
      // The coordinator was told that the link has left, and had its list loaded again.
      XCTAssertEqual(app.simulator.elements.count { $0.kind == "link" }, before - 1)
    }
  }

  func test_T_9_everyPushedScreenIsAClosureUntilItLeaves() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.run("closures", prints: ["none"])
      for (there, label) in [("tap clip 3", "DetailClip(3)"), ("tap item \"Edit\"", "EditClip")] {
        await app.run(there)
        XCTAssertEqual(app.simulator.closures.map { $0.split(separator: " ")[1] }, [label[...]])
        await app.run("swipe back cancel")
        XCTAssertEqual(app.simulator.closures.count, 1)
        await app.run("back")
        await app.run("closures", prints: ["none"])
      }
      await app.run("select tab home")
      await app.run("tap item \"Settings\"")
      XCTAssertEqual(app.simulator.closures.count, 1)
      await app.run("back")
      await app.run(all: ["tap button \"All links\"", "tap link 1"])
      XCTAssertEqual(app.simulator.closures.count, 2)
      await app.run(all: ["tap button \"Back\"", "swipe back"])
      await app.run("closures", prints: ["none"])
    }
  }

  func test_T_16_popupIsGoneBeforeWhatFollows() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "tap button \"Log out\""])
      await app.run(
        "tap button \"OK\"",
        prints: ["dismissed Popup(logged-out)", "popped TabBar", "set stack Login"])
      await app.expectModals("none")
    }
  }

  func test_T_16_popupThatLeavesAnotherWayLogsOutAllTheSame() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "tap button \"Log out\""])
      await app.run(
        "dismiss", prints: ["dismissed Popup(logged-out)", "popped TabBar", "set stack Login"])
    }
  }

  func test_T_17_F_68_everyOutputOfEveryScreenIsWired() async {
    await withClip(WatchedClipApp.self) { app in
      var seen: Set<String> = []
      for step in GrandTour.steps {
        await app.run(step)
        guard let screens = WatchedClipApp.screens, let coordinators = WatchedClipApp.coordinators
        else { return XCTFail("no factories") }
        for object in screens.live as [AnyObject] + coordinators.live as [AnyObject] {
          seen.insert(String(describing: type(of: object)))
          XCTAssertEqual(unwiredOutputs(of: object), [], "\(type(of: object)) after \(step)")
        }
      }
      XCTAssertEqual(seen.count, 36)
    }
  }

  func test_T_26_doubleTapPushesOneDetailClip() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.run("begin tap clip 3", prints: ["begun"])
      await app.run(
        "tap clip 4",
        prints: [
          "pushed DetailClip(3)",
          "ignored: push DetailClip(4), Clip is covered by DetailClip(3)", "tab bar hidden",
        ])
      await app.expectStack("Clip > DetailClip(3)")
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  func test_T_26_doubleTapOnBackPopsOnce() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap link 1"])
      await app.run(all: ["begin tap button \"Back\"", "begin tap button \"Back\"", "settle"])
      await app.expectStack("Clip > DetailClip(3)")
      await app.expectNoWarnings()
    }
  }

  func test_T_26_secondTapOnLogOutIsRefused() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "begin tap button \"Log out\""])
      await app.run("! tap button \"Log out\"")
      await app.run("settle")
      await app.expectModals("Popup(logged-out)")
    }
  }
}
