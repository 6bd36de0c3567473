import Foundation

/// Records of searchable text one after the other, each of fields that end with a tab.
///
/// A word is found where a word of the text begins with it.
struct SearchIndex: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each record begins.
  private var starts: [Int32] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func beginRecord() {
    starts.append(Int32(bytes.count))
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    SearchText.append(text, to: &bytes)
  }

  mutating func endField() {
    bytes.append(SearchIndex.fieldEnd)
  }

  /// Ends the index; it takes no more.
  mutating func end() {
    bytes.append(0)
  }

  private static let fieldEnd: UInt8 = 0x09

  /// Calls a closure with each record in which every word is found, in order.
  ///
  /// - Complexity: O(*n*) in the bytes of the index.
  func forEachMatch(of words: [[UInt8]], _ body: (_ number: Int, _ record: Record) -> Void) {
    // The longest word leaves the fewest records to be looked at. The C library's search is by far the fastest, in
    // builds without optimization above all; it wants both texts to end with a zero.
    guard let longest = words.max(by: { $0.count < $1.count }) else { return }
    let needle = (longest + [0]).map { CChar(bitPattern: $0) }
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress, all.last == 0 else { return }
      var position = 0
      var number = 0
      while let hit = strstr((base + position).assumingMemoryBound(to: CChar.self), needle) {
        let offset = base.distance(to: UnsafeRawPointer(hit))
        while number + 1 < starts.count, Int(starts[number + 1]) <= offset { number += 1 }
        let end = number + 1 < starts.count ? Int(starts[number + 1]) : all.count - 1
        let record = Record(
          bytes: UnsafeRawBufferPointer(rebasing: all[Int(starts[number])..<end]))
        if words.count == 1 || words.allSatisfy({ record.bytes.hasWord(beginningWith: $0) }) {
          body(number, record)
        }
        position = end
      }
    }
  }

  /// One record, valid for the time of a call.
  struct Record {
    let bytes: UnsafeRawBufferPointer

    /// A field, with the blank before each word.
    func field(_ number: Int) -> UnsafeRawBufferPointer {
      var start = 0
      for _ in 0..<number { start = end(from: start) + 1 }
      return UnsafeRawBufferPointer(rebasing: bytes[start..<end(from: start)])
    }

    private func end(from start: Int) -> Int {
      guard let base = bytes.baseAddress,
        let tab = memchr(base + start, Int32(SearchIndex.fieldEnd), bytes.count - start)
      else { return bytes.count }
      return base.distance(to: UnsafeRawPointer(tab))
    }
  }
}

extension UnsafeRawBufferPointer {
  func begins(with text: [UInt8]) -> Bool {
    guard let base = baseAddress, count >= text.count else { return text.isEmpty }
    return memcmp(base, text, text.count) == 0
  }

  func isEqual(to text: [UInt8]) -> Bool { count == text.count && begins(with: text) }

  /// Whether a word stands here as a whole.
  func hasWord(_ word: [UInt8]) -> Bool {
    hasWord(beginningWith: word) { $0 == count || self[$0] == SearchText.blank }
  }

  /// Whether a word here begins with another one.
  func hasWord(beginningWith word: [UInt8], and endsWell: (Int) -> Bool = { _ in true }) -> Bool {
    guard let base = baseAddress else { return false }
    var position = 0
    while position < count,
      let blank = memchr(base + position, Int32(SearchText.blank), count - position)
    {
      position = base.distance(to: UnsafeRawPointer(blank))
      let end = position + word.count
      if end <= count, memcmp(blank, word, word.count) == 0, endsWell(end) { return true }
      position += 1
    }
    return false
  }
}
