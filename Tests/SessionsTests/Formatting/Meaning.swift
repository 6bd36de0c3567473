import Foundation
import Sessions

/// What a session file says, whatever its form.
struct Meaning: Equatable {
  /// What a line of a step is read as.
  enum Step: Equatable {
    case command(Command)
    case wrong(SessionError)
    case nothing
    /// It was not read.
    case line
  }

  var steps: [Step] = []
  /// Headers and titles as words.
  var heads: [String] = []
  /// Output lines, with the number of the step that they belong to.
  var output: [String] = []
  var comments: [String] = []

  private static let headWords: Set<String> = [
    "session", "needs", "param", "seed", "tags", "mode", "case", "skip", "todo",
  ]

  /// Reads a file.
  ///
  /// - Parameter readsSteps: Whether steps are read too, or only counted.
  init(of text: String, readsSteps: Bool = true) {
    let aliased = CommandParser(mode: .prompt)
    let parser = CommandParser(mode: .file)
    for line in text.components(separatedBy: "\n") {
      let rest = String(line.drop { $0 == " " || $0 == "\t" })
      let word = String(rest.prefix { $0 != " " && $0 != "\t" })
      if rest.isEmpty { continue }
      if rest.hasPrefix("#") || word.hasPrefix("x-") {
        comments.append(rest.trimmed)
      } else if rest.hasPrefix("|") {
        output.append("\(steps.count) \(rest == "| " ? "|" : rest)")
      } else if Self.headWords.contains(word) || word == "app" && !Self.isAction(rest) {
        heads.append(rest.split { $0 == " " || $0 == "\t" }.joined(separator: " "))
      } else {
        steps.append(readsSteps ? Self.meaning(of: rest, parser, aliased) : .line)
      }
    }
    heads = heads.map { $0.replacingOccurrences(of: "\"", with: "") }
  }

  private static func isAction(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }
    let actions = ["launch", "background", "foreground", "terminate", "memory-warning"]
    return words.count > 1 && actions.contains(String(words[1]))
  }

  private static func meaning(
    of line: String, _ parser: CommandParser, _ aliased: CommandParser
  ) -> Step {
    switch parser.parse(line, vocabulary: nil) {
    case .success(let command?): return .command(command)
    case .success(nil): return .nothing
    case .failure(let diagnostic):
      // Aliases are what the formatter writes out.
      if diagnostic.code == "N011",
        case .success(let command?) = aliased.parse(line, vocabulary: nil)
      {
        return .command(command)
      }
      return .wrong(diagnostic.error)
    }
  }
}

extension String {
  var trimmed: String {
    var rest = Substring(self)
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
