import Clip
import NavwrightTesting
import Simulator

/// Trees of the app as one line.
enum ClipTrees {
  /// Nobody is logged in.
  static let login = "window(nav[Login[Onboarding(1)]])"
  /// One has just logged in.
  static let tabsAtHome =
    "window(nav[TabBar{home*: nav[Home], clip: nav[], plus: nav[], search: nav[], timer: nav[]}])"
}

/// Runs a test on the app, on its first tab or on the login.
@MainActor
func withClip(
  loggedIn: Bool = true, seed: UInt64 = 1, _ app: any HeadlessApp.Type = ClipApp.self,
  _ body: @MainActor (SimulatedApp) async throws -> Void
) async rethrows {
  try await withClip(launch: ["logged-in": loggedIn ? "yes" : "no"], seed: seed, app, body)
}

/// Runs a test on the app, launched with these parameters.
@MainActor
func withClip(
  launch parameters: [String: String], seed: UInt64 = 1, _ app: any HeadlessApp.Type = ClipApp.self,
  _ body: @MainActor (SimulatedApp) async throws -> Void
) async rethrows {
  try await simulate(app, parameters: parameters, seed: seed, body)
}

extension SimulatedApp {
  /// A push in 350 ms of virtual time that hides the tab bar.
  func expectPush(
    _ command: String, shows label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("begin \(command)", prints: ["begun"], file: file, line: line)
    await run("advance 349ms", prints: ["nothing changed"], file: file, line: line)
    await run(
      "advance 1ms", prints: ["pushed \(label)", "tab bar hidden"], file: file, line: line)
    await run("settle", file: file, line: line)
    await expectScreen(label, file: file, line: line)
  }

  /// Goes from the first screen of tab home to the login.
  func logOut(file: StaticString = #filePath, line: UInt = #line) async {
    await run(
      all: ["tap item \"Settings\"", "tap button \"Log out\"", "tap button \"OK\""],
      file: file, line: line)
  }
}
