import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Screens and coordinators come from the injected factories, all of them.
@MainActor
final class FactoryTests: XCTestCase {
  func test_T_22_F_61_F_62_F_63_noScreenOrCoordinatorIsMadePastTheFactories() async throws {
    try await withClip(loggedIn: false, WatchedClipApp.self) { app in
      var screens: Set<String> = []
      var coordinators: Set<String> = []
      for step in ["expect screen is Login"] + GrandTour.steps {
        await app.run(step)
        try expectEverythingIsMade(after: step)
        screens.formUnion(WatchedClipApp.screens?.names ?? [])
        coordinators.formUnion(WatchedClipApp.coordinators?.names ?? [])
      }
      XCTAssertEqual(
        screens.sorted(),
        [
          "AddLinkViewController", "AlarmSheetViewController", "ChangeClipSheetViewController",
          "ClipSheetViewController", "ClipViewController", "DetailClipViewController",
          "EditClipViewController", "HomeViewController", "LinkSheetViewController",
          "LinkWebViewController", "LoginViewController", "OnboardingViewController",
          "PopupViewController", "RemindSelectClipViewController", "RemindTimerAddViewController",
          "RemindViewController", "RepeatSheetViewController", "SearchViewController",
          "SelectClipViewController", "SettingViewController", "SplashViewController",
          "TabBarController", "TimerSheetViewController", "TitleSheetViewController",
          "ToasterNavigationController", "TooltipViewController", "UIActivityViewController",
          "UIAlertController",
        ])
      XCTAssertEqual(
        coordinators.sorted(),
        [
          "AddLinkCoordinator", "AppCoordinator", "ClipCoordinator", "HomeCoordinator",
          "LoginCoordinator", "SearchCoordinator", "TabBarCoordinator", "TimerCoordinator",
        ])
    }
  }

  private func expectEverythingIsMade(after way: String) throws {
    let screens = try XCTUnwrap(WatchedClipApp.screens).live.map(\.id.rawValue)
    let live = LifetimeRegistry.shared.live(.controller)
    XCTAssertEqual(live.map(\.id), screens.sorted(), "after \(way)")
    let coordinators = try XCTUnwrap(WatchedClipApp.coordinators).live
    XCTAssertEqual(
      LifetimeRegistry.shared.live(.coordinator).map(\.typeName),
      coordinators.map { String(describing: type(of: $0)) }, "after \(way)")
  }
}
