import XCTest

/// Apps that take the process with them, or never end: each costs one case.
final class WorkerTests: RunnerTestCase {
  /// Runs one broken case between two good ones, and checks that only it is bad in every report.
  private func checkMishap(
    _ steps: String, limit: Int = 20, status: String = "crashed", _ text: String,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try session(
      "s/a.nav",
      "case \"before\"\n  tap note 1\ncase \"broken\"\n" + steps
        + "\ncase \"after\"\n  tap note 2\n")
    try session("s/b.nav", "tap note 3")
    var run = try run(
      "test", "s", "--step-limit", "\(limit)", "--jobs", "1", "--json", "r.json", "--junit",
      "r.xml")
    run.output.replace(#/BlankApp.swift:[0-9]+:/#, with: "BlankApp.swift:LINE:")
    let word = status == "endless" ? "failed" : "crashed"
    check(
      run, 3,
      output:
        "ok s/a.nav: before\n\(word) s/a.nav: broken\n\(text)\nok s/a.nav: after\nok s/b.nav\n"
        + "3 passed, 0 failed, 0 skipped, 1 crashed\n",
      file: file, line: line)
    let statuses = try self.file("r.json").split(separator: "\n").dropFirst().dropLast().map {
      $0.contains("\"status\":\"passed\"") ? "passed" : $0.contains("\"\(status)\"") ? status : "?"
    }
    XCTAssertEqual(statuses, ["passed", status, "passed", "passed"], file: file, line: line)
    let tap = try self.run("test", "s", "--tap", "--step-limit", "\(limit)")
    let points = tap.output.split(separator: "\n").filter {
      $0.contains("ok ") && !$0.contains(":")
    }
    XCTAssertEqual(
      points,
      [
        "    ok 1 - before", "    not ok 2 - broken", "    ok 3 - after", "not ok 1 - s/a.nav",
        "ok 2 - s/b.nav",
      ], file: file, line: line)
    XCTAssertEqual(tap.code, 3)
  }

  func test_CI_E17_REC_B19_trap_isNamedWithItsStepAndItsWords() throws {
    try checkMishap(
      "  tap button \"Say hello\"\n  tap button \"Trap\"\n  tap note 1",
      """
      s/a.nav:7:3: crashed: tap button "Trap"
         expected: the step ends
         actual:   the app trapped (SIGILL)
         differs:  the process ended in this step
         steps so far (case "broken"): tap button "Say hello"
         not reached: 1 step, from s/a.nav:8
         open:     navwright play s/a.nav --until 7
         printed in s/a.nav:6: tap button "Say hello"
         | hello
         printed in s/a.nav:7: tap button "Trap"
         | shell_fixture/BlankApp.swift:LINE: Fatal error: asked for
      """)
  }

  func test_trapInAnInclude_isNamedWhereItStands() throws {
    try session("s/_in.nav", "")
    try write("session 1.0\ntap button \"Kill\"\n", to: "s/_in.nav")
    try checkMishap(
      "  include _in.nav",
      """
      s/_in.nav:2:1: crashed: tap button "Kill"
        included from s/a.nav:6
         expected: the step ends
         actual:   the process was killed (SIGKILL)
         differs:  the process ended in this step
         steps so far (case "broken"): none
         open:     navwright play s/a.nav --until 6
      """)
  }

  func test_stackOverflow() throws {
    try checkMishap(
      "  tap button \"Overflow\"",
      """
      s/a.nav:6:3: crashed: tap button "Overflow"
         expected: the step ends
         actual:   the app touched memory that is not its own, or had too deep a stack (SIGSEGV)
         differs:  the process ended in this step
         steps so far (case "broken"): none
         open:     navwright play s/a.nav --until 6
      """)
  }

  func test_appThatEndsTheProcess() throws {
    try checkMishap(
      "  tap button \"Leave\"",
      """
      s/a.nav:6:3: crashed: tap button "Leave"
         expected: the step ends
         actual:   the app ended the process with exit code 0
         differs:  the process ended in this step
         steps so far (case "broken"): none
         open:     navwright play s/a.nav --until 6
      """)
  }

  func test_trapBehindTheLastStep() throws {
    try checkMishap(
      "  tap button \"Leave a trap\"",
      """
      s/a.nav:6:3: crashed: tap button "Leave a trap"
         expected: the step ends
         actual:   the app trapped (SIGILL)
         differs:  the process ended when the app was let go, after the last step
         steps so far (case "broken"): none
         open:     navwright play s/a.nav --until 6
         printed in s/a.nav:6: tap button "Leave a trap"
         | shell_fixture/BlankApp.swift:LINE: Fatal error: let go
      """)
  }

  func test_CI_E17_endlessEvents_areStoppedByTheBudget() throws {
    try checkMishap(
      "  tap button \"Go round\"", limit: 300, status: "endless",
      """
      s/a.nav:6:3: failed: tap button "Go round"
         expected: the step is accepted
         actual:   failed: the step did not settle within 100000 events; still coming: work on the main queue
         differs:  the step failed
         steps so far (case "broken"): none
         why:      tap button "Go round": Start took it, and asked no router and no flow (at the prompt: why 1)
         open:     navwright play s/a.nav --until 6
      """)
  }

  func test_CI_E17_endlessLoop_isStoppedByTheGuardOnTheWall() throws {
    try checkMishap(
      "  tap button \"Loop\"", limit: 1, status: "endless",
      """
      s/a.nav:6:3: failed: tap button "Loop"
         expected: the step ends
         actual:   the step took more than 1 s
         differs:  no end was in sight, and the step was stopped
         steps so far (case "broken"): none
         open:     navwright play s/a.nav --until 6
      """)
  }

  func test_everyCaseBroken_isReportedForEach() throws {
    try session(
      "a.nav", (1...20).map { "case \"\($0)\"\n  tap button \"Kill\"\n" }.joined())
    let run = try run("test", "a.nav", "--jobs", "3")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(
      run.output.hasSuffix("\n0 passed, 0 failed, 0 skipped, 20 crashed\n"), run.output)
    XCTAssertEqual(
      run.output.split(separator: "\n").filter { $0.hasPrefix("crashed ") },
      (1...20).map { "crashed a.nav: \($0)" })
  }

  func test_killedWorker_costsOneCase() throws {
    // Killed from outside in whatever it does: each time one case is named, and no other is bad.
    for index in 0..<200 { try session("s/\(100 + index).nav", "tap note 1\nback") }
    let process = try StartedProgram(
      try program("shell-fixture"), ["test", "s", "--jobs", "1", "--json", "r.json"],
      environment: environment, folder: folder)
    var killed = 0
    while killed == 0, kill(process.pid, 0) == 0, !process.output.contains("passed") {
      for worker in children(of: process.pid) where kill(worker, SIGKILL) == 0 { killed += 1 }
      poll(nil, 0, 5)
    }
    let run = try process.wait()
    let bad = run.output.split(separator: "\n").filter { $0.hasPrefix("crashed ") }
    XCTAssertEqual(bad.count, killed, run.output)
    XCTAssertEqual(run.code, killed > 0 ? 3 : 0)
    XCTAssertTrue(
      run.output.contains("\(200 - bad.count) passed, 0 failed, 0 skipped"), run.output)
    XCTAssertEqual(try file("r.json").split(separator: "\n").count, 202)
  }

  func test_workersEnd_whenTheirParentIsKilled() throws {
    try session("a.nav", "tap button \"Loop\"")
    let process = try StartedProgram(
      try program("shell-fixture"), ["test", "a.nav"], environment: environment, folder: folder)
    var workers: [pid_t] = []
    while workers.isEmpty, kill(process.pid, 0) == 0 {
      workers = children(of: process.pid)
      poll(nil, 0, 5)
    }
    kill(process.pid, SIGKILL)
    XCTAssertEqual(try process.wait().code, 128 + SIGKILL)
    for worker in workers {
      // It is nobody's child any more, and gone as soon as it has seen that.
      var rounds = 0
      while isRunning(worker), rounds < 1_000 {
        poll(nil, 0, 10)
        rounds += 1
      }
      XCTAssertFalse(isRunning(worker))
    }
  }

  private func children(of parent: pid_t) -> [pid_t] {
    let path = "/proc/\(parent)/task/\(parent)/children"
    return ((try? text(of: path)) ?? "").split(separator: " ").compactMap { pid_t($0) }
  }

  private func isRunning(_ process: pid_t) -> Bool {
    guard let state = try? text(of: "/proc/\(process)/stat").split(separator: ")").last else {
      return false
    }
    return !state.hasPrefix(" Z")
  }

  func test_CI_E16_sessionsKnowNothingOfEachOther() throws {
    // Each leaves the app in another state than it found.
    for (index, lines) in [
      "tap note 1\nexpect depth is 2", "expect depth is 1\ntap button \"Kill\"",
      "expect depth is 1\ntap button \"Leave a trap\"\ntap note 3",
      "tap note 1\nback\nexpect clock is 0.700s",
      "expect clock is 0.000s\nexpect depth is 1",
    ].enumerated() {
      try session("\(index).nav", lines)
    }
    let files = (0..<5).map { "\($0).nav" }
    let orders = [files, files.reversed(), ["2.nav", "4.nav", "0.nav", "3.nav", "1.nav"]]
    var outcomes: Set<[String]> = []
    for order in orders {
      for jobs in ["1", "3"] {
        let run = try ProgramRun(
          try program("shell-fixture"), ["test", "--jobs", jobs] + order, environment: environment,
          folder: folder)
        XCTAssertEqual(run.code, 3)
        outcomes.insert(
          run.output.split(separator: "\n").map(String.init)
            .filter { $0.hasSuffix(".nav") && !$0.hasPrefix(" ") }.sorted())
      }
    }
    XCTAssertEqual(
      outcomes, [["crashed 1.nav", "crashed 2.nav", "ok 0.nav", "ok 3.nav", "ok 4.nav"]])
  }

  func test_jobs_changeNothingButTheTime() throws {
    for index in 0..<60 {
      try session(
        "s/\(100 + index).nav",
        index % 7 == 3 ? "tap button \"Kill\"" : index % 5 == 2 ? "back" : "tap note 1")
    }
    let one = try run("test", "s", "--jobs", "1", "--tap")
    let many = try run("test", "s", "--jobs", "5", "--tap")
    XCTAssertEqual(one.output, many.output)
    XCTAssertEqual(one.diagnostics, many.diagnostics)
    XCTAssertEqual(one.code, 3)
  }

  func test_interruption_leavesValidReports() throws {
    try session("s/a.nav", "tap note 1")
    try session("s/b.nav", "tap button \"Loop\"")
    let process = try StartedProgram(
      try program("shell-fixture"),
      ["test", "s", "--jobs", "1", "--json", "r.json", "--junit", "r.xml", "--tap"],
      environment: environment, folder: folder)
    var rounds = 0
    while !process.output.contains("ok 1 - s/a.nav"), rounds < 5_000 {
      poll(nil, 0, 5)
      rounds += 1
    }
    kill(process.pid, SIGINT)
    let run = try process.wait()
    XCTAssertEqual(run.code, 130)
    XCTAssertEqual(
      run.output, "TAP version 14\n1..2\nok 1 - s/a.nav\nBail out! interrupted\n")
    XCTAssertTrue(try file("r.json").contains("\"stopped\":\"interrupted\""))
    XCTAssertTrue(try file("r.xml").hasSuffix("  </testsuite>\n</testsuites>\n"))
  }
}
