import NavwrightTesting
import Simulator
import XCTest

/// URLs from outside.
@MainActor
final class LinkTests: XCTestCase {
  func test_link_toTheAppChangesNothing() async {
    await withClip { app in
      await app.run("tap item \"Settings\"")
      await app.run("open clip://", prints: ["nothing changed"])
      await app.expectStack("Home > Setting")
    }
  }

  func test_F_72_linkToAClipFindsItByIdAndStartsItsTab() async {
    await withClip { app in
      await app.run(
        "open clip://clip/9",
        prints: ["selected tab clip", "set stack Clip > DetailClip(9)", "tab bar hidden"])
      await app.run("expect title is 운동")
      await app.run("back", prints: ["popped DetailClip(9)", "tab bar shown"])
      await app.expectStack("Clip")
      await app.run("expect row clip has Swift")
    }
  }

  func test_link_toAllClipsIsAClipToo() async {
    await withClip { app in
      await app.run("open clip://clip/0")
      await app.expectStack("Clip > DetailClip(0)")
    }
  }

  func test_link_keepsTheFirstScreenAndTheClipThatIsThere() async {
    await withClip(WatchedClipApp.self) { app in
      await app.run(all: ["select tab clip", "tap clip 3", "tap link 1"])
      await app.run("open clip://clip/3", prints: ["popped LinkWeb(1)"])
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.run(
        "open clip://clip/4", prints: ["popped DetailClip(3)", "set stack Clip > DetailClip(4)"])
      XCTAssertEqual(
        WatchedClipApp.screens?.names.suffix(4),
        [
          "ClipViewController", "DetailClipViewController", "LinkWebViewController",
          "DetailClipViewController",
        ])
      await app.expectNoLeaks()
    }
  }

  func test_link_takesPopupsAway() async {
    await withClip { app in
      await app.run(all: ["service links fails network", "tap button \"All links\""])
      await app.expectModals("Popup(network)")
      await app.run(all: ["service links replies", "open clip://clip/2"])
      await app.expectModals("none")
      await app.expectScreen("DetailClip(2)")
    }
  }

  func test_link_thatNobodyKnowsNamesWhoWasAsked() async {
    await withClip { app in
      await app.expectRefused(
        .open(url: "clip://clip/99"),
        "nobody handles \"clip://clip/99\"; "
          + "asked: AppCoordinator, TabBarCoordinator, ClipCoordinator")
      let wrong = [
        "clip://clip": "character 12, the path ends too early, expected a number from 0 (id)",
        "clip://clip/": "character 13, the path ends too early, expected a number from 0 (id)",
        "clip://clip/x": "character 13, unknown segment \"x\", expected a number from 0 (id)",
        "clip://clip/03": "character 13, unknown segment \"03\", expected a number from 0 (id)",
        "clip://clip/-3": "character 13, \"-3\" is out of range, expected a number from 0 (id)",
        "clip://clip/3/4": "character 15, the path goes on with \"4\", expected the end",
        "clip://clip/3#a": "character 14, a fragment, expected the end",
        "clip://tiemr": "character 8, unknown segment \"tiemr\", "
          + "expected the end, \"clip\" or \"timer\"; did you mean \"timer\"?",
      ]
      for (url, reason) in wrong {
        await app.expectRefused(
          .open(url: url), "nobody handles \"\(url)\": \(reason); asked: AppCoordinator")
      }
      await app.expectNoLeaks()
    }
  }

  func test_link_beforeLoginIsKeptUntilHomeIsThere() async {
    await withClip(loggedIn: false) { app in
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.expectRefused(
        .open(url: "clip://clip/13"), "nobody handles \"clip://clip/13\"; asked: AppCoordinator")
      await app.run(
        "tap button \"Log in with Kakao\"",
        prints: [
          "popped Login", "set stack TabBar", "selected tab clip",
          "set stack Clip > DetailClip(3)",
        ])
      await app.expectStack("Home", ofTab: "home")
      await app.run(all: ["back", "select tab home"])
      await app.logOut()
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectScreen("Home")
    }
  }

  func test_link_whileLoggingOutIsKeptForTheNextSession() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "tap button \"Log out\""])
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.run("tap button \"OK\"")
      await app.expectScreen("Login")
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectStack("Clip > DetailClip(3)")
      await app.expectNoLeaks()
    }
  }

  func test_link_duringAPushComesAfterIt() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "begin tap clip 3", "begin open clip://clip/4"])
      await app.run("settle")
      await app.expectStack("Clip > DetailClip(4)")
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  func test_link_awayFromSettingWhileTheServerLogsOutEndsTheSession() async {
    await withClip { app in
      await app.run(
        all: [
          "service sign-out holds", "tap item \"Settings\"", "tap button \"Log out\"",
          "open clip://clip/3",
        ])
      await app.expectStack("Clip > DetailClip(3)")
      await app.run("service sign-out replies", prints: ["popped TabBar", "set stack Login"])
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }
}
