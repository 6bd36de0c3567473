import UIKit

/// What the traced objects of one test were told, in the catalogue's short words.
@MainActor
final class Trace {
  struct Entry {
    let word: String
    let animated: Bool?
    let flags: String
  }

  private(set) var entries: [Entry] = []

  func add(_ word: String, animated: Bool? = nil, flags: String = "") {
    entries.append(Entry(word: word, animated: animated, flags: flags))
  }

  /// The words so far, separated by blanks; the trace is empty afterwards.
  func take() -> String {
    defer { entries = [] }
    return entries.map(\.word).joined(separator: " ")
  }

  /// As ``take()``, appearance callbacks with their `animated`.
  func takeAnimated() -> String {
    defer { entries = [] }
    return entries.map { entry in
      entry.animated.map { "\(entry.word)(\($0))" } ?? entry.word
    }.joined(separator: " ")
  }

  /// As ``take()``, only the appearance callbacks with a flag, as `A.wD:MFP`, or none.
  func takeFlags() -> String {
    defer { entries = [] }
    return entries.filter { $0.animated != nil }.map { "\($0.word):\($0.flags)" }
      .joined(separator: " ")
  }
}

/// Something with a short name in traces and messages.
@MainActor
protocol Named: UIViewController {
  var name: String { get }
}

extension UIViewController {
  /// The short name of a traced controller, else its type's name.
  var traceName: String { (self as? any Named)?.name ?? "\(type(of: self))" }

  /// The moving and being flags that are true, as table 11.2 abbreviates them.
  var flagWords: String {
    var words: [String] = []
    if isMovingToParent { words.append("MTP") }
    if isBeingPresented { words.append("BP") }
    if isMovingFromParent { words.append("MFP") }
    if isBeingDismissed { words.append("BD") }
    return words.isEmpty ? "-" : words.joined(separator: "+")
  }
}
