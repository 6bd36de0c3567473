import Sessions

/// The options of `navwright xctest`.
public struct XCTestOptions: Hashable, Sendable {
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// The file of tests; nil prints it.
  public var output: String?
  /// The name of the class or suite; nil takes it from the file.
  public var name: String?
  /// Whether the tests are those of Swift Testing.
  public var isForSwiftTesting = false
  /// Whether the tests do the steps themselves.
  public var writesSteps = false
  /// Whether such a test looks at its end for what should be gone.
  public var checksLeaks = true
  /// Whether the file of tests is only compared.
  public var onlyChecks = false

  /// Creates the defaults.
  public init() {}
}

/// The table of those options.
enum XCTestOption: Int32, CommandLineOption {
  case output = 1
  case name
  case swiftTesting
  case steps
  case noLeakCheck
  case check
  case help

  var name: String {
    switch self {
    case .output: "output"
    case .name: "name"
    case .swiftTesting: "swift-testing"
    case .steps: "steps"
    case .noLeakCheck: "no-leak-check"
    case .check: "check"
    case .help: "help"
    }
  }

  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    case .name, .swiftTesting, .steps, .noLeakCheck, .check: nil
    }
  }

  var operand: OptionOperand {
    switch self {
    case .output: .required("FILE")
    case .name: .required("NAME")
    case .swiftTesting, .steps, .noLeakCheck, .check, .help: .none
    }
  }

  var summary: String {
    switch self {
    case .output: "write into this file, and name session files as seen from there"
    case .name: "the name of the class or suite; without it, that of the file"
    case .swiftTesting: "a suite of Swift Testing instead of a class of XCTest"
    case .steps: "tests that do the steps themselves, one for each case"
    case .noLeakCheck: "with --steps: do not look for what should be gone when a test ends"
    case .check: "only say whether the file of -o is what would be written; code 1 if not"
    case .help: "print this help"
    }
  }
}

extension XCTestOptions {
  /// Reads what follows `xctest`.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<XCTestOption>(arguments, of: .xctest)
    guard try words.read() else { return false }
    for (option, argument, spelling) in words.options {
      switch option {
      case .output: output = argument
      case .name:
        guard let argument, Self.isTypeName(argument) else {
          throw .badValue(
            spelling, value: argument ?? "", wanted: "a name of letters, digits and underscores")
        }
        name = argument
      case .swiftTesting: isForSwiftTesting = true
      case .steps: writesSteps = true
      case .noLeakCheck: checksLeaks = false
      case .check: onlyChecks = true
      case .help: continue
      }
    }
    if onlyChecks, output == nil { throw .needsOption("--check", other: "--output") }
    if !checksLeaks, !writesSteps { throw .needsOption("--no-leak-check", other: "--steps") }
    paths = words.operands
    return true
  }

  private static func isTypeName(_ text: String) -> Bool {
    let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isWord && text.first.map { !$0.isNumber } ?? false
  }
}
