/// A typed part of a link's path, or an item of its query.
///
/// A name that the path of the pattern holds as `:name` is a segment; any other is an item of the query.
public struct LinkParameter<Value>: Sendable {
  /// The name in the path or in the query.
  public let name: String
  /// How often it may stand there.
  let count: LinkParameterCount
  /// Which texts it takes.
  let kind: LinkParameterKind
  /// Makes the value of the decoded texts that stand there; nil if they do not fit.
  let read: @Sendable ([String]) -> Value?
  /// The texts that stand for a value; nil if none do.
  let write: @Sendable (Value) -> [String]?

  /// Creates a parameter for values of an app's own type.
  ///
  /// - Parameters:
  ///   - name: The name in the path or in the query.
  ///   - expectation: What stands there, in words such as `a day`; for the errors.
  ///   - read: Makes the value of the decoded text; nil if that does not fit.
  ///   - write: The text that stands for a value; nil if none does.
  public init(
    _ name: String, expecting expectation: String,
    read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      name, kind: .other(expectation) { read($0) != nil }, read: read, write: write)
  }

  init(
    _ name: String, kind: LinkParameterKind, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      name: name, count: .one, kind: kind,
      read: { texts in texts.count == 1 ? read(texts[0]) : nil },
      write: { value in write(value).map { [$0] } })
  }

  init(
    name: String, count: LinkParameterCount, kind: LinkParameterKind,
    read: @escaping @Sendable ([String]) -> Value?,
    write: @escaping @Sendable (Value) -> [String]?
  ) {
    self.name = name
    self.count = count
    self.kind = kind
    self.read = read
    self.write = write
  }
}

/// How often a parameter may stand in a link.
enum LinkParameterCount: Hashable, Sendable {
  case one
  case noneOrOne
  case any
}

/// Whether a text fits a parameter.
enum LinkReading: Hashable, Sendable {
  case fits
  case malformed
  /// A number, but none of those that are meant.
  case outOfRange
}

/// Which texts a parameter takes, as far as a table has to know.
enum LinkParameterKind: Sendable {
  case number(ClosedRange<Int>)
  case words([String])
  case other(String, accepts: @Sendable (String) -> Bool)

  func reading(of text: String) -> LinkReading {
    switch self {
    case .number(let range):
      guard Self.isNumber(text) else { return .malformed }
      return Int(text).map(range.contains) == true ? .fits : .outOfRange
    case .words(let words):
      return words.contains(text) ? .fits : .malformed
    case .other(_, let accepts):
      return accepts(text) ? .fits : .malformed
    }
  }

  /// What fits, in words.
  var expectation: [String] {
    switch self {
    case .number(Int.min...Int.max): ["a number"]
    case .number(let range) where range.upperBound == Int.max:
      ["a number from \(range.lowerBound)"]
    case .number(let range): ["a number from \(range.lowerBound) to \(range.upperBound)"]
    case .words(let words): words.map { "\"\($0)\"" }
    case .other(let expectation, _): [expectation]
    }
  }

  /// A text that fits both this and another kind; nil if there is certainly none.
  func overlap(with other: LinkParameterKind, named name: String) -> String? {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left.overlaps(right) ? String(max(left.lowerBound, right.lowerBound)) : nil
    case (.words(let words), _):
      words.first { other.reading(of: $0) == .fits }
    case (_, .words(let words)):
      words.first { reading(of: $0) == .fits }
    case (.number(let range), .other), (.other, .number(let range)):
      String(range.contains(1) ? 1 : range.lowerBound)
    case (.other, .other):
      name.uppercased()
    }
  }

  /// Whether a text is a number as it is printed: "03" and "+3" are none.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.first,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return first != UInt8(ascii: "0") || text == "0"
  }
}
