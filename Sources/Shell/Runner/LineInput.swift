import Glibc
import Sessions

/// Whole lines from a descriptor, one after the other.
final class LineInput {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var start = 0

  init?(descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// The next line; nil at the end, where a line without an end is none.
  func next() -> String? {
    while true {
      if let line = nextBuffered() { return line }
      guard fill() else { return nil }
    }
  }

  /// A line that has been read already.
  func nextBuffered() -> String? {
    guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
    defer {
      start = end + 1
      if start == bytes.count {
        bytes.removeAll(keepingCapacity: true)
        start = 0
      }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads what there is, and waits if there is nothing.
  ///
  /// - Returns: False at the end.
  func fill() -> Bool {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    return readPiece(of: descriptor, into: &bytes) > 0
  }
}
