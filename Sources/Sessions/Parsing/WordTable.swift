/// What each of a few words stands for, found faster than a dictionary finds it: each line that is read comes here.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: String
    let value: Value
  }

  private var places = [[Entry]](repeating: [], count: placeCount)

  init() {}

  init(_ values: [String: Value]) {
    for (word, value) in values { add(word, value) }
  }

  /// Takes up a word that is not there yet.
  mutating func add(_ word: String, _ value: Value) {
    places[Self.place(of: word)].append(Entry(word: word, value: value))
  }

  /// What a word stands for; nil for any other word.
  subscript(word: String) -> Value? {
    let entries = places[Self.place(of: word)]
    for place in entries.indices where entries[place].word == word { return entries[place].value }
    return nil
  }

  private static var placeCount: Int { 128 }

  private static func place(of word: String) -> Int {
    var word = word
    return word.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      let middle = bytes[bytes.count / 2]
      return (Int(first) &* 5 &+ Int(middle) &* 3 &+ Int(last) &+ bytes.count) & (placeCount - 1)
    }
  }
}
