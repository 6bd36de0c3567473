public import Simulator

/// Runs the cases of session files, each on a fresh app.
@MainActor
public struct SessionRunner {
  /// Called at the end of each case, before its app is ended.
  package var atEnd: ((CasePlan, Simulator) -> Void)?

  /// Creates a runner.
  public init() {}

  /// Runs every case of a plan in order.
  public func run(_ plan: SessionPlan) -> [CaseResult] {
    plan.cases.map { run($0, app: plan.app, seed: plan.seed) }
  }

  /// Runs one case on a fresh app.
  public func run(_ plan: CasePlan, app: any HeadlessApp.Type, seed: UInt64) -> CaseResult {
    result(of: plan, app: app, seed: seed, keepsGoing: false, observers: [])
  }

  /// Runs one case and takes note of what could be rewritten instead of failing there.
  func findings(
    of plan: CasePlan, app: any HeadlessApp.Type, seed: UInt64, scope: UpdateOptions.Scope
  ) -> [UpdateFinding] {
    guard plan.skipReason == nil else { return [] }
    var run = CaseRun(plan, app: app, seed: seed, update: scope)
    defer { run.end() }
    _ = run.failure()
    return run.findings
  }

  /// Runs one case while others look on.
  func result(
    of plan: CasePlan, app: any HeadlessApp.Type, seed: UInt64, keepsGoing: Bool,
    observers: [any CaseObserver]
  ) -> CaseResult {
    var notes: [String] = []
    let status = status(
      of: plan, app, seed, &notes, keepsGoing: keepsGoing, observers: observers)
    return CaseResult(
      file: plan.file, title: plan.title, line: plan.line, status: status, notes: notes)
  }

  private func status(
    of plan: CasePlan, _ app: any HeadlessApp.Type, _ seed: UInt64, _ notes: inout [String],
    keepsGoing: Bool = false, observers: [any CaseObserver] = []
  ) -> CaseResult.Status {
    if let reason = plan.skipReason { return .skipped(reason: reason) }
    var run = CaseRun(plan, app: app, seed: seed, observers: observers)
    run.keepsGoing = keepsGoing
    defer {
      for observer in observers { observer.willEnd(plan) }
      run.end()
    }
    let failure = run.failure()
    atEnd?(plan, run.simulator)
    notes = run.notes
    guard let reason = plan.todoReason else { return failure.map { .failed($0) } ?? .passed }
    return failure == nil ? .failed(run.unexpectedPass(reason)) : .todo(reason: reason)
  }
}
