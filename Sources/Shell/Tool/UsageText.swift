/// What `--help` prints.
enum UsageText {
  static let lines: [String] =
    [
      "usage: navwright [OPTION…]               a prompt, or the commands of -c, -f or standard input",
      "       navwright test [OPTION…] [PATH…]  run session files and folders",
      "       navwright review [OPTION…] [PATH…]",
      "                                         go through rewritten files, change by change",
      "       navwright fmt [OPTION…] [PATH…]   write session files in their usual form",
      "       navwright play [OPTION…] FILE     do the steps of a session file, then go on at the prompt",
      "       navwright xctest [OPTION…] [PATH…]",
      "                                         write tests in Swift for session files",
      "       navwright trace show|diff …       look at what a session did, step by step",
      "       navwright report merge REPORT…    join the reports of parts of a run",
      "       navwright apps                    list the apps of this executable",
      "       navwright completions SHELL       write completions for bash, zsh or fish",
      "       navwright man                     write the manual page",
      "       navwright SUBCOMMAND --help       tell the options of one of these",
      "",
      "options:",
    ] + ToolOption.helpLines + [
      "",
      "exit codes:",
      "  0 all went well; 1 refused or failed; 2 bad input; 3 the app trapped; 4 nothing ran",
      "  5 two runs of the same differ, or a recording does not replay; 130 interrupted; 141 nobody reads",
      "  the output; 129, 143 ended by a signal",
      "",
      "At the prompt, \"help\" lists the commands and TAB offers what is possible now.",
      "A pipe, -c and -f stop at the first error, while the prompt goes on; and they take whole command",
      "words only, no aliases and no beginnings of words.",
      "",
      "All of it runs on Linux, where it is tried. Other systems, and libraries for editing lines other than",
      "GNU readline, have not been tried.",
    ]
}

extension Subcommand {
  /// What `--help` prints behind the subcommand.
  var usage: [String] {
    switch self {
    case .test:
      [
        "usage: navwright test [OPTION…] [PATH…]",
        "",
        "Runs session files, and those in folders; without a path, those in Tests/Sessions. Names that begin",
        "with \"_\" are parts of others. Each case runs on a fresh app, in another process: an app that traps",
        "or never ends costs one case.",
        "",
        "With --update, output blocks that no longer hold are rewritten, in this process, and the cases run",
        "again; \"navwright review\" goes through what --review has written beside the files.",
        "",
        "options:",
      ] + TestOption.helpLines + [
        "",
        "\".navwright.json\" beside Package.swift may hold \"app\", \"paths\" and \"format\" (human, tap, json or",
        "github) for what the command line leaves open.",
      ]
    case .format:
      [
        "usage: navwright fmt [OPTION…] [PATH…]",
        "",
        "Writes session files, and those in folders, in their usual form; without a path, those that",
        ".navwright.json names, or those in Tests/Sessions.",
        "",
        "options:",
      ] + FormatOption.helpLines
    case .review:
      [
        "usage: navwright review [OPTION…] [PATH…]",
        "",
        "Goes through files that \"navwright test --update --review\" has written, change by change; without a",
        "path, those that .navwright.json names, or those in Tests/Sessions. In a PATTERN, \"*\" stands for any text.",
        "",
        "options:",
      ] + ReviewOption.helpLines
    case .play:
      [
        "usage: navwright play [OPTION…] FILE",
        "       navwright play --last",
        "",
        "Does the steps of a case, or of the last prompt, and shows each. At a terminal the prompt follows.",
        "",
        "options:",
      ] + PlayOption.helpLines
    case .xctest:
      [
        "usage: navwright xctest [OPTION…] [PATH…]",
        "",
        "Writes a file of tests in Swift for session files, and for those in folders; without a path, for those",
        "in Tests/Sessions. Each test runs one file, and fails at the line of the file at which it fails; with",
        "--steps, each does the steps of one case itself. Written again, the file has the same bytes.",
        "",
        "options:",
      ] + XCTestOption.helpLines
    case .report:
      [
        "usage: navwright report merge [OPTION…] REPORT…",
        "",
        "Joins reports that \"navwright test --shard I/N --json FILE\" has written, in any order, and ends with",
        "the code that the whole run would have had; 3 if a case is in no report.",
        "",
        "options:",
      ] + ReportOption.helpLines
    case .trace:
      [
        "usage: navwright trace show [OPTION…] TRACE",
        "       navwright trace show --last",
        "       navwright trace diff OLD NEW",
        "",
        "Shows a trace of \"navwright test --trace-dir\", or the journal of the last prompt; or says where two",
        "traces begin to differ, with code 1 if they do.",
        "",
        "options:",
      ] + TraceOption.helpLines
    case .apps:
      ["usage: navwright apps", "", "Lists the apps of this executable."]
    case .completions:
      [
        "usage: navwright completions \(OptionParser.words(CompletionShell.self))", "",
        "Writes what lets a shell complete the options and subcommands of navwright; Scripts/install puts it",
        "where the shell finds it.",
      ]
    case .manual:
      [
        "usage: navwright man", "",
        "Writes the manual page; to read it: navwright man | man -l -",
      ]
    }
  }
}
