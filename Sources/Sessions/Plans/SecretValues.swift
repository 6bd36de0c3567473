/// What `${secret:…}` reads: values that were given, then what the environment has.
package struct SecretValues: Hashable, Sendable {
  private let given: [String: String]
  private let environment: [String: String]

  package init(given: [String: String] = [:], environment: [String: String] = [:]) {
    self.given = given
    self.environment = environment
  }

  /// The value of a name; the variable may have it in capitals, as variables usually are.
  package subscript(_ name: String) -> String? {
    given[name] ?? Self.variables(of: name).lazy.compactMap { environment[$0] }.first
  }

  /// The variables that may have the value of a name, the first that is set counts.
  package static func variables(of name: String) -> [String] {
    let exact = SessionPlanner.secretPrefix + name
    let capitals = SessionPlanner.secretPrefix + name.uppercased()
    return exact == capitals ? [exact] : [exact, capitals]
  }
}
