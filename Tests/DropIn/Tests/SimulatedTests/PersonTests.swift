import NavwrightTesting
import Simulator
import UIKit
import XCTest

@testable import Flights

/// What only a person's fingers do, to unchanged code.
@MainActor
final class PersonTests: XCTestCase {
  private var children: Int { AirportsApp.current?.coordinator?.children.count ?? -1 }

  func test_DROP_D1_backButtonAndSwipe_endTheChild() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      XCTAssertEqual(self.children, 1)
      await app.swipeBack(.cancel(percent: 40))
      XCTAssertEqual(self.children, 1)
      await app.swipeBack()
      XCTAssertEqual(self.children, 0)
      await app.tap("airport", "AMS")
      await app.back()
      XCTAssertEqual(self.children, 0)
      await app.expectGone("Airport")
      await app.expectNoLeaks()
    }
  }

  func test_DROP_D1_alert_isAnsweredThenTheHandlerPresents() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      await app.tap("button", "Call")
      await app.choose("Call")
      await app.expectScreen("Call")
      await app.swipeDown()
      await app.expectScreen("Airport")
    }
  }

  func test_DROP_D5_pullDown_asksTheDelegateAndTellsIt() async {
    await simulate(ClipsApp.self) { app in
      await app.tap("button", "Log in")
      await app.select(tab: "Clips")
      await app.tap("button", "Add")
      await app.swipeDown()
      await app.expectScreen("ClipList")
      await app.tap("button", "Add")
      await app.tap("button", "Type")
      await app.swipeDown()
      await app.run("expect alert is \"Discard?\"")
      await app.choose("Discard")
      await app.expectScreen("ClipList")
      await app.expectNoLeaks()
    }
  }

  func test_DROP_D5_logOut_replacesTheTabs() async {
    await simulate(ClipsApp.self) { app in
      await app.tap("button", "Log in")
      await app.select(tab: "Clips")
      await app.tap("button", "First")
      await app.back()
      await app.tap("button", "Log out")
      await app.choose("Log out")
      await app.expectStack("Login")
      await app.expectNoLeaks()
    }
  }

  func test_DROP_D5_copiedLink_isOfferedOnReturn() async {
    await simulate(ClipsApp.self) { app in
      await app.tap("button", "Log in")
      await app.background()
      await app.pasteboard("https://swift.org")
      await app.foreground()
      await app.expectScreen("Save")
    }
  }

  func test_DROP_D2_storyboardAndTabs_startTheirFlows() async {
    await simulate(MoviesApp.self) { app in
      await app.tap("button", "Sign up")
      await app.expectStack("SignIn > SignUp")
      await app.back()
      await app.tap("button", "Sign in")
      await app.tap("button", "Finish")
      await app.expectStack("MovieList", ofTab: "Movies")
      await app.select(tab: "Account")
      await app.expectScreen("Account")
      await app.expectNoWarnings()
    }
  }
}
