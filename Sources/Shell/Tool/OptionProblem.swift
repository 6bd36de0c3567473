import Sessions

/// What is wrong with a command line.
///
/// The facts are the payload; ``message`` is the only place with the words.
public enum OptionProblem: Error, Hashable, Sendable {
  /// No option has this name, written as it was typed, behind a subcommand or before any.
  case unknownOption(String, nearest: String?, subcommand: String? = nil)
  /// The option needs an argument.
  case missingArgument(String, argument: String)
  /// The option takes no argument.
  case surplusArgument(String)
  /// The option is one of the prompt, and a subcommand is asked for.
  case optionOfThePrompt(String, subcommand: String)
  /// The option is one of other subcommands; a subcommand is asked for, or none.
  case optionOfOthers(String, others: [String], subcommand: String?)
  /// The option goes only with another one.
  case needsOption(String, other: String)
  /// The word is no subcommand.
  case unknownSubcommand(String, nearest: String?)
  /// A session file stands where a subcommand or a file of commands is expected.
  case sessionFile(String)
  /// What stands behind an option is none of what may.
  case badValue(String, value: String, wanted: String)
  /// Two options exclude each other.
  case together(String, String)
  /// A subcommand lacks a word.
  case missingWord(subcommand: String, wanted: String)
  /// The word behind a subcommand is none of what may stand there.
  case badWord(String, subcommand: String, wanted: String)
  /// A file that is to be written cannot be.
  case unwritable(String, reason: String)
  /// The system starts no process of this executable.
  case noWorker(String)
  /// A file of defaults cannot be used.
  case badDefaults(String)
  /// The word is one too many.
  case surplusWord(String)
  /// An argument has bytes that are no text.
  case invalidUTF8(argument: Int, byte: Int)
  /// No app has this name.
  case unknownApp(String, known: [String])
  /// The executable was built without an app.
  case noApps
}

extension OptionProblem {
  /// The problem in one sentence.
  public var message: String {
    switch self {
    case .unknownOption(let name, let nearest, let subcommand):
      "unknown option \(quoted(name))" + suggestion(nearest, subcommand)
    case .missingArgument(let name, let argument):
      "option \"\(name)\" needs an argument: \(name) \(argument)"
    case .surplusArgument(let name):
      "option \"\(name)\" takes no argument"
    case .optionOfThePrompt(let name, let subcommand):
      "option \"\(name)\" does not go with \"\(subcommand)\"; see: navwright"
        + " \(subcommand.prefix { $0 != " " }) --help"
    case .optionOfOthers(let name, let others, let subcommand):
      "option \(quoted(name)) goes with \(others.map { "\"\($0)\"" }.joined(separator: " and "))"
        + (subcommand.map { ", not with \"\($0)\"; see: navwright \($0) --help" }
          ?? ", as in: navwright \(others.first ?? "") \(name)")
    case .needsOption(let name, let other):
      "option \"\(name)\" goes with \"\(other)\""
    case .unknownSubcommand(let word, let nearest):
      "unknown subcommand \(quoted(word))" + suggestion(nearest)
    case .sessionFile(let path):
      "\(quoted(path)) is a session file; run: navwright test \(SessionText.visible(path))"
    case .badValue(let name, let value, let wanted):
      "option \"\(name)\" needs \(wanted), not \(quoted(value))"
    case .together(let first, let second):
      "\"\(first)\" and \"\(second)\" do not go together"
    case .missingWord(let subcommand, let wanted):
      "\"\(subcommand)\" needs \(wanted); see: navwright \(subcommand) --help"
    case .badWord(let word, let subcommand, let wanted):
      "\"\(subcommand)\" needs \(wanted), not \(quoted(word)); see: navwright \(subcommand) --help"
    case .unwritable(let path, let reason):
      "cannot write \(quoted(path)): \(reason)"
    case .noWorker(let reason): "cannot start a process to run cases in: \(reason)"
    case .badDefaults(let message): SessionText.visible(message)
    case .surplusWord(let word):
      "\(quoted(word)) is one word too many"
    case .invalidUTF8(let argument, let byte):
      "argument \(argument) has invalid UTF-8 at byte \(byte)"
    case .unknownApp(let name, let known):
      "no app \(quoted(name)) here; the apps are \(known.joined(separator: ", "))"
    case .noApps:
      "this executable holds no app"
    }
  }

  /// What was typed, fit for a terminal.
  private func quoted(_ text: String) -> String { "\"\(SessionText.visible(text))\"" }

  private func suggestion(_ nearest: String?, _ subcommand: String? = nil) -> String {
    let help = subcommand.map { "\($0) --help" } ?? "--help"
    return nearest.map { "; did you mean \"\($0)\"?" } ?? "; see: navwright \(help)"
  }
}
