/// What coordinators answer to a link.
public enum LinkAnswer: Hashable, Sendable {
  /// One of them takes it, now or when it can.
  case taken
  /// None takes it; those that were asked are named, the first asked first.
  case notTaken(asked: [String], because: String? = nil)

  /// The same answer, with one more who had been asked before.
  func asked(before name: String) -> LinkAnswer {
    switch self {
    case .taken: .taken
    case .notTaken(let asked, let reason): .notTaken(asked: [name] + asked, because: reason)
    }
  }
}
