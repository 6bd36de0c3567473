import Sessions

/// What could stand at the cursor.
public struct Completion: Hashable, Sendable {
  /// Where the word begins that a candidate replaces, as a byte offset into the line; it ends at the cursor.
  public var start: Int
  /// What is there of the word already.
  public var word: String
  /// The candidates, in the order of the screen.
  public var candidates: [Candidate]
  /// How many more there are that are not listed.
  public var omitted: Int
  /// Whether the line needs none of the candidates; then even an only one is listed, and not put in uninvited.
  public var isOptional: Bool

  /// Creates a completion.
  public init(
    start: Int, word: String, candidates: [Candidate], omitted: Int = 0, isOptional: Bool = false
  ) {
    self.start = start
    self.word = word
    self.candidates = candidates
    self.omitted = omitted
    self.isOptional = isOptional
  }

  /// What all candidates begin with, or the word as it is where they have less in common.
  ///
  /// A word that is not begun stays so: then the list comes at once.
  public var commonText: String {
    guard omitted == 0, !word.isEmpty, let first = candidates.first?.text else { return word }
    let common = candidates.dropFirst().reduce(Substring(first)) { shared, candidate in
      shared.prefix(commonCount(shared, candidate.text))
    }
    return common.count > word.count ? String(common) : word
  }
}

extension Completion {
  /// The completion without what must not be shown.
  func without(_ hidden: HiddenTexts) -> Completion {
    guard !hidden.isEmpty else { return self }
    var result = self
    result.candidates = candidates.compactMap { candidate in
      guard hidden.masked(candidate.text) == candidate.text else { return nil }
      var candidate = candidate
      candidate.note = candidate.note.map(hidden.masked)
      return candidate
    }
    return result
  }
}

/// One way to go on.
public struct Candidate: Hashable, Sendable {
  /// What replaces the word.
  public var text: String
  /// What the list says beside it.
  public var note: String?
  /// Whether a blank follows if this is the only candidate.
  public var isWhole: Bool

  /// Creates a candidate.
  public init(_ text: String, note: String? = nil, isWhole: Bool = true) {
    self.text = text
    self.note = note
    self.isWhole = isWhole
  }
}

private func commonCount(_ first: Substring, _ second: String) -> Int {
  zip(first, second).prefix { $0 == $1 }.count
}
