/// The form of the links that lead to one kind of place.
///
/// The path tells patterns apart; items of the query only carry values.
public struct LinkPattern<Route: Hashable & Sendable>: Sendable {
  /// The path, such as `clip/:id`.
  public let path: String
  let segments: [LinkPatternSegment]
  let parameters: [LinkPatternParameter]
  /// Makes the route of the texts of each parameter.
  let make: @Sendable ([String: [String]]) -> Route?
  /// The texts of each parameter for a route; nil if the pattern is not the route's.
  let texts: @Sendable (Route) -> [String: [String]]?

  /// Creates a pattern with values.
  ///
  /// - Parameters:
  ///   - path: Segments joined by slashes, without one at either end; `:name` stands for a parameter.
  ///   - parameters: The parameters, in the order in which the closures have them.
  ///   - make: Makes the route; nil if the values do not go together. Owned by the pattern.
  ///   - values: The values of a route; nil if the route is none of this pattern. Owned by the pattern.
  public init<each Value>(
    _ path: String, _ parameters: repeat LinkParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Route?,
    values: @escaping @Sendable (Route) -> (repeat each Value)?
  ) {
    var described: [LinkPatternParameter] = []
    for parameter in repeat each parameters {
      described.append(LinkPatternParameter(parameter))
    }
    self.path = path
    self.parameters = described
    segments = LinkPatternSegment.all(of: path)
    self.make = { texts in
      func read<Each>(_ parameter: LinkParameter<Each>) throws(Unreadable) -> Each {
        guard let value = parameter.read(texts[parameter.name] ?? []) else { throw Unreadable() }
        return value
      }
      do {
        return make(repeat try read(each parameters))
      } catch {
        return nil
      }
    }
    texts = { route in
      guard let found = values(route) else { return nil }
      var texts: [String: [String]] = [:]
      for (parameter, value) in repeat (each parameters, each found) {
        guard let written = parameter.write(value) else { return nil }
        texts[parameter.name] = written
      }
      return texts
    }
  }

  /// Creates a pattern that leads to one place.
  ///
  /// - Parameters:
  ///   - path: Segments joined by slashes; empty for the app itself.
  ///   - route: Where it leads.
  public init(_ path: String, to route: Route) {
    self.init(path, make: { route }, values: { $0 == route ? () : nil })
  }

  /// The parameters that are items of the query.
  var items: [LinkPatternParameter] {
    parameters.filter { parameter in
      !segments.contains { $0 == .parameter(parameter.name) }
    }
  }

  func parameter(_ name: String) -> LinkPatternParameter? {
    parameters.first { $0.name == name }
  }
}

/// A value that does not fit ends the reading.
private struct Unreadable: Error {}

/// A segment of a pattern's path.
enum LinkPatternSegment: Hashable, Sendable {
  case literal(String)
  case parameter(String)

  static func all(of path: String) -> [LinkPatternSegment] {
    guard !path.isEmpty else { return [] }
    return path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .literal(String(part))
    }
  }
}

/// A parameter without the type of its value.
struct LinkPatternParameter: Sendable {
  let name: String
  let count: LinkParameterCount
  let kind: LinkParameterKind

  init<Value>(_ parameter: LinkParameter<Value>) {
    name = parameter.name
    count = parameter.count
    kind = parameter.kind
  }
}
