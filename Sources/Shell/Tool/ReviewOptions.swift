/// The options of `navwright review`.
public struct ReviewOptions: Hashable, Sendable {
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Which files' changes are taken over without a question.
  public var accepted: String?
  /// Which files' changes are dropped without a question.
  public var rejected: String?

  /// Creates the defaults.
  public init() {}
}

/// The table of those options.
enum ReviewOption: Int32, CommandLineOption {
  case accept = 1
  case reject
  case help

  var name: String {
    switch self {
    case .accept: "accept"
    case .reject: "reject"
    case .help: "help"
    }
  }

  var letter: Character? {
    switch self {
    case .help: "h"
    case .accept, .reject: nil
    }
  }

  var operand: OptionOperand {
    switch self {
    case .accept, .reject: .required("PATTERN")
    case .help: .none
    }
  }

  var summary: String {
    switch self {
    case .accept: "take over the changes of files whose paths match, without a question"
    case .reject: "drop the changes of files whose paths match, without a question"
    case .help: "print this help"
    }
  }
}

extension ReviewOptions {
  /// Reads what follows `review`.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<ReviewOption>(arguments, of: .review)
    guard try words.read() else { return false }
    for (option, argument, _) in words.options {
      switch option {
      case .accept: accepted = argument
      case .reject: rejected = argument
      case .help: continue
      }
    }
    paths = words.operands
    return true
  }
}
