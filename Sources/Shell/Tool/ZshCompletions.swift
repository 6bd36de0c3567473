/// Completions for zsh.
struct ZshCompletions {
  let apps: [String]

  var lines: [String] {
    [
      "#compdef navwright", "# written by \"navwright completions zsh\"", "_navwright() {",
      "  local curcontext=$curcontext state line", "  typeset -A opt_args", "  _arguments -C \\",
    ] + ToolOption.facts.flatMap(specifications).map { "    \($0) \\" }
      + [
        "    '1: :->subcommand' \\", "    '*:: :->arguments'", "  case $state in", "  subcommand)",
      ]
      + ["    local -a subcommands=("]
      + Subcommand.allCases.map { "      \(quoted("\($0.rawValue):\($0.summary)"))" }
      + ["    )", "    _describe subcommand subcommands", "    ;;", "  arguments)"]
      + ["    case $words[1] in"] + Subcommand.allCases.flatMap(branch)
      + ["    esac", "    ;;", "  esac", "}", "_navwright \"$@\""]
  }

  private func branch(_ subcommand: Subcommand) -> [String] {
    var all = subcommand.options.flatMap(specifications)
    if !subcommand.words.isEmpty {
      all.append(quoted("1: :(\(subcommand.words.joined(separator: " ")))"))
    }
    if subcommand.mostPaths == .max {
      all.append(quoted("*:file:_files"))
    } else if subcommand.mostPaths > 0 {
      // The first of them stands behind the words.
      let first = subcommand.words.isEmpty ? 1 : 2
      for place in first..<(first + subcommand.mostPaths) {
        all.append(quoted("\(place):file:_files"))
      }
    }
    let rows =
      all.dropLast().map { "        \($0) \\" }
      + all.suffix(1).map { "        \($0)" }
    return ["    \(subcommand.rawValue))", "      _arguments \\"] + rows + ["      ;;"]
  }

  /// What `_arguments` wants to know of an option, a line for each way to write it.
  private func specifications(_ option: OptionFacts) -> [String] {
    let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: ",")
    return option.spellings.map { spelling in
      let name =
        switch option.operand {
        case .none: spelling
        case .required: spelling.hasPrefix("--") ? spelling + "=" : spelling + "+"
        case .optional: spelling + "=-"
        }
      return quoted("*\(name)[\(summary)]\(argument(of: option))")
    }
  }

  private func argument(of option: OptionFacts) -> String {
    let action =
      switch option.argument {
      case .file: "_files"
      case .folder: "_files -/"
      case .nothing, .text, .words, .app:
        option.words(apps: apps).map { "(\($0.joined(separator: " ")))" } ?? " "
      }
    return switch option.operand {
    case .none: ""
    case .required: ":\(option.name):\(action)"
    case .optional: "::\(option.name):\(action)"
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
