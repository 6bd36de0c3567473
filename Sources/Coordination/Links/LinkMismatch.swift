/// Where links leave patterns: the furthest segment that any of them reached, and what they had there.
struct LinkMismatch {
  /// How many segments fit.
  private(set) var depth: Int
  /// What would have fitted next, in words.
  private(set) var expected: [String] = []
  /// The words that would have fitted next.
  private(set) var words: [String] = []
  private var isOutOfRange = false
  private var isLast = true

  init(depth: Int) {
    self.depth = depth
  }

  mutating func expect(_ segment: LinkPatternSegment?, _ parameter: LinkPatternParameter?) {
    switch segment {
    case nil:
      add("the end")
    case .literal(let word):
      isLast = false
      add("\"\(word)\"")
      words.append(word)
    case .parameter(let name):
      isLast = false
      guard let parameter else { return add(name) }
      words += parameter.kind.words
      for expectation in parameter.kind.expectation {
        // A word says enough; of a number one wants to know which.
        add(parameter.kind.words.isEmpty ? "\(expectation) (\(name))" : expectation)
      }
    }
  }

  mutating func setOutOfRange() {
    isOutOfRange = true
  }

  /// Takes over what another pattern had, if the link went at least as far there.
  mutating func merge(_ other: LinkMismatch) {
    guard other.depth >= depth else { return }
    if other.depth > depth { self = LinkMismatch(depth: other.depth) }
    for each in other.expected { add(each) }
    words += other.words
    isOutOfRange = isOutOfRange || other.isOutOfRange
    isLast = isLast && other.isLast
  }

  /// What is wrong with the segment that did not fit.
  func reason(for text: String) -> LinkError.Reason {
    if isOutOfRange { return .range(text) }
    return isLast ? .pathGoesOn(text) : .segment(text)
  }

  private mutating func add(_ expectation: String) {
    if !expected.contains(expectation) { expected.append(expectation) }
  }
}

extension LinkPattern {
  /// Where a link leaves the pattern; nil if it fits to the end.
  func mismatch(with parts: [LinkReader.Part]) -> LinkMismatch? {
    for depth in 0..<max(parts.count, segments.count) {
      var mismatch = LinkMismatch(depth: depth)
      let segment = depth < segments.count ? segments[depth] : nil
      var parameter: LinkPatternParameter?
      if case .parameter(let name)? = segment { parameter = self.parameter(name) }
      if depth < parts.count, let segment {
        switch segment.reading(of: parts[depth].text, by: parameter) {
        case .fits: continue
        case .malformed: break
        case .outOfRange: mismatch.setOutOfRange()
        }
      }
      mismatch.expect(segment, parameter)
      return mismatch
    }
    return nil
  }
}

extension LinkPatternSegment {
  /// Whether a text fits the segment.
  func reading(of text: String, by parameter: LinkPatternParameter?) -> LinkReading {
    switch self {
    case .literal(let word): word == text ? .fits : .malformed
    case .parameter: parameter?.kind.reading(of: text) ?? .malformed
    }
  }
}
