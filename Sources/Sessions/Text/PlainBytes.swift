import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte, from an offset on; nil if it stands nowhere there.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// How many bytes at the beginning are printable ASCII, counted in steps of eight and perhaps too few: every line that
  /// is read or printed comes by here.
  var countOfPlainWords: Int {
    let every: UInt64 = 0x0101_0101_0101_0101
    let bytes = UnsafeRawBufferPointer(self)
    var count = 0
    while count + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      // The high bit of a byte stands where that one is below a blank, is DEL, or is no ASCII.
      let marks = (word &- (every &* 0x20)) | (word &+ every) | word
      if marks & (every &* 0x80) != 0 { break }
      count += 8
    }
    return count
  }
}
