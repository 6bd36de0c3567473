/// The percent signs of links.
enum LinkEscapes {
  /// What is wrong with an escape.
  struct Failure: Error {
    let index: Int
    let reason: LinkError.Reason
    let expected: [String]
  }

  /// Reads the escapes of a part of a link.
  static func decode(_ characters: ArraySlice<Character>) throws(Failure) -> String {
    var text = ""
    var index = characters.startIndex
    while index < characters.endIndex {
      if characters[index] != "%" {
        text.append(characters[index])
        index += 1
        continue
      }
      // Characters that are not escaped are whole, so a run of escapes has to be whole too.
      let start = index
      var bytes: [UInt8] = []
      while index < characters.endIndex, characters[index] == "%" {
        bytes.append(try byte(at: index, of: characters))
        index += 3
      }
      let run = String(decoding: bytes, as: UTF8.self)
      guard run.utf8.elementsEqual(bytes) else {
        throw Failure(
          index: start, reason: .encoding(String(characters[start..<index])),
          expected: ["escapes of UTF-8"])
      }
      text += run
    }
    return text
  }

  private static func byte(at index: Int, of characters: ArraySlice<Character>) throws(Failure)
    -> UInt8
  {
    let escape = String(characters[index..<min(index + 3, characters.endIndex)])
    // "%+1" is a number to the standard library.
    let digits = escape.utf8.dropFirst()
    guard escape.utf8.count == 3, digits.allSatisfy(isHexadecimal),
      let byte = UInt8(escape.dropFirst(), radix: 16)
    else {
      throw Failure(
        index: index, reason: .escape(escape),
        expected: ["a percent sign and two hexadecimal digits"])
    }
    return byte
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Writes a text as a part of a link: everything but letters and digits of ASCII and `-._~` is escaped.
  static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}
