extension Tokenizer {
  /// Resolves escapes and variables of some stretches of the line into a token's text.
  func fill(
    _ token: inout Token, with stretches: [(start: Int, end: Int, isString: Bool)]
  ) throws(LineFault) {
    if stretches.count == 1, !needsWork(stretches[0]) {
      token.text = text(stretches[0].start..<stretches[0].end)
      return
    }
    var pieces: [TextPiece] = []
    for stretch in stretches { try append(stretch, to: &pieces) }
    if pieces.allSatisfy(\.isText) {
      token.text = pieces.joinedText
    } else {
      token.text = text(token.start..<token.end)
      token.late = pieces
    }
  }

  private func needsWork(_ stretch: (start: Int, end: Int, isString: Bool)) -> Bool {
    (stretch.start..<stretch.end).contains { offset in
      isVariable(at: offset) || stretch.isString && bytes[offset] == UInt8(ascii: "\\")
    }
  }

  private func append(
    _ stretch: (start: Int, end: Int, isString: Bool), to pieces: inout [TextPiece]
  ) throws(LineFault) {
    var offset = stretch.start
    var plain = offset
    func flush() {
      if plain < offset { pieces.append(.text(text(plain..<offset))) }
    }
    while offset < stretch.end {
      if isVariable(at: offset) {
        flush()
        let brace = try closingBrace(of: offset)
        pieces += try variable(offset, brace)
        offset = brace + 1
        plain = offset
      } else if stretch.isString, bytes[offset] == UInt8(ascii: "\\") {
        flush()
        let (scalar, length) = try escape(at: offset, end: stretch.end)
        pieces.append(.text(String(Character(scalar))))
        offset += length
        plain = offset
      } else {
        offset += 1
      }
    }
    flush()
  }

  private func escape(
    at offset: Int, end: Int
  ) throws(LineFault) -> (scalar: Unicode.Scalar, length: Int) {
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "$"): return ("$", 2)
    case UInt8(ascii: "u"): return try unicodeEscape(at: offset, end: end)
    default:
      // A whole Character, so that no half of one is shown.
      let rest = text(offset + 1..<end)
      let length = 1 + (rest.first.map { String($0).utf8.count } ?? 0)
      throw LineFault(.badEscape(text(offset..<offset + length)), offset, offset + length)
    }
  }

  private func unicodeEscape(
    at offset: Int, end: Int
  ) throws(LineFault) -> (scalar: Unicode.Scalar, length: Int) {
    var close = offset + 2
    while close < end, bytes[close] != UInt8(ascii: "}"), close < offset + 12 { close += 1 }
    let stop = min(close + 1, end)
    let whole = text(offset..<stop)
    guard whole.hasPrefix("\\u{"), whole.hasSuffix("}"), (5...12).contains(whole.utf8.count),
      whole.dropFirst(3).dropLast().allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(whole.dropFirst(3).dropLast(), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw LineFault(.badEscape(whole), offset, stop) }
    return (scalar, stop - offset)
  }

  /// What `${…}` between these offsets stands for.
  private func variable(_ start: Int, _ brace: Int) throws(LineFault) -> [TextPiece] {
    var name = Substring(text(start + 2..<brace))
    var fallback: Substring?
    if let split = name.range(ofASCII: ":-") {
      fallback = name[split.upperBound...]
      name = name[..<split.lowerBound]
    }
    let isEnvironment = name.hasPrefix("env:")
    if isEnvironment { name = name.dropFirst(4) }
    let isSecret = name.hasPrefix("secret:")
    if isSecret { name = name.dropFirst(7) }
    guard VariableScope.isName(name) else {
      throw LineFault(.malformedVariable(text(start..<brace + 1)), start, brace + 1)
    }
    if scope.keepsVariables { return [.slot(-1)] }
    if scope.readsAnyName { return [] }
    if isSecret {
      if let value = scope.secrets[String(name)] ?? fallback.map(String.init) {
        return [.text(value)]
      }
      throw LineFault(.secretNotGiven(String(name)), start, brace + 1)
    }
    if isEnvironment {
      if let value = scope.environment[String(name)] ?? fallback.map(String.init) {
        return [.text(value)]
      }
      throw LineFault(.environmentNotSet(String(name)), start, brace + 1)
    }
    if let value = scope.values[String(name)] ?? fallback.map({ [.text(String($0))] }) {
      return value
    }
    throw LineFault(
      .undefinedVariable(String(name), defined: scope.values.keys.sorted()), start, brace + 1)
  }
}

extension VariableScope {
  /// Whether a word may name a variable: ASCII letters, digits, `-` and `_`, no digit first.
  static func isName(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first), first != 0x2D else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x2D || byte == 0x5F
    }
  }
}

extension TextPiece {
  var isText: Bool {
    switch self {
    case .text: true
    case .slot: false
    }
  }
}

extension [TextPiece] {
  /// The texts one after the other; slots are left out.
  var joinedText: String {
    reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .slot: break
      }
    }
  }

  /// The whole text once every slot has its value.
  func resolved(_ slots: [Int: String]) -> String {
    reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .slot(let slot): result += slots[slot] ?? ""
      }
    }
  }
}

extension Substring {
  /// The first place of a two-letter ASCII mark.
  fileprivate func range(ofASCII mark: String) -> Range<Index>? {
    let wanted = Array(mark.utf8)
    var index = startIndex
    while index < endIndex {
      let next = utf8.index(after: index)
      if utf8[index] == wanted[0], next < endIndex, utf8[next] == wanted[1] {
        return index..<utf8.index(after: next)
      }
      index = next
    }
    return nil
  }
}
