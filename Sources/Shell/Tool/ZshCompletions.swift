/// Completions for zsh.
struct ZshCompletions {
  let apps: [String]

  var lines: [String] {
    [
      "#compdef navwright", "# written by \"navwright completions zsh\"", "_navwright() {",
      "  local curcontext=$curcontext state line", "  typeset -A opt_args", "  _arguments -C \\",
    ] + ToolOption.facts.flatMap(specifications)
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
    var lines = ["    \(subcommand.rawValue))", "      _arguments \\"]
    lines += subcommand.options.flatMap(specifications).map { "    " + $0 }
    if !subcommand.words.isEmpty {
      lines.append("        '1: :(\(subcommand.words.joined(separator: " ")))' \\")
    }
    lines.append(subcommand.takesPaths ? "        '*:file:_files'" : "        ")
    if !subcommand.takesPaths {
      lines.removeLast()
      lines[lines.count - 1] = String(lines[lines.count - 1].dropLast(2))
    }
    return lines + ["      ;;"]
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
      return "    \(quoted("*\(name)[\(summary)]\(argument(of: option))")) \\"
    }
  }

  private func argument(of option: OptionFacts) -> String {
    let words = option.arguments(apps: apps)
    let action =
      option.takesPath ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    return switch option.operand {
    case .none: ""
    case .required: ":\(option.name):\(action)"
    case .optional: "::\(option.name):\(action)"
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
