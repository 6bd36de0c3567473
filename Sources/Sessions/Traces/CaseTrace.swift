package import Simulator

/// The trace of one case of a session file.
@MainActor
package struct CaseTrace {
  private let writer: TraceWriter

  /// Begins the trace of a case.
  ///
  /// - Parameters:
  ///   - hash: What the bytes of the file come to.
  ///   - values: Values given by name.
  ///   - write: Takes each line; owned by the trace.
  package init(
    _ plan: CasePlan, of file: SessionPlan, hash: String?, values: [String: String],
    write: @escaping (String) -> Void
  ) {
    var header = TraceRecord.Header(app: file.app.name, seed: file.seed)
    header.file = plan.file
    header.hash = hash
    header.title = plan.isExplicit ? plan.title : nil
    for (name, value) in values {
      header.values[name] = name.hasPrefix("secret:") ? "***" : value
    }
    writer = TraceWriter(header, write: write)
  }

  /// Writes a step.
  package func add(
    _ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator
  ) {
    let step = plan.steps[index]
    if let command = record.ran { writer.hide(command) }
    writer.add(
      record.command, outcome: record.outcome, on: simulator,
      place: Diagnostic.Place(file: step.file, line: step.line), includedFrom: step.includedFrom,
      failed: record.failure != nil)
  }

  /// Writes how the case ended.
  package func end(_ item: RunItem) { writer.add(Self.end(item)) }

  /// How a case ended, as the last line of its trace.
  package static func end(_ item: RunItem) -> TraceRecord {
    switch item.ending {
    case .failed(let failure): .end(status: item.status, message: failure.headline)
    case .passed, .invalid: .end(status: item.status, message: nil)
    case .skipped(let reason), .todo(let reason): .end(status: item.status, message: reason)
    }
  }

  /// The name of the file for the trace of a case.
  package static func name(file: String, place: Int, run: Int) -> String {
    let parts = file.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let suffix = run > 1 ? "--run\(run)" : ""
    return "\(parts.joined(separator: "--"))--\(place)\(suffix).jsonl"
  }
}
