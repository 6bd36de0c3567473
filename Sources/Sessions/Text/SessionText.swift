/// How texts are written in the session language.
public enum SessionText {
  /// The text in quotes, with everything escaped that would end or change it, or is not seen.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    // A dollar begins a variable only in front of a brace.
    var dollarWaits = false
    UnseenText.scan(text) { scalar, isUnseen in
      if dollarWaits { result += scalar == "{" ? "\\$" : "$" }
      dollarWaits = scalar == "$"
      switch scalar {
      case "$": break
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isUnseen: result += escape(scalar)
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + (dollarWaits ? "$\"" : "\"")
  }

  /// The scalar by its number, as strings of the language write it.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// The text as one word, in quotes only if it needs them.
  public static func word(_ text: String) -> String {
    isBare(text) ? text : quoted(text)
  }

  /// The text as one word of a shell, in quotes only if it needs them.
  static func shellWord(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          true
        case _: "/._-+:@,=%".utf8.contains(byte)
        }
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// The text with characters made visible that a terminal would obey or not show: `^[` for escape, `\u{202e}` for what
  /// turns a text around.
  ///
  /// Joiners stay where scripts and pictures need them. What is visible already stays as it is.
  public static func visible(_ text: String) -> String {
    guard UnseenText.isSuspected(text) else { return text }
    var result = ""
    UnseenText.scan(text) { scalar, isUnseen in
      if !isUnseen {
        result.unicodeScalars.append(scalar)
      } else if scalar.value < 0x80 {
        result += "^"
        result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      } else {
        result += escape(scalar)
      }
    }
    return result
  }

  /// Lines with such characters made visible; the same array if there is none.
  static func visibleLines(_ lines: [String]) -> [String] {
    for line in lines where UnseenText.isSuspected(line) { return lines.map(visible) }
    return lines
  }

  /// Whether a scalar is one that a terminal obeys; a line that has it is refused.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether a text is read back as itself when it stands without quotes, in any place of a line.
  private static func isBare(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: " "):
        if depth == 0 { return false }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"),
        UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "+"),
        UInt8(ascii: "~"), UInt8(ascii: ","), UInt8(ascii: "="):
        continue
      case 0x80...: continue
      default: return false
      }
    }
    guard depth == 0, !text.isEmpty else { return false }
    return !UnseenText.stands(in: text)
  }
}
