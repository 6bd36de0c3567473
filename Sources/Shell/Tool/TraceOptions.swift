/// What `navwright trace` is asked for.
public enum TraceOptions: Hashable, Sendable {
  /// Which part of a trace is shown.
  public enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// One step, with what could be seen then.
    case step(Int)
    /// What happened between two steps.
    case between(Int, Int)
  }

  /// Shows a trace; no path stands for the last journal.
  case show(path: String?, Part)
  /// Compares two traces.
  case diff(old: String, new: String)
}

/// The table of its options.
enum TraceOption: Int32, CommandLineOption {
  case last = 1
  case step
  case diff
  case help

  var name: String {
    switch self {
    case .last: "last"
    case .step: "step"
    case .diff: "diff"
    case .help: "help"
    }
  }

  var letter: Character? {
    switch self {
    case .help: "h"
    case .last, .step, .diff: nil
    }
  }

  var operand: OptionOperand {
    switch self {
    case .step: .required("N")
    case .diff: .required("A,B")
    case .last, .help: .none
    }
  }

  var summary: String {
    switch self {
    case .last: "show the journal of the last prompt"
    case .step: "show step N, with everything that could be seen"
    case .diff: "show what happened between steps A and B"
    case .help: "print this help"
    }
  }
}

extension TraceOptions {
  /// Reads what follows `trace`.
  ///
  /// - Returns: Nil if the help is asked for.
  static func read(_ arguments: [String]) throws(OptionProblem) -> TraceOptions? {
    var words = Words<TraceOption>(arguments, of: .trace)
    guard try words.read() else { return nil }
    guard let verb = words.operands.first else {
      throw .missingWord(subcommand: "trace", wanted: "\"show\" or \"diff\"")
    }
    let paths = Array(words.operands.dropFirst())
    switch verb {
    case "show": return try show(words, paths)
    case "diff":
      if let surplus = words.options.first {
        throw .optionOfThePrompt(surplus.spelling, subcommand: "trace diff")
      }
      guard paths.count == 2 else {
        throw .missingWord(subcommand: "trace", wanted: "two traces to compare")
      }
      return .diff(old: paths[0], new: paths[1])
    case _: throw .badWord(verb, subcommand: "trace", wanted: "\"show\" or \"diff\"")
    }
  }

  private static func show(
    _ words: Words<TraceOption>, _ paths: [String]
  ) throws(OptionProblem) -> TraceOptions {
    var part = Part.whole
    var wantsLast = false
    if words.options.contains(where: { $0.option == .step }),
      words.options.contains(where: { $0.option == .diff })
    {
      throw .together("--step", "--diff")
    }
    for (option, argument, spelling) in words.options {
      let numbers = (argument ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { text in text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(text) : nil }
      switch option {
      case .last: wantsLast = true
      case .step:
        guard numbers.count == 1, numbers[0] > 0 else {
          throw .badValue(spelling, value: argument ?? "", wanted: "the number of a step")
        }
        part = .step(numbers[0])
      case .diff:
        guard numbers.count == 2, !numbers.contains(0) else {
          throw .badValue(
            spelling, value: argument ?? "", wanted: "the numbers of two steps, such as 6,7")
        }
        part = .between(numbers[0], numbers[1])
      case .help: continue
      }
    }
    if paths.count > 1 { throw .surplusWord(paths[1]) }
    if wantsLast, let path = paths.first { throw .surplusWord(path) }
    guard wantsLast || !paths.isEmpty else {
      throw .missingWord(subcommand: "trace", wanted: "a trace, or --last")
    }
    return .show(path: paths.first, part)
  }
}
