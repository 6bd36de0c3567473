/// Why a text is no JSON, and where.
package struct JSONProblem: Error, Hashable, Sendable {
  /// What stands there instead of what.
  package enum Fact: Hashable, Sendable {
    case expected(String)
    case badEscape
    case badNumber
    case control
    case keyTwice(String)
    case tooDeep
    case surplus
  }

  package var fact: Fact
  package var line: Int
  /// The first byte concerned, counted from 1.
  package var column: Int

  package var message: String {
    switch fact {
    case .expected(let what): "expected \(what)"
    case .badEscape: "this escape is none of JSON's"
    case .badNumber: "this is no number of JSON"
    case .control: "a control character must be written as an escape"
    case .keyTwice(let key): "the key \(SessionText.quoted(key)) stands here twice"
    case .tooDeep: "values stand inside each other more than \(JSONReader.deepest) deep"
    case .surplus: "nothing may stand behind the value"
    }
  }
}

extension JSONValue {
  /// Reads a text that is one value.
  package init(reading text: String) throws(JSONProblem) {
    var reader = JSONReader(text)
    self = try reader.document()
  }
}

/// Reads JSON as RFC 8259 has it, and nothing else; a key that stands twice in an object is refused.
struct JSONReader {
  static let deepest = 64

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard offset == bytes.count else { throw problem(.surplus) }
    return value
  }

  private func problem(_ fact: JSONProblem.Fact, at place: Int? = nil) -> JSONProblem {
    let before = bytes[..<min(place ?? offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONProblem(fact: fact, line: line, column: before.count - start + 1)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard let next, next == byte.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= Self.deepest else { throw problem(.tooDeep) }
    skipBlanks()
    switch next ?? 0 {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case _: break
    }
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw problem(.expected("a value"))
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONValue.Member] {
    offset += 1
    var members: [JSONValue.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let place = offset
      guard next == UInt8(ascii: "\"") else { throw problem(.expected("a key in quotes")) }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        throw problem(.keyTwice(key), at: place)
      }
      guard take(":") else { throw problem(.expected("\":\"")) }
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw problem(.expected("\",\" or \"}\"")) }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONValue] {
    offset += 1
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem(.expected("\",\" or \"]\"")) }
    return elements
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = offset
    func isDigit(_ byte: UInt8?) -> Bool { (0x30...0x39).contains(byte ?? 0) }
    func digits() -> Bool {
      let first = offset
      while isDigit(next) { offset += 1 }
      return offset > first
    }
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") {
      offset += 1
    } else if !digits() {
      throw problem(.badNumber, at: start)
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      if !digits() { throw problem(.badNumber, at: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      if !digits() { throw problem(.badNumber, at: start) }
    }
    guard !isDigit(next) else { throw problem(.badNumber, at: start) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func string() throws(JSONProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw problem(.control)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw problem(.expected("a closing quote"), at: start)
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letters: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let letter = next else { throw problem(.badEscape, at: start) }
    offset += 1
    if let scalar = letters[letter] { return scalar }
    guard letter == UInt8(ascii: "u"), let first = unit() else {
      throw problem(.badEscape, at: start)
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: "\\u".utf8) else {
      throw problem(.badEscape, at: start)
    }
    offset += 2
    guard let second = unit(), 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw problem(.badEscape, at: start) }
    return scalar
  }

  private mutating func unit() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    offset += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
