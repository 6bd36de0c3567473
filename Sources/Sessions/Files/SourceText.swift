/// The lines of a file.
///
/// Lines end with LF, with or without a CR before it, and with nothing else: a title may have any other
/// character that Unicode calls a line ending.
struct SourceText: Sendable {
  let lines: SourceLines
  /// Whether a dollar stands anywhere.
  let mayHaveVariables: Bool

  /// Splits bytes into lines.
  ///
  /// - Throws: `N070` with the offset of the first byte that is not UTF-8.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Self.invalid(bytes, file: file)
    }
    lines = SourceLines(bytes)
    mayHaveVariables = bytes.withUnsafeBufferPointer {
      $0.offset(of: UInt8(ascii: "$"), from: 0) != nil
    }
  }

  private static func invalid(_ bytes: [UInt8], file: String) -> Diagnostic {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    scan: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: break scan
      }
    }
    let before = SourceLines(Array(bytes[..<offset]))
    let startsLine = offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
    let head = startsLine ? "" : before.last ?? ""
    return Diagnostic(
      .invalidUTF8(byte: offset), file: file, line: before.count + (startsLine ? 1 : 0),
      column: head.count + 1)
  }
}
