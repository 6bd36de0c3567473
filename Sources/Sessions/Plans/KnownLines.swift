import Simulator

/// What lines of session files were read as: in a suite the same lines stand over and over.
///
/// Kept is what depends on nothing but the line and the app's words. Each line has one place, which the next line of the
/// same place takes: looking costs little, and memory does not grow with what files say.
final class KnownLines {
  private struct Entry {
    let line: String
    let command: Command
  }

  let words: WordList
  private var entries = [Entry?](repeating: nil, count: placeCount)

  private static let placeCount = 1_024

  init(_ words: WordList) {
    self.words = words
  }

  /// What a line was read as; nil if it is to be read.
  func command(of line: String) -> Command? {
    guard let entry = entries[Self.place(of: line)], entry.line == line else { return nil }
    return entry.command
  }

  /// Remembers what a line was read as.
  func remember(_ parsed: ParsedLine, of line: String) {
    guard parsed.conditions.isEmpty, !parsed.isLate, parsed.tokens.isEmpty,
      !line.has(UInt8(ascii: "$"))
    else { return }
    entries[Self.place(of: line)] = Entry(line: line, command: parsed.command)
  }

  private static func place(of line: String) -> Int {
    var line = line
    return line.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(placeCount - 1))
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
