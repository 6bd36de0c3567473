// SPDX-License-Identifier: GPL-3.0-or-later
import Shell

/// Counts the keys of a line as they come, so that one that is too long is not drawn first.
///
/// A paste of many short lines has no limit; in each the count begins again.
struct LineLength {
  /// The bytes of the line that is typed, or of the first one that was too long.
  private(set) var count = 0
  private(set) var isPasting = false
  private var isEnded = false
  /// How many bytes of a mark of a paste have come; they count only if something else follows.
  private var matched = 0

  var isTooLong: Bool { count > InputEvent.longestLine }

  /// Takes a key.
  ///
  /// - Returns: Whether the line, or the paste that it is part of, ends with it.
  mutating func take(_ byte: UInt8) -> Bool {
    let mark = isPasting ? Self.pasteEnd : Self.pasteBegin
    if byte == mark[matched] {
      matched += 1
      guard matched == mark.count else { return false }
      matched = 0
      isPasting.toggle()
      return !isPasting
    }
    add(matched)
    matched = byte == mark[0] ? 1 : 0
    guard byte == 0x0A || byte == 0x0D else {
      add(1 - matched)
      return false
    }
    if isTooLong { isEnded = true } else { count = 0 }
    return !isPasting
  }

  private mutating func add(_ bytes: Int) {
    if !isEnded { count += bytes }
  }

  private static let pasteBegin = Array("\u{1b}[200~".utf8)
  private static let pasteEnd = Array("\u{1b}[201~".utf8)
}
