/// What `--help` prints.
enum UsageText {
  static let lines: [String] =
    [
      "usage: navwright [OPTION…]             a prompt, or the commands of -c, -f or standard input",
      "       navwright test [--check] [--app NAME] [--set NAME=VALUE] [--strict-tree] [PATH…]",
      "                                       run session files and folders, or only check them;",
      "                                       --app is for files that name none, --set gives variables",
      "                                       and secrets, --strict-tree refuses files that nobody runs",
      "       navwright test --update[=blocks|values|all] [--review] [--ci-update] [PATH…]",
      "                                       rewrite what steps print where that has changed, or write",
      "                                       FILE.new for a review; --ci-update allows it where CI is set",
      "       navwright review [--accept PATTERN] [--reject PATTERN] [PATH…]",
      "                                       go through rewritten files, change by change",
      "       navwright fmt [--check] [--to VERSION] [PATH…]",
      "                                       write session files in their usual form, or say which are not",
      "       navwright apps                  list the apps of this executable",
      "",
      "options:",
    ] + options + [
      "",
      "exit codes:",
      "  0 all went well; 1 refused or failed; 2 bad input; 3 the app trapped; 4 nothing ran",
      "  5 a recording does not replay; 130 interrupted; 141 nobody reads the output; 129, 143 ended by a signal",
      "",
      "At the prompt, \"help\" lists the commands and TAB offers what is possible now.",
      "A pipe, -c and -f stop at the first error, while the prompt goes on; and they take whole command",
      "words only, no aliases and no beginnings of words.",
    ]

  private static var options: [String] {
    let width = ToolOption.allCases.map(\.synopsis.count).max() ?? 0
    return ToolOption.allCases.map { option in
      let padding = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(padding)  \(option.summary)"
    }
  }
}
