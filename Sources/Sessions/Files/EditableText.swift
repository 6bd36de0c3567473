/// A file as lines that can be replaced, every other byte staying as it is.
struct EditableText: Sendable {
  /// Each line with its ending; a byte order mark stands apart.
  private var lines: [ArraySlice<UInt8>]
  private let hasMark: Bool

  init(_ bytes: [UInt8]) {
    hasMark = bytes.starts(with: TextStyle.mark)
    lines = []
    var start = hasMark ? 3 : 0
    for offset in start..<max(start, bytes.count) where bytes[offset] == UInt8(ascii: "\n") {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
  }

  var bytes: [UInt8] { (hasMark ? TextStyle.mark : []) + lines.joined() }

  /// The lines without their endings.
  var texts: [String] { lines.map { String(decoding: Self.body($0), as: UTF8.self) } }

  /// Puts other lines in the place of some, counted from 1; each gets the ending that lines have there.
  mutating func replace(_ range: Range<Int>, with texts: [String]) {
    let old = lines[(range.lowerBound - 1)..<(range.upperBound - 1)]
    let ending = (old.first.map(Self.ending).flatMap { $0.isEmpty ? nil : $0 }) ?? usualEnding
    let isAtEnd = range.upperBound - 1 == lines.count
    let lastEnding = isAtEnd ? old.last.map(Self.ending) ?? [] : ending
    let new = texts.enumerated().map { index, text in
      Array(text.utf8) + (index == texts.count - 1 ? lastEnding : ending)
    }
    lines.replaceSubrange(
      (range.lowerBound - 1)..<(range.upperBound - 1), with: new.map { $0[...] })
  }

  private var usualEnding: [UInt8] {
    lines.first.map(Self.ending).flatMap { $0.isEmpty ? nil : $0 } ?? [UInt8(ascii: "\n")]
  }

  private static func body(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.dropLast(ending(line).count)
  }

  private static func ending(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.last == UInt8(ascii: "\n") else { return [] }
    return line.dropLast().last == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
  }
}
