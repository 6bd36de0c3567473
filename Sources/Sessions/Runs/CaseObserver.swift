package import Simulator

/// Looks on while cases run.
@MainActor
package protocol CaseObserver: AnyObject {
  /// A case is about to be run, perhaps several times.
  func willBegin(_ plan: CasePlan, of file: SessionPlan, number: Int)
  /// A run of the case begins, counted from 1.
  func willRun(_ run: Int)
  /// A step is about to be done.
  func willDo(_ index: Int, of plan: CasePlan)
  /// A step is done.
  func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator)
  /// The last step of a run is done, and the app is about to end.
  func willEnd(_ plan: CasePlan)
  /// What the app printed in the last run of the case.
  func output(of plan: CasePlan) -> [RunItem.Output]
  /// The case is done, but for its time.
  func didEnd(_ item: RunItem)
}

extension CaseObserver {
  package func willBegin(_ plan: CasePlan, of file: SessionPlan, number: Int) {}
  package func willRun(_ run: Int) {}
  package func willDo(_ index: Int, of plan: CasePlan) {}
  package func willEnd(_ plan: CasePlan) {}
  package func output(of plan: CasePlan) -> [RunItem.Output] { [] }
  package func didEnd(_ item: RunItem) {}
}

/// What one step was and did.
package struct StepRecord {
  /// The command itself; nil for a step that only keeps a value.
  package let ran: Command?
  let step: PlannedStep

  /// The step in canonical words; made when it is asked for.
  package var command: String { ran?.shownText ?? step.source }
  /// What became of it; nil for a step that only keeps a value.
  package var outcome: CommandOutcome?
  /// What the case has against it; nil if it did what the file says.
  package var failure: CaseFailure?
}
