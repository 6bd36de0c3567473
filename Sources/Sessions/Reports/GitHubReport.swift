/// The report as annotations of GitHub Actions.
///
/// GitHub shows ten of a kind for a step and drops the rest without a word: so the first nine, and one that counts the others.
@MainActor
public final class GitHubReport: RunReport {
  /// How many annotations of a kind are written out.
  public static let most = 9

  private let print: ([String]) -> Void
  private var errors = 0
  private var warnings = 0
  private var notices = 0

  /// Creates a report.
  ///
  /// - Parameter print: Takes the lines of an event; owned by the report.
  public init(print: @escaping ([String]) -> Void) {
    self.print = print
  }

  /// Prints the annotation of an event, if it has one.
  public func receive(_ event: RunEvent) {
    switch event {
    case .began, .opened: return
    case .noted(let note):
      warnings += 1
      guard warnings <= Self.most else { return }
      print([Self.line("warning", file: note.file, title: "warning", message: note.text)])
    case .ended(let item): add(item)
    case .finished: count()
    }
  }

  private func add(_ item: RunItem) {
    for note in item.notes {
      notices += 1
      guard notices <= Self.most else { continue }
      print([
        Self.line(
          "notice", file: item.file, line: item.line, title: "note: \(item.title)",
          message: note)
      ])
    }
    switch item.ending {
    case .passed, .skipped, .todo: return
    case .failed(let failure):
      errors += 1
      guard errors <= Self.most else { return }
      print([
        Self.line(
          "error", file: failure.file, line: failure.line, column: failure.column,
          title: "\(failure.kind.verb): \(item.title)",
          message: failure.lines.joined(separator: "\n"))
      ])
    case .invalid(let problems):
      for problem in problems {
        errors += 1
        guard errors <= Self.most else { continue }
        print([
          Self.line(
            "error", file: item.file, line: problem.line, column: problem.column,
            title: problem.code, message: problem.text)
        ])
      }
    }
  }

  private func count() {
    for (kind, count) in [("error", errors), ("warning", warnings), ("notice", notices)]
    where count > Self.most {
      print(["::\(kind) title=navwright::\(count - Self.most) more, see the log"])
    }
  }

  private static func line(
    _ kind: String, file: String, line: Int = 0, column: Int = 1, title: String, message: String
  ) -> String {
    let place = line > 0 ? ",line=\(line),col=\(column)" : ""
    return "::\(kind) file=\(property(file))\(place),title=\(property(title))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    let lines = text.replacing("%", with: "%25").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { SessionText.visible(String($0)) }.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    SessionText.visible(text).replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
  }
}
