/// Completions for fish.
struct FishCompletions {
  let apps: [String]

  var lines: [String] {
    ["# written by \"navwright completions fish\""] + place + ["complete -c navwright -f"]
      + ToolOption.facts.map { line($0, of: "''") }
      + Subcommand.allCases.map {
        "complete -c navwright -n \(at("''", 0..<1)) -a \($0.rawValue) -d \(quoted($0.summary))"
      } + Subcommand.allCases.flatMap(lines)
  }

  /// A function that goes along the words: which subcommand, and how many words behind it.
  private var place: [String] {
    let tables = [("", ToolOption.facts)] + Subcommand.allCases.map { ($0.rawValue, $0.options) }
    let spellings = tables.flatMap { name, options in
      options.filter(\.takesWord).flatMap(\.spellings).map { "'\(name):\($0)'" }
    }
    return [
      "# Whether a word behind a subcommand is typed, from one place on and before another.",
      "function __navwright_at",
      "  set -l sub ''",
      "  set -l place 0",
      "  set -l skips",
      "  for token in (commandline -opc)[2..-1]",
      "    if set -q skips[1]",
      "      set -e skips",
      "      continue",
      "    end",
      "    switch \"$sub:$token\"",
      "      case \(spellings.joined(separator: " "))",
      "        set skips yes",
      "      case '*:-*'",
      "      case ':*'",
      "        set sub $token",
      "      case '*'",
      "        set place (math $place + 1)",
      "    end",
      "  end",
      "  test \"$sub\" = \"$argv[1]\"; and test $place -ge $argv[2]; and test $place -lt $argv[3]",
      "end",
    ]
  }

  private func lines(_ subcommand: Subcommand) -> [String] {
    let name = subcommand.rawValue
    let first = subcommand.words.isEmpty ? 0 : 1
    var lines = subcommand.options.map { line($0, of: name) }
    if !subcommand.words.isEmpty {
      let words = quoted(subcommand.words.joined(separator: " "))
      lines.append("complete -c navwright -n \(at(name, 0..<1)) -a \(words)")
    }
    if subcommand.mostPaths > 0 {
      let end = first + min(subcommand.mostPaths, Self.everywhere - first)
      // What begins with a dash is an option, perhaps with an argument of its own.
      let isNoOption = "; and not string match -q -- '-*' (commandline -ct)"
      lines.append("complete -c navwright -n \(at(name, first..<end, isNoOption)) -F")
    }
    return lines
  }

  private static let everywhere = 99_999

  private func at(
    _ subcommand: String, _ places: Range<Int>, _ more: String = ""
  ) -> String {
    "\"__navwright_at \(subcommand) \(places.lowerBound) \(places.upperBound)\(more)\""
  }

  private func line(_ option: OptionFacts, of subcommand: String) -> String {
    var words = ["complete -c navwright -n \(at(subcommand, 0..<Self.everywhere))"]
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    switch option.argument {
    case .nothing: break
    case .file: words.append("-r -F")
    case .folder: words.append("-x -a '(__fish_complete_directories)'")
    case .text, .words, .app: if option.takesWord { words.append("-x") }
    }
    if let arguments = option.words(apps: apps) {
      words.append("-a \(quoted(arguments.joined(separator: " ")))")
    }
    return (words + ["-d \(quoted(option.summary))"]).joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
