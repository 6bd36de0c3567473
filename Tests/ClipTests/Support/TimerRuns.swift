import Clip
import NavwrightTesting
import Simulator
import XCTest

/// Runs a test on the app, on its tab timer.
@MainActor
func withTimers(
  _ app: any HeadlessApp.Type = ClipApp.self,
  _ body: @MainActor (SimulatedApp) async throws -> Void
) async rethrows {
  try await withClip(app) { app in
    await app.run("select tab timer", prints: ["selected tab timer", "set stack Remind"])
    try await body(app)
  }
}

extension SimulatedApp {
  /// Ids and titles of the elements of a kind.
  func rows(_ kind: String) -> [String] {
    simulator.elements.filter { $0.kind == kind }.map { "\($0.id ?? "") \($0.title)" }
  }

  /// The values of the elements of a kind.
  func values(_ kind: String) -> [String?] {
    simulator.elements.filter { $0.kind == kind }.map(\.value)
  }

  /// Whether a button of the visible screen can be touched; nil if it is not there.
  func isEnabled(_ button: String) -> Bool? {
    simulator.elements.first { $0.kind == "button" && $0.title == button }?.isEnabled
  }

  /// Goes on from the tab's first screen to a new timer for a clip, with a day chosen.
  func newTimer(
    forClip title: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run(
      all: [
        "tap button \"Add timer\"", "tap clip \"\(title)\"", "tap button \"Next\"",
        "tap button \"Repeat\"", "tap day \"Monday\"", "tap button \"Done\"",
      ], file: file, line: line)
    await expectStack("Remind > RemindSelectClip > RemindTimerAdd", file: file, line: line)
  }

  /// Goes on from the tab's first screen to its first waiting timer, to change it.
  func editTimer(file: StaticString = #filePath, line: UInt = #line) async {
    await run(all: ["tap more 1", "tap button \"Edit\""], file: file, line: line)
    await expectStack("Remind > RemindTimerAdd", file: file, line: line)
  }
}
