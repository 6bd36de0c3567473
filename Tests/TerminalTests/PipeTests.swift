import Glibc
import XCTest

/// Commands from a pipe, a file and the command line.
final class PipeTests: TerminalTestCase {
  private let version = "navwright 0.1.0, session format 1.0\n"

  private func check(
    _ run: PipeRun, _ code: Int32, output: String, diagnostics: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(run.output, output, file: file, line: line)
    XCTAssertEqual(run.diagnostics, diagnostics, file: file, line: line)
    XCTAssertEqual(run.ending, .code(code), file: file, line: line)
  }

  func test_RL_R1_SHELL_D13_pipeHasNeitherPromptNorBannerNorEcho() throws {
    check(try runFixture(input: "version\n\n# comment\nversion"), 0, output: version + version)
  }

  func test_emptyInput_isNothing() throws {
    check(try runFixture(), 0, output: "")
  }

  func test_RL_R3_CRLFAndByteOrderMarkAreAccepted() throws {
    check(try runFixture(input: "\u{FEFF}version\r\nversion\r\n"), 0, output: version + version)
  }

  func test_SHELL_D4_sameCommandsByPipeFileAndOption() throws {
    let folder = try makeFolder()
    let text = "version\nquit\ntpa\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/commands"))
    let runs = [
      try runFixture(input: text), try runFixture(["-f", folder + "/commands"]),
      try runFixture(["-f", "-"], input: text),
      try runFixture(["-c", "version", "-c", "quit", "-c", "tpa"]), try runFixture(["-c", text]),
    ]
    for run in runs { check(run, 0, output: version) }
  }

  func test_firstError_stopsWithItsPlaceAndCode2() throws {
    let rest = """
      error[N010]: unknown command "quti"
         2 | quti
           | ^^^^ help: did you mean "quit"?

      """
    check(
      try runFixture(input: "version\nquti\nversion\n"), 2, output: version,
      diagnostics: "stdin:2:1: " + rest)
    check(
      try runFixture(["-c", "quti", "-c", "version"]), 2, output: "",
      diagnostics: rest.replacingOccurrences(of: "   2 |", with: "     |")
        .replacingOccurrences(of: "      | ^", with: "     | ^"))
  }

  func test_aliasesAndPrefixes_areForThePromptOnly() throws {
    let run = try runFixture(["-c", "v"])
    XCTAssertEqual(run.ending, .code(2))
    XCTAssertTrue(run.diagnostics.contains("error[N011]"), run.diagnostics)
  }

  func test_unreadableFiles_areNamed() throws {
    check(
      try runFixture(["-f", "no-such-file"]), 2, output: "",
      diagnostics:
        "no-such-file: error[N052]: cannot read \"no-such-file\": no such file or folder\n")
    check(
      try runFixture(["-f", "/"]), 2, output: "",
      diagnostics: "/: error[N052]: cannot read \"/\": it is a folder\n")
    check(
      try runFixture(["-c", "version", "-f", "a\u{1b}[31m"]), 2, output: "",
      diagnostics:
        "a^[[31m: error[N052]: cannot read \"a^[[31m\": no such file or folder\n")
  }

  func test_devices_areNoFilesOfCommands() throws {
    for path in ["/dev/zero", "/dev/tty"] {
      check(
        try runFixture(["-c", "version", "-f", path]), 2, output: "",
        diagnostics: "\(path): error[N052]: cannot read \"\(path)\": it is not a regular file\n")
    }
    check(try runFixture(["-f", "/dev/null", "-c", "version"]), 0, output: version)
    check(try runFixture(["-c", ""]), 0, output: "")
  }

  func test_resultsThatCannotBeWritten_areNamedAndEndWith1() throws {
    for arguments in [
      ["-c", "version"], ["--version"], ["--help"], ["apps"], ["test", "/nothing"],
    ] {
      let run = try runFixture(arguments, output: "/dev/full")
      XCTAssertEqual(run.ending, .code(1), "\(arguments)")
      XCTAssertEqual(
        run.diagnostics.split(separator: "\n").last,
        "navwright: cannot write the results: no space left on device", "\(arguments)")
    }
    check(
      try runFixture(["-c", "version", "-c", "quti"], output: "/dev/full"), 1, output: "",
      diagnostics: "navwright: cannot write the results: no space left on device\n")
  }

  func test_commandLine_isOneSentenceAndCode2() throws {
    check(
      try runFixture(["--nonsense"]), 2, output: "",
      diagnostics: "navwright: unknown option \"--nonsense\"; see: navwright --help\n")
    check(
      try runFixture(["--app", "nope"]), 2, output: "",
      diagnostics: "navwright: no app \"nope\" here; the apps are blank\n")
    check(
      try runFixture(["-c", "version", "test", "wrong.nav"]), 2, output: "",
      diagnostics:
        "navwright: option \"-c\" does not go with \"test\"; see: navwright test --help\n")
  }

  func test_helpVersionAndApps_goToStandardOutput() throws {
    check(try runFixture(["--version"]), 0, output: version)
    check(try runFixture(["apps"]), 0, output: "blank\n")
    let help = try runFixture(["--help"])
    XCTAssertEqual(help.ending, .code(0))
    XCTAssertEqual(help.diagnostics, "")
    XCTAssertEqual(
      help.output,
      """
      usage: navwright [OPTION…]               a prompt, or the commands of -c, -f or standard input
             navwright test [OPTION…] [PATH…]  run session files and folders
             navwright fmt [OPTION…] [PATH…]   write session files in their usual form
             navwright review [OPTION…] [PATH…]
                                               go through rewritten files, change by change
             navwright play [OPTION…] FILE     do the steps of a session file, then go on at the prompt
             navwright play --last
             navwright xctest [OPTION…] [PATH…]
                                               write XCTests or Swift Testing suites of session files
             navwright report merge [OPTION…] REPORT…
                                               join the reports of parts of a run
             navwright trace show [OPTION…] TRACE
                                               look at what a session did, step by step
             navwright trace show --last
             navwright trace diff OLD NEW
             navwright apps                    list the apps of this executable
             navwright completions bash|zsh|fish
                                               write completions for bash, zsh or fish
             navwright man                     write the manual page
             navwright SUBCOMMAND --help       tell the options of one of these

      options:
            --app NAME                 run this app instead of the first one
        -c, --command CMD              run a command and end; may be repeated
        -f, --file FILE                run the commands of a file and end; "-" is standard input
            --record FILE              write what is done into a session file
            --xctest                   with --record: write an XCTest of it too, beside the file
            --force                    with --record: replace a file that is there
            --format text|plain|json   the form of results; text at a terminal, plain elsewhere
            --color auto|always|never  when to use colours
            --echo                     print each command of -c, -f or standard input before its result
            --keep-going               do not stop -c, -f or standard input at the first error
            --no-history               neither read nor write the history file, and keep no journal
            --no-readline              no line editing at the prompt
            --quiet                    no line of greeting
        -h, --help                     print this help
            --version                  print the version

      exit codes:
        0 all went well; 1 refused or failed; 2 bad input; 3 the app trapped or exited; 4 nothing ran
        5 two runs of the same differ, or a recording does not replay; 130 interrupted; 141 nobody reads
        the output; 129, 143 ended by a signal

      At the prompt, "help" lists the commands and TAB offers what is possible now.
      A pipe, -c and -f stop at the first error, while the prompt goes on; and they take whole command
      words only, no aliases and no beginnings of words.

      All of it runs on Linux, where it is tried. Other systems, and libraries for editing lines other than
      GNU readline, have not been tried.

      """)
  }

  func test_readerThatWentAway_isAQuietEnd() throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let pid = try spawn(
      try program("shell-fixture"), ["-c", "version", "-c", "tpa"],
      environment: environment(home: "/"), actions: &actions)
    close(ends[1])
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    XCTAssertEqual(Ending(status: status), .code(141))
  }

  func test_history_isNeverWrittenWithoutATerminal() throws {
    let home = try makeFolder()
    check(try runFixture(input: "version\n", ["HOME": home]), 0, output: version)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home), [])
  }

  func test_sessionFiles_areRunAndChecked() throws {
    let folder = try makeFolder()
    try Data("session 1.0\napp blank\nquit\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/a.nav"))
    let run = try runFixture(["test", "--check", folder])
    XCTAssertEqual(run.ending, .code(2))
    XCTAssertEqual(run.output, "0 files checked, 1 file with errors\n")
    XCTAssertTrue(run.diagnostics.contains("a.nav:3:1: error[N015]"), run.diagnostics)
    check(
      try runFixture(["test", "no-such-file"]), 2,
      output: "0 passed, 0 failed, 0 skipped, 1 file with errors\n",
      diagnostics:
        "no-such-file: error[N052]: cannot read \"no-such-file\": no such file or folder\n")
  }
}
