import NavwrightTesting
import Simulator
import XCTest

/// What the app does with links that come early, late, twice or in the middle of something.
@MainActor
final class LinkQueueTests: XCTestCase {
  func test_K_78_aLinkAtAColdStart_waitsForTheTabsThenLeadsThere() async {
    await withLaunch("logged-in=unknown", holding: ["session"]) { app in
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.expectScreen("Splash")
      await app.run(
        "service session replies",
        prints: [
          "popped Splash", "set stack TabBar", "selected tab clip",
          "set stack Clip > DetailClip(3)",
        ])
      await app.expectStack("Home", ofTab: "home")
      await app.expectNoLeaks()
    }
  }

  func test_F_107_ofSeveralTheLastIsKept_theOthersAreSaid() async {
    await withClip(loggedIn: false) { app in
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.run(
        "notification timer", prints: ["ignored: link clip://clip/3, clip://timer came after it"])
      await app.run(
        "open clip://clip/5", prints: ["ignored: link clip://timer, clip://clip/5 came after it"])
      // Only opens the app: no place, so it puts none aside.
      await app.run("open clip://", prints: ["nothing changed"])
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectStack("Clip > DetailClip(5)")
    }
  }

  func test_K_79_aTabAndItsScreens_inOrderAfterTheTabsAreFree() async {
    await withClip { app in
      await app.run(all: ["select tab plus", "enter url \"http://a\"", "tap button \"Next\""])
      await app.run(
        "open clip://clip/4",
        prints: [
          "popped SelectClip", "popped AddLink", "selected tab clip",
          "set stack Clip > DetailClip(4)",
        ])
      await app.expectNoWarnings()
    }
  }

  func test_K_84_aSecondLinkDuringTheFirst_comesAfterIt() async {
    await withClip { app in
      await app.run(all: [
        "begin tap link 1", "begin open clip://clip/3", "begin open clip://timer",
      ])
      await app.run("settle")
      await app.run("expect tab is timer")
      await app.expectStack("Remind")
      await app.expectStack("Clip > DetailClip(3)", ofTab: "clip")
      await app.expectNoLeaks()
      await app.expectNoWarnings()
    }
  }

  func test_K_85_theSameLinkTwice_oneScreen() async {
    await withClip { app in
      await app.run("open clip://clip/3")
      await app.run("open clip://clip/3", prints: ["nothing changed"])
      await app.run(all: ["begin open clip://clip/4", "open clip://clip/4"])
      await app.expectStack("Clip > DetailClip(4)")
    }
  }

  func test_K_85_T_6_aCopiedLinkTwice_oneAddLinkWithTheNewText() async {
    await withClip { app in
      await app.copy("https://one.example")
      await app.copy("https://two.example")
      await app.expectStack("TabBar > AddLink")
      await app.run("expect field url is https://two.example")
    }
  }

  func test_K_88_F_110_aReminderLeadsToTheTimersWhateverIsOpen() async {
    let states = [
      [], ["tap link 1"], ["select tab search"], ["tap item \"Settings\""],
      ["tap item \"Settings\"", "tap button \"Withdraw\""], ["begin tap link 1"],
      ["select tab plus", "enter url \"http://a\"", "tap button \"Next\"", "tap item \"Close\""],
      ["app background"], ["begin open clip://clip/3"],
    ]
    for state in states {
      await withClip { app in
        await app.run(all: state + ["notification timer"])
        await app.run("expect tab is timer")
        await app.expectStack("Remind")
        await app.expectModals("none")
        await app.expectNoWarnings()
      }
    }
  }

  func test_K_129_whatHasToBeAnswered_isThereAgainAfterALink() async {
    await withLaunch("logged-in=yes update=force", holding: []) { app in
      await app.run("open clip://clip/3")
      await app.run("expect alert is Update required")
      await app.expectStack("Clip > DetailClip(3)")
    }
  }

  func test_theLoginExpiresOnTheWay_theRestIsDroppedAndSaid() async {
    await withClip { app in
      await app.run(all: ["begin tap link 1", "begin open clip://clip/3"])
      await app.run(
        "notification token-expired",
        prints: [
          "ignored: link clip://clip/3, nobody is logged in", "pushed LinkWeb(1)",
          "popped TabBar", "set stack Login",
        ])
      await app.run("tap button \"Log in with Kakao\"")
      await app.expectScreen("Home")
      await app.expectNoLeaks()
    }
  }

  func test_F_109_aCopiedLinkCanBeSaved() async {
    await withClip { app in
      await app.copy("https://swift.org")
      await app.expectStack("TabBar > AddLink")
      await app.run("expect field url is https://swift.org")
    }
  }

  func test_F_111_theShareExtensionOpensTheAppWhereItIs() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "app background"])
      await app.run("open clip://", prints: ["entered foreground"])
      await app.expectStack("Home > Setting")
    }
  }

  func test_F_112_theBackgroundClearsWhatWasCopied() async {
    await withClip { app in
      await app.run("pasteboard \"https://swift.org\"")
      await app.run("app background", prints: ["entered background"])
      await app.run("app foreground", prints: ["entered foreground"])
      await app.expectScreen("Home")
    }
  }

  func test_F_108_popupsAndSheetsGoFirst() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "tap button \"Add clip\""])
      await app.run(
        "open clip://timer",
        prints: [
          "dismissed ClipSheet(add)", "selected tab timer", "set stack Remind",
        ])
      await app.expectModals("none")
    }
  }
}
