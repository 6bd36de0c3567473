import Simulator

/// What an app shows and owns at one moment, part by part, so that two moments can be compared in words.
struct StatePicture {
  /// Parts of which there are several; what comes and goes of them is listed.
  private let lists: [(noun: String, entries: [String])]
  /// Parts of which there is one.
  private let values: [(name: String, value: String)]
  private let elements: [String]

  @MainActor
  init(of simulator: Simulator) {
    let tree = Self.members(of: simulator.tree)
    lists = [
      ("screen", tree.screens), ("modal", tree.modals), ("flow", tree.flows),
      ("coordinator", simulator.coordinators.map { String($0.drop { $0 == " " }) }),
      ("closure", simulator.closures), ("warning", simulator.warnings),
      ("pending", simulator.pending),
    ]
    values = [
      ("visible", simulator.screen), ("tab", simulator.tab ?? "none"),
      ("title", simulator.title ?? "none"), ("alert", simulator.alert ?? "none"),
      ("toast", simulator.toast ?? "none"), ("clock", DurationText.clock(simulator.clock)),
    ]
    elements = simulator.elements(upTo: 1_000).map(\.line)
  }

  /// Every member of the tree with what it stands in.
  private static func members(
    of lines: [String]
  ) -> (screens: [String], modals: [String], flows: [String]) {
    var found: (screens: [String], modals: [String], flows: [String]) = ([], [], [])
    var above: [String] = []
    var isFlow = false
    for line in lines.dropFirst() {
      if line == "flows" {
        isFlow = true
        continue
      }
      let indent = line.prefix { $0 == " " }.count
      var text = String(line.dropFirst(indent))
      if isFlow {
        found.flows.append(text)
        continue
      }
      if text.hasSuffix("  <- top") { text.removeLast("  <- top".count) }
      if let mark = text.firstRange(of: "*: ") { text.replaceSubrange(mark, with: ": ") }
      let depth = max(0, indent / 2 - 1)
      above.removeLast(max(0, above.count - depth))
      if text.hasPrefix("+ ") {
        text.removeFirst(2)
        found.modals.append(text)
      } else {
        found.screens.append(above.last.map { "\(text) in \($0)" } ?? text)
      }
      above.append(text)
    }
    return found
  }

  private static let mostElements = 20

  /// What has to be said of a later moment.
  func differences(to other: StatePicture) -> [String] {
    var lines: [String] = []
    for (old, new) in zip(lists, other.lists) {
      lines += Self.changes(old.entries, new.entries, old.noun)
    }
    for (old, new) in zip(values, other.values) where old.value != new.value {
      lines.append("\(old.name): \(old.value), then \(new.value)")
    }
    // Those of another screen are others.
    if values[0].value == other.values[0].value {
      let changes = Self.changes(elements, other.elements, "element")
      lines += changes.prefix(Self.mostElements)
      let left = changes.count - Self.mostElements
      if left > 0 { lines.append("and \(RunTally.words(left, "element")) more") }
    }
    return lines
  }

  /// What is only in the first list, then what is only in the second.
  private static func changes(_ old: [String], _ new: [String], _ noun: String) -> [String] {
    var counts: [String: Int] = [:]
    for entry in new { counts[entry, default: 0] += 1 }
    var gone: [String] = []
    for entry in old {
      if let count = counts[entry], count > 0 {
        counts[entry] = count - 1
      } else {
        gone.append(entry)
      }
    }
    var come: [String] = []
    for entry in new.reversed() where counts[entry, default: 0] > 0 {
      counts[entry, default: 0] -= 1
      come.append(entry)
    }
    return gone.map { "- \(noun) \($0)" } + come.reversed().map { "+ \(noun) \($0)" }
  }
}

extension TimeTravel {
  /// What differs between behind one step and behind another.
  func difference(_ span: TravelRequest.Span?) throws(TravelRefusal) -> CommandOutcome {
    guard let span = span ?? (position > 0 ? .init(from: position - 1, to: position) : nil) else {
      throw .noStep
    }
    if let wrong = numbered([span.from, span.to]) { return wrong }
    let here = position
    var pictures: [Int: StatePicture] = [:]
    let look: (Int, CommandOutcome?) -> Void = { [interpreter] step, _ in
      if step == span.from || step == span.to {
        pictures[step] = StatePicture(of: interpreter.simulator)
      }
    }
    var ending = goRound(visit: look)
    if case .arrived = ending, max(span.from, span.to) > here {
      ending = go(to: max(span.from, span.to), visit: look)
      if case .arrived = ending { ending = go(to: here) }
    }
    if case .stopped = ending { return outcome(of: .stopped(target: here), isLook: true) }
    guard case .arrived = ending, let from = pictures[span.from], let to = pictures[span.to] else {
      return outcome(of: ending)
    }
    let lines = from.differences(to: to).map(SessionText.visible)
    return CommandOutcome(
      .succeeded, lines: lines.isEmpty ? ["nothing differs"] : lines,
      facts: [
        .init("from", .integer(span.from)), .init("to", .integer(span.to)),
        .init("differences", .strings(lines)),
      ])
  }
}
