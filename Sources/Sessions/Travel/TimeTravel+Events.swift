import Simulator

extension TimeTravel {
  /// Tells what has happened since a mark, or with the callbacks of screens.
  ///
  /// Callbacks are not kept before somebody asks for them: then the app is launched afresh and the steps are done again.
  func events(_ request: EventsRequest) throws(TravelRefusal) -> CommandOutcome {
    if let name = request.mark {
      guard let mark = marks[name] else { return unknownMark(name) }
      guard line.shared(with: mark.line, upTo: min(mark.position, position)) == mark.position else {
        throw .markNotPassed(name, position)
      }
    }
    if request.tellsCallbacks, let ending = keepCallbacks(sinceMark: request.mark) { return ending }
    let simulator = interpreter.simulator
    // So many of all lines, the launch being the beginning, or those of the last action.
    let usual = request.last == nil ? simulator.lastActionMoment : nil
    let start = request.mark.flatMap { marks[$0]?.moment } ?? usual
    var lines = simulator.events(since: start, withCallbacks: request.tellsCallbacks)
    if let last = request.last { lines = lines.suffix(last) }
    lines = lines.map(SessionText.visible)
    return CommandOutcome(
      .succeeded, lines: lines.isEmpty ? ["none"] : lines,
      facts: [.init("events", .strings(lines))])
  }

  /// Does the steps again if not all callbacks are kept that are asked for.
  ///
  /// - Returns: What ended it too early; nil if all are kept.
  private func keepCallbacks(sinceMark name: String?) -> CommandOutcome? {
    let mark = name.flatMap { marks[$0] }
    let simulator = interpreter.simulator
    if simulator.keepsCallbacks, mark?.moment.knowsCallbacks != false { return nil }
    simulator.keepsCallbacks = true
    let ending = goRound { [self] number, _ in
      if let name, number == mark?.position {
        setMoment(interpreter.simulator.eventMoment, of: name)
      }
    }
    guard case .arrived = ending else { return outcome(of: ending, isLook: true) }
    return nil
  }
}
