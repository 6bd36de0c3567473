import Simulator

extension TimeTravel {
  /// Does what a command asks for.
  package func answer(_ request: TravelRequest) -> CommandOutcome {
    do throws(TravelRefusal) {
      return try outcome(of: request)
    } catch {
      return CommandOutcome(.refused, lines: ["refused: \(error.message)"])
    }
  }

  private func outcome(of request: TravelRequest) throws(TravelRefusal) -> CommandOutcome {
    switch request {
    case .undo(let count):
      if position == 0 { throw .nothingToUndo }
      if count > position { throw .tooFewToUndo(position) }
      return undo(count)
    case .redo(let count):
      let left = stepCount - position
      if left == 0 { throw .nothingToRedo }
      if count > left { throw .tooFewToRedo(left) }
      return redo(count)
    case .go(let number): return numbered([number]) ?? jump { go(to: number) }
    case .reset: return jump { go(to: 0) }
    case .mark(let name): return mark(name)
    case .restore(let name): return restore(name)
    case .difference(let span): return try difference(span)
    case .why(let number): return try why(number)
    case .events(let request): return try events(request)
    }
  }

  /// The error about the first number that no step has.
  func numbered(_ numbers: [Int]) -> CommandOutcome? {
    numbers.first { $0 > stepCount }.map {
      Interpreter.error(.noSuchStep($0, count: stepCount))
    }
  }

  // MARK: going

  private func undo(_ count: Int) -> CommandOutcome {
    let undone = line.steps[(position - count)..<position].reversed()
    let texts = undone.map(\.command.shownText)
    return outcome(of: go(to: position - count), listing: texts, as: "undone")
  }

  private func redo(_ count: Int) -> CommandOutcome {
    let texts = line.steps[position..<(position + count)].map(\.command.shownText)
    return outcome(of: go(to: position + count), listing: texts, as: "redone")
  }

  private func jump(_ go: () -> Ending) -> CommandOutcome {
    setMark(Self.jump)
    return outcome(of: go())
  }

  private func restore(_ name: String) -> CommandOutcome {
    guard let mark = marks[name] else { return unknownMark(name) }
    return jump { go(to: mark) }
  }

  func unknownMark(_ name: String) -> CommandOutcome {
    Interpreter.error(.noSuchMark(name, known: markNames.filter { $0 != Self.jump }))
  }

  private func mark(_ name: String) -> CommandOutcome {
    let old = marks[name]?.position
    setMark(name)
    let was = old.map { $0 == position ? "" : ", which was step \($0)" } ?? ""
    return CommandOutcome(
      .succeeded, lines: ["step \(position) is marked as \(SessionText.word(name))\(was)"],
      facts: facts)
  }

  // MARK: words

  private static let mostListed = 10

  func outcome(
    of ending: Ending, listing texts: [String] = [], as verb: String = ""
  ) -> CommandOutcome {
    switch ending {
    case .arrived:
      var lines = texts.prefix(Self.mostListed).map { "\(verb): \($0)" }
      if texts.count > lines.count { lines.append("\(verb): \(texts.count - lines.count) more") }
      return CommandOutcome(
        .succeeded, lines: (lines + [place]).map(SessionText.visible), facts: facts)
    case .stopped:
      return CommandOutcome(
        .stopped, lines: [SessionText.visible("stopped \(place)")], facts: facts)
    case .differs(let number, let mismatch):
      let what =
        number == 0 ? "the launch" : "step \(number), \(line.steps[number - 1].command.shownText),"
      let lines =
        ["not reproducible: \(what) ended otherwise when it was done again"] + mismatch.detailLines
        + [place]
      return CommandOutcome(
        .notReproducible, lines: lines.map(SessionText.visible), mismatch: mismatch, facts: facts)
    }
  }

  /// Where the app is, in words.
  var place: String { "at step \(position) of \(stepCount): \(interpreter.simulator.screen)" }

  private var facts: [JSONValue.Member] {
    [
      .init("step", .integer(position)), .init("steps", .integer(stepCount)),
      .init("marks", .object(markNames.map { .init($0, .integer(marks[$0]?.position ?? 0)) })),
    ]
  }
}

extension CommandOutcome {
  init(_ status: Status, lines: [String], mismatch: Mismatch? = nil, facts: [JSONValue.Member]) {
    self.init(status, lines: lines, mismatch: mismatch)
    self.facts = facts
  }
}
