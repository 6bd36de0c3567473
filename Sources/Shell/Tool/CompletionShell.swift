/// A shell for which completions are written.
public enum CompletionShell: String, Hashable, Sendable, CaseIterable {
  /// GNU bash.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  static let words = "bash, zsh or fish"

  /// The lines of the script.
  package func script(apps: [String]) -> [String] {
    switch self {
    case .bash: BashCompletions(apps: apps).lines
    case .zsh: ZshCompletions(apps: apps).lines
    case .fish: FishCompletions(apps: apps).lines
    }
  }
}

extension OptionFacts {
  /// The words that complete its argument; nil if it is something else.
  func words(apps: [String]) -> [String]? {
    switch argument {
    case .app: apps
    case .words(let words): words
    case .nothing, .text, .file, .folder: nil
    }
  }

  /// The ways to write it.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
