/// The help texts, made from the tables of commands and of file words.
public enum CommandHelp {
  /// Everything that help can be asked about.
  public static let topics =
    Verb.allCases.map(\.rawValue) + ["swipe", "select", "reselect"]
    + [allTopic, filesTopic, errorsTopic, subjectsTopic]
    + FileWord.words.filter { word in !Verb.allCases.contains { $0.rawValue == word } }
    + FileWord.marks.map(\.word)

  private static let allTopic = "all"
  private static let filesTopic = "files"
  private static let errorsTopic = "errors"
  private static let subjectsTopic = "subjects"

  /// The help for everything, for one command or the commands of a first word, or about session files.
  public static func lines(for topic: String?) -> [String] {
    guard let topic else { return overview }
    switch topic {
    case allTopic: return everyCommand
    case filesTopic: return FileWord.overview
    case errorsTopic: return ErrorHelp.lines
    case subjectsTopic: return SubjectHelp.subjects
    default: break
    }
    let entries = CommandCatalog.all.filter { entry in
      entry.name == topic || entry.verb.firstWord == topic
    }
    let words = FileWord.all + FileWord.marks
    let parts = entries.map(lines) + words.filter { $0.word == topic }.map(\.lines)
    return Array(parts.joined(separator: [""]))
  }

  /// The names in groups, so that all of it is on the screen at once.
  private static var overview: [String] {
    CommandCatalog.groups.flatMap { title, commands -> [String] in
      let names = commands.filter { $0.availability != .filesOnly }.map(called)
      return names.isEmpty ? [] : ["\(title):"] + filled(names)
    } + [
      "help COMMAND: how to write it, with an example; help \(allTopic): a line for each",
      "more: help \(filesTopic), help \(subjectsTopic), help \(errorsTopic)",
      "try now: screen, what is there; actions, every line possible now; TAB completes",
    ]
  }

  /// A line for each command.
  private static var everyCommand: [String] {
    CommandCatalog.all.filter { $0.availability != .filesOnly }
      .map { "\(called($0)): \($0.summary)" } + [
        "", "help \(filesTopic) shows the words of session files",
        "help \(subjectsTopic) shows what expect can ask about",
        "help \(errorsTopic) shows what the numbers of errors mean",
        "help COMMAND shows how to write it, with an example",
      ]
  }

  /// The name, and the short words for it.
  private static func called(_ entry: CommandDescription) -> String {
    entry.name + (entry.aliases.isEmpty ? "" : " (\(entry.aliases.joined(separator: ", ")))")
  }

  /// Names in as few indented lines as a usual terminal has room for.
  private static func filled(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count + 2 < 80 {
        lines[lines.count - 1] = "\(last), \(name)"
      } else {
        lines.append("  \(name)")
      }
    }
    return lines.dropLast().map { $0 + "," } + lines.suffix(1)
  }

  private static func lines(for entry: CommandDescription) -> [String] {
    var lines = [entry.usage, "  \(entry.summary)"]
    if !entry.aliases.isEmpty {
      lines.append("  at the prompt also: \(entry.aliases.joined(separator: ", "))")
    }
    switch entry.availability {
    case .everywhere: break
    case .filesOnly: lines.append("  in session files only")
    case .promptOnly: lines.append("  not in session files")
    }
    lines.append("  example: \(entry.example)")
    lines += entry.refusals.map { "  may answer: refused: \($0)" }
    lines += entry.errors.map { "  may answer: \($0)" }
    lines += entry.notes.map { "  \($0)" }
    return lines
  }
}
