extension LinkParameter where Value == Int {
  /// A number as it is printed: `3` and `-3`, not `03` or `+3`.
  ///
  /// - Parameters:
  ///   - name: The name in the path or in the query.
  ///   - range: Which numbers are meant; others, and those too large for `Int`, are out of range.
  public static func number(_ name: String, in range: ClosedRange<Int> = Int.min...Int.max)
    -> LinkParameter
  {
    LinkParameter(
      name, kind: .number(range), read: { Int($0) },
      write: { range.contains($0) ? String($0) : nil })
  }
}

extension LinkParameter where Value == String {
  /// A text, with its escapes read.
  ///
  /// - Parameters:
  ///   - name: The name in the path or in the query; only there it may be empty.
  ///   - exceptions: Texts that other patterns have in its place.
  public static func text(_ name: String, except exceptions: Set<String> = []) -> LinkParameter {
    LinkParameter(
      name, kind: .other("a text") { !exceptions.contains($0) }, read: { $0 },
      write: { exceptions.contains($0) ? nil : $0 })
  }
}

extension LinkParameter where Value == Bool {
  /// `true` or `false`.
  public static func flag(_ name: String) -> LinkParameter {
    LinkParameter(
      name, kind: .words(["true", "false"]), read: { $0 == "true" },
      write: { $0 ? "true" : "false" })
  }
}

extension LinkParameter
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of the words of an enum.
  public static func word(_ name: String) -> LinkParameter {
    LinkParameter(
      name, kind: .words(Value.allCases.map(\.rawValue)), read: { Value(rawValue: $0) },
      write: { $0.rawValue })
  }
}

extension LinkParameter {
  /// An item of the query that may be missing.
  public static func optional<Wrapped>(_ parameter: LinkParameter<Wrapped>) -> LinkParameter
  where Value == Wrapped? {
    LinkParameter(
      name: parameter.name, count: .noneOrOne, kind: parameter.kind,
      read: { texts in
        texts.isEmpty ? .some(nil) : parameter.read(texts).map { .some($0) }
      },
      write: { value in value.map { parameter.write($0) } ?? [] })
  }

  /// An item of the query that may stand there any number of times; the values keep their order.
  public static func list<Element>(_ parameter: LinkParameter<Element>) -> LinkParameter
  where Value == [Element] {
    LinkParameter(
      name: parameter.name, count: .any, kind: parameter.kind,
      read: { texts in
        var values: [Element] = []
        for text in texts {
          guard let value = parameter.read([text]) else { return nil }
          values.append(value)
        }
        return values
      },
      write: { values in
        var texts: [String] = []
        for value in values {
          guard let text = parameter.write(value)?.first else { return nil }
          texts.append(text)
        }
        return texts
      })
  }
}
