/// The options of a command line; parser and help read one table.
protocol CommandLineOption: CaseIterable, RawRepresentable<Int32>, Sendable {
  /// The name after two dashes.
  var name: String { get }
  /// The letter after one dash, where there is one.
  var letter: Character? { get }
  /// What stands behind it.
  var operand: OptionOperand { get }
  /// What the option does, for the help.
  var summary: String { get }
}

/// What stands behind an option, by the name it has in the help.
enum OptionOperand: Hashable, Sendable {
  case none
  case required(String)
  /// Only behind an equals sign.
  case optional(String)
}

extension CommandLineOption {
  /// The option as a person writes it, with its argument.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return switch operand {
    case .none: short + "--" + name
    case .required(let argument): short + "--" + name + " " + argument
    case .optional(let argument): short + "--" + name + "[=" + argument + "]"
    }
  }

  /// What `getopt_long` calls the option: beyond all letters, and beyond 1, by which it hands out other words.
  var code: Int32 { 0x100 + rawValue }

  /// Lines of the help, in columns.
  static var helpLines: [String] {
    let width = allCases.map(\.synopsis.count).max() ?? 0
    return allCases.map { option in
      let padding = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(padding)  \(option.summary)"
    }
  }

  /// Whether a word, without an argument behind it, is this option.
  func isSpelled(_ word: some StringProtocol) -> Bool {
    word == "--" + name || letter.map { word.hasPrefix("-\($0)") } == true
  }

  /// Whether `getopt_long` means this option by its code: the long one's number or the short one's letter.
  func answers(to found: Int32) -> Bool {
    found == code || letter?.asciiValue.map(Int32.init) == found
  }
}
