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
    places.reserveCapacity(bytes.count / 16 + 1)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) {
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      places.append(start..<(hasReturn ? end - 1 : end))
      start = end + 1
    }
    if start < bytes.count {
      let hasReturn = bytes[bytes.count - 1] == UInt8(ascii: "\r")
      places.append(start..<(hasReturn ? bytes.count - 1 : bytes.count))
    }
    return places
  }
}
