import XCTest

/// Traces of cases, as files.
final class TraceFileTests: RunnerTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try session(
      "s/a.nav",
      "case \"one\"\n  tap note 1\n  back\ncase \"two\"\n  tap note 1\n  back\n  tap button \"Kill\""
    )
  }

  func test_twoRuns_haveTheSameBytes() throws {
    _ = try run("test", "s", "--trace-dir", "t/one")
    _ = try run("test", "s", "--trace-dir", "t/two", "--jobs", "1")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/t/one").sorted()
    XCTAssertEqual(names, ["s--a.nav--1.jsonl", "s--a.nav--2.jsonl"])
    for name in names { XCTAssertEqual(try file("t/one/\(name)"), try file("t/two/\(name)")) }
    let same = try run("trace", "diff", "t/one/\(names[0])", "t/two/\(names[0])")
    XCTAssertEqual(same.code, 0)
    XCTAssertTrue(same.output.hasPrefix("both traces do the same in 2 steps, key "), same.output)
  }

  func test_crash_leavesEverythingUpToTheLastStep() throws {
    _ = try run("test", "s", "--trace-dir", "t")
    let run = try run("trace", "show", "t/s--a.nav--2.jsonl")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(
      run.output.replacing(#/key [0-9a-f]{16}/#, with: "key"),
      """
      trace of s/a.nav, case "two" (app blank, seed 1)
      1 s/a.nav:7: tap note 1 -> changed at 0.350s
         pushed Note
      2 s/a.nav:8: back -> changed at 0.700s
         popped Note
      crashed after 2 steps, key: s/a.nav:9:3: crashed: tap button "Kill"

      """)
  }

  func test_repeats_haveATraceEach() throws {
    _ = try run("test", "s", "--trace-dir", "t", "--repeat", "2", "--filter", "one")
    XCTAssertEqual(try file("t/s--a.nav--1.jsonl").split(separator: "\n").count, 3)
    XCTAssertEqual(
      try file("t/s--a.nav--1--run2.jsonl").split(separator: "\n").count, 4)
  }

  func test_badRequests_areOneSentence() throws {
    try write("{}\n", to: "x.jsonl")
    let cases: [([String], String)] = [
      (["trace"], "\"trace\" needs \"show\" or \"diff\"; see: navwright trace --help"),
      (
        ["trace", "shwo"],
        "\"trace\" needs \"show\" or \"diff\", not \"shwo\"; see: navwright trace --help"
      ),
      (["trace", "show"], "\"trace\" needs a trace, or --last; see: navwright trace --help"),
      (["trace", "show", "a", "b"], "\"b\" is one word too many"),
      (
        ["trace", "diff", "a"], "\"trace\" needs two traces to compare; see: navwright trace --help"
      ),
      (
        ["trace", "show", "--step", "0", "a"],
        "option \"--step\" needs the number of a step, not \"0\""
      ),
      (
        ["trace", "show", "--diff", "6", "a"],
        "option \"--diff\" needs the numbers of two steps, such as 6,7, not \"6\""
      ),
      (
        ["trace", "show", "--step", "1", "--diff", "1,2", "a"],
        "\"--step\" and \"--diff\" do not go together"
      ),
      (["trace", "show", "no.jsonl"], "cannot read \"no.jsonl\": no such file or folder"),
      (["trace", "show", "x.jsonl"], "x.jsonl:1: this is no line of a trace of version 1"),
      (
        ["trace", "show", "--last"],
        "there is no journal of a prompt in \"\(folder)/.local/state/navwright/journals\""
      ),
      (
        ["play", "--last"],
        "there is no journal of a prompt in \"\(folder)/.local/state/navwright/journals\""
      ),
      (["play"], "\"play\" needs a session file, or --last; see: navwright play --help"),
      (["play", "a", "b"], "\"b\" is one word too many"),
      (["play", "--until", "x", "a"], "option \"--until\" needs the number of a line, not \"x\""),
      (["play", "--last", "--until", "3"], "\"--last\" and \"--until\" do not go together"),
      (
        ["play", "s/a.nav", "--case", "three"],
        "s/a.nav has no case \"three\"; its cases are \"one\", \"two\""
      ),
    ]
    for (arguments, message) in cases {
      let run = try ProgramRun(
        try program("shell-fixture"), arguments, environment: environment, folder: folder)
      check(run, 2, output: "", diagnostics: "navwright: \(message)\n")
    }
  }

  func test_play_findsTheCaseOfALine() throws {
    try session(
      "b.nav",
      "case \"one\"\n  back\ncase \"two\"\n  tap note 1\n  back\n\ncase \"three\"\n  skip \"no\"\n  back"
    )
    check(try run("play", "b.nav", "--until", "6"), 0, output: "pushed Note\n")
    let both = "pushed Note\npopped Note\n"
    for line in ["7", "8"] {
      check(try run("play", "b.nav", "--until", line), 0, output: both)
    }
    let wrong: [([String], String)] = [
      (["1"], "no step stands in line 1 of b.nav or before it; the first stands in line 4"),
      (["5"], "no step stands in line 5 of b.nav or before it; the first stands in line 6"),
      (
        ["12"],
        "line 12 is behind the last step of the case \"three\" of b.nav, which stands in line 11"
      ),
      (
        ["9", "--case", "two"],
        "line 9 is behind the last step of the case \"two\" of b.nav, which stands in line 7"
      ),
      (
        ["4", "--case", "two"],
        "no step stands in line 4 of b.nav or before it; the first stands in line 6"
      ),
    ]
    for (arguments, message) in wrong {
      check(
        try ProgramRun(
          try program("shell-fixture"), ["play", "b.nav", "--until"] + arguments,
          environment: environment, folder: folder), 2, output: "",
        diagnostics: "navwright: \(message)\n")
    }
  }

  func test_play_doesTheStepsAndShowsThem() throws {
    check(
      try run("play", "s/a.nav"), 0,
      output: "pushed Note\npopped Note\n")
    check(
      try run("play", "s/a.nav", "--echo"), 0,
      output: "> tap note 1\npushed Note\n> back\npopped Note\n")
    check(
      try run("play", "s/a.nav", "--case", "two", "--until", "7"), 0,
      output: "pushed Note\n")
    try session("b.nav", "tap note 1\nexpect depth is 1\nback")
    check(
      try run("play", "b.nav"), 1,
      output: "pushed Note\n",
      diagnostics: """
        b.nav:4:1: failed: expect depth is 1
           expected: 1
           actual:   2
           differs:  1 more than expected
           steps so far (case "b.nav"): tap note 1
           not reached: 1 step, from b.nav:5
           why:      tap note 1: Start took it, and asked no router and no flow (at the prompt: why 1)
           open:     navwright play b.nav --until 4

        """)
  }
}
