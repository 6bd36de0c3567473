/// Completions for bash, without the package bash-completion.
struct BashCompletions {
  let apps: [String]

  var lines: [String] {
    [
      "# bash completion for navwright; written by \"navwright completions bash\"",
      "_navwright() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} sub= i",
      "  COMPREPLY=()",
      "  for ((i = 1; i < COMP_CWORD; i++)); do",
      "    case ${COMP_WORDS[i]} in",
      "    \(Subcommand.allCases.map(\.rawValue).joined(separator: "|")) )",
      "      sub=${COMP_WORDS[i]}",
      "      break",
      "      ;;",
      "    \(spellingsWithWord(ToolOption.facts)) )",
      "      ((i++))",
      "      ;;",
      "    esac",
      "  done",
      "  case $sub in",
    ] + branch("\"\"", ToolOption.facts, words: Subcommand.allCases.map(\.rawValue), paths: false)
      + Subcommand.allCases.flatMap {
        branch($0.rawValue, $0.options, words: $0.words, paths: $0.takesPaths)
      } + ["  esac", "}", "complete -o filenames -F _navwright navwright"]
  }

  private func branch(
    _ pattern: String, _ options: [OptionFacts], words: [String], paths: Bool
  ) -> [String] {
    let all = options.map { "--\($0.name)" }.joined(separator: " ")
    let others =
      words.isEmpty
      ? (paths ? "COMPREPLY=($(compgen -f -- \"$word\"))" : ":")
      : "COMPREPLY=($(compgen \(paths ? "-f " : "")-W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    return ["  \(pattern))", "    case $previous in"] + options.flatMap(arguments)
      + [
        "    *)",
        "      if [[ $word == -* ]]; then",
        "        COMPREPLY=($(compgen -W \"\(all)\" -- \"$word\"))",
        "      else",
        "        \(others)",
        "      fi",
        "      ;;",
        "    esac",
        "    ;;",
      ]
  }

  /// What stands behind an option with an argument of its own.
  private func arguments(of option: OptionFacts) -> [String] {
    guard option.takesWord else { return [] }
    let words = option.arguments(apps: apps)
    let reply =
      option.takesPath
      ? "COMPREPLY=($(compgen -f -- \"$word\"))"
      : words.isEmpty
        ? ":" : "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    return ["    \(option.spellings.joined(separator: "|")))", "      \(reply)", "      ;;"]
  }

  private func spellingsWithWord(_ options: [OptionFacts]) -> String {
    options.filter(\.takesWord).flatMap(\.spellings).joined(separator: "|")
  }
}
