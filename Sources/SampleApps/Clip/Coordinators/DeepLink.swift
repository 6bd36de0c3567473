import UIKit

/// Where a URL from outside leads.
enum DeepLink: Hashable {
  /// `clip://`: the app, wherever it is.
  case app
  /// `clip://clip/ID`: a clip in its tab.
  case clip(id: Int)

  /// Reads a URL; nil if it leads nowhere.
  init?(_ url: URL) {
    let text = url.absoluteString
    let scheme = "clip://"
    guard text.lowercased().hasPrefix(scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    if parts == [""] {
      self = .app
      return
    }
    // "03" and "+3" are no ids: the text has to be the id as the app prints it.
    guard parts.count == 2, parts[0] == "clip", let id = Int(parts[1]), parts[1] == String(id)
    else { return nil }
    self = .clip(id: id)
  }
}

/// What coordinators answer to a link.
public enum LinkAnswer: Hashable, Sendable {
  /// One of them takes it, now or when it can.
  case taken
  /// None takes it; those that were asked are named, the first asked first.
  case notTaken(asked: [String])

  /// The same answer, with one more who had been asked before.
  func asked(before name: String) -> LinkAnswer {
    switch self {
    case .taken: .taken
    case .notTaken(let asked): .notTaken(asked: [name] + asked)
    }
  }
}
