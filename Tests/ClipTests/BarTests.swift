import Clip
import Coordination
import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// The bars of every stack are those that its top declares, whatever was done (3.9 of the app's description).
@MainActor
final class BarTests: XCTestCase {
  /// A stack of the app with its bar as it is and as it should be.
  private func expectBars(
    _ words: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let screens = WatchedClipApp.screens?.live ?? []
    for case let stack as UINavigationController in screens {
      guard let top = stack.topViewController, stack.viewIfLoaded?.window != nil || top.isViewLoaded
      else { continue }
      // The tabs hide the bar of the stack around them; nobody else sets one by hand.
      let own = stack.tabBarController == nil && stack.presentingViewController == nil
      let declared = (top as? any BarDeclaring)?.prefersNavigationBarHidden
      XCTAssertEqual(
        stack.isNavigationBarHidden, declared ?? own, "\(words): \(type(of: top))", file: file,
        line: line)
    }
  }

  func test_K_49_comingBackToAPageWithoutABar_findsItSo() async throws {
    try await withClip(WatchedClipApp.self) { app in
      await app.run("tap link 1")
      expectBars("link")
      await app.run("tap button \"Open in Safari\"")
      for command in ["app background", "app foreground", "tap button \"Share\"", "swipe down"] {
        await app.run(command)
        expectBars(command)
      }
      let page = try WatchedClipApp.screens?.only(LinkWebViewController.self)
      XCTAssertEqual(page?.navigationController?.isNavigationBarHidden, true)
      await app.run("tap button \"Back\"")
      expectBars("back")
      await app.run("expect row item is Settings")
    }
  }

  func test_F_19_everyScreenHasTheBarItDeclares_onRandomWalks() async {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = WalkRandom(seed: seed)
      await withClip(seed: seed, WatchedClipApp.self) { app in
        for step in 1...40 {
          let actions = app.simulator.possibleActions
          guard !actions.isEmpty else { continue }
          let action = actions[random.number(below: actions.count)]
          if action == .swipeBack(.finish), random.number(below: 2) == 0 {
            await app.perform(.swipeBack(.cancel(percent: 40)))
          } else {
            await app.perform(action)
          }
          if random.number(below: 8) == 0 {
            await app.perform(.app(.background))
            await app.perform(.app(.foreground))
          }
          expectBars("seed \(seed), step \(step): \(action)")
        }
      }
    }
  }
}
