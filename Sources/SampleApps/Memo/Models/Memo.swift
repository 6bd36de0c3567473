import Foundation

/// A memo.
struct Memo: Hashable, Sendable {
  let identity: Int
  /// The identity as sessions and links write it.
  let id: String
  var content: String { didSet { headline = Self.headline(of: content) } }
  /// The first line; a memo without one has a name all the same.
  private(set) var headline: String
  let insertDate: Date
  /// When the memo was made, to the minute, in Greenwich.
  let insertText: String

  init(identity: Int, content: String, insertDate: Date) {
    self.identity = identity
    id = String(identity)
    self.content = content
    headline = Self.headline(of: content)
    self.insertDate = insertDate
    insertText = insertDate.minuteText
  }

  private static func headline(of content: String) -> String {
    let line = content.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isEmpty ? "Empty memo" : line
  }
}
