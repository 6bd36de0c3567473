/// What `navwright test --update` may rewrite, and where it puts it.
public struct UpdateOptions: Hashable, Sendable {
  /// What is rewritten.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Output blocks.
    case blocks
    /// The right sides of `is` too.
    case values
    /// Everything that can be rewritten.
    case all
  }

  /// What is rewritten.
  public var scope: Scope
  /// Whether the file stays as it is and a neighbour ending in `.new` is written.
  public var isForReview: Bool
  /// Whether it may run where the environment says `CI`.
  public var allowsCI: Bool

  /// Creates options.
  public init(scope: Scope = .blocks, isForReview: Bool = false, allowsCI: Bool = false) {
    self.scope = scope
    self.isForReview = isForReview
    self.allowsCI = allowsCI
  }

  /// Whether the right sides of `is` are rewritten.
  var includesValues: Bool { scope != .blocks }

  /// Whether an environment is one of continuous integration.
  static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
