public import Foundation

/// The links of an app: each pattern with the route that it leads to.
///
/// Reading a link is a pure function of its text. What it does in doubtful cases:
///
/// | In the text | What becomes of it |
/// | --- | --- |
/// | scheme and host in upper case | read as lower case; segments and names of items are taken as they are |
/// | first part of a link with the app's own scheme | a segment, though a URL calls it host |
/// | one slash at the end | ignored |
/// | an empty segment | an error |
/// | `%41` | decoded, after segments and items have been told apart; `+` stays a plus |
/// | an item without `=` | an item with an empty text |
/// | an empty item (`&&`) | ignored |
/// | an item twice | an error, unless the parameter is a list |
/// | an item that no parameter names, a fragment | ``LinkExtras`` decides |
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
  /// The app's own schemes, in lower case; links are written with the first.
  public let schemes: [String]
  /// The hosts whose web pages the app shows itself, in lower case.
  public let hosts: [String]
  /// What is wrong with the table; patterns that are named here take no link.
  public let problems: [LinkTableProblem]

  let extras: LinkExtras
  let patterns: [LinkPattern<Route>]

  /// Creates a table, and looks for what is wrong with it.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes, without a colon; links are written with the first.
  ///   - hosts: The hosts whose web pages the app shows itself.
  ///   - extras: What becomes of items that no parameter names, and of fragments.
  ///   - patterns: The patterns; no link may fit two of them.
  /// - Complexity: O(*n*²) in the number of patterns.
  public init(
    schemes: [String], hosts: [String] = [], extras: LinkExtras = .ignoredOnTheWeb,
    _ patterns: [LinkPattern<Route>]
  ) {
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.lowercased() }
    self.extras = extras
    var problems = LinkTableProblem.ofNames(schemes: schemes, hosts: hosts)
    var sound: [LinkPattern<Route>] = []
    for pattern in patterns {
      var found = pattern.problem
      for other in sound where found == nil { found = other.ambiguity(with: pattern) }
      if let found { problems.append(found) } else { sound.append(pattern) }
    }
    self.problems = problems
    self.patterns = sound
  }

  /// Reads a link.
  ///
  /// - Parameter url: Its text counts, as `absoluteString` has it.
  /// - Throws: What is wrong, where, and what would be valid there.
  public func route(from url: URL) throws(LinkError) -> Route {
    try route(from: url.absoluteString)
  }

  /// Reads a link.
  ///
  /// - Parameter text: Any text.
  /// - Throws: What is wrong, where, and what would be valid there.
  /// - Complexity: O(*n* · *m*) in the length of the text and the number of patterns.
  public func route(from text: String) throws(LinkError) -> Route {
    var reader = LinkReader(text)
    return try read(&reader)
  }
}

/// What becomes of what no pattern asks for: items of the query without a parameter, and fragments.
public enum LinkExtras: Hashable, Sendable {
  /// An error everywhere.
  case refused
  /// Ignored on links of the web, which others decorate; an error with the app's own scheme.
  case ignoredOnTheWeb
  /// Ignored everywhere.
  case ignored
}
