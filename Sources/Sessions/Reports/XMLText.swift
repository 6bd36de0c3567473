/// Texts as XML 1.0 can hold them.
enum XMLText {
  /// A text between tags, or in an attribute in double quotes.
  ///
  /// Sequences that colour a terminal are left out; other characters that XML 1.0 knows no way to write are shown.
  static func escaped(_ text: String, inAttribute: Bool = true) -> String {
    var result = ""
    UnseenText.scan(withoutSequences(text)) { scalar, isUnseen in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      case "\n", "\t": result += inAttribute ? "&#\(scalar.value);" : String(scalar)
      default:
        if isLegal(scalar), isUnseen {
          result += "&#x\(String(scalar.value, radix: 16));"
        } else if isLegal(scalar) {
          result.unicodeScalars.append(scalar)
        } else if scalar.value < 0x80 {
          result += SessionText.visible(String(scalar))
        } else {
          result += SessionText.escape(scalar)
        }
      }
    }
    return result
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    case _: false
    }
  }

  /// The text without what begins with ESC and `[` and ends with a letter.
  private static func withoutSequences(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}", scalars.first == "[" else {
        result.append(scalar)
        continue
      }
      let rest = scalars.dropFirst().drop { 0x20...0x3F ~= $0.value }
      if let end = rest.first, 0x40...0x7E ~= end.value {
        scalars = rest.dropFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
