/// Asks a flow what a step becomes: at once if the flow need not wait, which is known of types that adapt nothing.
@MainActor
enum Adaptation {
  enum Outcome {
    case navigate(any Step)
    case forbidden(any Step, because: (any Error)?)
  }

  /// The types of flows that let each step pass.
  // Known by trying: the implementation that every flow has by default says that it was the one that was asked.
  private static var passing: Set<ObjectIdentifier> = []

  /// Takes note that a type has no implementation of its own.
  static func isByDefault(_ type: AnyObject.Type) {
    passing.insert(ObjectIdentifier(type))
  }

  static func letsPass(_ flow: any Flow) -> Bool {
    passing.contains(ObjectIdentifier(type(of: flow)))
  }

  /// Asks.
  ///
  /// - Parameter later: Called once if the flow has to wait; owned by the task until then.
  /// - Returns: The outcome if it is there at once, else the task.
  static func ask(
    _ flow: any Flow, about step: any Step, later: @escaping @MainActor (Outcome) -> Void
  ) -> (outcome: Outcome?, task: Task<Void, Never>?) {
    let answer = Answer()
    let task = FlowEngine.begin {
      let outcome = await outcome(flow, step)
      if answer.isAwaited { later(outcome) } else { answer.outcome = outcome }
    }
    if let outcome = answer.outcome { return (outcome, nil) }
    answer.isAwaited = true
    return (nil, task)
  }

  private static func outcome(_ flow: any Flow, _ step: any Step) async -> Outcome {
    do {
      let adapted = try await flow.adapt(step: step)
      return adapted is NoneStep ? .forbidden(step, because: nil) : .navigate(adapted)
    } catch {
      return .forbidden(step, because: error)
    }
  }

  private final class Answer {
    var outcome: Outcome?
    var isAwaited = false

    init() {}
  }
}
