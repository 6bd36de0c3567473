extension String {
  /// The parts between the separators, found by bytes, whatever combines with them.
  func components(separatedBy separator: StaticString) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      separator.withUTF8Buffer { mark in
        var parts: [String] = []
        var start = 0
        var offset = 0
        while offset + mark.count <= bytes.count {
          if bytes[offset] == mark[0], bytes[offset..<(offset + mark.count)].elementsEqual(mark) {
            parts.append(String(bytes, start..<offset))
            offset += mark.count
            start = offset
          } else {
            offset += 1
          }
        }
        parts.append(start == 0 ? self : String(bytes, start..<bytes.count))
        return parts
      }
    }
  }

  /// Whether a byte stands anywhere.
  func has(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      for other in bytes where other == byte { return true }
      return false
    }
  }

  /// What stands from an offset in bytes on; nothing if the text ends before.
  func part(from offset: Int) -> String {
    var text = self
    return text.withUTF8 { String($0, min(offset, $0.count)..<$0.count) }
  }

  /// What stands before the first opening parenthesis; all of it if there is none.
  var beforeParenthesis: String {
    var text = self
    return text.withUTF8 { bytes in
      var end = 0
      while end < bytes.count, bytes[end] != UInt8(ascii: "(") { end += 1 }
      return end == bytes.count ? self : String(bytes, 0..<end)
    }
  }

  /// The text of some bytes that are known to be UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
