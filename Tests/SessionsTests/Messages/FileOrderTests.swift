import Sessions
import XCTest

/// Which messages of a file are shown, and in which order.
@MainActor
final class FileOrderTests: XCTestCase {
  func test_messages_areAtMostTwentyAFile() async {
    let text = "session 1.0\napp pocket\n" + String(repeating: "tpa\n", count: 30)
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(["a.nav": text]))
    let result = planner.plan("a.nav")
    XCTAssertEqual(result.diagnostics.map(\.line), Array(3...22))
    XCTAssertNil(result.plan)
  }

  func test_messages_standInTheOrderOfTheFile() async {
    check(
      ["a.nav": "session 1.0\napp pocket\ntpa\n|?\nseed 1\ntap cilp\n"],
      """
      a.nav:3:1: error[N010]: unknown command "tpa"
         3 | tpa
           | ^^^ help: did you mean "tap"?
      a.nav:4:1: warning[N033]: "|?" asks to be filled in; until then the step fails
         4 | |?
           | ^^ help: run navwright test --update, or write the lines, or "|-" if there are none
      a.nav:5:1: error[N003]: "seed" belongs before the first case or step
         5 | seed 1
           | ^^^^
      a.nav:6:5: error[N090]: the app has no kind "cilp" (kinds: button, clip, field, item)
         6 | tap cilp
           |     ^^^^ help: did you mean "clip"?
      """)
  }

  func test_N009_otherApp() async {
    var planner = SessionPlanner(
      apps: [PocketApp.self],
      files: MemoryFiles(["a.nav": "session 1.0\napp other\n", "b.nav": "session 1.0\nback\n"]))
    planner.appName = "pocket"
    XCTAssertEqual(
      planner.plan("a.nav").diagnostics.map(\.rendered),
      [
        """
        a.nav:2:5: error[N009]: the file is for the app "other", not for "pocket"
           2 | app other
             |     ^^^^^
        """
      ])
    XCTAssertEqual(planner.plan("b.nav").diagnostics, [])
  }

  func test_N051_includesTooDeep() async {
    var files: [String: String] = ["a.nav": "session 1.0\napp pocket\ninclude _1.nav\n"]
    for depth in 1...17 {
      files["_\(depth).nav"] = "session 1.0\ninclude _\(depth + 1).nav\n"
    }
    files["_18.nav"] = "session 1.0\nback\n"
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    let result = planner.plan("a.nav")
    let chain = ["a.nav:3"] + (1...16).map { "_\($0).nav:2" }
    let places =
      [15, 14, 13].map { "  included from _\($0).nav:2" } + [
        "  … 11 more", "  included from _1.nav:2",
      ]
    XCTAssertEqual(
      result.diagnostics.map(\.rendered),
      [
        ([
          "_16.nav:2:9: error[N051]: includes more than 16 deep: "
            + chain.joined(separator: " -> ")
        ] + places + [
          "  included from a.nav:3", "   2 | include _17.nav", "     |         ^^^^^^^",
        ]).joined(separator: "\n")
      ])
  }
}
