/// Completions for fish.
struct FishCompletions {
  let apps: [String]

  var lines: [String] {
    [
      "# written by \"navwright completions fish\"", "complete -c navwright -f",
    ] + ToolOption.facts.map { line($0, when: "__fish_use_subcommand") }
      + Subcommand.allCases.map {
        "complete -c navwright -n __fish_use_subcommand -a \($0.rawValue) -d \(quoted($0.summary))"
      } + Subcommand.allCases.flatMap(lines)
  }

  private func lines(_ subcommand: Subcommand) -> [String] {
    let condition = quoted("__fish_seen_subcommand_from \(subcommand.rawValue)")
    let start = "complete -c navwright -n \(condition)"
    return subcommand.options.map { line($0, when: condition) }
      + (subcommand.words.isEmpty
        ? [] : ["\(start) -a \(quoted(subcommand.words.joined(separator: " ")))"])
      + (subcommand.takesPaths ? ["\(start) -F"] : [])
  }

  private func line(_ option: OptionFacts, when condition: String) -> String {
    var words = ["complete -c navwright -n \(condition)"]
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if option.takesWord { words.append(option.takesPath ? "-r -F" : "-x") }
    let arguments = option.arguments(apps: apps)
    if !arguments.isEmpty, option.takesWord {
      words.append("-a \(quoted(arguments.joined(separator: " ")))")
    }
    return (words + ["-d \(quoted(option.summary))"]).joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
