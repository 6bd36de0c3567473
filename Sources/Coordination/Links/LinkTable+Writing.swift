public import Foundation

extension LinkTable {
  /// The link that leads to a route.
  ///
  /// - Parameters:
  ///   - route: Where it is to lead.
  ///   - host: A host of the table for a link of the web; nil for the app's own scheme.
  /// - Returns: Nil if no pattern leads there.
  public func text(for route: Route, on host: String? = nil) -> String? {
    let start: String
    if let host {
      guard hosts.contains(host.lowercased()) else { return nil }
      start = "https://\(host.lowercased())/"
    } else {
      guard let scheme = schemes.first else { return nil }
      start = "\(scheme)://"
    }
    for pattern in patterns {
      guard let texts = pattern.texts(route), let rest = pattern.write(texts) else { continue }
      // A text that leads elsewhere, or nowhere, is no link to the route.
      let text = start + rest
      if let reached = try? self.route(from: text), reached == route { return text }
    }
    return nil
  }

  /// The link that leads to a route, as a URL.
  ///
  /// - Parameters:
  ///   - route: Where it is to lead.
  ///   - host: A host of the table for a link of the web; nil for the app's own scheme.
  /// - Returns: Nil if no pattern leads there.
  public func url(for route: Route, on host: String? = nil) -> URL? {
    text(for: route, on: host).flatMap { URL(string: $0) }
  }

  /// The forms of the app's links, such as `clip://clip/ID`, for listings and vocabularies.
  public var forms: [String] {
    guard let scheme = schemes.first else { return [] }
    return patterns.map { "\(scheme)://" + $0.form }
  }
}

extension LinkPattern {
  /// The path and the query with these texts; nil if a segment would be empty.
  func write(_ texts: [String: [String]]) -> String? {
    var parts: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let word):
        parts.append(LinkEscapes.encode(word))
      case .parameter(let name):
        guard let text = texts[name]?.first, !text.isEmpty else { return nil }
        parts.append(LinkEscapes.encode(text))
      }
    }
    var written: [String] = []
    for item in items {
      for text in texts[item.name] ?? [] {
        written.append("\(LinkEscapes.encode(item.name))=\(LinkEscapes.encode(text))")
      }
    }
    let path = parts.joined(separator: "/")
    return written.isEmpty ? path : "\(path)?\(written.joined(separator: "&"))"
  }

  /// The path and the query with the names of the parameters in upper case.
  var form: String {
    // Loops, since an app's forms are wanted when it is launched, and the library's way to join texts begins with a
    // search of the whole program for what it needs to know about their list.
    var form = ""
    for (index, segment) in segments.enumerated() {
      if index > 0 { form += "/" }
      switch segment {
      case .literal(let word): form += word
      case .parameter(let name): form += name.uppercased()
      }
    }
    for (index, item) in items.enumerated() {
      form += "\(index == 0 ? "?" : "&")\(item.name)=\(item.name.uppercased())"
    }
    return form
  }
}
