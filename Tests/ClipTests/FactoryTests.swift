import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Screens and coordinators come from the injected factories, all of them.
@MainActor
final class FactoryTests: XCTestCase {
  func test_T_22_noScreenOrCoordinatorIsMadePastTheFactories() async throws {
    try await withClip(loggedIn: false, WatchedClipApp.self) { app in
      for way in [
        "expect screen is Login", "tap button \"Log in with Kakao\"", "tap link 1",
        "tap button \"Back\"", "tap weekly 1", "tap button \"Back\"", "tap button \"All links\"",
        "tap link 2", "tap button \"Back\"", "back", "select tab clip", "tap item \"Edit\"",
        "back", "service links fails network times=1", "tap clip 1", "tap button \"OK\"", "back",
        "open clip://clip/2", "back", "select tab home", "tap item \"Settings\"",
        "tap button \"Log out\"", "tap button \"OK\"", "tap button \"Log in with Apple\"",
      ] {
        await app.run(way)
        try expectEverythingIsMade(after: way)
      }
      XCTAssertEqual(
        Set(WatchedClipApp.screens?.names ?? []),
        [
          "LoginViewController", "TabBarController", "HomeViewController", "ClipViewController",
          "EditClipViewController", "DetailClipViewController", "LinkWebViewController",
          "SettingViewController", "PopupViewController",
        ])
      XCTAssertEqual(
        Set(WatchedClipApp.coordinators?.names ?? []),
        [
          "AppCoordinator", "LoginCoordinator", "TabBarCoordinator", "HomeCoordinator",
          "ClipCoordinator",
        ])
    }
  }

  private func expectEverythingIsMade(after way: String) throws {
    let screens = try XCTUnwrap(WatchedClipApp.screens).live.map(\.id.rawValue)
    let live = LifetimeRegistry.shared.live(.controller)
      .filter { $0.typeName != "UINavigationController" }
    XCTAssertEqual(live.map(\.id), screens.sorted(), "after \(way)")
    let coordinators = try XCTUnwrap(WatchedClipApp.coordinators).live
    XCTAssertEqual(
      LifetimeRegistry.shared.live(.coordinator).map(\.typeName),
      coordinators.map { String(describing: type(of: $0)) }, "after \(way)")
  }
}
