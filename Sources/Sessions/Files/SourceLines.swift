/// The lines of a file, as the bytes in which they stand; a text is made of one when somebody asks for it.
///
/// A class, since every step of a file hands it on.
final class SourceLines: RandomAccessCollection, Sendable {
  // Written before anybody else sees it, and never again.
  nonisolated(unsafe) private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let places: [Range<Int>]

  /// Splits bytes that are known to be UTF-8.
  init(_ source: [UInt8]) {
    bytes = .allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
    places = Self.places(in: UnsafeBufferPointer(bytes))
  }

  deinit { bytes.deallocate() }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(line: Int) -> String { String(decoding: bytes(of: line), as: UTF8.self) }

  /// The bytes of a line, without its ending; they are there as long as this object is.
  func bytes(of line: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[places[line]])
  }

  private static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    places.reserveCapacity(bytes.count / 24 + 1)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") {
        let hasReturn = offset > start && bytes[offset - 1] == UInt8(ascii: "\r")
        places.append(start..<(hasReturn ? offset - 1 : offset))
        start = offset + 1
      }
      offset += 1
    }
    if start < bytes.count {
      let hasReturn = bytes[bytes.count - 1] == UInt8(ascii: "\r")
      places.append(start..<(hasReturn ? bytes.count - 1 : bytes.count))
    }
    return places
  }
}
