import Foundation

/// Text as it is searched for: words without capitals, marks and punctuation, each after a blank.
enum SearchText {
  static let blank: UInt8 = 0x20
  private static let nothing: UInt8 = 0

  /// What a byte of ASCII becomes; `blank` parts words, `nothing` parts none.
  private static let ascii: [UInt8] = (0...127 as ClosedRange<UInt8>).map { byte in
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    case 0x27, 0x60: nothing
    default: blank
    }
  }

  /// Letters that decompose into nothing simpler.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i",
    "ə": "a", "ǝ": "a",
  ]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "`", "’", "‘", "ʻ", "ʼ"]

  /// The words of a text, each with a blank before it.
  static func words(_ text: String) -> [[UInt8]] {
    var folded: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { append($0, to: &folded) }
    var words: [[UInt8]] = []
    for byte in folded {
      if byte == blank { words.append([]) }
      words[words.count - 1].append(byte)
    }
    return words
  }

  /// Adds the words of UTF-8 text, each with a blank before it.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8]) {
    ascii.withUnsafeBufferPointer { table in
      let start = folded.count
      var isInside = false
      for byte in text {
        guard byte < 128 else {
          folded.removeSubrange(start...)
          append(String(decoding: text, as: UTF8.self), to: &folded)
          return
        }
        let letter = table[Int(byte)]
        if letter == nothing { continue }
        if letter != blank {
          if !isInside { folded.append(blank) }
          folded.append(letter)
        }
        isInside = letter != blank
      }
    }
  }

  /// The same for text with other letters than ASCII's.
  private static func append(_ text: String, to folded: inout [UInt8]) {
    var isInside = false
    for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      if apostrophes.contains(scalar) { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format:
        continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        if !isInside { folded.append(blank) }
        isInside = true
        folded.append(contentsOf: (letters[scalar] ?? String(scalar)).utf8)
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator,
        .control, .surrogate, .privateUse, .unassigned:
        isInside = false
      @unknown default:
        isInside = false
      }
    }
  }
}
