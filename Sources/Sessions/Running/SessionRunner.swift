public import Simulator

/// Runs the cases of session files, each on a fresh app.
@MainActor
public struct SessionRunner {
  /// Creates a runner.
  public init() {}

  /// Runs every case of a plan in order.
  public func run(_ plan: SessionPlan) -> [CaseResult] {
    plan.cases.map { run($0, app: plan.app, seed: plan.seed) }
  }

  /// Runs one case on a fresh app.
  public func run(_ plan: CasePlan, app: any HeadlessApp.Type, seed: UInt64) -> CaseResult {
    CaseResult(
      file: plan.file, title: plan.title, line: plan.line, status: status(of: plan, app, seed))
  }

  private func status(
    of plan: CasePlan, _ app: any HeadlessApp.Type, _ seed: UInt64
  ) -> CaseResult.Status {
    if let reason = plan.skipReason { return .skipped(reason: reason) }
    var run = CaseRun(plan, app: app, seed: seed)
    defer { run.end() }
    let failure = run.failure()
    guard let reason = plan.todoReason else { return failure.map { .failed($0) } ?? .passed }
    return failure == nil ? .failed(run.unexpectedPass(reason)) : .todo(reason: reason)
  }
}
