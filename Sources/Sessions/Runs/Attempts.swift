import Simulator

/// The runs of one case, held against the first.
@MainActor
struct Attempts {
  let recorder: StepTexts
  private(set) var count = 0
  private(set) var difference: CaseFailure?
  private var status: CaseResult.Status?
  /// What the first run noted.
  private(set) var notes: [String] = []
  private var first: [StepTexts.Entry] = []

  init(app: String) {
    recorder = StepTexts()
  }

  /// Takes the outcome of a run that the recorder has seen.
  mutating func add(_ result: CaseResult) {
    count += 1
    defer { recorder.entries = [] }
    guard count > 1 else {
      status = result.status
      notes = result.notes
      first = recorder.entries
      return
    }
    difference = recorder.difference(from: first, run: count)
  }

  /// How the case ended; two runs that differ are worse than one that failed.
  func ending(of plan: CasePlan) -> RunItem.Ending {
    if let difference, !isBroken {
      var failure = difference
      failure.title = plan.title
      return .failed(failure)
    }
    return status.map { RunItem.Ending($0) } ?? .passed
  }

  private var isBroken: Bool {
    if case .failed(let failure)? = status { failure.kind == .endless } else { false }
  }
}

/// What each step of a run was and did, as text that two runs can be compared by.
@MainActor
final class StepTexts: CaseObserver {
  struct Entry: Hashable {
    var step: PlannedStep.Place
    var command: String
    var lines: [String]
    var events: [String]
    var clock: String
    var state: String
  }

  var entries: [Entry] = []

  func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
    entries.append(
      Entry(
        step: plan.steps[index].place, command: record.command, lines: record.outcome?.lines ?? [],
        events: record.outcome?.step == nil ? [] : simulator.events,
        clock: DurationText.clock(simulator.clock), state: StateHash(of: simulator).text))
  }

  /// The first step that another run did otherwise.
  func difference(from first: [Entry], run: Int) -> CaseFailure? {
    guard entries != first else { return nil }
    let index = zip(first, entries).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let index else { return shorter(than: first, run: run) }
    let (old, new) = (first[index], entries[index])
    return failure(
      old.step, way: first[..<index].map(\.command), expected: old.text, actual: new.text,
      "run \(run) differs from the first: "
        + (old.command != new.command
          ? "another command" : "same action, different \(old.part(new))"))
  }

  private func shorter(than first: [Entry], run: Int) -> CaseFailure? {
    guard let last = (entries.count > first.count ? entries : first).last else { return nil }
    return failure(
      last.step, way: first.dropLast().map(\.command), expected: "\(first.count) steps",
      actual: "\(entries.count) steps", "run \(run) took another number of steps than the first")
  }

  private func failure(
    _ place: PlannedStep.Place, way: [String], expected: String, actual: String, _ reason: String
  ) -> CaseFailure {
    CaseFailure(
      file: place.file, line: place.line, column: place.column, step: place.source,
      includedFrom: [],
      mismatch: Mismatch(
        expected: expected, actual: actual,
        difference: reason + "\ndoes the app read the clock, or draw numbers without the seed?"),
      title: "", stepsSoFar: way, notReached: 0, kind: .unsteady,
      open: Diagnostic.Place(file: place.file, line: place.line))
  }
}

extension StepTexts.Entry {
  fileprivate var text: String {
    ((lines.isEmpty ? ["nothing printed"] : lines) + ["clock \(clock), state \(state)"])
      .map(SessionText.visible).joined(separator: "\n")
  }

  /// What differs, in one word.
  fileprivate func part(_ other: StepTexts.Entry) -> String {
    if events != other.events { return "events" }
    if lines != other.lines { return "answers" }
    return clock != other.clock ? "times" : "states"
  }
}

extension PlannedStep {
  /// Where a step stands, and what it says.
  struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
    var source: String
  }

  var place: Place { Place(file: file, line: line, column: column, source: source) }
}
