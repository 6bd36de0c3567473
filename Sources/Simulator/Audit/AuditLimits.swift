/// How much an audit looks at before it stops and says so.
package struct AuditLimits: Hashable, Sendable {
  /// How many objects, closures' captures included.
  package var objects = 100_000
  /// How many values in them: properties, entries of lists, captures.
  package var values = 1_000_000
  /// How many holders of one object are told apart.
  package var holders = 64

  /// Creates the usual limits.
  package init() {}
}
