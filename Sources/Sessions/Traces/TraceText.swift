/// Shows traces as text, each line of which can be understood alone.
package struct TraceText {
  private let trace: Trace
  private let name: String

  package init(_ trace: Trace, name: String) {
    self.trace = trace
    self.name = name
  }

  /// The whole trace.
  package var lines: [String] {
    var lines = [heading] + trace.steps.flatMap(lines(of:))
    if let open = trace.open { lines.append("\(trace.steps.count + 1) \(open) -> not finished") }
    lines.append(ending)
    return lines.map(SessionText.visible)
  }

  /// One step, with the last full state at or before it.
  ///
  /// - Throws: `TraceProblem.noStep`.
  package func step(_ number: Int) throws(TraceProblem) -> [String] {
    let step = try find(number)
    var lines = lines(of: step) + ["   state \(step.state)"]
    if let state = trace.states.last(where: { $0.number <= number }) {
      lines.append("   everything after step \(state.number):")
      lines += state.tree.map { "   | \($0)" }
      lines += state.screen.map { "   | \($0)" }
      lines += state.pending.map { "   | pending \($0)" }
    }
    return lines.map(SessionText.visible)
  }

  /// What happened between two steps.
  ///
  /// - Throws: `TraceProblem.noStep`.
  package func difference(_ first: Int, _ second: Int) throws(TraceProblem) -> [String] {
    let from = try find(min(first, second))
    let to = try find(max(first, second))
    guard from.state != to.state else {
      return ["after step \(from.number) and after step \(to.number) everything is the same"]
    }
    var lines = ["from step \(from.number) to step \(to.number):"]
    for step in trace.steps where step.number > from.number && step.number <= to.number {
      lines += self.lines(of: step)
    }
    if from.clock != to.clock { lines.append("clock: \(from.clock), then \(to.clock)") }
    return lines.map(SessionText.visible)
  }

  private func find(_ number: Int) throws(TraceProblem) -> TraceRecord.Step {
    guard let step = trace.steps.first(where: { $0.number == number }) else {
      throw .noStep(number, name, count: trace.steps.count)
    }
    return step
  }

  private var heading: String {
    var words = trace.header.file.map { "trace of \($0)" } ?? "journal of a prompt"
    if let title = trace.header.title { words += ", case \(SessionText.quoted(title))" }
    return "\(words) (app \(trace.header.app), seed \(trace.header.seed))"
  }

  private var ending: String {
    guard let end = trace.end else { return "cut short after \(steps(trace.steps.count))" }
    let message = end.message.map { ": \($0)" } ?? ""
    return "\(end.status) after \(steps(trace.steps.count)), key \(trace.key)\(message)"
  }

  private func steps(_ count: Int) -> String { RunTally.words(count, "step") }

  private func lines(of step: TraceRecord.Step) -> [String] {
    let place = step.place.map { "\($0.file):\($0.line): " } ?? ""
    let includes = step.includedFrom.map { " (included from \($0.file):\($0.line))" }.joined()
    return ["\(step.number) \(place)\(step.command)\(includes) -> \(step.outcome) at \(step.clock)"]
      + step.lines.map { "   \($0)" }
  }
}

/// Holds two traces against each other.
package struct TraceComparison {
  private let old: Trace
  private let new: Trace

  package init(_ old: Trace, _ new: Trace) {
    self.old = old
    self.new = new
  }

  /// Whether both did the same.
  package var isSame: Bool {
    old.header.app == new.header.app && old.steps == new.steps && old.open == new.open
      && old.end?.status == new.end?.status
  }

  /// The first difference, old and new.
  package var lines: [String] {
    guard !isSame else {
      return [
        "both traces do the same in \(RunTally.words(old.steps.count, "step")), key \(old.key)"
      ]
    }
    return difference.map(SessionText.visible)
  }

  private var difference: [String] {
    if old.header.app != new.header.app {
      return ["the apps differ", "old: \(old.header.app)", "new: \(new.header.app)"]
    }
    let pair = zip(old.steps, new.steps).first { $0 != $1 }
    if let (first, second) = pair { return difference(first, second) }
    if old.steps.count != new.steps.count {
      let longer = old.steps.count > new.steps.count ? old : new
      let shorter = min(old.steps.count, new.steps.count)
      return [
        "the \(old.steps.count > new.steps.count ? "new" : "old") trace ends after step \(shorter)",
        "next: \(longer.steps[shorter].command)",
      ]
    }
    return [
      "the traces end differently", "old: \(old.end?.status ?? "cut short")",
      "new: \(new.end?.status ?? "cut short")",
    ]
  }

  private func difference(_ first: TraceRecord.Step, _ second: TraceRecord.Step) -> [String] {
    let place = first.place.map { "\($0.file):\($0.line): " } ?? ""
    let heading = "step \(first.number) differs: \(place)\(first.command)"
    let rows: [(String, String, String)] = [
      ("command", first.command, second.command), ("outcome", first.outcome, second.outcome),
      ("answer", Self.joined(first.lines), Self.joined(second.lines)),
      ("events", Self.joined(first.events), Self.joined(second.events)),
      ("warnings", Self.joined(first.warnings), Self.joined(second.warnings)),
      ("clock", first.clock, second.clock), ("state", first.state, second.state),
    ]
    let differing = rows.filter { $0.1 != $0.2 }
    guard !differing.isEmpty else { return [heading, "old and new stand in different places"] }
    return [heading] + differing.flatMap { ["old \($0.0): \($0.1)", "new \($0.0): \($0.2)"] }
  }

  private static func joined(_ lines: [String]) -> String {
    lines.isEmpty ? "none" : lines.joined(separator: "; ")
  }
}
