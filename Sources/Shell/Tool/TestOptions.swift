public import Sessions

/// The options of `navwright test`.
public struct TestOptions: Hashable, Sendable {
  /// The app for files that name none.
  public var app: String?
  /// Files and folders; none for the usual folder.
  public var paths: [String] = []
  /// Values for parameters and secrets.
  public var values: [String: String] = [:]
  /// Whether files are only read and checked.
  public var onlyChecks = false
  /// Whether cases are only listed.
  public var onlyLists = false
  /// What names of cases must match; nil for all.
  public var filter: String?
  /// Words of which a file must bear one; none for all files.
  public var tags: Set<String> = []
  /// How many processes run at a time; nil for as many as there are processors.
  public var jobs: Int?
  /// Which part of the cases is run; nil for all.
  public var shard: Shard?
  /// How often each case is run.
  public var repeats = 1
  /// After how many bad cases the run stops; nil for never.
  public var bail: Int?
  /// Whether a case goes on behind its first failure.
  public var keepsGoing = false
  /// How many seconds a step may take on the wall.
  public var limit = 30
  /// Whether a run of nothing is well.
  public var allowsNothing = false
  /// Whether a skipped case makes the run a failure.
  public var failsOnSkip = false
  /// Whether TAP goes to standard output.
  public var writesTAP = false
  /// The file for JUnit's XML; `-` is standard output.
  public var junit: String?
  /// The file for JSON Lines; `-` is standard output.
  public var json: String?
  /// Whether annotations of GitHub Actions are printed besides.
  public var annotates = false
  /// Whether what the app printed is shown for every case.
  public var showsPrinted = false
  /// The folder for traces; nil for none.
  public var traces: String?
  /// Whether files that change are run again.
  public var watches = false
  /// What is rewritten; nil in a run that only tests.
  public var update: UpdateOptions?
  /// Whether files that nobody runs are an error.
  public var isStrictTree = false

  /// Creates the defaults.
  public init() {}
}

extension TestOptions {
  /// Reads what follows `test`: paths and options, in any order.
  ///
  /// - Returns: False if the help is asked for.
  mutating func read(_ arguments: [String]) throws(OptionProblem) -> Bool {
    var words = Words<TestOption>(arguments, of: .test)
    guard try words.read() else { return false }
    for (option, argument, spelling) in words.options {
      try take(option, argument ?? "", hasArgument: argument != nil, spelling)
    }
    paths = words.operands
    let given = words.options.map(\.option)
    try completeUpdate(given)
    try refuseContradictions()
    return true
  }

  private mutating func take(
    _ option: TestOption, _ text: String, hasArgument: Bool, _ name: String
  ) throws(OptionProblem) {
    switch option {
    case .app: app = text
    case .set:
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw .badValue(name, value: text, wanted: "NAME=VALUE")
      }
      values[String(text[..<sign])] = String(text[text.index(after: sign)...])
    case .check: onlyChecks = true
    case .list: onlyLists = true
    case .filter:
      guard NamePattern(text) != nil else {
        throw .badValue(name, value: text, wanted: "a regular expression")
      }
      filter = text
    case .tags:
      let new = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !new.contains(where: { $0.isEmpty || $0.contains(" ") }) else {
        throw .badValue(name, value: text, wanted: "tags with commas between them")
      }
      tags.formUnion(new)
    case .jobs: jobs = try number(text, 1...1_024, name)
    case .shard:
      guard let part = Shard(text) else {
        throw .badValue(name, value: text, wanted: "I/N with I from 1 to N, such as 1/3")
      }
      shard = part
    case .repeats: repeats = try number(text, 1...1_000_000, name)
    case .bail: bail = hasArgument ? try number(text, 1...1_000_000, name) : 1
    case .keepGoing: keepsGoing = true
    case .limit: limit = try number(text, 1...86_400, name)
    case .allowEmpty: allowsNothing = true
    case .failOnSkip: failsOnSkip = true
    case .tap: writesTAP = true
    case .junit: junit = try path(text, name)
    case .json: json = try path(text, name)
    case .github: annotates = true
    case .printed: showsPrinted = true
    case .traces: traces = try path(text, name)
    case .watch: watches = true
    case .update: update = UpdateOptions(scope: hasArgument ? try scope(text, name) : .blocks)
    case .review, .ciUpdate: return
    case .strictTree: isStrictTree = true
    case .help: return
    }
  }

  private func scope(
    _ text: String, _ name: String
  ) throws(OptionProblem) -> UpdateOptions.Scope {
    guard let scope = UpdateOptions.Scope(rawValue: text) else {
      throw .badValue(name, value: text, wanted: "blocks, values or all")
    }
    return scope
  }

  /// What goes with `--update` alone, and what not with it: it runs whole files, once, in this process.
  private mutating func completeUpdate(_ given: [TestOption]) throws(OptionProblem) {
    update?.isForReview = given.contains(.review)
    update?.allowsCI = given.contains(.ciUpdate)
    for option in given {
      switch option {
      case .review, .ciUpdate:
        if update == nil { throw .needsOption("--\(option.name)", other: "--update") }
      case .check, .list, .filter, .tags, .jobs, .shard, .repeats, .bail, .keepGoing, .limit,
        .allowEmpty, .failOnSkip, .tap, .junit, .json, .github, .printed, .traces, .watch:
        if update != nil { throw .together("--update", "--\(option.name)") }
      case .app, .set, .update, .strictTree, .help: continue
      }
    }
  }

  private func number(
    _ text: String, _ range: ClosedRange<Int>, _ name: String
  ) throws(OptionProblem) -> Int {
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text), range ~= number
    else {
      throw .badValue(
        name, value: text, wanted: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func path(_ text: String, _ name: String) throws(OptionProblem) -> String {
    guard !text.isEmpty else { throw .badValue(name, value: text, wanted: "a path") }
    return text
  }

  private func refuseContradictions() throws(OptionProblem) {
    let onStandardOutput = [
      writesTAP ? "--tap" : nil, junit == "-" ? "--junit -" : nil, json == "-" ? "--json -" : nil,
    ].compactMap(\.self)
    if onStandardOutput.count > 1 { throw .together(onStandardOutput[0], onStandardOutput[1]) }
    if onlyChecks, onlyLists { throw .together("--check", "--list") }
    if onlyLists, isStrictTree { throw .together("--list", "--strict-tree") }
    if watches {
      let other = [
        onlyChecks ? "--check" : nil, onlyLists ? "--list" : nil, shard.map { _ in "--shard" },
        isStrictTree ? "--strict-tree" : nil, onStandardOutput.first,
      ].compactMap(\.self).first
      if let other { throw .together("--watch", other) }
    }
  }
}
