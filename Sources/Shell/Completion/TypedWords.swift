/// What stands before the cursor, cut into words as the language cuts them.
struct TypedWords: Equatable {
  /// One word as it was typed.
  struct Word: Equatable {
    /// Where it begins, as a byte offset into the line.
    var start: Int
    /// The word with its quotes.
    var raw: String

    /// Whether it begins with a quote.
    var isQuoted: Bool { raw.first == "\"" }

    /// The text without quotes and escapes.
    var text: String {
      guard isQuoted else { return raw }
      var result = ""
      var isEscaped = false
      for character in raw.dropFirst() {
        if isEscaped || (character != "\\" && character != "\"") {
          result.append(character)
          isEscaped = false
        } else {
          isEscaped = character == "\\"
        }
      }
      return result
    }
  }

  /// The words with a blank behind them.
  var finished: [Word] = []
  /// The word at the cursor, perhaps empty.
  var current: Word

  /// Cuts the line up to the cursor.
  init(_ head: String) {
    var scan = Scan()
    for (offset, byte) in head.utf8.enumerated() { scan.take(byte, at: offset) }
    let text = Array(head.utf8)
    func word(_ range: Range<Int>) -> Word {
      Word(start: range.lowerBound, raw: String(decoding: text[range], as: UTF8.self))
    }
    finished = scan.words.map(word)
    current = word((scan.start ?? text.count)..<text.count)
  }

  /// Blanks end a word, unless it is in quotes or in brackets.
  private struct Scan {
    var words: [Range<Int>] = []
    var start: Int?
    private var depth = 0
    private var inQuotes = false
    private var isEscaped = false

    mutating func take(_ byte: UInt8, at offset: Int) {
      if inQuotes { return takeQuoted(byte) }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        guard depth == 0, let begin = start else { return }
        words.append(begin..<offset)
        start = nil
        return
      case UInt8(ascii: "\"") where start == nil: inQuotes = true
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      if start == nil { start = offset }
    }

    private mutating func takeQuoted(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        inQuotes = false
      }
    }
  }
}
