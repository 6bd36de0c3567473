import Sessions

/// What is wrong with a command line.
///
/// The facts are the payload; ``message`` is the only place with the words.
public enum OptionProblem: Error, Hashable, Sendable {
  /// No option has this name, written as it was typed.
  case unknownOption(String, nearest: String?)
  /// The option needs an argument.
  case missingArgument(String, argument: String)
  /// The option takes no argument.
  case surplusArgument(String)
  /// The option is one of the prompt, and a subcommand is asked for.
  case optionOfThePrompt(String, subcommand: String)
  /// The option does not take this value.
  case badValue(String, String, allowed: [String])
  /// The option goes only with another one.
  case needsOption(String, other: String)
  /// The word is no subcommand.
  case unknownSubcommand(String, nearest: String?)
  /// A session file stands where a subcommand or a file of commands is expected.
  case sessionFile(String)
  /// The word is one too many.
  case surplusWord(String)
  /// No app has this name.
  case unknownApp(String, known: [String])
  /// The executable was built without an app.
  case noApps
}

extension OptionProblem {
  /// The problem in one sentence.
  public var message: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option \(quoted(name))" + suggestion(nearest)
    case .missingArgument(let name, let argument):
      "option \"\(name)\" needs an argument: \(name) \(argument)"
    case .surplusArgument(let name):
      "option \"\(name)\" takes no argument"
    case .optionOfThePrompt(let name, let subcommand):
      "option \"\(name)\" does not go with \"\(subcommand)\"; see: navwright --help"
    case .badValue(let name, let value, let allowed):
      "option \"\(name)\" does not take \(quoted(value)); it takes \(allowed.joined(separator: ", "))"
    case .needsOption(let name, let other):
      "option \"\(name)\" goes with \"\(other)\""
    case .unknownSubcommand(let word, let nearest):
      "unknown subcommand \(quoted(word))" + suggestion(nearest)
    case .sessionFile(let path):
      "\(quoted(path)) is a session file; run: navwright test \(SessionText.visible(path))"
    case .surplusWord(let word):
      "\(quoted(word)) is one word too many"
    case .unknownApp(let name, let known):
      "no app \(quoted(name)) here; the apps are \(known.joined(separator: ", "))"
    case .noApps:
      "this executable holds no app"
    }
  }

  /// What was typed, fit for a terminal.
  private func quoted(_ text: String) -> String { "\"\(SessionText.visible(text))\"" }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? "; see: navwright --help"
  }
}
