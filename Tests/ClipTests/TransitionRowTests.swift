import NavwrightTesting
import Simulator
import XCTest

/// Each row of the transition table, with its style, animation and bottom-bar flag.
@MainActor
final class TransitionRowTests: XCTestCase {
  func test_CLIP_R1_loginIsTheOnlyScreenOfTheRootStack() async {
    await withClip(loggedIn: false) { app in
      await app.expectTree(ClipTrees.login)
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
    }
  }

  func test_CLIP_R2_loggedInShowsTheTabsWithoutAnimation() async {
    await withClip(loggedIn: false) { app in
      await app.run("begin tap button \"Log in with Kakao\"", prints: ["begun"])
      await app.run("advance 99ms", prints: ["nothing changed"])
      await app.run("advance 1ms", prints: ["popped Login", "set stack TabBar"])
      await app.run("settle")
      await app.expectTree(ClipTrees.tabsAtHome)
      await app.expectStack("Home", ofTab: "home")
      await app.expectGone("Login")
      await app.expectGone("LoginCoordinator")
    }
  }

  func test_CLIP_R2_appleWorksLikeKakao() async {
    await withClip(loggedIn: false) { app in
      await app.run(
        "tap button \"Log in with Apple\"", prints: ["popped Login", "set stack TabBar"])
      await app.expectScreen("Home")
    }
  }

  func test_CLIP_H1_homeIsTheRootOfItsTab() async {
    await withClip { app in
      await app.expectStack("Home")
      await app.run("expect title is Home")
      await app.run(
        "coordinators",
        prints: ["AppCoordinator", "  TabBarCoordinator", "    HomeCoordinator"])
    }
  }

  func test_CLIP_H2_recentLinkPushesLinkWeb() async {
    await withClip { app in
      await app.expectPush("tap link 2", shows: "LinkWeb(2)")
      await app.expectStack("Home > LinkWeb(2)")
    }
  }

  func test_CLIP_H3_weeklyLinkPushesLinkWebWithoutID() async {
    await withClip { app in
      await app.expectPush("tap weekly 5", shows: "LinkWeb")
      await app.run("expect row button is Back, Share, Open in Safari")
    }
  }

  func test_CLIP_H3_sitePushesLinkWebWithoutID() async {
    await withClip { app in
      await app.expectPush("tap site 1", shows: "LinkWeb")
      await app.run(
        "tap button \"Open in Safari\"", prints: ["opened externally https://brunch.co.kr"])
    }
  }

  func test_CLIP_H3_siteWithoutURLIsDisabled() async {
    await withClip { app in
      await app.run("! tap site \"Coming soon\"")
      await app.run("expect enabled site \"Coming soon\" is no")
    }
  }

  func test_CLIP_H4_allLinksPushesDetailClipOfAllClips() async {
    await withClip { app in
      await app.expectPush("tap button \"All links\"", shows: "DetailClip(0)")
      await app.run("expect title is All clips")
      XCTAssertEqual(app.simulator.elements.count { $0.kind == "link" }, 60)
    }
  }

  func test_CLIP_H5_linkOfDetailClipPushesLinkWeb() async {
    await withClip { app in
      await app.run("tap button \"All links\"")
      await app.run("begin tap link id=60", prints: ["begun"])
      await app.run("settle", prints: ["pushed LinkWeb(60)"])
      await app.expectStack("Home > DetailClip(0) > LinkWeb(60)")
    }
  }

  func test_CLIP_H6_settingsPushesSetting() async {
    await withClip { app in
      await app.expectPush("tap item \"Settings\"", shows: "Setting")
      await app.run("expect row button is Contact us, Terms, Log out, Withdraw")
    }
  }

  func test_CLIP_H8_backOfLinkWebPopsAnimated() async {
    await withClip { app in
      await app.run("tap link 1")
      await app.run("begin tap button \"Back\"", prints: ["begun"])
      await app.run("advance 350ms", prints: ["popped LinkWeb(1)", "tab bar shown"])
      await app.expectStack("Home")
      await app.expectGone("LinkWeb(1)")
    }
  }

  func test_CLIP_H9_loggingOutLeavesTheLoginAlone() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "back", "select tab home"])
      await app.run("tap item \"Settings\"")
      await app.run(
        "tap button \"Log out\"", prints: ["presented Popup(logged-out) as overFullScreen"])
      await app.run("begin tap button \"OK\"", prints: ["begun"])
      await app.run(
        "advance 0ms",
        prints: ["dismissed Popup(logged-out)", "popped TabBar", "set stack Login"])
      await app.run("settle")
      await app.expectTree(ClipTrees.login)
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      for gone in [
        "TabBar", "Home", "Clip", "DetailClip(3)", "Setting", "Popup(logged-out)",
        "TabBarCoordinator", "HomeCoordinator", "ClipCoordinator",
      ] {
        await app.expectGone(gone)
      }
      await app.expectNoLeaks()
      await app.expectNoWarnings()
      await app.run(
        "tap button \"Log in with Kakao\"", prints: ["popped Login", "set stack TabBar"])
      await app.expectTree(ClipTrees.tabsAtHome)
    }
  }

  func test_CLIP_C1_firstVisitOfTabClipShowsClip() async {
    await withClip { app in
      await app.run("select tab clip", prints: ["selected tab clip", "set stack Clip"])
      await app.expectTree(
        "window(nav[TabBar{home: nav[Home], clip*: nav[Clip], plus: nav[], search: nav[], "
          + "timer: nav[]}])")
      await app.run("expect title is Clip")
    }
  }

  func test_CLIP_C2_editPushesEditClipWithoutAnimation() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.run(
        "begin tap item \"Edit\"", prints: ["pushed EditClip", "tab bar hidden", "begun"])
      await app.run("settle")
      for kind in ["clip", "rename", "delete"] {
        let rows = app.simulator.elements.filter { $0.kind == kind }
        XCTAssertEqual(rows.map(\.id), (1...12).map(String.init))
      }
      await app.run("back", prints: ["popped EditClip", "tab bar shown"])
      await app.expectGone("EditClip")
    }
  }

  func test_CLIP_C3_clipPushesDetailClip() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.expectPush("tap clip 3", shows: "DetailClip(3)")
      await app.run("expect title is Swift")
      await app.run("expect back is Clip")
    }
  }

  func test_CLIP_C3_allClipsPushesDetailClipOfAllClips() async {
    await withClip { app in
      await app.run("select tab clip")
      await app.expectPush("tap all-clips", shows: "DetailClip(0)")
      await app.run("expect title is All clips")
    }
  }

  func test_CLIP_C4_linkOfDetailClipPushesLinkWeb() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3"])
      await app.run("begin tap link 1", prints: ["begun"])
      await app.run("settle", prints: ["pushed LinkWeb(1)"])
      await app.expectStack("Clip > DetailClip(3) > LinkWeb(1)")
    }
  }

  func test_CLIP_C5_backOfLinkWebPopsAnimated() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap link 1"])
      await app.run("begin tap button \"Back\"", prints: ["begun"])
      await app.run("advance 350ms", prints: ["popped LinkWeb(1)"])
      await app.expectStack("Clip > DetailClip(3)")
    }
  }
}
