/// What became of one step.
public struct StepResult: Hashable, Sendable {
  /// How a step ended.
  public enum Outcome: Hashable, Sendable {
    /// Something changed; the sentences say what.
    case changed
    /// The action was possible and changed nothing.
    case unchanged
    /// The action was done without settling; a transition or a reply is open.
    case begun
    /// The action is not possible now; state, events and clock are as before.
    indirect case refused(ActionRefusal)
    /// UIKit raised an exception, or the step did not settle; the case is over.
    indirect case failed(String)
  }

  /// How the step ended.
  public var outcome: Outcome
  /// One sentence per effect, in the order they happened.
  public var sentences: [String]
  /// What UIKit complained about during this step.
  public var warnings: [String]
  /// Whether the step was stopped because its work found no end.
  public var isEndless = false

  /// Creates a result.
  public init(outcome: Outcome, sentences: [String] = [], warnings: [String] = []) {
    self.outcome = outcome
    self.sentences = sentences
    self.warnings = warnings
  }

  /// The lines a step prints, as the prompt and an output block show them.
  public var lines: [String] {
    switch outcome {
    case .changed where warnings.isEmpty: sentences
    case .changed: sentences + warnings.map { "warning: \($0)" }
    case .unchanged: ["nothing changed"] + warnings.map { "warning: \($0)" }
    case .begun: sentences + ["begun"] + warnings.map { "warning: \($0)" }
    case .refused(let refusal): ["refused: \(refusal.message)"]
    case .failed(let reason):
      sentences + warnings.map { "warning: \($0)" } + ["failed: \(reason)"]
    }
  }
}
