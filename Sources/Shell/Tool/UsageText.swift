/// What `--help` prints.
enum UsageText {
  static let lines: [String] =
    row("usage: navwright [OPTION…]", "a prompt, or the commands of -c, -f or standard input")
    + Subcommand.allCases.flatMap { subcommand in
      zip(
        subcommand.calls, [subcommand.summary] + Array(repeating: "", count: subcommand.forms.count)
      )
      .flatMap { row("       \($0)", $1) }
    } + row("       navwright SUBCOMMAND --help", "tell the options of one of these")
    + ["", "options:"] + ToolOption.helpLines + [
      "",
      "exit codes:",
      "  0 all went well; 1 refused or failed; 2 bad input; 3 the app trapped or exited; 4 nothing ran",
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

  /// A way to call the tool and what it does, in the next line where the first has no room for it.
  private static func row(_ call: String, _ summary: String) -> [String] {
    let width = 41
    if summary.isEmpty { return [call] }
    let padding = String(repeating: " ", count: max(0, width - call.count))
    return call.count + 2 > width
      ? [call, String(repeating: " ", count: width) + summary] : [call + padding + summary]
  }
}

extension Subcommand {
  /// The ways to call it.
  fileprivate var calls: [String] {
    forms.map { "navwright \(rawValue)" + ($0.isEmpty ? "" : " \($0)") }
  }

  /// What `--help` prints behind the subcommand.
  var usage: [String] {
    let heads = ["usage: "] + Array(repeating: "       ", count: forms.count)
    return zip(heads, calls).map { $0 + $1 } + [""] + explanation
  }

  private var explanation: [String] {
    switch self {
    case .test:
      [
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
        "Writes session files, and those in folders, in their usual form; without a path, those that",
        ".navwright.json names, or those in Tests/Sessions.",
        "",
        "options:",
      ] + FormatOption.helpLines
    case .review:
      [
        "Goes through files that \"navwright test --update --review\" has written, change by change; without a",
        "path, those that .navwright.json names, or those in Tests/Sessions. In a PATTERN, \"*\" stands for any text.",
        "",
        "options:",
      ] + ReviewOption.helpLines
    case .play:
      [
        "Does the steps of a case, or of the last prompt, and shows each. At a terminal the prompt follows.",
        "",
        "options:",
      ] + PlayOption.helpLines
    case .xctest:
      [
        "Writes a file of tests in Swift for session files, and for those in folders; without a path, for those",
        "in Tests/Sessions. Each test runs one file, and fails at the line of the file at which it fails; with",
        "--steps, each does the steps of one case itself. Written again, the file has the same bytes.",
        "",
        "options:",
      ] + XCTestOption.helpLines
    case .report:
      [
        "Joins reports that \"navwright test --shard I/N --json FILE\" has written, in any order, and ends with",
        "the code that the whole run would have had; 3 if a case is in no report.",
        "",
        "options:",
      ] + ReportOption.helpLines
    case .trace:
      [
        "Shows a trace of \"navwright test --trace-dir\", or the journal of the last prompt; or says where two",
        "traces begin to differ, with code 1 if they do.",
        "",
        "options:",
      ] + TraceOption.helpLines
    case .apps:
      ["Lists the apps of this executable."]
    case .completions:
      [
        "Writes what lets a shell complete the options and subcommands of navwright; Scripts/install puts it",
        "where the shell finds it.",
      ]
    case .manual:
      [
        "Writes the manual page; to read it: navwright man | man -l -"
      ]
    }
  }
}
