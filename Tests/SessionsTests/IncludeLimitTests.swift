import Sessions
import XCTest

/// Includes that branch come to an end, with one message.
@MainActor
final class IncludeLimitTests: XCTestCase {
  /// Partials of which each includes the next one several times.
  private func branching(depth: Int, times: Int, last: String) -> [String: String] {
    var files = ["a.nav": "session 1.0\napp pocket\n\ncase \"x\"\n  include _1.nav\n"]
    for level in 1..<depth {
      let line = "include _\(level + 1).nav\n"
      files["_\(level).nav"] = "session 1.0\n" + String(repeating: line, count: times)
    }
    files["_\(depth).nav"] = "session 1.0\n" + last
    return files
  }

  private let tooMany = """
    a.nav:5:3: error[N051]: the case "x" has more than 100000 lines, those of included files counted
       5 |   include _1.nav
         |   ^^^^^^^^^^^^^^
    """

  func test_N051_branchesAreCounted() async {
    check(branching(depth: 14, times: 4, last: "settle\n"), tooMany)
  }

  func test_N051_branchesThatEndInCommentsAreCounted() async {
    check(branching(depth: 14, times: 4, last: "# nothing\n"), tooMany)
  }

  func test_N051_oneMessageForBranchesThatAreTooDeep() async {
    let files = branching(depth: 18, times: 2, last: "settle\n")
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    let diagnostics = planner.plan("a.nav").diagnostics
    let chain = ["a.nav:5"] + (1...16).map { "_\($0).nav:2" }
    XCTAssertEqual(
      diagnostics.map(\.rendered),
      [
        """
        _16.nav:2:9: error[N051]: includes more than 16 deep: \(chain.joined(separator: " -> "))
          included from _15.nav:2
          included from _14.nav:2
          included from _13.nav:2
          … 11 more
          included from _1.nav:2
          included from a.nav:5
           2 | include _17.nav
             |         ^^^^^^^
        """
      ])
  }

  func test_N051_manyStepsBelowTheLimitRun() async {
    let files = branching(depth: 7, times: 4, last: "settle\n")
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    XCTAssertEqual(planner.plan("a.nav").diagnostics, [])
  }
}
