import Simulator

extension TimeTravel {
  /// Writes a trace of the steps up to where the app is; they are done again for it.
  ///
  /// - Parameter write: Takes each line, its end included.
  /// - Returns: What ended it too early; nil if all is written.
  package func trace(_ write: @escaping (String) -> Void) -> CommandOutcome? {
    var header = TraceRecord.Header(app: interpreter.simulator.appType.name, seed: line.seed)
    for parameter in line.launch { header.values[parameter.name] = parameter.value }
    let writer = TraceWriter(header, write: write)
    let ending = goRound { [self] number, outcome in
      guard number > 0, let outcome else { return }
      writer.add(
        line.steps[number - 1].command, outcome: outcome,
        on: interpreter.simulator, failed: outcome.status == .failed)
    }
    guard case .arrived = ending else { return self.outcome(of: ending, isLook: true) }
    writer.add(.end(status: "left", message: nil))
    return nil
  }
}
