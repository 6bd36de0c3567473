/// What `navwright play` is asked for.
public struct PlayOptions: Hashable, Sendable {
  /// The app for a file that names none.
  public var app: String?
  /// The session file; nil for the last journal.
  public var path: String?
  /// The title of the case; nil for the one with the last line, or the first.
  public var title: String?
  /// The line of the file behind which it stops; nil for the end.
  public var until: Int?
  /// Values that replace the file's own parameters.
  public var values: [String: String] = [:]
  /// Whether each step is printed before its result where nobody types; at a prompt it always is.
  public var echoes = false

  /// Creates the defaults.
  public init() {}
}

/// The table of its options.
enum PlayOption: Int32, CommandLineOption {
  case app = 1
  case title
  case until
  case set
  case last
  case echo
  case help

  var name: String {
    switch self {
    case .app: "app"
    case .title: "case"
    case .until: "until"
    case .set: "set"
    case .last: "last"
    case .echo: "echo"
    case .help: "help"
    }
  }

  var letter: Character? {
    switch self {
    case .help: "h"
    case .app, .title, .until, .set, .last, .echo: nil
    }
  }

  var operand: OptionOperand {
    switch self {
    case .app: .required("NAME")
    case .title: .required("TITLE")
    case .until: .required("LINE")
    case .set: .required("NAME=VALUE")
    case .last, .echo, .help: .none
    }
  }

  var summary: String {
    switch self {
    case .app: "the app of a file that names none"
    case .title: "play this case instead of the first"
    case .until: "play the case that this line stands in, and stop behind the line"
    case .set: "give a parameter or a secret of the file a value; may be repeated"
    case .last: "play the journal of the last prompt"
    case .echo: "without a terminal: print each step before its result"
    case .help: "print this help"
    }
  }
}

extension PlayOptions {
  /// Reads what follows `play`.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<PlayOption>(arguments, of: .play)
    guard try words.read() else { return false }
    var wantsLast = false
    for (option, argument, spelling) in words.options {
      let text = argument ?? ""
      switch option {
      case .app: app = text
      case .title: title = text
      case .until:
        guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let line = Int(text), line > 0 else {
          throw .badValue(spelling, value: text, wanted: "the number of a line")
        }
        until = line
      case .set:
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
          throw .badValue(spelling, value: text, wanted: "NAME=VALUE")
        }
        values[String(text[..<sign])] = String(text[text.index(after: sign)...])
      case .last: wantsLast = true
      case .echo: echoes = true
      case .help: continue
      }
    }
    if words.operands.count > 1 { throw .surplusWord(words.operands[1]) }
    if wantsLast, let word = words.operands.first { throw .surplusWord(word) }
    guard wantsLast || !words.operands.isEmpty else {
      throw .missingWord(subcommand: "play", wanted: "a session file, or --last")
    }
    if wantsLast, let wrong = until.map({ _ in "--until" }) ?? title.map({ _ in "--case" }) {
      throw .together("--last", wrong)
    }
    path = words.operands.first
    return true
  }
}
