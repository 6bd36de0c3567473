import XCTest

/// The command line of the runner, and the file of its defaults.
final class CommandLineTests: RunnerTestCase {
  private let good = "session 1.0\napp blank\ntags smoke\ntap note 1\n"

  func test_CI_E2_badValues_areOneSentence() throws {
    try write(good, to: "a.nav")
    let cases: [([String], String)] = [
      (
        ["--shard", "4/3"],
        "option \"--shard\" needs I/N with I from 1 to N, such as 1/3, not \"4/3\""
      ),
      (["--jobs", "0"], "option \"--jobs\" needs a number from 1 to 1024, not \"0\""),
      (["-jx"], "option \"-j\" needs a number from 1 to 1024, not \"x\""),
      (["--repeat=+2"], "option \"--repeat\" needs a number from 1 to 1000000, not \"+2\""),
      (["--bail=no"], "option \"--bail\" needs a number from 1 to 1000000, not \"no\""),
      (["--step-limit", "0"], "option \"--step-limit\" needs a number from 1 to 86400, not \"0\""),
      (["--filter", "("], "option \"--filter\" needs a regular expression, not \"(\""),
      (["--tags", "a,,b"], "option \"--tags\" needs tags with commas between them, not \"a,,b\""),
      (["--set", "x"], "option \"--set\" needs NAME=VALUE, not \"x\""),
      (["--junit"], "option \"--junit\" needs an argument: --junit FILE"),
      (["--json="], "option \"--json\" needs a path, not \"\""),
      (["--tap", "--json", "-"], "\"--tap\" and \"--json -\" do not go together"),
      (["--check", "--list"], "\"--check\" and \"--list\" do not go together"),
      (["--watch", "--list"], "\"--watch\" and \"--list\" do not go together"),
      (["--tap=x"], "option \"--tap\" takes no argument"),
      (["--json", "a.nav"], "cannot write \"a.nav\": it is a session file"),
      (["--junit", "a.nav"], "cannot write \"a.nav\": it is a session file"),
      (["--junit", "r", "--json", "r"], "cannot write \"r\": two reports are to go there"),
      (
        ["--junit", "no/such/folder/r.xml"],
        "cannot write \"no/such/folder/r.xml\": no such file or directory"
      ),
      (["--trace-dir", "a.nav"], "cannot write \"a.nav\": not a directory"),
    ]
    for (arguments, message) in cases {
      let run = try ProgramRun(
        try program("shell-fixture"), ["test", "a.nav"] + arguments, environment: environment,
        folder: folder)
      check(run, 2, output: "", diagnostics: "navwright: \(message)\n")
    }
  }

  func test_optionErrorsBehindFormatJSON_areObjectsOnStandardOutput() throws {
    let hello = #"{"v":1,"hello":{"program":"0.1.0","session":"1.0","app":"#
    let cases: [([String], app: String, message: String)] = [
      (["--nonsense"], "blank", #"unknown option \"--nonsense\"; see: navwright --help"#),
      (["--app", "nope"], "nope", #"no app \"nope\" here; the apps are blank"#),
      (
        ["--color", "red"], "blank", #"option \"--color\" needs auto, always or never, not \"red\""#
      ),
      (
        ["test", "a.nav"], "blank",
        #"option \"--format\" does not go with \"test\"; see: navwright test --help"#
      ),
      (["a.nav"], "blank", #"\"a.nav\" is a session file; run: navwright test a.nav"#),
    ]
    for (arguments, app, message) in cases {
      let run = try ProgramRun(
        try program("shell-fixture"), ["--format", "json"] + arguments, environment: environment,
        folder: folder)
      check(
        run, 2,
        output: hello + "\"\(app)\"}}\n{\"v\":1,\"outcome\":\"error\",\"reason\":\"\(message)\","
          + #""error":{"number":null,"message":"\#(message)","help":null,"column":1,"length":1}}"#
          + "\n")
    }
    let late = try ProgramRun(
      try program("shell-fixture"), ["--nonsense", "--format", "json"], environment: environment,
      folder: folder)
    check(
      late, 2, output: "",
      diagnostics: "navwright: unknown option \"--nonsense\"; see: navwright --help\n")
  }

  func test_FILE_A14_nothingRan_isCode4() throws {
    try write(good, to: "s/a.nav")
    try FileManager.default.createDirectory(
      atPath: folder + "/empty", withIntermediateDirectories: true)
    check(
      try run("test", "empty"), 4, output: "0 passed, 0 failed, 0 skipped\n",
      diagnostics: "nothing ran: no session file in \"empty\"\n")
    check(
      try run("test", "s", "--filter", "nope"), 4, output: "0 passed, 0 failed, 0 skipped\n",
      diagnostics: "nothing ran: no case for the filter \"nope\" in \"s/a.nav\"\n")
    check(
      try run("test", "s", "--shard", "1/2"), 4, output: "0 passed, 0 failed, 0 skipped\n",
      diagnostics: "nothing ran: shard 1/2 is empty, there is 1 case\n")
    XCTAssertEqual(try run("test", "s", "--shard", "1/2", "--allow-empty").code, 0)
  }

  func test_list_runsNothing() throws {
    try write(good + "tap button \"Kill\"\n", to: "s/a.nav")
    check(try run("test", "s", "--list"), 0, output: "s/a.nav (2 steps, 0 expectations)\n1 case\n")
  }

  func test_bail_stopsInTheOrderOfFiles() throws {
    for index in 1...9 { try session("s/\(index).nav", index > 2 ? "back" : "tap note 1") }
    let run = try run("test", "s", "--bail", "--jobs", "3")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.output.split(separator: "\n").filter { !$0.hasPrefix("   ") },
      [
        "ok s/1.nav", "ok s/2.nav", "failed s/3.nav", "s/3.nav:3:1: failed: back",
        "stopped after 1 failure", "2 passed, 1 failed, 0 skipped",
      ])
  }

  func test_keepGoing_showsWhatFollows() throws {
    try session("a.nav", "back\ntap note 1\nexpect depth is 7\nback")
    check(
      try run("test", "a.nav", "--keep-going"), 1,
      output: """
        failed a.nav
        a.nav:3:1: failed: back
           expected: the step is accepted
           actual:   refused: nothing to go back to
           differs:  the step was refused
           steps so far (case "a.nav"): none
           open:     navwright play a.nav --until 3
        after first failure: a.nav:5:1: failed: expect depth is 7
           expected: 7
           actual:   2
           differs:  5 less than expected
        0 passed, 1 failed, 0 skipped

        """)
  }

  func test_REC_B11_repeat_findsWhatDiffers() throws {
    try session("a.nav", "case \"lots\"\n  tap button \"Draw lots\"\ncase \"same\"\n  tap note 1")
    let run = try run("test", "a.nav", "--repeat", "3", "--jobs", "1")
    check(
      run, 5,
      output: """
        not reproducible a.nav: lots
        a.nav:4:3: not reproducible: tap button "Draw lots"
           expected: pushed Note
                     clock 0.350s, state aee652ee6e807600
           actual:   pushed Note
                     pushed Note
                     clock 0.700s, state 3792a7718f8ffede
           differs:  run 2 differs from the first: same action, different events
                     does the app read the clock, or draw numbers without the seed?
           steps so far (case "lots"): none
           open:     navwright play a.nav --until 4
        ok a.nav: same
        1 passed, 0 failed, 0 skipped, 1 not reproducible

        """)
  }

  func test_set_reachesTheWorkers() throws {
    try write(
      "session 1.0\napp blank\nparam n=1\ntap note ${n}\nexpect depth is ${n}\n", to: "a.nav")
    XCTAssertEqual(try run("test", "a.nav", "--set", "n=2").code, 0)
    XCTAssertEqual(try run("test", "a.nav").code, 1)
  }

  // MARK: defaults

  func test_defaults_standBesideThePackage() throws {
    try write("", to: "Package.swift")
    try write("session 1.0\ntap note 1\n", to: "s/a.nav")
    try write(#"{"app":"blank","paths":["s"],"format":"tap"}"#, to: ".navwright.json")
    check(
      try run("test"), 0, output: "TAP version 14\n1..1\nok 1 - s/a.nav\n",
      diagnostics: "ok s/a.nav\n1 passed, 0 failed, 0 skipped\n")
    let below = try ProgramRun(
      try program("shell-fixture"), ["test", "--github"], environment: environment,
      folder: folder + "/s")
    check(below, 0, output: "ok ../s/a.nav\n1 passed, 0 failed, 0 skipped\n")
  }

  func test_defaults_holdForEverySubcommand() throws {
    try write("", to: "Package.swift")
    try write("session 1.0\n tap note 1\n|?\n", to: "s/a.nav")
    try write("\u{FEFF}{\"app\":\"blank\",\"paths\":[\"s\"]}", to: ".navwright.json")
    check(
      try run("fmt"), 0, output: "formatted s/a.nav\n1 of 1 file formatted\n")
    XCTAssertEqual(try run("test", "--update", "--review").code, 0)
    check(
      try run("review", "--accept", "*"), 0, output: "1 accepted, 0 rejected, 0 skipped\n")
    XCTAssertEqual(try file("s/a.nav"), "session 1.0\ntap note 1\n| pushed Note\n")
  }

  func test_badDefaults_areOneSentence() throws {
    try write("", to: "Package.swift")
    let cases: [(String, String)] = [
      (#"{"pahts":[]}"#, "unknown key \"pahts\"; did you mean \"paths\"?"),
      (#"{"x":1}"#, "unknown key \"x\"; the keys are \"app\", \"paths\", \"format\""),
      (#"[]"#, "expected an object with the keys \"app\", \"paths\", \"format\""),
      (#"{"app":1}"#, "\"app\" needs the name of an app"),
      (#"{"paths":"s"}"#, "\"paths\" needs an array of paths"),
      (
        #"{"format":"xml"}"#, "\"format\" needs one of \"human\", \"tap\", \"json\", \"github\""
      ),
    ]
    for (text, message) in cases {
      try write(text, to: ".navwright.json")
      check(
        try run("test"), 2, output: "", diagnostics: "navwright: .navwright.json: \(message)\n")
    }
    try write("{\n  app: 1\n}", to: ".navwright.json")
    check(
      try run("test"), 2, output: "",
      diagnostics: "navwright: .navwright.json:2:3: expected a key in quotes\n")
    try write(#"{"app":"nope"}"#, to: ".navwright.json")
    check(
      try run("test"), 2, output: "",
      diagnostics: "navwright: no app \"nope\" here; the apps are blank\n")
  }

  // MARK: size

  func test_memory_doesNotGrowWithTheNumberOfFiles() throws {
    let steps = (1...5).map { _ in "tap note 1\nback" }.joined(separator: "\n")
    for index in 0..<1_000 { try session("all/\(1_000 + index).nav", steps) }
    for index in 0..<50 { try session("few/\(1_000 + index).nav", steps) }
    let few = try run("test", "few", "--jobs", "1", "--json", "few.json", "--junit", "few.xml")
    let all = try run("test", "all", "--jobs", "1", "--json", "all.json", "--junit", "all.xml")
    XCTAssertEqual(few.code, 0)
    XCTAssertEqual(all.code, 0)
    XCTAssertTrue(all.output.hasSuffix("\n1000 passed, 0 failed, 0 skipped\n"))
    // In KiB: what is kept of 950 more files is a path and a number or two.
    XCTAssertLessThan(all.peak - few.peak, 1_024, "\(few.peak) KiB, then \(all.peak) KiB")
  }
}
