import Sessions

/// What can be amiss with history; the shell works all the same.
enum HistoryNotice {
  /// There cannot be a file of history.
  case noFile(FileProblem, path: String)
  case unreadable(FileProblem)
  case unwritable(FileProblem, path: String)
  case skipped(Int)

  var message: String {
    switch self {
    case .noFile(let problem, let path):
      "notice: no history is kept in \(SessionText.quoted(path)): \(problem.words)"
    case .unreadable(let problem):
      "notice: earlier history cannot be read: \(problem.words)"
    case .unwritable(let problem, let path):
      "notice: history is not saved in \(SessionText.quoted(path)): \(problem.words)"
    case .skipped(1):
      "notice: 1 damaged line of history was skipped"
    case .skipped(let count):
      "notice: \(count) damaged lines of history were skipped"
    }
  }
}
