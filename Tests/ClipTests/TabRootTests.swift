import Clip
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// The tabs and the root as a person meets them.
@MainActor
final class TabRootTests: XCTestCase {
  private let toLogin = ["popped TabBar", "set stack Login"]
  private let dropped =
    "ignored: session event expired, root loggedOut is there"

  func test_K_51_aTabIsKeptWithItsCoordinator() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "back", "tap clip 3"])
      await app.expectStack("Clip > DetailClip(3)")
    }
    await withClip { app in
      await app.run(all: ["tap button \"All links\"", "open clip://clip/3", "back"])
      await app.run(all: ["select tab search", "select tab home"])
      await app.expectStack("Home > DetailClip(0)")
      await app.run(
        "coordinators",
        prints: [
          "AppCoordinator", "  TabBarCoordinator", "    HomeCoordinator", "    ClipCoordinator",
          "    SearchCoordinator",
        ])
    }
  }

  func test_K_54_aLinkThatLeadsNowhere_leavesTheTabToBeStarted() async {
    await withClip { app in
      await app.run("! open clip://clip/99")
      await app.run("select tab clip", prints: ["selected tab clip", "set stack Clip"])
      await app.expectStack("Clip")
    }
  }

  func test_K_55_aTouchOfTheSelectedTab_isToldApartAndStartsNothing() async {
    await withClip { app in
      await app.run("select tab clip", prints: ["selected tab clip", "set stack Clip"])
      await app.run("reselect tab", prints: ["selected tab clip again"])
      await app.expectStack("Clip")
    }
  }

  func test_F_76_thePlusButton_isNeverSelected() async {
    await withClip { app in
      for tab in ["search", "clip"] {
        await app.run(all: ["select tab \(tab)", "select tab plus"])
        await app.expectScreen("AddLink")
        await app.run(all: ["tap item \"Close\"", "tap button \"Stop\""])
        await app.run("expect tab is \(tab)")
      }
    }
  }

  func test_K_66_tenRounds_leaveWhatTheFirstLeft() async {
    await withClip(loggedIn: false) { app in
      var counts: [[Int]] = []
      for _ in 1...10 {
        await app.run("tap button \"Log in with Kakao\"")
        await app.run(all: ["select tab clip", "tap clip 1", "open clip://clip/2"])
        await app.run(all: ["notification timer", "select tab plus", "notification token-expired"])
        await app.expectTree(ClipTrees.login)
        counts.append([
          LifetimeRegistry.shared.live(.controller).count,
          LifetimeRegistry.shared.live(.coordinator).count, app.simulator.closures.count,
        ])
      }
      XCTAssertEqual(Set(counts), [[3, 2, 0]])
      await app.expectNoLeaks()
    }
  }

  func test_K_72_expiryUnderAPopup_leadsToALoginThatWorks() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "tap button \"Withdraw\""])
      await app.run(
        "notification token-expired", prints: ["dismissed Popup(withdraw)"] + toLogin)
      await app.expectModals("none")
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectTree(ClipTrees.tabsAtHome)
    }
  }

  func test_K_73_expiryTwice_isOneLogOut() async {
    await withClip { app in
      await app.run("begin tap button \"All links\"")
      await app.run(all: ["begin notification token-expired", "begin notification token-expired"])
      await app.run("settle")
      await app.expectTree(ClipTrees.login)
      await app.run("notification token-expired", prints: [dropped])
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      await app.expectNoLeaks()
    }
  }

  func test_F_84_expiryIsNoticedFromAnywhere() async {
    let situations: [(there: [String], ends: [String])] = [
      (["select tab search", "enter query \"swift\"", "tap clip 1"], []),
      (["select tab clip", "tap item \"Edit\"", "tap delete 1"], []),
      (["select tab plus", "enter url \"http://a\"", "tap button \"Next\""], []),
      (["tap button \"All links\"", "begin swipe back"], ["settle"]),
      (["tap button \"All links\"", "begin tap link 1"], ["settle"]),
      (["service main holds", "select tab clip", "select tab home"], ["service main replies"]),
      (["tap item \"Settings\"", "begin tap button \"Withdraw\""], ["settle"]),
    ]
    for (there, ends) in situations {
      await withClip { app in
        await app.run(all: there + ["begin notification token-expired"] + ends + ["settle"])
        await app.expectTree(ClipTrees.login)
        await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
        await app.run("closures", prints: ["none"])
        await app.expectNoLeaks()
        await app.run("tap button \"Log in with Kakao\"")
        await app.expectTree(ClipTrees.tabsAtHome)
      }
    }
  }

  func test_F_82_whereTheAppBegins_isDecidedOnce() async {
    for (answer, screen) in [("replies", "Home"), ("fails 401", "Login")] {
      await withClip(launch: ["logged-in": "unknown"]) { app in
        await app.run("expect screen is Home")
        await app.run(all: ["service session \(answer)", "app launch logged-in=unknown"])
        await app.expectScreen(screen)
        await app.expectGone("Splash")
      }
    }
  }
}
