internal import Foundation

/// The calls UIKit did not carry out in one run, oldest first.
@MainActor
package final class Diagnostics {
  /// One refused call.
  package struct Entry: Hashable, Sendable {
    /// What was wrong.
    package let refusal: UIKitRefusal
    /// The receiver of the call.
    package let receiver: ControllerID?
  }

  /// Every refused call, also those UIKit answers with nil and no word.
  package private(set) var entries: [Entry] = []
  /// Called with each message when no simulator drives the run, which keeps none.
  package var console: (String) -> Void = { message in
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }

  package init() {}

  /// What UIKit would have printed or raised, in words.
  package var messages: [String] {
    entries.filter { $0.refusal.answer != .silence }.map(\.refusal.message)
  }

  package func record(_ refusal: UIKitRefusal, by receiver: ControllerID?) {
    entries.append(Entry(refusal: refusal, receiver: receiver))
  }

  /// Forgets everything recorded so far.
  package func removeAll() {
    entries.removeAll()
  }
}
