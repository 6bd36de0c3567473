// swift-format-ignore-file
// The steps of session files. Do not change them by hand: this writes them again, in the folder of this file:
//   navwright xctest --steps recorded-walk.nav -o RecordedWalkTests.swift

import Clip
import NavwrightTesting
import Simulator
import XCTest

@MainActor
final class RecordedWalkTests: XCTestCase {
  func test_recorded_walk() async {
    await simulate(ClipApp.self) { app in
      await app.tap("button", "Log in with Kakao")
      await app.expectStack("Home")
      await app.select(tab: "clip")
      await app.expectStack("Clip")
      await app.tap("clip", id: "3")
      await app.expectStack("Clip > DetailClip(3)")
      await app.swipeBack(.cancel(percent: 50))
      await app.back()
      await app.expectStack("Clip")
      await app.expectRefused("back", "nothing to go back to")
      await app.expectGone("DetailClip(3)")
      await app.tap("button", "Add clip")
      await app.expectModal("ClipSheet(add)")
      await app.enter("name", "Trips")
      await app.swipeDown()
      await app.expectModal("none")
      await app.begin("tap clip id=2")
      await app.expectStack("Clip > DetailClip(2)")
      await app.settle()
      await app.expectRefused("tap clip 2", "no clip on DetailClip(2)")
      await app.back(to: .root)
      await app.expectStack("Clip")
      await app.service("links", .fails(.network, times: nil))
      await app.tap("clip", id: "4")
      await app.expectStack("Clip > DetailClip(4)")
      await app.expectModal("Popup(network)")
      await app.tap("button", "OK")
      await app.expectModal("none")
      await app.service("links", .replies)
      await app.background()
      await app.pasteboard("https://swift.org")
      await app.foreground()
      await app.expectStack("TabBar > AddLink")
      await app.advance(by: .milliseconds(500))
      await app.expectRefused("reselect tab", "AddLink is in no tab bar")
      await app.open("clip://clip/5")
      await app.expectStack("Clip > DetailClip(5)")
    }
  }
}
