package import Foundation

extension URL {
  /// A link as the system hands it over: what may not stand in one is escaped, and what is escaped stays as it is.
  ///
  /// Foundation alone would escape the percent signs of a part anew as soon as another character of it has to be.
  ///
  /// - Parameter text: The link as somebody has written it.
  package init?(outside text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    // A host is left to Foundation, which knows its own spelling of it.
    var start = text.index(after: colon)
    if text[start...].hasPrefix("//") {
      let host = text.index(start, offsetBy: 2)
      start = text[host...].firstIndex { "/?#".contains($0) } ?? text.endIndex
    }
    self.init(string: text[..<start] + Self.escaped(Array(text[start...].utf8)))
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var escaped = ""
    let fragment = bytes.firstIndex(of: UInt8(ascii: "#"))
    for (place, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && place + 2 < bytes.count
        && isHexadecimal(bytes[place + 1]) && isHexadecimal(bytes[place + 2])
      if isEscape || mayStand(byte) || place == fragment {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return escaped
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// Whether a character may stand in a link as it is.
  private static func mayStand(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "-._~:/?@!$&'()*+,;=".utf8.contains(byte)
  }
}
