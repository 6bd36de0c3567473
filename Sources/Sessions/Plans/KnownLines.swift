import Simulator

/// What lines of session files were read as: in a suite the same lines stand over and over.
///
/// Kept is what depends on nothing but the line and the app's words. Each line has one place, which the next line of the
/// same place takes: looking costs little, and memory does not grow with what files say.
final class KnownLines {
  private struct Entry {
    let line: [UInt8]
    let command: Command
  }

  /// A line, with the place where it would be remembered.
  struct Key {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let place: Int

    /// - Parameter bytes: Must be there as long as the key is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      place = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(placeCount - 1))
    }
  }

  let words: WordList
  @exclusivity(unchecked)
  private var entries = [Entry?](repeating: nil, count: placeCount)

  private static let placeCount = 1_024

  init(_ words: WordList) {
    self.words = words
  }

  /// What a line was read as; nil if it is to be read.
  func command(of key: Key) -> Command? {
    guard let entry = entries[key.place], Self.isSame(entry.line, key.bytes) else { return nil }
    return entry.command
  }

  /// Remembers what a line was read as.
  func remember(_ parsed: ParsedLine, of key: Key) {
    guard parsed.conditions.isEmpty, !parsed.isLate, parsed.tokens.isEmpty,
      !key.bytes.contains(UInt8(ascii: "$"))
    else { return }
    entries[key.place] = Entry(line: Array(key.bytes), command: parsed.command)
  }

  private static func isSame(_ line: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count == bytes.count else { return false }
    return line.withUnsafeBufferPointer { line in
      var place = line.count - 1
      // From the end: lines that are alike differ there.
      while place >= 0, line[place] == bytes[place] { place -= 1 }
      return place < 0
    }
  }
}

/// The lines that a planner has read, by app; shared by its copies.
final class LineMemory {
  private var lines: [String: KnownLines] = [:]

  /// The lines of an app, none of them if its words are others than they were.
  func lines(of app: String, _ vocabulary: Vocabulary) -> KnownLines {
    if let known = lines[app], known.words.words == vocabulary { return known }
    let known = KnownLines(WordList(vocabulary))
    lines[app] = known
    return known
  }
}
