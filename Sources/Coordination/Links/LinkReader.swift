/// A link's text, taken apart without regard to any pattern; each part knows where it stands.
struct LinkReader {
  /// A part of the text, with its escapes read.
  struct Part {
    let text: String
    /// The place of its first character in the link, from 1.
    let offset: Int
  }

  /// An item of the query.
  struct Item {
    let name: Part
    let value: Part
  }

  let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The place of the next character, from 1.
  var offset: Int { position + 1 }

  func error(
    _ reason: LinkError.Reason, at offset: Int, expected: [String] = [], near names: [String] = []
  ) -> LinkError {
    LinkError(
      text: text, offset: offset, reason: reason, expected: expected,
      suggestion: LinkSpelling.suggestion(for: reason.found, among: names))
  }

  /// The scheme in lower case, with the colon behind it read; nil if there is none.
  mutating func readScheme() -> Part? {
    guard let end = firstIndex(of: ":/?#"), characters[end] == ":", end > 0 else { return nil }
    position = end + 1
    return Part(text: String(characters[..<end]).lowercased(), offset: 1)
  }

  /// Whether the two slashes that follow a scheme were there.
  mutating func readSlashes() -> Bool {
    guard characters[position...].starts(with: "//") else { return false }
    position += 2
    return true
  }

  /// The host in lower case, up to the path.
  mutating func readHost() -> Part {
    let start = position
    position = firstIndex(of: "/?#") ?? characters.count
    let host = Part(text: String(characters[start..<position]).lowercased(), offset: start + 1)
    if position < characters.count, characters[position] == "/" { position += 1 }
    return host
  }

  /// The segments up to the query; one slash at the end is no segment.
  mutating func readSegments() throws(LinkError) -> [Part] {
    let start = position
    position = firstIndex(of: "?#") ?? characters.count
    var end = position
    if end > start, characters[end - 1] == "/" { end -= 1 }
    guard end > start else { return [] }
    var segments: [Part] = []
    for range in ranges(of: "/", in: start..<end) {
      if range.isEmpty { throw error(.emptySegment, at: range.lowerBound + 1) }
      segments.append(try decode(range))
    }
    return segments
  }

  /// The items of the query, if there is one.
  mutating func readItems() throws(LinkError) -> [Item] {
    guard position < characters.count, characters[position] == "?" else { return [] }
    let start = position + 1
    position = firstIndex(of: "#") ?? characters.count
    var items: [Item] = []
    for range in ranges(of: "&", in: start..<position) where !range.isEmpty {
      let equals = characters[range].firstIndex(of: "=")
      let name = try decode(range.lowerBound..<(equals ?? range.upperBound))
      let value = try decode((equals.map { $0 + 1 } ?? range.upperBound)..<range.upperBound)
      items.append(Item(name: name, value: value))
    }
    return items
  }

  /// Whether a fragment follows; an empty one is one too.
  var hasFragment: Bool { position < characters.count }

  private func firstIndex(of stops: String) -> Int? {
    characters[position...].firstIndex { stops.contains($0) }
  }

  private func ranges(of separator: Character, in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where characters[index] == separator {
      ranges.append(start..<index)
      start = index + 1
    }
    return ranges + [start..<range.upperBound]
  }

  private func decode(_ range: Range<Int>) throws(LinkError) -> Part {
    do {
      return Part(
        text: try LinkEscapes.decode(characters[range]), offset: range.lowerBound + 1)
    } catch {
      throw self.error(error.reason, at: error.index + 1, expected: error.expected)
    }
  }
}
