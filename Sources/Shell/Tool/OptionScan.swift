@preconcurrency import CGetopt
import Glibc
import Sessions

/// One pass of `getopt_long` over a copy of the arguments.
struct OptionScan<Option: CommandLineOption> {
  /// What stands next.
  enum Word {
    case option(Option, argument: String?, spelling: String)
    /// A word that belongs to no option; only where options and words may be mixed.
    case operand(String)
  }

  private let arguments: [String]
  private let letters: String
  private var argv: [UnsafeMutablePointer<CChar>?]
  private var table: [option]

  /// Begins a pass.
  ///
  /// - Parameter mixes: Whether options may stand behind other words.
  init(_ arguments: [String], mixes: Bool = false) {
    self.arguments = ["navwright"] + arguments
    // "+" stops at the first operand: what follows a subcommand belongs to it. "-" hands operands out in their
    // order. ":" tells a missing argument apart.
    var letters = mixes ? "-:" : "+:"
    for option in Option.allCases {
      guard let letter = option.letter else { continue }
      letters.append(letter)
      if option.operand != .none { letters.append(":") }
    }
    self.letters = letters
    argv = self.arguments.map { strdup($0) } + [nil]
    table = Option.allCases.map { entry in
      let need =
        switch entry.operand {
        case .none: no_argument
        case .required: required_argument
        case .optional: optional_argument
        }
      return option(name: strdup(entry.name), has_arg: need, flag: nil, val: entry.code)
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    cgetopt_restart()
  }

  /// What stands behind the options, or behind `--`.
  var operands: [String] { Array(arguments.dropFirst(Int(cgetopt_next_index()))) }

  /// The next word; nil behind the last one.
  mutating func next() throws(OptionProblem) -> Word? {
    let before = max(1, Int(cgetopt_next_index()))
    let code = getopt_long(Int32(arguments.count), &argv, letters, &table, nil)
    let word = before < arguments.count ? arguments[before] : ""
    switch code {
    case -1: return nil
    case 1: return .operand(cgetopt_argument().map { String(cString: $0) } ?? word)
    case Int32(UInt8(ascii: "?")): throw refusal(of: word)
    case Int32(UInt8(ascii: ":")): throw missingArgument(of: word)
    default: break
    }
    guard let option = Option.allCases.first(where: { $0.answers(to: code) }) else {
      throw .unknownOption(word, nearest: nil)
    }
    // GNU accepts every unique prefix, which would freeze the names of options yet to come.
    if word.hasPrefix("--"), longName(word) != option.name {
      throw .unknownOption("--" + longName(word), nearest: "--" + option.name)
    }
    let spelling = word.hasPrefix("--") ? "--" + option.name : String(word.prefix(2))
    return .option(
      option, argument: cgetopt_argument().map { String(cString: $0) }, spelling: spelling)
  }

  private func refusal(of word: String) -> OptionProblem {
    guard word.hasPrefix("--") else {
      let letter = String(Unicode.Scalar(UInt8(truncatingIfNeeded: cgetopt_offender())))
      return .unknownOption("-" + letter, nearest: nil)
    }
    let name = longName(word)
    if Option.allCases.contains(where: { $0.name == name }) {
      return .surplusArgument("--" + name)
    }
    let known = Option.allCases.map(\.name)
    return .unknownOption(
      "--" + name, nearest: NearNames.suggestions(for: name, in: known).first.map { "--" + $0 })
  }

  private func missingArgument(of word: String) -> OptionProblem {
    let code = cgetopt_offender()
    let option = Option.allCases.first { $0.answers(to: code) }
    let letter = option?.letter.map { "-\($0)" } ?? word
    let argument =
      switch option?.operand {
      case .required(let name), .optional(let name): name
      case .some(.none), nil: "ARGUMENT"
      }
    return .missingArgument(word.hasPrefix("--") ? word : letter, argument: argument)
  }

  private func longName(_ word: String) -> String {
    String(word.dropFirst(2).prefix { $0 != "=" })
  }

  func free() {
    for pointer in argv { Glibc.free(pointer) }
    for entry in table { Glibc.free(UnsafeMutableRawPointer(mutating: entry.name)) }
  }
}
