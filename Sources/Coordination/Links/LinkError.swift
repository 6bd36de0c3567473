/// Why a text is no link of the app: what is wrong, where, and what would be valid there.
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The scheme is missing, or none of the app's.
    case scheme(String?)
    /// No two slashes follow the scheme.
    case slashes
    /// The host is none of the app's.
    case host(String)
    /// A segment of the path is empty.
    case emptySegment
    /// No link has this segment here.
    case segment(String)
    /// The path ends before it leads anywhere.
    case pathEnd
    /// The path goes on where every link has ended.
    case pathGoesOn(String)
    /// The number is none of those that are meant.
    case range(String)
    /// The link has no item of this name.
    case item(String)
    /// An item that is needed is missing.
    case missingItem(String)
    /// An item is there twice.
    case repeatedItem(String)
    /// The text of an item does not fit.
    case value(String, of: String)
    /// The link has a fragment.
    case fragment
    /// The values do not go together.
    case values
    /// A percent sign without two hexadecimal digits.
    case escape(String)
    /// Escapes that are no text.
    case encoding(String)
  }

  /// The whole text.
  public let text: String
  /// The character at which it is wrong, from 1; one behind the last if something is missing at the end.
  ///
  /// Characters are counted as a person sees them; an escape counts as the three that it is.
  public let offset: Int
  /// What is wrong.
  public let reason: Reason
  /// What would be valid there, in words; texts to be written as they are stand in quotes.
  public let expected: [String]
  /// A text that is close to what was found.
  public let suggestion: String?
}

extension LinkError.Reason {
  /// The text that was found, if it can be a misspelt one.
  var found: String? {
    switch self {
    case .scheme(let text): text
    case .host(let text), .segment(let text), .item(let text), .value(let text, _): text
    case .slashes, .emptySegment, .pathEnd, .pathGoesOn, .range, .missingItem, .repeatedItem,
      .fragment, .values, .escape, .encoding:
      nil
    }
  }
}

extension LinkError: CustomStringConvertible {
  /// The error in words.
  public var description: String { "character \(offset) of \"\(text)\": \(problem)" }

  /// The error in words for who has the text before their eyes.
  public var explanation: String { "character \(offset), \(problem)" }

  private var problem: String {
    var words = "\(reason)"
    if !expected.isEmpty { words += ", expected " + Self.list(expected) }
    if let suggestion, expected.count > 1 { words += "; did you mean \"\(suggestion)\"?" }
    return words
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension LinkError.Reason: CustomStringConvertible {
  /// The reason in words, without what would be valid.
  public var description: String {
    switch self {
    case .scheme(let scheme): scheme.map { "unknown scheme \"\($0)\"" } ?? "no scheme"
    case .slashes: "no \"//\" behind the scheme"
    case .host(let host): "unknown host \"\(host)\""
    case .emptySegment: "an empty segment"
    case .segment(let text): "unknown segment \"\(text)\""
    case .pathEnd: "the path ends too early"
    case .pathGoesOn(let text): "the path goes on with \"\(text)\""
    case .range(let text): "\"\(text)\" is out of range"
    case .item(let name): "unknown item \"\(name)\""
    case .missingItem(let name): "no item \"\(name)\""
    case .repeatedItem(let name): "the item \"\(name)\" again"
    case .value(let text, let name): "\"\(text)\" does not fit \"\(name)\""
    case .fragment: "a fragment"
    case .values: "the values do not go together"
    case .escape(let text): "\"\(text)\" is no escape"
    case .encoding(let text): "\"\(text)\" is no text"
    }
  }
}
