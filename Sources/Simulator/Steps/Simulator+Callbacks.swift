import UIKit

/// A moment in what happened in a simulator.
package struct EventMoment: Hashable, Sendable {
  let run: Int
  let entry: Int
  /// Nil where callbacks were not kept.
  let callback: Int?

  /// Whether the callbacks behind it can be told.
  package var knowsCallbacks: Bool { callback != nil }
}

extension Simulator {
  /// The moment up to which things have happened.
  package var eventMoment: EventMoment {
    EventMoment(
      run: runCount, entry: runtime.log.entryCount,
      callback: keepsCallbacks ? runtime.log.callbackCount : nil)
  }

  /// The moment in which the last action began.
  package var lastActionMoment: EventMoment {
    EventMoment(
      run: runCount, entry: min(lastActionMark, runtime.log.entryCount),
      callback: keepsCallbacks ? lastCallbackMark : nil)
  }

  /// What happened since the launch, or since a moment, in words, oldest first.
  ///
  /// - Parameters:
  ///   - moment: Where to begin; if the app was launched again since then, everything since that is told.
  ///   - withCallbacks: Whether the callbacks of screens stand between the sentences, as far as they are kept.
  package func events(since moment: EventMoment?, withCallbacks: Bool) -> [String] {
    let start = moment.flatMap { $0.run == runCount ? $0 : nil }
    let entries = runtime.log.entries
    var index = start?.entry ?? 0
    guard withCallbacks else { return sentences(from: index) }
    noteSeen()
    let labels = currentLabels
    var lines: [String] = []
    func tell(upTo end: Int) {
      while index < end {
        if let sentence = sentence(for: entries[index]) { lines.append(sentence) }
        index += 1
      }
    }
    for callback in runtime.log.callbacks.dropFirst(start?.callback ?? 0) {
      tell(upTo: callback.place)
      let label =
        labels[callback.id.rawValue] ?? Label.label(fromTypeName: callback.typeName)
      lines.append("\(callback.name.rawValue) \(label)")
    }
    tell(upTo: entries.count)
    return lines
  }
}
