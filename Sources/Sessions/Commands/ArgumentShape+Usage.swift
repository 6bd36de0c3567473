extension ArgumentShape {
  /// The shape as a usage line writes it.
  public var usage: String {
    switch self {
    case .word(let word): word
    case .value(.elementTitle, let name): "\"\(name)\""
    case .value(_, let name): name
    case .keyed(let key, _, let name): "\(key)=\(name)"
    case .oneOf(let choices):
      choices.map(Self.usage).joined(separator: choices.allSatisfy { $0.count == 1 } ? "|" : " | ")
    case .optional(let shapes): "[\(Self.usage(of: shapes))]"
    case .repeated(let shapes): "[\(Self.usage(of: shapes))]…"
    }
  }

  private static func usage(of shapes: [ArgumentShape]) -> String {
    shapes.map(\.usage).joined(separator: " ")
  }
}
