/// The name of a captured type as the compiler writes it, with references into the program.
struct MangledName {
  /// What the name says of how a capture is kept.
  enum Form {
    case type(Any.Type)
    /// A word, or nothing that owns what it leads to.
    case notHeld
    case box
    case function
    case unknown
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The name with one byte for each reference: those have bytes of all values.
  private let text: [UInt8]

  init(at address: UnsafeRawPointer) {
    let start = address.assumingMemoryBound(to: UInt8.self)
    var length = 0
    var text: [UInt8] = []
    while start[length] != 0 {
      text.append(start[length])
      switch start[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    bytes = UnsafeBufferPointer(start: start, count: length)
    self.text = text
  }

  /// How the capture is kept.
  ///
  /// The runtime is asked for a type only if the name is one of a whole type. Asked for one that depends on types which
  /// only the closure knows, it may end the process: so it does if these are a parameter pack.
  ///
  /// - Parameter knowsTypes: Whether the closure keeps types of its own, or can find them in what it captures.
  func form(knowsTypes: Bool) -> Form {
    switch String(decoding: text.suffix(2), as: UTF8.self) {
    case "Xw", "Xo", "Xu": return .notHeld
    case "Xx", "XX": return .box
    default: break
    }
    if let convention = functionConvention {
      return convention == UInt8(ascii: "t") ? .notHeld : .function
    }
    guard isWhole || (!knowsTypes && !hasDependent), let type else { return .unknown }
    return .type(type)
  }

  private var type: Any.Type? {
    guard let start = bytes.baseAddress else { return nil }
    return _getTypeByMangledNameInContext(
      start, UInt(bytes.count), genericContext: nil, genericArguments: nil)
  }

  /// Who owns the captures of a function in the compiler's own terms, one that outlives its scope; nil for all else.
  private var functionConvention: UInt8? {
    guard text.last == UInt8(ascii: "_") else { return nil }
    for place in text.indices.reversed() where text[place] == UInt8(ascii: "I") {
      var rest = text[(place + 1)...].dropLast()
      guard rest.allSatisfy({ Self.isLetter($0) && $0 != UInt8(ascii: "Q") }) else { return nil }
      for mark in "sIP".utf8 where rest.first == mark { rest.removeFirst() }
      guard rest.popFirst() == UInt8(ascii: "e") else { continue }
      if rest.first == UInt8(ascii: "A") { rest.removeFirst() }
      if let convention = rest.first, "gxyt".utf8.contains(convention) { return convention }
    }
    return nil
  }

  // MARK: Whether it is the name of a whole type

  /// Whether it may have an associated type of something in it, or what is repeated for each type of a parameter pack; of
  /// the operators that begin like theirs only opaque types and packs of known types are others.
  private var hasDependent: Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "Q") && !"oOP".utf8.contains($1) }
  }

  /// Whether nothing in it stands for a type that only the closure knows; what is not surely so counts as doing it.
  private var isWhole: Bool {
    var rest = text[...]
    while let next = rest.popFirst() {
      guard Self.skip(next, &rest) else { return false }
    }
    return true
  }

  /// Goes behind an operator of the mangling, of which the first byte has been taken.
  ///
  /// - Returns: Whether it is one that names of whole types consist of.
  private static func skip(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
    switch UnicodeScalar(first) {
    // A function that makes the type would be given the types that only the closure knows.
    case "\u{09}": return false
    case "\u{01}"..."\u{1F}": return true
    case "C", "V", "O", "P", "E", "G", "K", "a", "c", "d", "h", "m", "n", "p", "s", "t", "y", "z",
      "_":
      return true
    case "1"..."9": return skipIdentifier(first, &rest)
    case "S":
      skipDigits(&rest)
      return rest.popFirst() != UInt8(ascii: "c") || rest.popFirst() != nil
    case "A":
      rest = rest.drop { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      return rest.popFirst() != nil
    case "B":
      guard let kind = rest.popFirst() else { return false }
      return !"fi".utf8.contains(kind) || skipIndex(&rest)
    case "L":
      if let letter = rest.first, isLetter(letter) { return rest.popFirst() != nil }
      return skipIndex(&rest)
    case "$":
      if rest.first == UInt8(ascii: "n") { rest.removeFirst() }
      return skipIndex(&rest)
    case "X": return skipLetter(of: "fKCBAEDpjl", &rest)
    case "Y": return skipLetter(of: "abcCTKA", &rest)
    default: return false
    }
  }

  private static func skipLetter(of letters: String, _ rest: inout ArraySlice<UInt8>) -> Bool {
    rest.popFirst().map(letters.utf8.contains) ?? false
  }

  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.drop(while: isDigit)
  }

  private static func skipIndex(_ rest: inout ArraySlice<UInt8>) -> Bool {
    skipDigits(&rest)
    return rest.popFirst() == UInt8(ascii: "_")
  }

  /// A word as it is; those that are put together from parts of others are not read.
  private static func skipIdentifier(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
    var length = Int(first - UInt8(ascii: "0"))
    while let digit = rest.first, isDigit(digit), length < 1_000_000 {
      length = 10 * length + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    guard length <= rest.count else { return false }
    rest.removeFirst(length)
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
