/// Completions for bash, without the package bash-completion.
struct BashCompletions {
  let apps: [String]

  /// The options behind each subcommand, and those of the prompt behind none.
  private let tables =
    [("", ToolOption.facts)] + Subcommand.allCases.map { ($0.rawValue, $0.options) }

  var lines: [String] { head + scan + arguments + others + ["complete -F _navwright navwright"] }

  private var head: [String] {
    [
      "# bash completion for navwright; written by \"navwright completions bash\"",
      "_navwright_offer() {",
      "  local line",
      "  while IFS= read -r line; do",
      "    COMPREPLY+=(\"$head$line\")",
      "  done < <(compgen \"$@\" -- \"$word\")",
      "}",
      "_navwright_files() {",
      "  compopt -o filenames 2>/dev/null",
      "  _navwright_offer \"$1\"",
      "}",
    ]
  }

  /// Goes along the words: which subcommand, how many words behind it, and whether an option waits for its argument.
  private var scan: [String] {
    [
      "_navwright() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} sub= option= head= place=0 i=1",
      "  COMPREPLY=()",
      "  while ((i < COMP_CWORD)); do",
      "    option=",
      "    case $sub:${COMP_WORDS[i]} in",
      "    \(patterns(\.takesWord)))",
      "      option=${COMP_WORDS[i]}",
      "      [[ ${COMP_WORDS[i+1]} != = ]] || i=$((i + 1))",
      "      i=$((i + 1))",
      "      ;;",
      "    \(patterns { !$0.takesWord && $0.argument != .nothing }))",
      "      if [[ ${COMP_WORDS[i+1]} == = ]]; then",
      "        option=${COMP_WORDS[i]}",
      "        i=$((i + 2))",
      "      fi",
      "      ;;",
      "    *:-*)",
      "      ;;",
      "    :*)",
      "      sub=${COMP_WORDS[i]}",
      "      ;;",
      "    *)",
      "      place=$((place + 1))",
      "      ;;",
      "    esac",
      "    i=$((i + 1))",
      "  done",
      "  ((i > COMP_CWORD)) || option=",
      "  # An equals sign is a word of its own, unless COMP_WORDBREAKS says otherwise.",
      "  [[ -z $option || $word != = ]] || word=",
      "  if [[ -z $option && $word == --*=* ]]; then",
      "    option=${word%%=*} head=${word%%=*}= word=${word#*=}",
      "  fi",
      "  word=${word#[\\\"\\']}",
    ]
  }

  /// What stands behind an option: nothing is offered for what nobody can propose.
  private var arguments: [String] {
    var kinds: [OptionArgument] = []
    for option in tables.flatMap(\.1) where !kinds.contains(option.argument) {
      kinds.append(option.argument)
    }
    return ["  case $sub:$option in"]
      + kinds.flatMap { kind -> [String] in
        let offer: String
        switch kind {
        case .nothing, .text: return []
        case .words(let words): offer = "_navwright_offer -W '\(words.joined(separator: " "))'"
        case .app: offer = "_navwright_offer -W '\(apps.joined(separator: " "))'"
        case .file: offer = "_navwright_files -f"
        case .folder: offer = "_navwright_files -d"
        }
        return ["  \(patterns { $0.argument == kind }))", "    \(offer)", "    ;;"]
      } + ["  esac", "  [[ -z $option ]] || return 0"]
  }

  /// What else stands behind a subcommand.
  private var others: [String] {
    ["  case $sub in"]
      + branch("''", ToolOption.facts, words: Subcommand.allCases.map(\.rawValue), mostPaths: 0)
      + Subcommand.allCases.flatMap {
        branch($0.rawValue, $0.options, words: $0.words, mostPaths: $0.mostPaths)
      } + ["  esac", "}"]
  }

  private func branch(
    _ pattern: String, _ options: [OptionFacts], words: [String], mostPaths: Int
  ) -> [String] {
    var lines = [
      "  \(pattern))",
      "    if [[ $word == -* ]]; then",
      "      _navwright_offer -W '\(options.map { "--\($0.name)" }.joined(separator: " "))'",
    ]
    if !words.isEmpty {
      lines += [
        "    elif ((place == 0)); then",
        "      _navwright_offer -W '\(words.joined(separator: " "))'",
      ]
    }
    if mostPaths > 0 {
      // The first of them stands behind the words.
      let end = mostPaths == .max ? nil : mostPaths + (words.isEmpty ? 0 : 1)
      lines += [
        end.map { "    elif ((place < \($0))); then" } ?? "    else", "      _navwright_files -f",
      ]
    }
    return lines + ["    fi", "    ;;"]
  }

  /// Patterns of the options that are asked for, each behind its subcommand.
  private func patterns(_ isAskedFor: (OptionFacts) -> Bool) -> String {
    tables.flatMap { name, options in
      options.filter(isAskedFor).flatMap(\.spellings).map { "\(name):\($0)" }
    }.joined(separator: "|")
  }
}
