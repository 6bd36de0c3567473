package import Simulator

/// The steps of a trace, read and ready to be done again.
@MainActor
package struct TracePlan {
  package struct Step {
    package let text: String
    package let command: Command
    /// What the trace says of it; nil for a command that was only begun.
    package let recorded: TraceRecord.Step?
  }

  /// What the app was launched with.
  package let launch: [LaunchParameter]
  package let seed: UInt64
  package private(set) var steps: [Step] = []

  /// Reads the commands of a trace.
  ///
  /// - Parameters:
  ///   - values: Values for `${secret:NAME}`; what they lack the environment has, under `NAVWRIGHT_SECRET_NAME`, as
  ///     the name stands or in capitals.
  ///   - name: What messages call the trace.
  /// - Throws: `TraceProblem` about the first command that cannot be done.
  package init(
    _ trace: Trace, for app: any HeadlessApp.Type, values: [String: String],
    environment: [String: String], name: String
  ) throws(TraceProblem) {
    var planner = SessionPlanner(apps: [], files: DiskFiles(), environment: environment)
    planner.values = values
    let parser = CommandParser(mode: .batch)
    seed = trace.header.seed
    var launch = trace.header.file == nil ? Self.parameters(trace.header.values) : []
    for (index, text) in trace.commands.enumerated() {
      let recorded = trace.steps.indices.contains(index) ? trace.steps[index] : nil
      let command: Command
      do throws(LineFault) {
        let tokens = try CommandParser.tokens(
          of: text, scope: VariableScope(secrets: planner.secrets))
        guard
          let parsed = try parser.parse(tokens, words: WordList(app.vocabulary))?.command
        else { continue }
        command = parsed
      } catch {
        if case .secretNotGiven(let secret) = error.error {
          throw .secretNotGiven(secret, name, step: index + 1)
        }
        throw .unknownCommand(text, name, step: index + 1)
      }
      if command.hidesText, command.instruction.enteredText == "…" {
        throw .textNotKept(name, step: index + 1)
      }
      if command.instruction == .quit { break }
      if index == 0, recorded?.outcome == "done",
        case .act(.app(.launch(let parameters))) = command.instruction
      {
        launch = parameters
        continue
      }
      steps.append(Step(text: text, command: command, recorded: recorded))
    }
    self.launch = launch
  }

  private static func parameters(_ values: [String: String]) -> [LaunchParameter] {
    values.sorted { $0.key < $1.key }.map { LaunchParameter(name: $0.key, value: $0.value) }
  }
}
