import Sessions

/// A line that must do nothing but say what is wrong.
struct BadInput: Hashable {
  /// What is wrong with it.
  var fault: String
  /// The line as it is typed.
  var line: String
  /// The exit code of a batch that stops there.
  var code: Int32 = 2
  /// What is done before.
  var setup: [String] = []
  /// Whether a prompt answers otherwise: it takes short words, and does not quote what it does not keep.
  var isOtherAtThePrompt = false
}

/// Makes bad lines for every command of the table, from the table alone.
enum BadInputs {
  /// The bad lines of a command: those that any command can have, those of its arguments, and refusals.
  static func all(for entry: CommandDescription) -> [BadInput] {
    guard entry.availability != .filesOnly else {
      return [BadInput(fault: "belongs in a file", line: entry.example)]
    }
    return spelling(of: entry) + words(of: entry) + bytes(of: entry) + arguments(of: entry)
      + refusals(of: entry)
  }

  // MARK: - What any command can have

  private static func spelling(of entry: CommandDescription) -> [BadInput] {
    let rest = entry.example.dropFirst(entry.name.count)
    let first = entry.verb.firstWord
    var swapped = Array(first)
    swapped.swapAt(0, 1)
    let typo = String(swapped) + entry.name.dropFirst(first.count)
    let short = entry.aliases.filter { $0 != "?" } + [String(first.dropLast())]
    return [
      BadInput(fault: "upper case", line: entry.name.uppercased() + rest),
      BadInput(fault: "misspelt", line: typo + rest),
      BadInput(fault: "in quotes", line: "\"\(first)\"\(entry.example.dropFirst(first.count))"),
    ]
      + short.filter { $0.count > 1 || entry.aliases.contains($0) }.map { word in
        BadInput(fault: "short word", line: word + rest, isOtherAtThePrompt: true)
      }
  }

  private static func words(of entry: CommandDescription) -> [BadInput] {
    let example = entry.example
    let isAction = entry.effect == .action && ![.settle, .advance].contains(entry.verb)
    return [
      BadInput(fault: "surplus word", line: "\(example) surplus words"),
      BadInput(fault: "open quote", line: "\(example) \"abc"),
      BadInput(fault: "bad escape", line: "\(entry.name) \"\\q\""),
      BadInput(fault: "bad escape", line: "\(entry.name) \"\\u{110000}\""),
      BadInput(fault: "undefined variable", line: "\(entry.name) ${x}"),
      BadInput(fault: "pasted prompt", line: "nav> \(example)"),
      BadInput(fault: "pasted prompt", line: "$ \(example)"),
      BadInput(fault: "condition", line: "[linux] \(example)"),
      BadInput(fault: "output line", line: "| \(example)"),
    ] + (isAction ? [] : [BadInput(fault: "never refused", line: "! \(example)")])
      + (needsWords(entry) ? [BadInput(fault: "missing words", line: entry.name)] : [])
  }

  private static func needsWords(_ entry: CommandDescription) -> Bool {
    entry.arguments.contains { shape in
      switch shape {
      case .optional, .repeated: false
      case .word, .value, .keyed, .oneOf: true
      }
    }
  }

  private static func bytes(of entry: CommandDescription) -> [BadInput] {
    [
      BadInput(fault: "escape sequence", line: "\(entry.example) \u{1b}[31m"),
      BadInput(fault: "NUL", line: "\(entry.example)\0"),
      BadInput(
        fault: "too long", line: "\(entry.example) \(String(repeating: "x", count: 65_536))",
        isOtherAtThePrompt: true),
    ]
  }

  // MARK: - What its arguments can have

  private static func arguments(of entry: CommandDescription) -> [BadInput] {
    var seen: Set<String> = []
    return bad(entry.arguments[...], behind: [entry.name]).filter { seen.insert($0.line).inserted }
  }

  /// Each argument with each bad value, the others good ones.
  private static func bad(
    _ shapes: ArraySlice<ArgumentShape>, behind words: [String]
  ) -> [BadInput] {
    guard let shape = shapes.first else { return [] }
    let rest = shapes.dropFirst()
    switch shape {
    case .word(let word): return bad(rest, behind: words + [word])
    case .value(let type, _):
      return lines(BadValue.values(of: type), behind: words, before: rest)
        + bad(rest, behind: words + [GoodValue.value(of: type)])
    case .keyed(let key, let type, _):
      let values = BadValue.values(of: type).map { BadValue("\(key)=\($0.text)", $0.code) }
      return lines(values, behind: words, before: rest)
        + bad(rest, behind: words + ["\(key)=\(GoodValue.value(of: type))"])
    case .oneOf(let choices):
      return unknownWord(choices, behind: words, before: rest)
        + choices.flatMap { bad(($0 + rest)[...], behind: words) }
    case .optional(let inner), .repeated(let inner):
      return unknownWord([inner], behind: words, before: rest)
        + bad((inner + rest)[...], behind: words) + bad(rest, behind: words)
    }
  }

  private static func lines(
    _ values: [BadValue], behind words: [String], before rest: ArraySlice<ArgumentShape>
  ) -> [BadInput] {
    values.map { value in
      let line = words + [value.text] + GoodValue.values(of: rest)
      return BadInput(
        fault: "bad argument", line: line.joined(separator: " "), code: value.code, setup: [login])
    }
  }

  /// A word that is none of those that may stand there.
  private static func unknownWord(
    _ choices: [[ArgumentShape]], behind words: [String], before rest: ArraySlice<ArgumentShape>
  ) -> [BadInput] {
    let takesWordsOnly = choices.allSatisfy { choice in
      if case .word? = choice.first { true } else { false }
    }
    guard takesWordsOnly else { return [] }
    return lines([BadValue("nonsense")], behind: words, before: rest)
  }

  // MARK: - What the machine refuses

  private static let login = "tap button \"Log in\""

  private static func refused(_ line: String, after setup: [String] = []) -> BadInput {
    BadInput(fault: "not possible now", line: line, code: 1, setup: [login] + setup)
  }

  /// Lines that the machine refuses, some behind other lines.
  private static let refusals: [BadInput] = [
    refused("tap button \"Off\""), refused("tap button"), refused("tap outside"),
    refused("enter name \"abc\""), refused("back"), refused("back 1"),
    refused("back to root"), refused("swipe back"), refused("swipe back cancel"),
    refused("swipe down"), refused("swipe page next"),
    refused("select tab form", after: ["tap row 3"]),
    refused("select tab form", after: ["tap item \"Sheet\""]), refused("select tab list"),
    refused("reselect tab", after: ["tap row 3"]), refused("dismiss"), refused("dismiss all"),
    refused("choose Delete"), refused("choose Delete", after: ["tap button \"Ask\""]),
    refused("open nope://x"), refused("open fixture://other"),
    refused("app background", after: ["app terminate"]),
    refused("app background", after: ["app background"]),
    refused("notification news", after: ["app terminate"]),
    refused("size regular", after: ["app terminate"]),
    refused("trait dark on", after: ["app terminate"]), refused("begin back"),
  ]

  private static func refusals(of entry: CommandDescription) -> [BadInput] {
    refusals.filter { $0.line == entry.name || $0.line.hasPrefix("\(entry.name) ") }
  }
}
