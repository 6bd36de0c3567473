/// The help texts, made from the tables of commands and of file words.
public enum CommandHelp {
  /// Everything that help can be asked about.
  public static let topics =
    Verb.allCases.map(\.rawValue) + ["swipe", "select", "reselect"]
    + [filesTopic, errorsTopic, subjectsTopic]
    + FileWord.words.filter { word in !Verb.allCases.contains { $0.rawValue == word } }
    + FileWord.marks.map(\.word)

  private static let filesTopic = "files"
  private static let errorsTopic = "errors"
  private static let subjectsTopic = "subjects"

  /// The help for everything, for one command or the commands of a first word, or about session files.
  public static func lines(for topic: String?) -> [String] {
    guard let topic else { return overview }
    switch topic {
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

  private static var overview: [String] {
    CommandCatalog.all.filter { $0.availability != .filesOnly }.map { entry in
      let aliases = entry.aliases.isEmpty ? "" : " (\(entry.aliases.joined(separator: ", ")))"
      return "\(entry.name)\(aliases): \(entry.summary)"
    } + [
      "", "help \(filesTopic) shows the words of session files",
      "help \(subjectsTopic) shows what expect can ask about",
      "help \(errorsTopic) shows what the numbers of errors mean",
      "help COMMAND shows how to write it, with an example",
    ]
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
