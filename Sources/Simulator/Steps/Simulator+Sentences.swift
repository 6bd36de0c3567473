import UIKit

extension Simulator {
  /// What happened since the last action began, that action's effects included, in words.
  public var events: [String] { sentences(from: min(lastActionMark, runtime.log.entries.count)) }

  /// What happened since the launch, in words, oldest first.
  public var eventHistory: [String] { sentences(from: 0) }

  /// Where the log of events stands and where the last action began in it: as long as both stay, so do ``events`` and
  /// ``eventHistory``.
  package var eventPlaces: EventPlaces {
    EventPlaces(end: runtime.log.entries.count, lastAction: lastActionMark)
  }

  /// How many entries the log of events has.
  package var eventCount: Int { runtime.log.entries.count }

  /// How many calls UIKit has not carried out, or complained about.
  package var refusalCount: Int { runtime.diagnostics.entries.count }

  /// What UIKit complained about since the launch, in words.
  public var warnings: [String] { runtime.diagnostics.messages }

  /// The log's entries from a place on, each in words.
  func sentences(from mark: Int) -> [String] { sentences(from: mark, in: runtime.log) }

  /// The entries of a log from a place on, each in words.
  func sentences(from mark: Int, in log: EventLog) -> [String] {
    let entries = log.entries
    // Most steps tell of one thing.
    if mark == entries.count - 1 {
      guard let sentence = sentence(for: entries[mark]) else { return [] }
      return [sentence]
    }
    var sentences: [String] = []
    var index = mark
    while index < entries.count {
      if let sentence = sentence(for: entries[index]) { sentences.append(sentence) }
      index += 1
    }
    return sentences
  }

  /// An entry of the log in words; nil if none tell it.
  func sentence(for entry: EventLog.Entry) -> String? {
    switch entry.kind {
    case .pushed: "pushed " + entry.label
    case .popped: "popped " + entry.label
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
