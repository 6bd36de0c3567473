import UIKit

extension Simulator {
  /// What happened since the last action began, that action's effects included, in words.
  public var events: [String] { sentences(from: min(lastActionMark, runtime.log.entryCount)) }

  /// What happened since the launch, in words, oldest first.
  public var eventHistory: [String] { sentences(from: 0) }

  /// Where the log of events stands and where the last action began in it: as long as both stay, so do ``events`` and
  /// ``eventHistory``.
  package var eventPlaces: EventPlaces {
    EventPlaces(end: runtime.log.entryCount, lastAction: lastActionMark)
  }

  /// How many entries the log of events has.
  package var eventCount: Int { runtime.log.entryCount }

  /// How many calls UIKit has not carried out, or complained about.
  package var refusalCount: Int { runtime.diagnostics.entries.count }

  /// What UIKit complained about since the launch, in words.
  public var warnings: [String] { runtime.diagnostics.messages }

  /// The log's entries from a place on, each in words.
  func sentences(from mark: Int) -> [String] { sentences(from: mark, in: runtime.log) }

  /// The entries of a log from a place on, each in words.
  func sentences(from mark: Int, in log: EventLog) -> [String] {
    let count = log.entryCount
    // Most steps tell of one thing.
    if mark == count - 1 {
      guard let sentence = sentence(for: log.entry(at: mark)) else { return [] }
      return [sentence]
    }
    var sentences: [String] = []
    sentences.reserveCapacity(max(0, count - mark))
    var index = mark
    while index < count {
      if let sentence = sentence(for: log.entry(at: index)) { sentences.append(sentence) }
      index += 1
    }
    return sentences
  }

  /// An entry of the log in words; nil if none tell it.
  func sentence(for entry: EventLog.Entry) -> String? {
    switch entry.kind {
    case .pushed: lastPushed.text("pushed ", entry.label)
    case .popped: lastPopped.text("popped ", entry.label)
    case .setStack: "set stack \(entry.label)"
    case .setWindowRoot: "set window root \(entry.label)"
    case .presented(let style): "presented \(entry.label) as \(style)"
    case .dismissed: "dismissed \(entry.label)"
    case .selectedTab(let index): "selected tab \(tabName(at: index))"
    case .selectedTabAgain(let index): "selected tab \(tabName(at: index)) again"
    case .swipeCancelled: "swipe back cancelled, still on \(entry.label)"
    case .pullCancelled: "swipe down cancelled, still on \(entry.label)"
    case .lifecycle: nil
    case .note: entry.label
    }
  }

  /// Takes note of the tab bar before an action, to tell afterwards whether it was hidden or shown.
  ///
  /// - Parameter tabs: The tab bar controller that is visible now.
  func rememberBar(_ tabs: UITabBarController?) {
    barBefore = barState(of: tabs)
  }

  /// Whether the tab bar was hidden or shown since ``rememberBar(_:)``, in a sentence; nil if neither.
  ///
  /// - Parameter tabs: The tab bar controller that is visible now.
  func barSentence(_ tabs: UITabBarController?) -> String? {
    let before = barBefore
    let now = barState(of: tabs)
    barBefore = now
    guard let before, let now, before.bar == now.bar, before.isHidden != now.isHidden else {
      return nil
    }
    let sentence = now.isHidden ? "tab bar hidden" : "tab bar shown"
    runtime.log.note(sentence)
    return sentence
  }

  private func barState(of tabs: UITabBarController?) -> BarState? {
    guard let tabs else { return nil }
    return BarState(bar: tabs.id.rawValue, isHidden: tabs.isBottomBarHidden)
  }
}

/// A sentence about a screen, kept because the same screen comes and goes again and again.
struct LastSentence {
  private var label = ""
  private var text = ""

  /// The sentence of a verb, which is the same each time, and a label.
  mutating func text(_ verb: String, _ label: String) -> String {
    if !text.isEmpty, label == self.label { return text }
    self.label = label
    text = verb + label
    return text
  }
}

/// Where a log of events stands.
package struct EventPlaces: Hashable, Sendable {
  let end: Int
  let lastAction: Int
}

/// Whether a tab bar is hidden.
struct BarState: Equatable {
  let bar: Int32
  let isHidden: Bool
}
