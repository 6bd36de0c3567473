/// The name of a method.
///
/// There is no Objective-C runtime to send it with: it lets signatures compile, and is stored.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name's text.
  public let description: String

  /// Creates a name.
  public init(_ str: String) {
    description = str
  }

  /// Creates a name.
  public init(stringLiteral value: String) {
    description = value
  }
}

/// The text of a method's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The method's name with this text.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
