import Foundation

/// A memo.
struct Memo: Hashable, Sendable {
  let identity: Int
  var content: String
  let insertDate: Date

  /// The first line; a memo without one has a name all the same.
  var headline: String {
    let line = content.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isEmpty ? "Empty memo" : line
  }

  /// When the memo was made, to the minute, in Greenwich.
  var insertText: String {
    let text = insertDate.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.colon))
    return String(text.prefix(16)).replacing("T", with: " ")
  }
}
