extension LinkTable {
  /// The part of a link in which its place is told.
  private struct Address {
    let isOnTheWeb: Bool
    let segments: [LinkReader.Part]
    /// Where the path begins and ends, from 1.
    let start: Int
    let end: Int
  }

  func read(_ reader: inout LinkReader) throws(LinkError) -> Route {
    let address = try readAddress(&reader)
    let pattern = try findPattern(for: address, reader)
    let items = try reader.readItems()
    let ignoresExtras = extras == .ignored || extras == .ignoredOnTheWeb && address.isOnTheWeb
    var texts = try values(of: items, for: pattern, reader, ignoringExtras: ignoresExtras)
    if reader.hasFragment, !ignoresExtras {
      throw reader.error(.fragment, at: reader.offset, expected: ["the end"])
    }
    for (segment, part) in zip(pattern.segments, address.segments) {
      if case .parameter(let name) = segment { texts[name] = [part.text] }
    }
    guard let route = pattern.make(texts) else {
      throw reader.error(.values, at: address.start, expected: ["values that go together"])
    }
    return route
  }

  private func readAddress(_ reader: inout LinkReader) throws(LinkError) -> Address {
    let isWeb = try readScheme(&reader)
    guard reader.readSlashes() else {
      throw reader.error(.slashes, at: reader.offset, expected: ["\"//\""])
    }
    if isWeb {
      let host = reader.readHost()
      guard hosts.contains(host.text) else {
        throw reader.error(
          .host(host.text), at: host.offset, expected: hosts.map { "\"\($0)\"" }, near: hosts)
      }
    }
    let start = reader.offset
    let segments = try reader.readSegments()
    return Address(isOnTheWeb: isWeb, segments: segments, start: start, end: reader.offset)
  }

  /// - Returns: Whether the link is one of the web.
  private func readScheme(_ reader: inout LinkReader) throws(LinkError) -> Bool {
    let web = hosts.isEmpty ? [] : ["https", "http"]
    let known = schemes + web
    let expected = known.map { "\"\($0):\"" }
    guard let scheme = reader.readScheme() else {
      throw reader.error(.scheme(nil), at: 1, expected: expected)
    }
    guard known.contains(scheme.text) else {
      throw reader.error(.scheme(scheme.text), at: 1, expected: expected, near: known)
    }
    return !schemes.contains(scheme.text)
  }

  private func values(
    of items: [LinkReader.Item], for pattern: LinkPattern<Route>, _ reader: LinkReader,
    ignoringExtras: Bool
  ) throws(LinkError) -> [String: [String]] {
    let parameters = pattern.items
    let names = parameters.map(\.name)
    var texts: [String: [String]] = [:]
    for item in items {
      let name = item.name.text
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        if ignoringExtras { continue }
        throw reader.error(
          .item(name), at: item.name.offset,
          expected: names.isEmpty ? ["no item"] : names.map { "\"\($0)=\"" }, near: names)
      }
      if texts[name] != nil, parameter.count != .any {
        throw reader.error(
          .repeatedItem(name), at: item.name.offset, expected: ["\"\(name)=\" once"])
      }
      try check(item.value, of: parameter, reader)
      texts[name, default: []].append(item.value.text)
    }
    for parameter in parameters where parameter.count == .one && texts[parameter.name] == nil {
      throw reader.error(
        .missingItem(parameter.name), at: reader.offset, expected: ["\"\(parameter.name)=\""])
    }
    return texts
  }

  private func check(
    _ value: LinkReader.Part, of parameter: LinkPatternParameter, _ reader: LinkReader
  ) throws(LinkError) {
    let reason: LinkError.Reason
    switch parameter.kind.reading(of: value.text) {
    case .fits: return
    case .malformed: reason = .value(value.text, of: parameter.name)
    case .outOfRange: reason = .range(value.text)
    }
    throw reader.error(
      reason, at: value.offset, expected: parameter.kind.expectation,
      near: parameter.kind.words)
  }

  private func findPattern(for address: Address, _ reader: LinkReader) throws(LinkError)
    -> LinkPattern<Route>
  {
    var furthest = LinkMismatch(depth: 0)
    for pattern in patterns {
      guard let mismatch = pattern.mismatch(with: address.segments) else { return pattern }
      furthest.merge(mismatch)
    }
    guard furthest.depth < address.segments.count else {
      throw reader.error(.pathEnd, at: address.end, expected: furthest.expected)
    }
    let part = address.segments[furthest.depth]
    throw reader.error(
      furthest.reason(for: part.text), at: part.offset, expected: furthest.expected,
      near: furthest.words)
  }
}

extension LinkParameterKind {
  /// The words it takes, if it takes words.
  var words: [String] {
    switch self {
    case .words(let words): words
    case .number, .other: []
    }
  }
}
