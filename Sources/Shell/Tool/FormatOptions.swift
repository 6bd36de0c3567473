import Sessions

/// The options of `navwright fmt`.
public struct FormatOptions: Hashable, Sendable {
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Whether files stay as they are.
  public var onlyChecks = false

  /// Creates the defaults.
  public init() {}
}

/// The table of those options.
enum FormatOption: Int32, CommandLineOption {
  case check = 1
  case to
  case help

  var name: String {
    switch self {
    case .check: "check"
    case .to: "to"
    case .help: "help"
    }
  }

  var letter: Character? {
    switch self {
    case .help: "h"
    case .check, .to: nil
    }
  }

  var operand: OptionOperand {
    switch self {
    case .to: .required("VERSION")
    case .check, .help: .none
    }
  }

  var summary: String {
    switch self {
    case .check: "only say which files are not in their usual form; code 1 if there are any"
    case .to: "write this version of the format; \(SessionVersion.format) is the only one"
    case .help: "print this help"
    }
  }
}

extension FormatOptions {
  /// Reads what follows `fmt`.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<FormatOption>(arguments, of: .format)
    guard try words.read() else { return false }
    for (option, argument, spelling) in words.options {
      switch option {
      case .check: onlyChecks = true
      case .to:
        // The only format there is; later ones are reached from here.
        guard argument == SessionVersion.format else {
          throw .badValue(spelling, value: argument ?? "", wanted: SessionVersion.format)
        }
      case .help: continue
      }
    }
    paths = words.operands
    return true
  }
}
