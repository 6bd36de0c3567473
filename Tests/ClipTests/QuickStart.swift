import Clip
import NavwrightTesting
import Testing

@MainActor
@Suite struct QuickStart {
  @Test(arguments: 1...3)
  func aClipIsGoneOnceItIsSwipedAway(clip: Int) async {
    await simulate(ClipApp.self, parameters: ["logged-in": "yes"]) { app in
      await app.select(tab: "clip")
      await app.tap("clip", clip)
      await app.swipeBack()
      await app.expectTop("Clip")
    }
  }
}
