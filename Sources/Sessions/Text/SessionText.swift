/// How texts are written in the session language.
public enum SessionText {
  /// The text in quotes, with everything escaped that would end or change it.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "$" where next == "{": result += "\\$"
      default:
        if isControl(scalar) || scalar == "\u{FEFF}" {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
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

  /// The text with control characters made visible, `^[` for escape.
  public static func visible(_ text: String) -> String {
    guard hasControl(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isControl(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if scalar.value < 0x80 {
        result += "^"
        result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  /// Lines with control characters made visible; the same array if there is none.
  static func visibleLines(_ lines: [String]) -> [String] {
    for line in lines where hasControl(line) { return lines.map(visible) }
    return lines
  }

  /// Looks at bytes, because every line that is printed comes by here.
  private static func hasControl(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
        last = byte
      }
      return false
    }
  }

  /// Whether a scalar may never reach a terminal as it is.
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
    return !text.unicodeScalars.contains { isControl($0) || $0 == "\u{FEFF}" }
  }
}
