import Foundation
import Sessions
import Simulator
import UIKit
import XCTest

/// Files that change between the moment when they are chosen and the one when they are run.
@MainActor
final class ChangedFileTests: ReportTestCase {
  /// Files of which each has its next text when it is read again.
  private final class ChangingFiles: FileSource {
    private var texts: [String: [String?]]

    init(_ texts: [String: [String?]]) { self.texts = texts }

    func contents(of path: String) throws(FileProblem) -> [UInt8] {
      let rest = texts[path] ?? []
      if rest.count > 1 { texts[path] = Array(rest.dropFirst()) }
      guard let text = rest.first ?? nil else { throw .missing }
      return Array(text.utf8)
    }

    func kind(of path: String) -> FileKind? { texts[path] == nil ? nil : .file }

    func names(in folder: String) throws(FileProblem) -> [String] { throw .missing }
  }

  /// Counts how often it is asked for its words, which every plan needs.
  private final class AskedApp: HeadlessApp {
    static let name = "asked"
    static var asked = 0
    static var vocabulary: Vocabulary {
      asked += 1
      return Vocabulary(kinds: ["button"], screens: ["Asked"])
    }

    init(environment: AppEnvironment) {}
    func start(in window: UIWindow) {}
    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  func test_plan_isKeptWhileNothingOfItChanges() async {
    let text = "session 1.0\napp asked\ninclude _in.nav\n"
    let partial = "session 1.0\nsettle\n"
    let planner = SessionPlanner(
      apps: [AskedApp.self],
      files: ChangingFiles([
        "a.nav": [text], "_in.nav": [partial, partial, partial + "settle\n", nil],
      ]))
    let plans = KeptPlan()
    var counts: [Int] = []
    for _ in 0..<5 {
      AskedApp.asked = 0
      let result = plans.plan("a.nav", with: planner)
      counts.append(AskedApp.asked > 0 ? result.plan?.cases.first?.stepCount ?? -1 : 0)
    }
    // Made, kept, made anew with what is there by then, and with nothing each time.
    XCTAssertEqual(counts, [1, 0, -1, -1, -1])
  }

  func test_filesThatAreKnown_areNotReadAgain() async {
    let files = MemoryFiles([
      "s/a.nav": Self.head, "s/b.nav": Self.head + "include _in.nav\n",
      "s/_in.nav": "session 1.0\nback\n",
    ])
    let run = TestRun(planner: SessionPlanner(apps: [PocketApp.self], files: files)) { _ in }
    XCTAssertEqual(
      run.readFiles(of: ["s"]) { $0 == "s/a.nav" ? ["known"] : nil },
      ["s/a.nav": ["known"], "s/b.nav": ["s/b.nav", "s/_in.nav"]])
  }

  func test_fileThatIsBrokenMeanwhile_isNamedWithWhatIsWrong() async {
    let good = Self.head + "select tab clip\n"
    let planner = SessionPlanner(
      apps: [PocketApp.self],
      files: ChangingFiles([
        "a.nav": [good, good + "tpa\n"], "b.nav": [good, nil], "c.nav": [good, good],
        "d.nav": [good, Self.head + "back\n"],
      ]))
    var messages: [String] = []
    var human: [String] = []
    var run = TestRun(planner: planner) { messages.append($0) }
    run.reports = [HumanReport { human += $0 }]
    let code = run.run(
      ["a.nav", "b.nav", "c.nav", "d.nav"], on: OwnProcessExecutor(planner: planner))
    XCTAssertEqual(code, 2)
    XCTAssertEqual(
      messages,
      [
        "a.nav: error[N052]: cannot read \"a.nav\": it changed while it was tested",
        """
        a.nav:4:1: error[N010]: unknown command "tpa"
           4 | tpa
             | ^^^ help: did you mean "tap"?
        """,
        "b.nav: error[N052]: cannot read \"b.nav\": it changed while it was tested",
        "b.nav: error[N052]: cannot read \"b.nav\": no such file or folder",
      ])
    XCTAssertEqual(
      human,
      [
        "ok c.nav", "failed d.nav", "d.nav:3:1: failed: back", "   expected: the step is accepted",
        "   actual:   refused: nothing to go back to", "   differs:  the step was refused",
        "   steps so far (case \"d.nav\"): none", "   open:     navwright play d.nav --until 3",
        "1 passed, 1 failed, 0 skipped, 2 files with errors",
      ])
  }
}
