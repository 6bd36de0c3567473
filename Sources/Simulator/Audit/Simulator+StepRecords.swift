import UIKit

/// A step in which something left.
struct StepRecord {
  let kind: StepKind
  /// Where the log of events stood when it began.
  let mark: Int
}

extension Simulator {
  /// Counts a step: from now on, what leaves is blamed on it.
  func beginStep() {
    stepCount += 1
    stepMark = runtime.log.entries.count
    runtime.departures?.step = stepCount
  }

  /// The step was refused and is none.
  func takeStepBack() {
    stepCount -= 1
    runtime.departures?.step = -stepCount - 1
  }

  /// Remembers what the step was if something left in it.
  func endStep(_ kind: StepKind) {
    guard let departures = runtime.departures else { return }
    if departures.lastStep == stepCount { remember(StepRecord(kind: kind, mark: stepMark)) }
    departures.step = -stepCount - 1
  }

  private func remember(_ step: StepRecord) {
    if steps.count >= mostSteps {
      let needed = Set((runtime.departures?.entries ?? []).filter { $0.object != nil }.map(\.step))
      steps = steps.filter { needed.contains($0.key) }
      mostSteps = max(64, steps.count * 2)
    }
    steps[stepCount] = step
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
