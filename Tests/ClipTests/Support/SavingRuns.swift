import NavwrightTesting
import Simulator
import UIKit
import XCTest

/// Runs a test on the app after a launch with parameters, while services hold their replies.
@MainActor
func withLaunch(
  _ parameters: String, holding services: [String] = [],
  _ body: @MainActor (SimulatedApp) async throws -> Void
) async rethrows {
  try await withClip(loggedIn: false) { app in
    for service in services { await app.run("service \(service) holds") }
    await app.run("app launch \(parameters)")
    try await body(app)
  }
}

extension SimulatedApp {
  /// Deletes every clip, and with them every link, and comes back to Home.
  func deleteEverything(file: StaticString = #filePath, line: UInt = #line) async {
    await run(all: ["select tab clip", "tap item \"Edit\""], file: file, line: line)
    for _ in 1...12 {
      await run(all: ["tap delete 1", "tap button \"Delete\""], file: file, line: line)
    }
    await run(all: ["back", "select tab home"], file: file, line: line)
  }

  /// Copies a link in another app and comes back.
  func copy(_ url: String, file: StaticString = #filePath, line: UInt = #line) async {
    await run(
      all: ["app background", "pasteboard \"\(url)\"", "app foreground"], file: file, line: line)
  }

  /// Goes from a tab to the choice of a clip for a link.
  func enterLink(_ url: String, file: StaticString = #filePath, line: UInt = #line) async {
    await run(
      all: ["select tab plus", "enter url \"\(url)\"", "tap button \"Next\""], file: file,
      line: line)
  }

  /// Gives the saving of a link up.
  func giveUp(file: StaticString = #filePath, line: UInt = #line) async {
    await run(all: ["tap item \"Close\"", "tap button \"Stop\""], file: file, line: line)
  }

  /// A push in 350 ms of virtual time that leaves the tab bar as it is.
  func expectPlainPush(
    _ command: String, prints first: [String] = [], shows label: String,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("begin \(command)", prints: first + ["begun"], file: file, line: line)
    await run("advance 349ms", prints: ["nothing changed"], file: file, line: line)
    await run("advance 1ms", prints: ["pushed \(label)"], file: file, line: line)
    await run("settle", file: file, line: line)
    await expectScreen(label, file: file, line: line)
  }
}

extension WatchingScreenFactory {
  /// The live screen of a class, if there is exactly one.
  func only<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    let screens = live.compactMap { $0 as? Screen }
    XCTAssertEqual(screens.count, 1)
    return try XCTUnwrap(screens.first)
  }
}
