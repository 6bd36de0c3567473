import Clip
import NavwrightTesting
import Simulator
import XCTest

@MainActor
final class QuickStartTests: XCTestCase {
  func test_aClipIsGoneOnceItIsSwipedAway() async {
    await simulate(ClipApp.self, parameters: ["logged-in": "yes"]) { app in
      await app.select(tab: "clip")
      await app.tap("clip", 3)
      await app.expectStack("Clip > DetailClip(3)")
      await app.swipeBack(.cancel(percent: 40))
      await app.expectAlive("DetailClip(3)")
      await app.swipeBack()
      await app.expectGone("DetailClip(3)")
    }
  }
}
