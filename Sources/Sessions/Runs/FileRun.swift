import Simulator

/// The chosen cases of one file, read again and run.
@MainActor
package struct FileRun {
  private let file: ChosenFile
  private let planner: SessionPlanner
  private let options: CaseOptions
  /// Looks on while cases run; owned by this value.
  private let observer: (any CaseObserver)?
  private let plans: KeptPlan

  /// Prepares a run.
  ///
  /// - Parameter plans: Where the plan of the file may be kept from its last piece, shared by those who run pieces.
  package init(
    _ file: ChosenFile, planner: SessionPlanner, options: CaseOptions,
    observer: (any CaseObserver)? = nil, plans: KeptPlan? = nil
  ) {
    self.plans = plans ?? KeptPlan()
    self.file = file
    self.planner = planner
    self.options = options
    self.observer = observer
  }

  /// Runs the cases in order.
  ///
  /// - Parameter report: Takes each item; false asks for an end.
  package func run(report: (RunItem) -> Bool) {
    let result = plans.plan(file.path, with: planner)
    guard let plan = result.plan, let last = file.cases.last, plan.cases.indices.contains(last)
    else {
      // It could be run when the cases were chosen, and each of them has a place in the reports.
      for offset in file.cases.indices {
        guard report(changed(at: offset, result.diagnostics)) else { return }
      }
      return
    }
    for (offset, index) in file.cases.enumerated() {
      guard report(item(plan, plan.cases[index], number: file.firstNumber + offset)) else { return }
    }
  }

  private func changed(at offset: Int, _ diagnostics: [Diagnostic]) -> RunItem {
    let errors = diagnostics.filter { $0.severity == .error }
    var item = file.invalidItem(
      [
        RunItem.Problem(
          Diagnostic(
            .unreadableFile(file.path, .refused("it changed while it was tested")), file: file.path)
        )
      ]
        + errors.map { RunItem.Problem($0) })
    item.number = file.firstNumber + offset
    return item
  }

  private func item(_ plan: SessionPlan, _ item: CasePlan, number: Int) -> RunItem {
    let start = ContinuousClock.now
    observer?.willBegin(item, of: plan, number: number)
    var attempts = Attempts(app: plan.app.name)
    for run in 1...options.repeats {
      observer?.willRun(run)
      attempts.add(
        SessionRunner().result(
          of: item, app: plan.app, seed: plan.seed, keepsGoing: options.keepsGoing,
          observers: [observer, options.repeats > 1 ? attempts.recorder : nil].compactMap(\.self)))
      if attempts.difference != nil { break }
    }
    var result = RunItem(
      number: number, file: item.file, title: item.title, line: item.line,
      isWholeFile: !item.isExplicit, ending: attempts.ending(of: item))
    result.notes = attempts.notes
    result.runs = attempts.count
    result.output = observer?.output(of: item) ?? []
    observer?.didEnd(result)
    result.nanoseconds = (ContinuousClock.now - start).nanoseconds
    return result
  }
}

extension Duration {
  /// The whole in nanoseconds.
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
