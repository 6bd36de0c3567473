import NavwrightTesting
import Simulator
import XCTest

/// What comes from outside while anything may stand in the way.
@MainActor
final class OutsideTests: XCTestCase {
  /// Ways to places where something stands in the way.
  private let ways: [[String]] = [
    [], ["tap link 1"], ["tap item \"Settings\""],
    ["tap item \"Settings\"", "tap button \"Withdraw\""], ["begin tap link 1"],
    ["select tab clip", "tap button \"Add clip\""],
    ["select tab clip", "begin tap button \"Add clip\""],
    ["select tab clip", "tap clip 3", "tap more 1"],
    ["select tab search", "enter query \"swift\""],
    ["select tab plus"], ["select tab plus", "tap item \"Close\""],
    ["select tab plus", "enter url \"http://a\"", "tap button \"Next\""],
    ["select tab plus", "enter url \"http://a\"", "begin tap button \"Next\""],
    ["select tab plus", "enter url \"http://a\"", "tap button \"Next\"", "tap item \"Close\""],
    [
      "select tab plus", "enter url \"http://a\"", "tap button \"Next\"", "tap button \"Add clip\"",
    ],
    [
      "select tab plus", "enter url \"http://a\"", "tap button \"Next\"",
      "begin tap button \"Save\"",
    ],
    ["begin app background", "begin pasteboard \"http://a\"", "begin app foreground"],
  ]

  func test_T_2_notificationLeadsToTheTimersFromEverywhere() async {
    for way in ways {
      await withClip { app in
        await app.run(all: way + ["notification timer"])
        await app.run("expect tab is timer")
        await app.expectStack("Remind")
        await app.expectModals("none")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_link_leadsToItsClipFromEverywhere() async {
    for way in ways {
      await withClip { app in
        await app.run(all: way + ["open clip://clip/4"])
        await app.run("expect tab is clip")
        await app.expectStack("Clip > DetailClip(4)")
        await app.expectModals("none")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_copiedLink_leadsToOneAddLinkFromEverywhere() async {
    for way in ways {
      await withClip { app in
        await app.run(all: way)
        await app.copy("https://new.example")
        await app.expectStack("TabBar > AddLink")
        await app.expectModals("none")
        await app.run("expect field url is https://new.example")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_T_10_expiry_endsTheSessionOnceFromEverywhere() async {
    for way in ways {
      await withClip { app in
        await app.run(
          all: way + ["begin notification token-expired", "notification token-expired"])
        await app.expectTree("window(nav[Login[Onboarding(1)]])")
        await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
        await app.run("closures", prints: ["none"])
        await app.expectNoLeaks()
        await app.expectNoWarnings()
        await app.run(
          "tap button \"Log in with Kakao\"", prints: ["popped Login", "set stack TabBar"])
        await app.expectScreen("Home")
      }
    }
  }

  func test_T_25_updateAlertSurvivesWhateverComes() async {
    let entries = [
      ["open clip://clip/4"], ["notification timer"], ["notification token-expired"],
      ["app background", "pasteboard \"https://new.example\"", "app foreground"], ["dismiss all"],
    ]
    for way in ways {
      for entry in entries {
        await withLaunch("logged-in=yes update=notice", holding: ["version"]) { app in
          await app.run(all: way + ["service version replies"])
          await app.run("expect alert is Update available")
          await app.run(all: entry)
          await app.run("expect alert is Update available")
          let screens = app.simulator.treeLine
          await app.run("choose \"Later\"", prints: ["dismissed Alert(Update available)"])
          await app.run("expect alert is none")
          XCTAssertEqual(
            app.simulator.treeLine + " + Alert(Update available) overFullScreen", screens)
          await app.expectNoLeaks()
          await app.expectNoWarnings()
        }
      }
    }
  }

  func test_background_clearsThePasteboard() async {
    for loggedIn in [true, false] {
      await withClip(loggedIn: loggedIn) { app in
        await app.run(all: ["pasteboard \"https://swift.org\"", "app background"])
        await app.run("app foreground", prints: ["entered foreground"])
      }
    }
  }

  func test_entriesBeforeTheLogin_theLastOneIsKept() async {
    await withClip(loggedIn: false) { app in
      await app.run(all: ["open clip://clip/3", "notification timer", "open clip://clip/5"])
      await app.expectTree("window(nav[Login[Onboarding(1)]])")
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectStack("Clip > DetailClip(5)")
      await app.run("notification token-expired")
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectScreen("Home")
    }
  }
}
