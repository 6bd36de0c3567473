import Sessions

/// What can be amiss with history; the shell works all the same.
enum HistoryNotice {
  case unreadable(Int32)
  case unwritable(Int32, path: String)
  case skipped(Int)

  var message: String {
    switch self {
    case .unreadable(let code):
      "notice: earlier history cannot be read: \(systemMessage(code))"
    case .unwritable(let code, let path):
      "notice: history is not saved in \(SessionText.quoted(path)): \(systemMessage(code))"
    case .skipped(1):
      "notice: 1 damaged line of history was skipped"
    case .skipped(let count):
      "notice: \(count) damaged lines of history were skipped"
    }
  }
}
