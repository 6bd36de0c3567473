import Foundation

/// A line of a file from a place on, of which a text is made when somebody asks for it.
struct LinePart: Hashable, Sendable {
  private let lines: SourceLines
  private let line: Int32
  private let start: Int32

  /// - Parameters:
  ///   - line: Counted from 0.
  ///   - start: An offset in bytes; one behind the end of the line leaves nothing.
  init(_ lines: SourceLines, line: Int, from start: Int) {
    self.lines = lines
    self.line = Int32(line)
    self.start = Int32(Swift.min(start, lines.bytes(of: line).count))
  }

  /// The part.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    withExtendedLifetime(lines) {
      body(UnsafeBufferPointer(rebasing: lines.bytes(of: Int(line))[Int(start)...]))
    }
  }

  /// Whether a text is what stands there.
  func says(_ text: String) -> Bool {
    var text = text
    let isSame = text.withUTF8 { bytes in
      withBytes { own in
        guard own.count == bytes.count else { return false }
        guard let left = own.baseAddress, let right = bytes.baseAddress else { return true }
        return memcmp(left, right, own.count) == 0
      }
    }
    // Other bytes may be the same Characters.
    return isSame || text == self.text
  }

  static func == (left: LinePart, right: LinePart) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
