import Foundation

/// Lines of text one after the other, each in parts between tabs.
struct Lines {
  static let newline: UInt8 = 0x0A
  static let tab: UInt8 = 0x09

  /// Where the line begins.
  private(set) var start = 0
  /// The parts of the line, at least one.
  private(set) var parts: [UnsafeBufferPointer<UInt8>] = []

  private let all: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ all: UnsafeBufferPointer<UInt8>) {
    self.all = all
  }

  /// Goes to the next line that ends with a newline; false if there is none.
  mutating func next() -> Bool {
    guard let end = find(Self.newline, from: position, to: all.count) else { return false }
    start = position
    position = end + 1
    parts.removeAll(keepingCapacity: true)
    var partStart = start
    while let partEnd = find(Self.tab, from: partStart, to: end) {
      parts.append(UnsafeBufferPointer(rebasing: all[partStart..<partEnd]))
      partStart = partEnd + 1
    }
    parts.append(UnsafeBufferPointer(rebasing: all[partStart..<end]))
    return true
  }

  private func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let base = UnsafeRawPointer(all.baseAddress),
      let hit = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(hit))
  }
}
