import Foundation
import XCTest

/// Where a run writes: what stands in its way, and what it must not take the place of.
final class WritingTests: RunnerTestCase {
  /// Runs the fixture's tool behind lines of a shell, in which `tool` stands for it.
  private func shell(_ lines: String, _ changes: [String: String] = [:]) throws -> ProgramRun {
    let tool = try program("shell-fixture")
    return try ProgramRun(
      "/bin/sh", ["-c", "tool() { \"\(tool)\" \"$@\"; }\n" + lines],
      environment: environment.merging(changes) { $1 }, folder: folder)
  }

  func test_merge_spoilsNoReport() throws {
    try session("s/a.nav", "tap note 1")
    try session("s/b.nav", "tap note 2")
    for index in 1...2 {
      XCTAssertEqual(
        try run("test", "s", "--shard", "\(index)/2", "--json", "\(index).json").code, 0)
    }
    let before = try file("1.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/same.json", withDestinationPath: "1.json")
    for output in ["1.json", "./1.json", "same.json"] {
      check(
        try run("report", "merge", "1.json", "2.json", "--json", output), 2, output: "",
        diagnostics: "navwright: cannot write \"\(output)\": it is one of the reports to merge\n")
      XCTAssertEqual(try file("1.json"), before)
    }
  }

  func test_fullDisk_leavesReportsValid() throws {
    for index in 0..<150 { try session("s/\(100 + index).nav", "tap note 1") }
    let limited = "trap '' XFSZ; ulimit -f 32; tool test s --jobs 1 "
    for (option, name) in [("--json", "r.json"), ("--junit", "r.xml")] {
      let run = try shell(limited + "\(option) \(name)")
      XCTAssertEqual(run.code, 2)
      XCTAssertTrue(run.output.hasSuffix("150 passed, 0 failed, 0 skipped\n"))
      XCTAssertEqual(run.diagnostics, "navwright: cannot write \"\(name)\": file too large\n")
    }
    let lines = try file("r.json").split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertGreaterThan(lines.count, 50)
    XCTAssertEqual(lines.last, "")
    let merged = try run("report", "merge", "r.json")
    XCTAssertEqual(merged.code, 3)
    XCTAssertTrue(
      merged.output.hasSuffix(
        "\(lines.count - 2) passed, 0 failed, 0 skipped, "
          + "\(152 - lines.count) crashed\n"), String(merged.output.suffix(200)))
    let xml = try file("r.xml")
    XCTAssertTrue(xml.hasSuffix("  </testsuite>\n</testsuites>\n"))
    let suites = xml.split(separator: "  <testsuite ", omittingEmptySubsequences: false).count - 1
    XCTAssertEqual(xml.split(separator: "  </testsuite>\n").count, suites + 1)
    XCTAssertGreaterThan(suites, 50)
    XCTAssertTrue(xml.contains("<testsuites name=\"navwright\" tests=\"\(suites)\""), xml)
  }

  func test_fullDisk_leavesARecordingThatRuns() throws {
    let run = try shell(
      """
      trap '' XFSZ; ulimit -f 1
      for i in 1 2 3 4 5 6 7 8 9 10; do echo 'tap note 1'; echo back; done | tool --record r.nav
      """)
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.diagnostics,
      "error: cannot write to \"r.nav\": file too large; the recording has ended\n")
    XCTAssertTrue(try file("r.nav").hasSuffix("\n"))
    check(try self.run("test", "r.nav"), 0, output: "ok r.nav\n1 passed, 0 failed, 0 skipped\n")
  }

  func test_nobodyReads_endsTheRun() throws {
    for index in 0..<400 { try session("s/\(100 + index).nav", "tap note 1") }
    for option in ["--json -", "--tap", "--github"] {
      let run = try shell("{ tool test s \(option); echo \"code $?\" >&2; } | head -n 1")
      XCTAssertTrue(run.diagnostics.hasSuffix("code 141\n"), run.diagnostics)
      XCTAssertFalse(run.diagnostics.contains("ok s/499.nav"), "the run went on")
    }
    let run = try shell("{ tool test s --tap --json r.json; } 2>&1 >/dev/full | tail -n 3")
    XCTAssertEqual(
      run.output,
      """
      the results cannot be written
      1 passed, 0 failed, 0 skipped
      navwright: cannot write the results: no space left on device

      """)
    XCTAssertTrue(try file("r.json").contains("\"stopped\":\"the results cannot be written\""))
  }

  func test_noDescriptorForAWorker_isSaid() throws {
    try session("a.nav", "tap note 1")
    check(
      try shell("ulimit -n 18; tool test a.nav --json r.json"), 3,
      output: "no process can be started to run cases in\n0 passed, 0 failed, 0 skipped\n",
      diagnostics: "navwright: cannot start a process to run cases in: too many open files\n")
    XCTAssertTrue(
      try file("r.json").contains("\"stopped\":\"no process can be started to run cases in\""))
  }

  func test_hangUp_endsARunUnlessItIsToOutliveItsTerminal() throws {
    try session("s/a.nav", "tap note 1")
    try session("s/b.nav", "tap button \"Loop\"")
    for (prefix, code) in [("", 129), ("trap '' HUP; ", 3)] as [(String, Int32)] {
      let process = try StartedProgram(
        "/bin/sh",
        [
          "-c", prefix + "exec \"$0\" test s --jobs 1 --step-limit 2 --tap",
          try program("shell-fixture"),
        ],
        environment: environment, folder: folder)
      var rounds = 0
      while !process.output.contains("ok 1 - s/a.nav"), rounds < 5_000 {
        poll(nil, 0, 5)
        rounds += 1
      }
      kill(process.pid, SIGHUP)
      let run = try process.wait()
      XCTAssertEqual(run.code, code)
      if code == 129 {
        XCTAssertEqual(
          run.output, "TAP version 14\n1..2\nok 1 - s/a.nav\nBail out! hung up\n")
      }
    }
  }

  func test_fmt_saysWhatItCannotWrite() throws {
    try session("s/a.nav", " tap note 1" + String(repeating: "\n#", count: 600))
    check(
      try shell("trap '' XFSZ; ulimit -f 1; tool fmt s"), 2,
      output: "0 of 1 file formatted, 1 file with errors\n",
      diagnostics: "cannot write \"s/a.nav\": file too large\n")
  }

  func test_namesThatNeedQuotes_areQuotedInTheCommandThatOpensThem() throws {
    try session("it's a.nav", "back")
    check(
      try run("test", "."), 1,
      output: """
        failed it's a.nav
        it's a.nav:3:1: failed: back
           expected: the step is accepted
           actual:   refused: nothing to go back to
           differs:  the step was refused
           steps so far (case "it's a.nav"): none
           open:     navwright play 'it'\\''s a.nav' --until 3
        0 passed, 1 failed, 0 skipped

        """)
    check(
      try shell("tool play 'it'\\''s a.nav' --until 3 2>/dev/null"), 1,
      output: "")
  }

  func test_argumentThatIsNoText_isRefusedWhole() throws {
    check(
      try shell(#"tool --record r.nav -c "$(printf 'tap \377')""#), 2, output: "",
      diagnostics: "navwright: argument 4 has invalid UTF-8 at byte 4\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/r.nav"))
    let json = try shell(#"tool --format json -c "$(printf '\377')""#)
    let message = "argument 4 has invalid UTF-8 at byte 0"
    XCTAssertEqual(
      json.output.split(separator: "\n").last.map(String.init),
      "{\"v\":1,\"outcome\":\"error\",\"reason\":\"\(message)\",\"error\":{\"number\":null,"
        + "\"message\":\"\(message)\",\"help\":null,\"column\":1,\"length\":1}}")
    XCTAssertEqual(json.diagnostics, "")
  }

  func test_recordingThatIsALink_goesWhereTheLinkLeads() throws {
    let dangling = "error: cannot record to \"link\": it is a link to nothing\n"
    for option in ["", " --force"] {
      check(
        try shell("ln -sf nowhere/a link; tool -c 'record link\(option)'"), 2, output: "",
        diagnostics: dangling)
      check(
        try shell("ln -sf link link; tool -c 'record link\(option)'"), 2, output: "",
        diagnostics: dangling)
    }
    try write("old\n", to: "b.nav")
    check(
      try shell("ln -sf b.nav a.nav; tool --record a.nav --force -c 'tap note 1'; test -L a.nav"),
      0, output: "pushed Note\n", diagnostics: "recorded 1 step to a.nav; it holds\n")
    XCTAssertTrue(try file("b.nav").hasPrefix("session 1.0\n"))
  }

  func test_recordingThatCannotBegin_isAnErrorToReadersOfJSONToo() throws {
    let run = try run("--format", "json", "--record", ".", "-c", "tree")
    XCTAssertEqual(run.code, 2)
    let message = #"cannot record to \".\": it is a folder"#
    XCTAssertEqual(
      run.output.split(separator: "\n").dropFirst().map(String.init),
      [
        "{\"v\":1,\"outcome\":\"error\",\"reason\":\"\(message)\",\"error\":{\"number\":null,"
          + "\"message\":\"\(message)\",\"help\":null,\"column\":1,\"length\":1}}"
      ])
    XCTAssertEqual(run.diagnostics, "")
  }

  func test_fileWithoutCases_hasNothingToPlay() throws {
    try session("empty.nav", "# nothing yet")
    check(
      try run("-c", "play empty.nav"), 2, output: "",
      diagnostics: "error: empty.nav has no case to play\n")
    check(
      try run("play", "empty.nav"), 2, output: "",
      diagnostics: "navwright: empty.nav has no case to play\n")
  }

  func test_historyCleared_whereNoneIsKept() throws {
    check(
      try run("-c", "history clear"), 0, output: "history is empty; none is written\n")
  }
}
