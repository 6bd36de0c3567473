import Sessions

/// Turns the bytes of one line into text, or says what is wrong with them.
enum LineDecoder {
  /// The number of bytes a line may have.
  static let limit = 65_536

  /// Checks and decodes one line; control characters are the parser's business.
  ///
  /// - Parameters:
  ///   - bytes: The line without its end.
  ///   - offset: How many bytes of the input stand before the line.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) -> InputEvent {
    guard bytes.count <= limit else { return tooLong(bytes.count) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let count = validPrefix(of: bytes)
      let prefix = String(decoding: bytes.prefix(count), as: UTF8.self)
      return .invalid(
        Diagnostic(
          .invalidUTF8(byte: offset + count), column: prefix.count + 1, sourceLine: prefix))
    }
    return .line(text)
  }

  /// The answer to a line of which not all bytes were kept.
  static func tooLong(_ count: Int) -> InputEvent {
    .invalid(Diagnostic(.lineTooLong(bytes: count, limit: limit)))
  }

  /// How many bytes are well formed from the start.
  static func validPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }
}
