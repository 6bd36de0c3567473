import Foundation
import XCTest

/// Recordings, however the process ends.
final class RecordedProcessTests: TerminalTestCase {
  private let head = "session 1.0\n# recorded by navwright 0.1.0\napp blank\nseed 1\n\n"

  private func file() throws -> String { "\(try makeFolder())/a.nav" }

  /// Whether a recorded file runs.
  private func check(
    _ path: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let run = try runFixture(["test", path])
    XCTAssertEqual(run.ending, .code(0), run.output + run.diagnostics, file: file, line: line)
  }

  func test_record_throughAPipeRunsTheFileAgain() throws {
    let path = try file()
    let run = try runFixture(["--record", path], input: "tap note 2\nback\nexpect depth is 1\n")
    XCTAssertEqual(run.ending, .code(0))
    XCTAssertEqual(run.output, "pushed Note\npopped Note\nok\n")
    XCTAssertEqual(run.diagnostics, "recorded 3 steps to \(path); it holds\n")
    XCTAssertEqual(
      try text(of: path),
      head + """
        tap note id=2  # tap note 2
        expect stack is Start > Note
        back
        expect stack is Start
        expect depth is 1

        """)
    let again = try runFixture(["--record", path])
    XCTAssertEqual(again.ending, .code(2))
    XCTAssertEqual(
      again.diagnostics,
      "error: cannot record to \"\(path)\": it is there already; --force replaces it\n")
    let replaced = try runFixture(["--record", path, "--force"], input: "tap note 3\n")
    XCTAssertEqual(replaced.diagnostics, "recorded 1 step to \(path); it holds\n")
    XCTAssertTrue(try text(of: path).contains("tap note id=3"))
  }

  func test_record_writesATestToo() throws {
    let path = try file()
    let test = path.replacing("a.nav", with: "ATests.swift")
    let run = try runFixture(
      ["--record", path, "--xctest"], input: "tap note 2\nback\n! back\n")
    XCTAssertEqual(
      run.diagnostics,
      """
      recorded 3 steps to \(path); it holds
      wrote 1 test to \(test)

      """)
    XCTAssertEqual(
      try text(of: test),
      """
      // swift-format-ignore-file
      // The steps of session files. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest --steps a.nav -o ATests.swift

      import NavwrightTesting
      import Simulator
      import XCTest
      import shell_fixture

      @MainActor
      final class ATests: XCTestCase {
        func test_a() async {
          await simulate(BlankApp.self) { app in
            await app.tap("note", id: "2")
            await app.expectStack("Start > Note")
            await app.back()
            await app.expectStack("Start")
            await app.expectRefused("back", "nothing to go back to")
          }
        }
      }

      """)
    let again = try runFixture(["xctest", "--steps", path, "-o", test, "--check"])
    XCTAssertEqual(again.output, "\(test) is up to date\n")
    XCTAssertEqual(again.ending, .code(0))
  }

  func test_record_keepsSecretsOutOfTheFile() throws {
    let path = try file()
    let run = try runFixture(
      ["--record", path], input: "tap note 1\nenter code \"geheim\" hidden\n")
    XCTAssertEqual(run.ending, .code(1), "there is no field")
    XCTAssertEqual(
      run.diagnostics.split(separator: "\n").last.map(String.init),
      "recorded 2 steps to \(path); it holds")
    let recorded = try text(of: path)
    XCTAssertFalse(recorded.contains("geheim"))
    XCTAssertTrue(recorded.contains("! enter code \"${secret:code}\" hidden"), recorded)
  }

  func test_record_thatATrapEndsSaysSo() throws {
    let path = try file()
    let run = try runFixture(
      ["--record", path], input: "tap note 1\nback\ntap button \"Trap\"\ntree\n")
    XCTAssertEqual(run.ending, .code(3))
    XCTAssertEqual(
      try text(of: path),
      head + """
        tap note id=1  # tap note 1
        expect stack is Start > Note
        back
        expect stack is Start
        # ended: the app trapped in: tap button "Trap"

        """)
    try check(path)
  }

  func test_record_thatASignalEndsSaysSo() throws {
    for (button, signal, words) in [
      ("Press Ctrl-C", SIGINT, "ended: Ctrl-C"), ("Terminate", SIGTERM, "ended: terminated"),
    ] {
      let path = try file()
      let run = try runFixture(
        ["--record", path], input: "tap note 1\nback\ntap button \"\(button)\"\ntree\n")
      XCTAssertEqual(run.ending, .signal(signal))
      XCTAssertTrue(try text(of: path).hasSuffix("expect stack is Start\n# \(words)\n"))
      try check(path)
    }
  }

  func test_record_losesAtMostTheLineUnderWay() throws {
    var state: UInt64 = 4_711
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for run in 1...50 {
      let path = try file()
      let sent = 2 + next(80)
      let seen = next(sent)
      let process = try FedProcess(
        try program("shell-fixture"), ["--record", path],
        environment: environment(home: try makeFolder()))
      let lines = (0..<sent).map { $0 % 2 == 0 ? "tap note \($0 % 3 + 1)\n" : "back\n" }
      process.send(lines.joined())
      process.readLines(seen)
      process.kill()
      // What is killed before the file begins has recorded nothing.
      guard access(path, F_OK) == 0 else {
        XCTAssertEqual(seen, 0)
        continue
      }
      let steps = try text(of: path).split(separator: "\n").filter {
        $0.hasPrefix("tap") || $0.hasPrefix("back")
      }
      XCTAssertGreaterThanOrEqual(steps.count, seen, "run \(run)")
      XCTAssertTrue(try text(of: path).hasSuffix("\n"), "run \(run)")
      for (step, line) in zip(steps, lines) {
        XCTAssertEqual(step.prefix(4), line.prefix(4), "run \(run)")
      }
      if steps.isEmpty {
        XCTAssertEqual(try text(of: path), head)
      } else {
        try check(path)
      }
    }
  }

  func test_documentation_transcriptComesOutAsItStands() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/SessionFormat.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```console\n").dropFirst()
    let block = try XCTUnwrap(blocks.first?.components(separatedBy: "\n```").first)
    let folder = try makeFolder()
    let process = try PTYProcess(
      try program("navwright"), ["--quiet"],
      environment: environment(home: folder, terminal: "dumb"), columns: 200)
    expect("nav> ", from: process)
    var prompt = "nav> "
    var commands = 0
    for part in block.components(separatedBy: "\nnav").enumerated() {
      let lines = ((part.offset == 0 ? "" : "nav") + part.element).components(separatedBy: "\n")
      XCTAssertTrue(lines[0].hasPrefix(prompt), lines[0])
      let command = String(lines[0].dropFirst(prompt.count))
      prompt =
        command.hasPrefix("record walk")
        ? "nav[rec]> " : command == "record stop" ? "nav> " : prompt
      let typed = command.replacingOccurrences(of: "walk.nav", with: "\(folder)/walk.nav")
      let before = process.output.count
      process.send(typed + "\n")
      expect(prompt, from: process)
      let output = String(decoding: process.output[before...], as: UTF8.self)
        .replacingOccurrences(of: "\r\n", with: "\n")
        .replacingOccurrences(of: "\(folder)/", with: "")
      XCTAssertEqual(output, ([command] + lines.dropFirst()).map { $0 + "\n" }.joined() + prompt)
      commands += 1
    }
    XCTAssertGreaterThan(commands, 4)
    let shown = try XCTUnwrap(
      page.components(separatedBy: "```nav\n").dropFirst().first?
        .components(separatedBy: "```").first)
    XCTAssertEqual(try text(of: "\(folder)/walk.nav"), shown)
  }
}
