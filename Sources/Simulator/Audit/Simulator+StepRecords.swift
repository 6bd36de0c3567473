import UIKit

/// A step in which something left.
struct StepRecord {
  let kind: StepKind
  /// Where the log of events stood when it began.
  let mark: Int
}

/// The steps in which something left, in their order.
///
/// A list and no dictionary, since each step that takes something away adds one and few are ever asked for.
struct StepRecords {
  private typealias Entry = (number: Int32, record: StepRecord)

  private var entries: [Entry] = []
  // Rid of those that nobody can be blamed on any more when they have doubled since the last time.
  private var most = 64

  /// Whether it is time to let those go that nobody is blamed on.
  var isFull: Bool { entries.count >= most }

  /// The step of a number.
  subscript(number: Int32) -> StepRecord? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].number == number else { return nil }
    return entries[low].record
  }

  /// Adds a step; the number is that of the last one again, or higher.
  mutating func append(_ record: StepRecord, number: Int32) {
    // A step that was refused takes its number back.
    while let last = entries.last, last.number >= number { entries.removeLast() }
    entries.append((number, record))
  }

  /// Lets all others go.
  mutating func keep(_ needed: Set<Int32>) {
    entries.removeAll { !needed.contains($0.number) }
    most = max(64, entries.count * 2)
  }
}

extension Simulator {
  /// Counts a step: from now on, what leaves is blamed on it.
  ///
  /// - Parameter mark: Where the log of events stands.
  func beginStep(_ mark: Int) {
    stepCount += 1
    stepMark = mark
    runtime.departures?.begin(stepCount)
  }

  /// The step was refused and is none.
  func takeStepBack() {
    stepCount -= 1
    runtime.departures?.begin(-stepCount - 1)
  }

  /// Remembers what the step was if something left in it.
  func endStep(_ kind: StepKind) {
    guard let departures = runtime.departures else { return }
    if departures.hasDepartures(in: stepCount) {
      remember(StepRecord(kind: kind, mark: stepMark))
    }
    departures.begin(-stepCount - 1)
  }

  private func remember(_ step: StepRecord) {
    if steps.isFull {
      steps.keep(Set((runtime.departures?.entries ?? []).filter { $0.object != nil }.map(\.step)))
    }
    steps.append(step, number: stepCount)
  }

  /// The sentence of the log that tells of a screen's departure, or of what it went with.
  func sentence(ofDeparture entry: DepartureLog.Entry, _ id: Int32) -> String? {
    let log = runtime.log.entries
    let end = min(Int(entry.mark), log.count)
    let start = min(steps[entry.step]?.mark ?? 0, end)
    // Entries of the launch are gone.
    guard entry.step != 0 else { return nil }
    let own = log[start..<end].lastIndex { $0.id?.rawValue == id && $0.kind.isDeparture }
    if let own { return sentence(for: log[own]) }
    guard steps[entry.step] != nil else { return nil }
    return log[start..<end].lastIndex { $0.kind.isDeparture }.flatMap { sentence(for: log[$0]) }
  }
}

extension EventLog.Kind {
  /// Whether it tells that something left.
  fileprivate var isDeparture: Bool {
    switch self {
    case .popped, .dismissed, .setStack, .setWindowRoot: true
    case .pushed, .presented, .selectedTab, .selectedTabAgain, .swipeCancelled, .pullCancelled,
      .lifecycle, .note:
      false
    }
  }
}
