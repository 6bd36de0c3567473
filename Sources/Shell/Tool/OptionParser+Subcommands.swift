import Sessions

extension OptionParser {
  /// The words that stand in the place of a prompt.
  static let subcommands = ["test", "fmt", "review", "apps"]

  /// The options of a subcommand as a person writes them, without values.
  static func options(of subcommand: String) -> [String] {
    switch subcommand {
    case "test":
      ["--app", "--check", "--set", "--update", "--review", "--ci-update", "--strict-tree"]
    case "fmt": ["--check", "--to"]
    case "review": ["--accept", "--reject"]
    default: []
    }
  }

  /// Reads what follows `test`: paths and its options, in any order.
  static func test(
    app: String?, arguments: ArraySlice<String>
  ) throws(OptionProblem) -> ToolInvocation {
    var options = TestOptions()
    options.app = app
    var words = SubcommandWords("test", arguments)
    while let option = words.next() {
      switch option {
      case "--check": options.onlyChecks = true
      case "--strict-tree": options.isStrictTree = true
      case "--app": options.app = try words.value(of: option, "NAME")
      case "--set":
        let text = try words.value(of: option, "NAME=VALUE")
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
          throw .badValue(option, text, allowed: ["NAME=VALUE"])
        }
        options.values[String(text[..<equals])] = String(text[text.index(after: equals)...])
      case "--update":
        var update = options.update ?? UpdateOptions()
        if let word = words.ownValue() {
          guard let scope = UpdateOptions.Scope(rawValue: word) else {
            throw .badValue(
              option, word, allowed: UpdateOptions.Scope.allCases.map(\.rawValue))
          }
          update.scope = scope
        }
        options.update = update
      case "--review": words.isForReview = true
      case "--ci-update": words.allowsCI = true
      default:
        guard let path = words.path(option) else { return try help(instead: option, of: "test") }
        options.paths.append(path)
      }
      try words.refuseValue(of: option)
    }
    for (isGiven, option) in [(words.isForReview, "--review"), (words.allowsCI, "--ci-update")] {
      if isGiven, options.update == nil { throw .needsOption(option, other: "--update") }
    }
    options.update?.isForReview = words.isForReview
    options.update?.allowsCI = words.allowsCI
    return .test(options)
  }

  /// Reads what follows `fmt`.
  static func format(_ arguments: ArraySlice<String>) throws(OptionProblem) -> ToolInvocation {
    var options = FormatOptions()
    var words = SubcommandWords("fmt", arguments)
    while let option = words.next() {
      switch option {
      case "--check": options.onlyChecks = true
      case "--to":
        let version = try words.value(of: option, "VERSION")
        // The only format there is; later ones are reached from here.
        guard version == SessionVersion.format else {
          throw .badValue(option, version, allowed: [SessionVersion.format])
        }
      default:
        guard let path = words.path(option) else { return try help(instead: option, of: "fmt") }
        options.paths.append(path)
      }
      try words.refuseValue(of: option)
    }
    return .format(options)
  }

  /// Reads what follows `review`.
  static func review(_ arguments: ArraySlice<String>) throws(OptionProblem) -> ToolInvocation {
    var options = ReviewOptions()
    var words = SubcommandWords("review", arguments)
    while let option = words.next() {
      switch option {
      case "--accept": options.accepted = try words.value(of: option, "PATTERN")
      case "--reject": options.rejected = try words.value(of: option, "PATTERN")
      default:
        guard let path = words.path(option) else { return try help(instead: option, of: "review") }
        options.paths.append(path)
      }
      try words.refuseValue(of: option)
    }
    return .review(options)
  }
}

/// The words behind a subcommand, options among them in any order.
private struct SubcommandWords {
  private var rest: ArraySlice<String>
  private let subcommand: String
  /// What stood behind the equals sign of the option that was read last.
  private var attached: String?
  private var hasOnlyPaths = false
  var isForReview = false
  var allowsCI = false

  init(_ subcommand: String, _ words: ArraySlice<String>) {
    self.subcommand = subcommand
    rest = words
  }

  /// The next option without its value, or the next path.
  mutating func next() -> String? {
    guard var word = rest.popFirst() else { return nil }
    if word == "--", !hasOnlyPaths {
      hasOnlyPaths = true
      guard let path = rest.popFirst() else { return nil }
      word = path
    }
    attached = nil
    guard !hasOnlyPaths, word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else {
      return hasOnlyPaths ? Self.pathMark + word : word
    }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  /// Tells paths behind `--` from options of the same text.
  private static let pathMark = "\0"

  /// The path that a word is; nil if it is an option nobody knows.
  func path(_ word: String) -> String? {
    if word.hasPrefix(Self.pathMark) { return String(word.dropFirst()) }
    return word.hasPrefix("-") && word != "-" ? nil : word
  }

  /// The value of an option, behind its equals sign or as the next word.
  mutating func value(of option: String, _ name: String) throws(OptionProblem) -> String {
    if let own = ownValue() { return own }
    guard let word = rest.popFirst() else { throw .missingArgument(option, argument: name) }
    return word
  }

  /// The value behind the equals sign.
  mutating func ownValue() -> String? {
    defer { attached = nil }
    return attached
  }

  /// Complains about a value that nobody asked for.
  func refuseValue(of option: String) throws(OptionProblem) {
    if attached != nil { throw .surplusArgument(option) }
  }
}
