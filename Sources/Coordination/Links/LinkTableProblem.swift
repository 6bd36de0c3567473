/// What is wrong with a table of links, found when it is made.
public enum LinkTableProblem: Error, Hashable, Sendable {
  /// Neither a scheme nor a host: no link can be one of the app's.
  case noScheme
  /// The text is no scheme.
  case scheme(String)
  /// The text is no host.
  case host(String)
  /// A segment of the path is empty, or holds what only whole links have.
  case segment(String, of: String)
  /// No parameter has the name that stands in the path.
  case missingParameter(String, of: String)
  /// Two parameters have one name, or it stands in the path twice.
  case repeatedParameter(String, of: String)
  /// A segment cannot be missing, nor be there twice.
  case optionalSegment(String, of: String)
  /// A link fits two patterns; the second takes none.
  case ambiguous(first: String, second: String, example: String)

  static func ofNames(schemes: [String], hosts: [String]) -> [LinkTableProblem] {
    if schemes.isEmpty, hosts.isEmpty { return [.noScheme] }
    return schemes.filter { !isScheme($0) }.map(LinkTableProblem.scheme)
      + hosts.filter { !isHost($0) }.map(LinkTableProblem.host)
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension LinkTableProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .noScheme:
      "the table has neither a scheme nor a host"
    case .scheme(let text):
      "\"\(text)\" is no scheme: a letter, then letters, digits, \"+\", \"-\" and \".\""
    case .host(let text):
      "\"\(text)\" is no host: letters, digits, \"-\" and \".\", without a port"
    case .segment(let segment, let path):
      segment.isEmpty
        ? "the path \"\(path)\" has an empty segment"
        : "the path \"\(path)\" has \"\(segment)\", which cannot be a segment"
    case .missingParameter(let name, let path):
      "the path \"\(path)\" has \":\(name)\", but no parameter of that name"
    case .repeatedParameter(let name, let path):
      "the pattern \"\(path)\" has \"\(name)\" twice"
    case .optionalSegment(let name, let path):
      "the path \"\(path)\" has \":\(name)\", which may be missing or repeated: make it an item"
    case .ambiguous(let first, let second, let example):
      "\"\(example)\" fits the patterns \"\(first)\" and \"\(second)\""
    }
  }
}

extension LinkPattern {
  /// What is wrong with the pattern itself.
  var problem: LinkTableProblem? {
    var names: Set<String> = []
    for parameter in parameters where !names.insert(parameter.name).inserted {
      return .repeatedParameter(parameter.name, of: path)
    }
    names = []
    for segment in segments {
      switch segment {
      case .literal(let word):
        if word.isEmpty || word.contains(where: { "?#%".contains($0) }) {
          return .segment(word, of: path)
        }
      case .parameter(let name):
        if name.isEmpty { return .segment(":", of: path) }
        if !names.insert(name).inserted { return .repeatedParameter(name, of: path) }
        guard let parameter = parameter(name) else {
          return .missingParameter(name, of: path)
        }
        if parameter.count != .one { return .optionalSegment(name, of: path) }
      }
    }
    return nil
  }

  /// The problem that a link would fit this pattern and another one; nil if none would.
  func ambiguity(with other: LinkPattern) -> LinkTableProblem? {
    guard segments.count == other.segments.count else { return nil }
    var example: [String] = []
    for (left, right) in zip(segments, other.segments) {
      guard let text = overlap(of: left, with: right, in: other) else { return nil }
      example.append(text)
    }
    return .ambiguous(
      first: path, second: other.path, example: example.joined(separator: "/"))
  }

  private func overlap(
    of left: LinkPatternSegment, with right: LinkPatternSegment, in other: LinkPattern
  ) -> String? {
    switch (left, right) {
    case (.literal(let word), _):
      let parameter = other.parameter(right.name)
      return right.reading(of: word, by: parameter) == .fits ? word : nil
    case (.parameter(let name), .literal(let word)):
      return left.reading(of: word, by: parameter(name)) == .fits ? word : nil
    case (.parameter(let name), .parameter(let otherName)):
      guard let kind = parameter(name)?.kind, let otherKind = other.parameter(otherName)?.kind
      else { return nil }
      return kind.overlap(with: otherKind, named: name)
    }
  }
}

extension LinkPatternSegment {
  /// The word or the name of the parameter.
  var name: String {
    switch self {
    case .literal(let word): word
    case .parameter(let name): name
    }
  }
}
