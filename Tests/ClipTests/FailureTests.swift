import NavwrightTesting
import Simulator
import XCTest

/// Services that fail, on each screen that asks them.
@MainActor
final class FailureTests: XCTestCase {
  private let popup = "presented Popup(network) as overFullScreen"

  func test_signInFails_toastsAndStays() async {
    await withClip(loggedIn: false) { app in
      await app.run("service sign-in fails 401")
      await app.run("tap button \"Log in with Kakao\"", prints: ["toast \"Login failed\""])
      await app.expectTree(ClipTrees.login)
      await app.run(all: ["service sign-in replies", "tap button \"Log in with Apple\""])
      await app.expectScreen("Home")
    }
  }

  func test_homeServicesFail_onePopupForOneLoad() async {
    for services in [["main"], ["weekly"], ["sites"], ["main", "weekly", "sites"]] {
      await withClip(loggedIn: false) { app in
        for service in services { await app.run("service \(service) fails network") }
        await app.run(
          "tap button \"Log in with Kakao\"",
          prints: ["popped Login", "set stack TabBar", popup])
        await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)"])
        await app.expectScreen("Home")
        for service in services { await app.run("service \(service) replies") }
        // What could not be loaded is asked for again when the screen comes back.
        await app.run(all: ["tap item \"Settings\"", "back"])
        await app.run("expect row site has Medium")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_clipsFails_popupOverClip() async {
    await withClip { app in
      await app.run("service clips fails 500 times=1")
      await app.run("select tab clip", prints: ["selected tab clip", "set stack Clip", popup])
      await app.expectTree(
        "window(nav[TabBar{home: nav[Home], clip*: nav[Clip], plus: nav[], search: nav[], timer: nav[]}]) + Popup(network) overFullScreen"
      )
      await app.run(all: ["tap button \"OK\"", "select tab home", "select tab clip"])
      await app.run("expect row clip has Swift")
    }
  }

  func test_linksFails_popupWhenThePushIsOver() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "service links fails network"])
      await app.run("tap clip 3", prints: ["pushed DetailClip(3)", popup, "tab bar hidden"])
      await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)"])
      await app.run("back", prints: ["popped DetailClip(3)", "tab bar shown"])
      await app.expectNoLeaks()
    }
  }

  func test_markReadFails_popupAndTheMarkStays() async {
    await withClip { app in
      await app.run(all: ["tap link 1", "service mark-read fails network"])
      await app.run("tap button \"Mark as unread\"", prints: [popup])
      await app.run(all: ["tap button \"OK\"", "service mark-read replies"])
      await app.run("tap button \"Mark as unread\"", prints: ["toast \"Marked as unread\""])
      await app.run("tap button \"Mark as read\"", prints: ["toast \"Marked as read\""])
    }
  }

  func test_profileFails_popupOverSetting() async {
    await withClip { app in
      await app.run("service profile fails network")
      await app.run(
        "tap item \"Settings\"", prints: ["pushed Setting", popup, "tab bar hidden"])
      await app.run("tap button \"OK\"")
      await app.expectStack("Home > Setting")
    }
  }

  func test_signOutFails_popupAndTheSessionGoesOn() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "service sign-out fails 500"])
      await app.run("tap button \"Log out\"", prints: [popup])
      await app.run(all: ["tap button \"OK\"", "service sign-out replies"])
      await app.run(
        "tap button \"Log out\"", prints: ["presented Popup(logged-out) as overFullScreen"])
      await app.run("tap button \"OK\"")
      await app.expectTree(ClipTrees.login)
    }
  }

  func test_loggedOutPopup_overANetworkPopup_takesBothAway() async {
    await withClip { app in
      await app.run(all: ["service profile holds", "tap item \"Settings\""])
      await app.run(all: ["service sign-out holds", "tap button \"Log out\""])
      await app.run("service profile fails network", prints: [popup])
      await app.run("service sign-out replies")
      await app.expectModals("Popup(network) > Popup(logged-out)")
      await app.run(
        "tap button \"OK\"",
        prints: [
          "dismissed Popup(logged-out)", "dismissed Popup(network)", "popped TabBar",
          "set stack Login",
        ])
      await app.expectModals("none")
      await app.expectNoLeaks()
    }
  }

  // MARK: Replies after the screen has gone

  func test_replyAfterTheScreenHasGone_doesNothing() async {
    let ways = [
      (["select tab clip"], "links", "tap clip 3", "back"),
      (
        ["select tab clip", "tap clip 3", "tap link 1"], "mark-read",
        "tap button \"Mark as unread\"", "tap button \"Back\""
      ),
      ([], "profile", "tap item \"Settings\"", "back"),
    ]
    for (there, service, action, away) in ways {
      for behavior in ["replies", "fails network"] {
        await withClip { app in
          await app.run(all: there + ["service \(service) holds", action, away])
          let tree = app.simulator.treeLine
          await app.expectNoLeaks()
          await app.run("service \(service) \(behavior)", prints: ["nothing changed"])
          XCTAssertEqual(app.simulator.treeLine, tree)
          await app.expectModals("none")
          await app.expectNoWarnings()
          await app.expectNoLeaks()
        }
      }
    }
  }

  func test_logOut_endsTheSessionAfterItsScreenHasGone() async {
    for away in ["back", "swipe back"] {
      await withClip { app in
        await app.run(all: ["tap item \"Settings\"", "service sign-out holds"])
        await app.run(all: ["tap button \"Log out\"", away])
        await app.expectScreen("Home")
        await app.run("service sign-out replies", prints: ["popped TabBar", "set stack Login"])
        await app.expectTree(ClipTrees.login)
        await app.expectNoWarnings()
        await app.expectNoLeaks()
      }
    }
  }

  func test_failedLogOut_afterItsScreenHasGoneDoesNothing() async {
    await withClip { app in
      await app.run(all: ["tap item \"Settings\"", "service sign-out holds"])
      await app.run(all: ["tap button \"Log out\"", "swipe back"])
      await app.run("service sign-out fails network", prints: ["nothing changed"])
      await app.expectTree(ClipTrees.tabsAtHome)
      await app.expectModals("none")
      await app.expectNoLeaks()
    }
  }

  func test_replyAfterLogOut_doesNothing() async {
    await withClip(loggedIn: false) { app in
      for service in ["main", "weekly", "sites", "clips"] {
        await app.run("service \(service) holds")
      }
      await app.run("tap button \"Log in with Kakao\"")
      await app.run(all: ["select tab clip", "select tab home"])
      await app.logOut()
      await app.expectNoLeaks()
      for service in ["main", "weekly", "sites", "clips"] {
        await app.run("service \(service) fails network", prints: ["nothing changed"])
      }
      await app.expectTree(ClipTrees.login)
      await app.expectNoWarnings()
    }
  }

  func test_failureUnderAnotherScreen_showsNoPopupThere() async {
    await withClip(loggedIn: false) { app in
      await app.run(all: ["service main holds", "tap button \"Log in with Kakao\""])
      await app.run("tap item \"Settings\"")
      await app.run(
        "service main fails network",
        prints: ["ignored: present Popup(network), Home is covered by Setting"])
      await app.expectModals("none")
      // Home asks again when it is back, and fails where it can be seen.
      await app.run("back", prints: ["popped Setting", popup, "tab bar shown"])
    }
  }

  func test_failureInAHiddenTab_showsNoPopupElsewhere() async {
    await withClip(loggedIn: false) { app in
      await app.run(all: ["service main holds", "tap button \"Log in with Kakao\""])
      await app.run("select tab clip")
      await app.run("service main fails network", prints: ["nothing changed"])
      await app.run("select tab home", prints: ["selected tab home", popup])
    }
  }
}
