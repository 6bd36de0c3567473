import Sessions
import XCTest

/// Which cases run: filter, tags, shards, and what is said if none does.
@MainActor
final class ChoiceTests: ReportTestCase {
  private let two = head + "case \"one\"\n  select tab clip\ncase \"two\"\n  select tab clip\n"
  private let whole = head + "tags smoke slow\nselect tab clip\n"

  private func names(_ configure: (inout TestRun) -> Void) -> [String] {
    run(["s/a.nav": two, "s/b.nav": whole], configure: configure).human.dropLast()
      .map { String($0.dropFirst(3)) }
  }

  func test_filter_looksAtFileAndTitle() async {
    XCTAssertEqual(
      names { $0.selection = CaseSelection(pattern: NamePattern("two$")) }, ["s/a.nav: two"])
    XCTAssertEqual(
      names { $0.selection = CaseSelection(pattern: NamePattern("^s/a")) },
      ["s/a.nav: one", "s/a.nav: two"])
    XCTAssertEqual(
      names { $0.selection = CaseSelection(pattern: NamePattern("b.nav")) }, ["s/b.nav"])
    XCTAssertNil(NamePattern("("))
  }

  func test_tags_chooseFiles() async {
    XCTAssertEqual(names { $0.selection = CaseSelection(tags: ["slow", "x"]) }, ["s/b.nav"])
  }

  func test_FILE_A14_nothingToRun_namesWhatWasAskedFor() async {
    let cases: [(CaseSelection, String)] = [
      (
        CaseSelection(pattern: NamePattern("x.y")),
        "nothing ran: no case for the filter \"x.y\" in \"s/a.nav\", \"s/b.nav\""
      ),
      (
        CaseSelection(pattern: NamePattern("one"), tags: ["slow"]),
        "nothing ran: no case for the filter \"one\" and the tags \"slow\" in \"s/a.nav\", \"s/b.nav\""
      ),
    ]
    for (selection, message) in cases {
      let run = run(["s/a.nav": two, "s/b.nav": whole], configure: { $0.selection = selection })
      XCTAssertEqual(run.messages, [message])
      XCTAssertEqual(run.code, 4)
    }
    let allowed = run(
      ["s/a.nav": two],
      configure: {
        $0.selection = CaseSelection(tags: ["x"])
        $0.allowsNothing = true
      })
    XCTAssertEqual(allowed.code, 0)
  }

  func test_shards_shareTheCasesAmongThem() async {
    for count in 1...7 {
      let parts = (1...count).map { index in names { $0.shard = Shard(index, of: count) } }
      XCTAssertEqual(
        parts.flatMap(\.self), ["s/a.nav: one", "s/a.nav: two", "s/b.nav"], "\(count)")
      XCTAssertLessThanOrEqual((parts.map(\.count).max() ?? 0) - (parts.map(\.count).min() ?? 0), 1)
    }
  }

  func test_emptyShard_saysSo() async {
    let empty = run(["s/b.nav": whole], configure: { $0.shard = Shard(1, of: 2) })
    XCTAssertEqual(empty.messages, ["nothing ran: shard 1/2 is empty, there is 1 case"])
    XCTAssertEqual(empty.code, 4)
    let allowed = run(
      ["s/b.nav": whole],
      configure: {
        $0.shard = Shard(1, of: 2)
        $0.allowsNothing = true
      })
    XCTAssertEqual(allowed.code, 0)
  }

  func test_CI_E2_onlyGoodShardsAreRead() async {
    for text in [
      "/3", "asdf", "0/3", "4/3", "1/0", "1/3/5", "-1/3", "+1/3", "1/", "", "1/٣", "1 /3",
    ] {
      XCTAssertNil(Shard(text), text)
    }
    XCTAssertEqual(Shard("2/3")?.text, "2/3")
  }

  func test_FILE_A1_list_countsStepsAndExpectations() async {
    let text = """
      session 1.0
      app pocket
      # expect top is Nope
      case "one"
        select tab clip  # expect depth is 9
        expect depth is 1
        expect depth is ${n}
      """.replacing("case", with: "param n=1\ncase")
    var lines: [String] = []
    let run = TestRun(
      planner: SessionPlanner(
        apps: [PocketApp.self], files: MemoryFiles(["s/a.nav": text, "s/b.nav": whole]))
    ) { _ in }
    XCTAssertEqual(run.list(["s"]) { lines.append($0) }, 0)
    XCTAssertEqual(
      lines,
      ["s/a.nav: one (3 steps, 2 expectations)", "s/b.nav (1 step, 0 expectations)", "2 cases"])
  }

  func test_hostConditions_holdWhileFilesAreChosen() async {
    var planner = SessionPlanner(
      apps: [PocketApp.self],
      files: MemoryFiles(["a.nav": Self.head + "[x-lab] select tab clip\n"]))
    planner.hostConditions = ["x-lab": true]
    var lines: [String] = []
    var messages: [String] = []
    let run = TestRun(planner: planner) { messages.append($0) }
    XCTAssertEqual(run.list(["a.nav"]) { lines.append($0) }, 0)
    XCTAssertEqual(lines, ["a.nav (1 step, 0 expectations)", "1 case"])
    XCTAssertEqual(messages, [])
  }

  func test_failOnSkip_makesTheRunAFailure() async {
    let text = Self.head + "case \"a\"\n  skip \"x\"\ncase \"b\"\n  select tab clip\n"
    XCTAssertEqual(run(["s/a.nav": text]).code, 0)
    XCTAssertEqual(run(["s/a.nav": text], configure: { $0.failsOnSkip = true }).code, 1)
  }
}
