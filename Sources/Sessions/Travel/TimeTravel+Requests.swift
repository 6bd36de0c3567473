import Simulator

extension TimeTravel {
  /// Does what a command asks for.
  package func answer(_ request: TravelRequest) -> CommandOutcome {
    noteStart()
    let before = StateHash(ofAll: interpreter.simulator)
    forgetRedone()
    var outcome: CommandOutcome
    do throws(TravelRefusal) {
      outcome = try self.outcome(of: request)
    } catch {
      return .refused(error.message)
    }
    outcome.hasMoved = StateHash(ofAll: interpreter.simulator) != before
    if !request.isLook { outcome.steps = redone }
    return outcome
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
    case .restore(let name): return try restore(name)
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

  private func restore(_ name: String) throws(TravelRefusal) -> CommandOutcome {
    guard let mark = marks[name] else {
      if name == Self.jump { throw .nothingToRestore }
      return unknownMark(name)
    }
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
      facts: facts + [.init("was", old.map { JSONValue.integer($0) } ?? .null)])
  }

  // MARK: words

  private static let mostListed = 10

  /// What is said of a journey.
  ///
  /// - Parameter isLook: Whether it was to end where it began.
  func outcome(
    of ending: Ending, listing texts: [String] = [], as verb: String = "", isLook: Bool = false
  ) -> CommandOutcome {
    switch ending {
    case .arrived:
      var lines = texts.prefix(Self.mostListed).map { "\(verb): \($0)" }
      if texts.count > lines.count { lines.append("\(verb): \(texts.count - lines.count) more") }
      let listed: [JSONValue.Member] =
        texts.isEmpty ? [] : [.init(verb, .strings(texts.map(SessionText.visible)))]
      return CommandOutcome(
        .succeeded, lines: (lines + [place]).map(SessionText.visible), facts: facts + listed)
    case .stopped(let target):
      let stop = SessionText.visible("stopped \(place)")
      let way = isLook ? "goes back to where the app was" : "goes on"
      var outcome = CommandOutcome(
        .stopped, lines: [stop, "help: \"goto \(target)\" \(way)"], facts: facts)
      outcome.reason = stop
      return outcome
    case .differs(let number, let mismatch):
      let what =
        number == 0 ? "the launch" : "step \(number), \(line.steps[number - 1].command.shownText),"
      let reason = SessionText.visible("\(what) ended otherwise when it was done again")
      let lines = ["not reproducible: \(reason)"] + mismatch.detailLines + [place]
      var outcome = CommandOutcome(
        .notReproducible, lines: lines.map(SessionText.visible), mismatch: mismatch, facts: facts)
      outcome.reason = reason
      return outcome
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

extension TravelRequest {
  /// Whether it leaves the app where it is.
  package var isLook: Bool {
    switch self {
    case .difference, .why, .events: true
    case .undo, .redo, .go, .mark, .restore, .reset: false
    }
  }
}
