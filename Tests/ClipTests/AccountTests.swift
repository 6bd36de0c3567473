import NavwrightTesting
import Simulator
import XCTest

/// The ways into an account and out of it.
@MainActor
final class AccountTests: XCTestCase {
  private let network = "presented Popup(network) as overFullScreen"

  func test_T_3_failedWithdrawalIsToldOverTheQuestion() async {
    for failure in ["network", "500", "404"] {
      await withClip { app in
        await app.run(all: ["tap item \"Settings\"", "tap button \"Withdraw\""])
        await app.run("service withdraw fails \(failure) times=1")
        await app.run("tap button \"Withdraw\"", prints: [network])
        await app.expectModals("Popup(withdraw) > Popup(network)")
        await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)"])
        await app.run(
          "tap button \"Withdraw\"",
          prints: ["dismissed Popup(withdraw)", "popped TabBar", "set stack Login"])
        await app.expectNoLeaks()
      }
    }
  }

  func test_T_4_loginAfterAnExpiredProfileWorks() async {
    await withClip { app in
      await app.run(all: ["select tab clip", "select tab home"])
      await app.run("service profile fails 401 times=1")
      await app.run(
        "tap item \"Settings\"", prints: ["pushed Setting", "popped TabBar", "set stack Login"])
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
      for gone in ["TabBar", "Home", "Clip", "Setting", "TabBarCoordinator", "HomeCoordinator"] {
        await app.expectGone(gone)
      }
      await app.run("tap button \"Log in with Kakao\"")
      await app.run("tap item \"Settings\"", prints: ["pushed Setting", "tab bar hidden"])
    }
  }

  func test_T_10_expiryAfterASecondLoginIsHandledOnce() async {
    await withClip(loggedIn: false) { app in
      for _ in 1...3 {
        await app.run("tap button \"Log in with Kakao\"")
        await app.logOut()
      }
      await app.run("tap button \"Log in with Kakao\"")
      await app.run("notification token-expired", prints: ["popped TabBar", "set stack Login"])
      await app.run(
        "notification token-expired",
        prints: ["ignored: session event expired, root loggedOut is there"])
      await app.run("coordinators", prints: ["AppCoordinator", "  LoginCoordinator"])
    }
  }

  func test_T_11_splashUntilTheLoginStateIsKnown() async {
    for (behavior, after) in [("replies", "Home"), ("fails 401", "Login")] {
      await withLaunch("logged-in=unknown", holding: ["session"]) { app in
        await app.expectTree("window(nav[Splash])")
        await app.run("coordinators", prints: ["AppCoordinator"])
        await app.run("service session \(behavior)")
        await app.expectScreen(after)
        await app.expectGone("Splash")
        await app.expectNoLeaks()
      }
    }
  }

  func test_T_11_splashAsksAgainAfterAFailure() async {
    await withLaunch("logged-in=unknown", holding: ["session"]) { app in
      await app.run("service session fails network times=1", prints: [network])
      for _ in 1...3 {
        await app.run("service session fails 500 times=1")
        await app.run("tap button \"OK\"", prints: ["dismissed Popup(network)", network])
      }
      await app.run(
        "tap button \"OK\"",
        prints: ["dismissed Popup(network)", "popped Splash", "set stack TabBar"]
      )
    }
  }

  func test_CLIP_H9_withdrawalLeavesTheLoginAlone() async {
    await withClip { app in
      await app.run(all: ["select tab search", "select tab timer", "select tab home"])
      await app.run(all: ["tap item \"Settings\"", "tap button \"Withdraw\""])
      await app.run("begin tap button \"Withdraw\"", prints: ["begun"])
      await app.run(
        "advance 100ms", prints: ["dismissed Popup(withdraw)", "popped TabBar", "set stack Login"])
      await app.expectTree("window(nav[Login[Onboarding(1)]])")
      await app.run("closures", prints: ["none"])
      await app.expectNoLeaks()
    }
  }

  func test_everyServiceThatSays401_endsTheSession() async {
    let calls: [(service: String, there: [String], asks: String)] = [
      ("main", [], "app launch logged-in=yes"), ("weekly", [], "app launch logged-in=yes"),
      ("sites", [], "app launch logged-in=yes"), ("survey", [], "app launch logged-in=yes"),
      ("clips", [], "select tab clip"), ("links", [], "tap button \"All links\""),
      ("mark-read", ["tap link 1"], "tap button \"Mark as unread\""),
      ("profile", [], "tap item \"Settings\""),
      ("profile", ["tap item \"Settings\""], "tap switch \"Alarm\""),
      ("sign-out", ["tap item \"Settings\""], "tap button \"Log out\""),
      (
        "withdraw", ["tap item \"Settings\"", "tap button \"Withdraw\""],
        "tap button \"Withdraw\""
      ),
      ("search", ["select tab search"], "enter query \"swift\""),
      (
        "clips", ["select tab plus", "enter url \"http://a\""], "tap button \"Next\""
      ),
      (
        "save-link", ["select tab plus", "enter url \"http://a\"", "tap button \"Next\""],
        "tap button \"Save\""
      ),
    ]
    for (service, there, asks) in calls {
      await withClip { app in
        await app.run(all: there + ["service \(service) fails 401 times=1", asks])
        await app.expectTree("window(nav[Login[Onboarding(1)]])")
        await app.expectModals("none")
        await app.run("expect toast is none")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
        await app.run("tap button \"Log in with Kakao\"")
        await app.expectScreen("Home")
      }
    }
  }

  func test_survey_buttons() async {
    let answers = [
      ("Go", ["dismissed Popup(survey)", "pushed LinkWeb", "tab bar hidden"]),
      ("Hide for a week", ["dismissed Popup(survey)"]), ("Close", ["dismissed Popup(survey)"]),
    ]
    for (button, lines) in answers {
      await withLaunch("logged-in=yes survey=yes") { app in
        await app.expectModals("Popup(survey)")
        await app.run("tap button \"\(button)\"", prints: lines)
        await app.run("notification token-expired")
        await app.run("tap button \"Log in with Kakao\"")
        await app.expectModals(button == "Go" ? "Popup(survey)" : "none")
        await app.expectNoLeaks()
      }
    }
  }
}
